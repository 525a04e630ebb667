package import DaguerreGraphics
import DaguerreImages

/// A case before and after, and the causes of every pixel that differs.
package struct CaseStudy: Sendable {
  /// How it was known what the case looked like.
  package enum Evidence: Sendable {
    /// The recorded tokens draw the recorded pixels.
    case proven
    /// A picture is kept; the recorded tokens draw something else, so something besides tokens has changed.
    case picture
  }

  package let id: String
  package let point: SnapshotPoint
  package let evidence: Evidence
  package let before: Bitmap
  package let after: Bitmap
  /// As it is laid out now.
  package let sheet: Sheet
  package let pixels: BlamedPixels
}

/// Studies cases one after the other; every worker thread has its own.
final class CaseStudent {
  /// What a study finds.
  enum Finding {
    case equal
    case changed(CaseStudy)
    /// It looks different, something besides tokens has changed, and no picture is kept.
    case unproven
    case noReference
  }

  private let drawer: CaseDrawer
  private let tokens: ReferenceTokens
  private let references: [String: ThemeReferences]
  private let reads: ReadRecord

  /// - Parameter references: by theme.
  init(drawer: CaseDrawer, tokens: ReferenceTokens, references: [String: ThemeReferences], reads: ReadRecord) {
    self.reads = reads
    self.drawer = drawer
    self.tokens = tokens
    self.references = references
  }

  func study(_ snapshot: SnapshotCase) throws -> Finding {
    guard let theme = references[snapshot.point.theme], let line = theme.line(of: snapshot) else { return .noReference }
    let drawn = try drawer.draw(snapshot)
    if drawer.identity(of: drawn) == line.pixels { return .equal }
    let evidence: CaseStudy.Evidence
    let before: Bitmap
    switch try drawer.before(snapshot, line: line, tokens: tokens) {
    case .proven(let bitmap): (before, evidence) = (bitmap, .proven)
    case .unproven:
      guard let kept = try theme.picture(of: line) else { return .unproven }
      (before, evidence) = (kept, .picture)
    }
    let causes = causes(of: snapshot, drawn)
    var pictures: [[String]: Bitmap] = [:]
    let pixels = try BlamedPixels(before: before, after: drawn.bitmap, isProven: evidence == .proven, causes: causes) {
      set in
      if let known = pictures[set] { return known }
      let skin = try tokens.skin(puttingBack: set, at: snapshot.point)
      let picture = try drawer.draw(snapshot, under: skin).bitmap
      pictures[set] = picture
      return picture
    }
    return .changed(
      CaseStudy(
        id: snapshot.id, point: snapshot.point, evidence: evidence, before: before, after: drawn.bitmap,
        sheet: drawn.sheet, pixels: pixels))
  }

  /// The causes of what the case reads now, and of what it read when it was recorded.
  private func causes(of snapshot: SnapshotCase, _ drawn: DrawnCase) -> [String] {
    let recorded = reads[snapshot.key]?.paths ?? []
    return tokens[snapshot.point]?.changes.causes(of: drawn.sheet.directReads + recorded) ?? []
  }
}
