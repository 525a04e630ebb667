package import DaguerreGraphics

/// A case before and after, and the causes of every pixel that differs.
package struct CaseStudy: Sendable {
  /// How it was known what the case looked like.
  package enum Evidence: Hashable, Sendable {
    /// The recorded tokens draw the recorded pixels.
    case proven
    /// A picture is kept; the recorded tokens draw something else, so something besides tokens has changed.
    case picture
  }

  package let evidence: Evidence
  package let before: Bitmap
  package let after: Bitmap
  let identityBefore: PixelIdentity
  let identityAfter: PixelIdentity
  /// Where cells were before, by their names; without those that have not moved, and empty where it is not known.
  let framesBefore: [String: PixelRect]
  package let pixels: BlamedPixels
  /// For each group of `pixels` how many differ by a step that people can see.
  package let visible: [Int]
}

/// Studies cases one after the other; every worker thread has its own.
final class CaseStudent {
  /// What a study finds.
  enum Finding {
    case equal
    /// It looks as recorded, but the tokens that it reads are others, or have other values.
    case tokens
    /// It looks like its kept picture, but its line says something else.
    case line
    case changed(CaseStudy)
    /// It looks different, something besides tokens has changed, and no picture is kept.
    case unknown(hasOwnTokens: Bool)
    case noReference

    /// Why the recorded tokens do not draw what was recorded, for people.
    static func doubt(hasOwnTokens: Bool) -> String {
      "something besides tokens has changed" + (hasOwnTokens ? ", or it was recorded without its whole theme" : "")
    }
  }

  let drawer: CaseDrawer
  private let tokens: ReferenceTokens
  private let references: [String: ThemeReferences]
  private let reads: ReadRecord?
  private var recent: [(key: Key, experiments: [Drawn], study: CaseStudy)] = []
  private var visible = VisiblePairs()
  /// Ids of cases of which colours alone did not make the picture of before: their other points are not tried.
  private var idsOfOtherChanges: Set<String> = []

  /// What a study goes by, besides the pictures that it draws.
  private struct Key: Equatable {
    let before: PixelIdentity
    let after: PixelIdentity
    let evidence: CaseStudy.Evidence
    let causes: [String]
  }

  /// A picture that was drawn with some causes put back.
  private struct Drawn {
    let causes: [String]
    let identity: PixelIdentity
  }

  private static let maximumRecent = 2

  /// - Parameters:
  ///   - references: by theme.
  ///   - reads: nil where it is not known what cases read when they were recorded.
  init(drawer: CaseDrawer, tokens: ReferenceTokens, references: [String: ThemeReferences], reads: ReadRecord?) {
    self.reads = reads
    self.drawer = drawer
    self.tokens = tokens
    self.references = references
  }

  func study(_ snapshot: SnapshotCase) throws -> (drawn: DrawnCase, finding: Finding) {
    let drawn = try drawer.draw(snapshot)
    return (drawn, try finding(snapshot, drawn))
  }

  private func finding(_ snapshot: SnapshotCase, _ drawn: DrawnCase) throws -> Finding {
    guard let theme = references[snapshot.point.theme], let line = theme.line(of: snapshot) else { return .noReference }
    let form = line.pixels.form
    let after = try drawer.identity(of: drawn, form: form)
    if after == line.pixels {
      if !theme.isIntact(line), let kept = try theme.picture(of: line) {
        let identity = PixelIdentity(of: kept, form: form)
        if identity != after {
          return .changed(try study(snapshot, drawn, before: { kept }, identity, evidence: .picture))
        }
      }
      return readsAsRecorded(drawn, line, theme) ? .equal : .tokens
    }
    // Colours move nothing.
    let before =
      recolored(drawn, line).map { ($0, []) }
      ?? drawer.before(snapshot, line: line, tokens: tokens).map { ($0.picture, $0.sheet.cells) }
    if let (picture, cells) = before {
      return .changed(
        try study(
          snapshot, drawn, before: { try drawer.bitmap(of: picture) }, line.pixels, cells: cells, evidence: .proven))
    }
    guard let kept = try theme.picture(of: line) else {
      return .unknown(hasOwnTokens: line.tokens != .recorded)
    }
    let identity = PixelIdentity(of: kept, form: form)
    if identity == after { return .line }
    return .changed(try study(snapshot, drawn, before: { kept }, identity, evidence: .picture))
  }

  /// A case as it was recorded, where only colours have changed and their origins are known; proven as
  /// ``CaseDrawer/before(_:line:tokens:)`` is, without laying out again.
  private func recolored(_ drawn: DrawnCase, _ line: ManifestLine) -> DrawnPicture? {
    guard drawer.tracesOrigins, !idsOfOtherChanges.contains(drawn.id) else { return nil }
    if let changes = try? tokens[drawn.point]?.changes().changes,
      let colors = FormerColors(of: drawn.sheet.directReads, changes, at: drawn.point)
    {
      let picture = drawer.picture(of: colors.list(of: drawn.sheet))
      if (try? drawer.identity(of: picture, form: line.pixels.form)) == line.pixels { return picture }
    }
    idsOfOtherChanges.insert(drawn.id)
    return nil
  }

  /// Where a record is missing as a whole, that is a finding of its own.
  private func readsAsRecorded(_ drawn: DrawnCase, _ line: ManifestLine, _ theme: ThemeReferences) -> Bool {
    switch line.tokens {
    case .own(let digest): return drawn.tokenDigest == digest
    case .recorded:
      guard theme.tokens != nil, let reads else { return true }
      guard reads[line.key]?.paths == drawn.sheet.directReads else { return false }
      let recorded = tokens[line.key.point]?.recorded ?? [:]
      return zip(drawn.sheet.directReads, drawn.directValues).allSatisfy { recorded[$0] == $1 }
    }
  }

  /// Many points change from the same picture to the same other one: then only what is laid out differs, if that.
  ///
  /// - Parameters:
  ///   - before: asked where no such change is known.
  ///   - cells: those of the picture before, where they may be elsewhere and are known.
  private func study(
    _ snapshot: SnapshotCase, _ drawn: DrawnCase, before: () throws -> Bitmap, _ identityBefore: PixelIdentity,
    cells: [Cell] = [], evidence: CaseStudy.Evidence
  ) throws -> CaseStudy {
    let key = Key(
      before: identityBefore, after: try drawer.identity(of: drawn), evidence: evidence,
      causes: try causes(of: snapshot, drawn))
    var experiments: [[String]: DrawnCase] = [:]
    func experiment(_ causes: [String]) throws -> DrawnCase {
      if let known = experiments[causes] { return known }
      let skin = try tokens.skin(puttingBack: causes, at: snapshot.point)
      let name = tokens.name(of: snapshot.point).map { "\($0) without \(causes)" }
      let drawn = try drawer.draw(snapshot, under: skin, named: name)
      experiments[causes] = drawn
      return drawn
    }
    for known in recent.reversed() where known.key == key {
      let isSame = try known.experiments.allSatisfy {
        try drawer.identity(of: experiment($0.causes)) == $0.identity
      }
      if isSame { return known.study }
    }
    var made: [Drawn] = []
    let (before, after) = (try before(), try drawer.bitmap(of: drawn))
    let pixels = try BlamedPixels(before: before, after: after, isProven: evidence == .proven, causes: key.causes) {
      causes in
      let drawn = try experiment(causes)
      let bitmap = try drawer.bitmap(of: drawn)
      if !made.contains(where: { $0.causes == causes }) {
        made.append(Drawn(causes: causes, identity: try drawer.identity(of: drawn)))
      }
      return bitmap
    }
    let study = CaseStudy(
      evidence: evidence, before: before, after: after, identityBefore: key.before, identityAfter: key.after,
      framesBefore: drawn.sheet.formerFrames(of: cells), pixels: pixels, visible: pixels.visibleCounts(&visible))
    recent.append((key, made, study))
    if recent.count > Self.maximumRecent { recent.removeFirst() }
    return study
  }

  /// The causes of what the case reads now, and of what it read when it was recorded.
  func causes(of snapshot: SnapshotCase, _ drawn: DrawnCase) throws -> [String] {
    let recorded = reads?[snapshot.key]?.paths ?? []
    let changes = try tokens[snapshot.point]?.changes()
    return changes?.causes(of: drawn.sheet.directReads + recorded, areSomePutBack: true) ?? []
  }
}

extension Sheet {
  /// Of the cells of an earlier sheet those that were elsewhere, by name.
  fileprivate func formerFrames(of cells: [Cell]) -> [String: PixelRect] {
    guard !cells.isEmpty else { return [:] }
    func frames(_ cells: [Cell]) -> [String: PixelRect] {
      Dictionary(cells.map { ($0.name, $0.pixelFrame(scale: SnapshotStore.scale)) }) { first, _ in first }
    }
    let now = frames(self.cells)
    return frames(cells).filter { now[$0.key] != $0.value }
  }
}
