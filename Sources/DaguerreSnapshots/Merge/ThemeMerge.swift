import DaguerreImages
import DaguerreSupport

/// The references of a theme, joined case by case.
///
/// What only one side has changed is as that side has it. What both have changed, and what reads tokens of which no side
/// that has it so has the joined values, is drawn with the joined tokens. That counts where it is proven that the catalogue
/// draws what each side has recorded with that side's tokens.
struct ThemeMerge {
  /// Joined; each line says of its tokens what the joined records do not.
  private(set) var lines: [ManifestLine] = []
  private(set) var reads: [CaseKey: ReadRecord.Reads] = [:]
  /// What nobody can decide; the lines have our side of it.
  private(set) var disputes: [CaseKey] = []
  /// What one side has removed and the other has changed; the lines have our side of it.
  private(set) var removals: [CaseKey] = []
  /// The same of what cases read.
  private(set) var readDisputes: [CaseKey] = []
  /// What has another picture than version control takes from one side without asking, or none any more.
  private(set) var keysOfOtherPictures: [CaseKey] = []
  /// Where only one side has changed the manifest: what version control takes, without asking.
  let linesOfOneSide: [CaseKey: ManifestLine]
  let tokens: TokenMerge
  /// The pictures that were drawn, by the file.
  private(set) var pictures: [String: [UInt8]] = [:]
  /// The digests of the pictures of the lines, by the file.
  private(set) var digests: [String: ShortDigest] = [:]
  /// The files that both sides have changed, sorted.
  let disputedPictures: [String]

  let theme: String
  private let merge: StoreMerge

  /// What a version says of a theme.
  private struct Side {
    let lines: [CaseKey: ManifestLine]
    let reads: ReadRecord?
    let tokens: TokenRecord?

    /// - Throws: where the manifest has a form of before and must not: its lines cannot be joined with those of now.
    init(
      _ version: StoreVersion, theme: String, id: String?, axes: SnapshotAxes, reads: ReadRecord?,
      mayBeOlder: Bool = false
    ) throws {
      let manifest = try version.manifest(theme, axes: axes)
      if manifest?.isOlder == true, !mayBeOlder { throw StoreError.olderManifest(path: version.manifestPath(theme)) }
      let found = manifest?.lines ?? []
      lines = Dictionary(found.filter { id == nil || $0.key.id == id }.map { ($0.key, $0) }) { first, _ in first }
      self.reads = reads
      tokens = try version.tokens(theme)
    }

    /// The digests of kept pictures, by their files.
    var digests: [String: ShortDigest] { ThemeMerge.digests(of: lines.values) }
  }

  /// - Parameter id: of the cases that count; nil for all.
  init(_ theme: String, of merge: StoreMerge, _ known: StoreMerge.Reads, id: String? = nil) throws {
    self.theme = theme
    self.merge = merge
    let axes = merge.axes
    let base = try Side(merge.base, theme: theme, id: id, axes: axes, reads: known.base, mayBeOlder: true)
    let ours = try Side(merge.ours, theme: theme, id: id, axes: axes, reads: known.ours)
    let theirs = try Side(merge.theirs, theme: theme, id: id, axes: axes, reads: known.theirs)
    linesOfOneSide = ours.lines == base.lines ? theirs.lines : ours.lines
    let files = (base: base.digests, ours: ours.digests, theirs: theirs.digests)
    disputedPictures = Set(files.ours.keys).union(files.theirs.keys).sorted().filter { file in
      files.base[file] != files.ours[file] && files.base[file] != files.theirs[file]
    }
    tokens = TokenMerge(base: base.tokens, ours: ours.tokens, theirs: theirs.tokens)
    let keys = Set(base.lines.keys).union(ours.lines.keys).union(theirs.lines.keys).sorted()
    var redraw: [CaseKey] = []
    var unproven: Set<CaseKey> = []
    let foreign = [ours, theirs].map { ForeignValues(in: tokens.record, beside: $0.tokens) }
    var merged: [CaseKey: ManifestLine] = [:]
    for key in keys {
      let (before, own, other) = (base.lines[key], ours.lines[key], theirs.lines[key])
      let joined = ThreeWay(
        base: before.map(State.init), ours: own.map(State.init), theirs: other.map(State.init))
      let joinedReads = ThreeWay(base: base.reads?[key], ours: ours.reads?[key], theirs: theirs.reads?[key])
      let isDisputed = joined.agreed == nil || joinedReads.agreed == nil
      if isDisputed, own == nil || other == nil { removals.append(key) }
      guard let state = joined.agreed ?? own.map(State.init) else { continue }
      // What our line reads stands beside it.
      let known = joined.agreed == nil ? ours.reads?[key] : joinedReads.agreed ?? ours.reads?[key]
      reads[key] = known
      let isProven = zip([ours, theirs], foreign).contains { side, foreign in
        side.lines[key].map(State.init) == state && side.reads?[key] == known
          && foreign.paths(at: key.point).isDisjoint(with: known?.paths ?? [])
      }
      // A line that says itself which tokens it is of may be left as it is, but then verifying finds others.
      if !isDisputed, !isProven, state.tokens == .recorded { unproven.insert(key) }
      if isDisputed ? own != nil && other != nil : !isProven { redraw.append(key) }
      merged[key] = ManifestLine(key: key, pixels: state.pixels, picture: nil, tokens: state.tokens)
      // Pictures that were made again with the same pixels are as on the side that did.
      let both = ThreeWay(base: before?.picture, ours: own?.picture, theirs: other?.picture).agreed ?? own?.picture
      merged[key]?.picture =
        own?.pixels != state.pixels ? other?.picture : other?.pixels != state.pixels ? own?.picture : both
    }
    let drawn = try draw(redraw, unproven: unproven, ours: ours, theirs: theirs)
    for key in redraw {
      let states = [base, ours, theirs].map { $0.lines[key].map(State.init) }
      if let new = drawn[key] {
        merged[key]?.pixels = new.pixels
        merged[key]?.tokens = .own(new.tokens)
        merged[key]?.picture = nil
        reads[key] = new.reads
        continue
      }
      let readsOf = [base, ours, theirs].map { $0.reads?[key] }
      if ThreeWay(base: readsOf[0], ours: readsOf[1], theirs: readsOf[2]).agreed == nil {
        readDisputes.append(key)
      }
      if unproven.contains(key) || ThreeWay(base: states[0], ours: states[1], theirs: states[2]).agreed == nil {
        disputes.append(key)
      }
    }
    lines = try withPictures(merged, sides: [ours, theirs], drawn: drawn)
    digests = Self.digests(of: lines)
    keysOfOtherPictures = lines.filter { line in
      guard let picture = line.picture else {
        return ours.lines[line.key]?.picture != nil && theirs.lines[line.key]?.picture != nil
      }
      let file = picture.file
      switch ThreeWay(base: files.base[file], ours: files.ours[file], theirs: files.theirs[file]) {
      case .agreed(let digest): return digest != picture.digest
      case .disputed: return false
      }
    }.map(\.key)
  }

  private struct State: Equatable {
    let pixels: PixelIdentity
    let tokens: ManifestLine.Tokens

    init(_ line: ManifestLine) { (pixels, tokens) = (line.pixels, line.tokens) }
  }

  private static func digests(of lines: some Sequence<ManifestLine>) -> [String: ShortDigest] {
    let pictures = lines.lazy.compactMap(\.picture).map { ($0.file, $0.digest) }
    return Dictionary(pictures) { first, _ in first }
  }

  // MARK: Drawing

  private struct Drawn: Sendable {
    let pixels: PixelIdentity
    let tokens: ShortDigest
    let reads: ReadRecord.Reads
    /// Nil where none is kept.
    let png: [UInt8]?
  }

  /// The cases as they look with the joined tokens, as far as that is proven.
  ///
  /// - Parameter unproven: those of which it is known what they read.
  private func draw(
    _ keys: [CaseKey], unproven: Set<CaseKey>, ours: Side, theirs: Side
  ) throws -> [CaseKey: Drawn] {
    guard !keys.isEmpty, let catalogue = merge.catalogue else { return [:] }
    let wanted = Set(keys)
    let cases = try catalogue.cases().filter { wanted.contains($0.key) }
    func references(_ record: TokenRecord?) -> ReferenceTokens? {
      record.map { ReferenceTokens(catalogue: catalogue, records: [theme: $0], cases: cases) }
    }
    guard let own = references(ours.tokens), let other = references(theirs.tokens),
      let joined = references(tokens.record)
    else { return [:] }
    let pictures = try merge.ours.settings().pictures
    let disputed = tokens.disputedPaths
    let found = try parallelMap(cases, threads: merge.threads) {
      CaseDrawer(scale: SnapshotStore.scale)
    } transform: { drawer, snapshot -> Drawn? in
      func isProven(_ line: ManifestLine?, _ tokens: ReferenceTokens) -> Bool {
        guard let line else { return true }
        return (try? drawer.proven(snapshot, by: line, under: tokens.recordedSkin(at: snapshot.point))) != nil
      }
      guard isProven(ours.lines[snapshot.key], own), isProven(theirs.lines[snapshot.key], other),
        // A value of one side may be one with which the code of the other cannot draw.
        let drawn = try? drawer.draw(snapshot, under: joined.recordedSkin(at: snapshot.point)),
        disputed.isDisjoint(with: drawn.sheet.directReads),
        !unproven.contains(snapshot.key) || drawn.reads == reads[snapshot.key]
      else { return nil }
      let keeps = pictures.keeps(isChosen: snapshot.storesImage)
      return Drawn(
        pixels: try drawer.identity(of: drawn), tokens: drawn.tokenDigest, reads: drawn.reads,
        png: keeps ? try drawer.referencePNG(of: drawn) : nil)
    }
    return Dictionary(
      uniqueKeysWithValues: zip(cases, found).compactMap { snapshot, drawn in drawn.map { (snapshot.key, $0) } })
  }

  /// The lines, each with the picture of its look: one that a side has, else one that was drawn.
  private mutating func withPictures(
    _ merged: [CaseKey: ManifestLine], sides: [Side], drawn: [CaseKey: Drawn]
  ) throws -> [ManifestLine] {
    struct Look: Hashable {
      let id: String
      let pixels: PixelIdentity
    }
    var known: [Look: ShortDigest] = [:]
    for side in sides {
      for line in side.lines.values {
        guard let digest = line.picture?.digest else { continue }
        known[Look(id: line.key.id, pixels: line.pixels)] = known[Look(id: line.key.id, pixels: line.pixels)] ?? digest
      }
    }
    let files = sides.map(\.digests)
    var lines: [ManifestLine] = []
    for (look, members) in Dictionary(grouping: merged.values, by: { Look(id: $0.key.id, pixels: $0.pixels) }) {
      let keys = members.map(\.key).sorted(by: CaseFiles.isBefore)
      guard let file = CaseFiles.file(of: keys) else { continue }
      let png = keys.lazy.compactMap { drawn[$0]?.png }.first
      let own = members.sorted { $0.key < $1.key }.compactMap { $0.picture?.digest }
      // Together cases may share another file than on either side.
      var digest = (own + (png == nil ? [] : [known[look]].compactMap(\.self))).first { digest in
        files.contains { $0[file] == digest }
      }
      if digest == nil {
        digest = png.map { ShortDigest(of: $0) }
        pictures[file] = png
      }
      for var line in members {
        line.picture = digest.map { .init(file: file, digest: $0) }
        lines.append(line)
      }
    }
    return lines.sorted { $0.key < $1.key }
  }
}

/// The tokens whose joined values are not those of a side, by points.
private final class ForeignValues {
  private let joined: TokenRecord
  private let side: TokenRecord?
  private var known: [String: Set<String>] = [:]

  init(in joined: TokenRecord, beside side: TokenRecord?) { (self.joined, self.side) = (joined, side) }

  func paths(at point: SnapshotPoint) -> Set<String> {
    if let known = known[point.tokenPoint] { return known }
    let (now, own) = (joined.values(at: point), side?.values(at: point) ?? [:])
    let foreign = Set(now.keys).union(own.keys).filter { now[$0] != own[$0] }
    known[point.tokenPoint] = foreign
    return foreign
  }
}
