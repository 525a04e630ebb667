import DaguerreSupport
import DaguerreGraphics
import DaguerreImages

/// Draws one case and compares it with its reference.
struct CaseVerifier {
  struct Result: Sendable {
    let reads: ReadRecord.Reads
    /// Nothing when the case is equal.
    let difference: CaseDifference?
    /// Why the images of the difference could not be written.
    var imageError: FileError?
  }

  private let drawer: CaseDrawer
  private let tokens: ReferenceTokens?
  /// Nothing where no images can be written.
  private let folder: DifferenceFolder?

  /// - Parameter tokens: with which pictures are drawn that are not kept.
  init(drawer: CaseDrawer, tokens: ReferenceTokens? = nil, folder: DifferenceFolder?) {
    self.drawer = drawer
    self.tokens = tokens
    self.folder = folder
  }

  /// - Parameter references: of the case's theme.
  func verify(_ snapshot: SnapshotCase, references: ThemeReferences?) throws -> Result {
    let drawn = try drawer.draw(snapshot)
    func result(
      _ kind: CaseDifference.Kind?, expected: Bitmap? = nil, difference: Bitmap? = nil, writesImages: Bool = true
    ) throws -> Result {
      guard let kind else { return Result(reads: drawn.reads, difference: nil) }
      var images: [String] = []
      var imageError: FileError?
      if writesImages, let folder {
        do {
          images = try folder.write(
            id: snapshot.id, point: snapshot.point, expected: expected, actual: drawn.bitmap, difference: difference)
        } catch let error as FileError {
          imageError = error
        }
      }
      let changedTokens = changedTokens(drawn, at: snapshot.point, since: references?.tokens)
      return Result(
        reads: drawn.reads,
        difference: CaseDifference(
          id: snapshot.id, point: snapshot.point, kind: kind,
          changedTokens: changedTokens, painters: try painters(of: kind, in: snapshot, changedTokens), images: images),
        imageError: imageError)
    }

    guard let references, let line = references.line(of: snapshot) else { return try result(.noReference) }
    let hasRecordedPixels = drawer.identity(of: drawn) == line.pixels
    let hasRecordedTokens = drawn.tokenDigest == line.tokens
    // The fast path, which nearly every case takes: no pixels are compared.
    if hasRecordedPixels && references.isIntact(line) {
      return try result(hasRecordedTokens ? nil : .tokens, writesImages: false)
    }

    guard let expected = try expected(snapshot, line, references) else {
      // A missing or damaged picture of a case that is as recorded is a problem of the store, not of the case.
      if hasRecordedPixels { return try result(hasRecordedTokens ? nil : .tokens, writesImages: false) }
      return try result(.noPicture)
    }
    let comparison = BitmapComparison(expected: expected, actual: drawn.bitmap)
    switch comparison.verdict {
    case .identical where !hasRecordedPixels: return try result(.manifestMismatch, writesImages: false)
    case .identical: return try result(hasRecordedTokens ? nil : .tokens, writesImages: false)
    case .different(let difference):
      return try result(
        .pixels(difference, size: SizeChange(comparison), cells: cells(of: drawn.sheet, in: comparison)),
        expected: expected, difference: comparison.differenceImage())
    }
  }

  /// The picture that is kept, else the one that the recorded tokens draw, if it is proven.
  private func expected(
    _ snapshot: SnapshotCase, _ line: ManifestLine, _ references: ThemeReferences
  ) throws -> Bitmap? {
    if let kept = try references.picture(of: line) { return kept }
    guard let tokens, case .proven(let before) = try drawer.before(snapshot, line: line, tokens: tokens) else {
      return nil
    }
    return before
  }

  private func cells(of sheet: Sheet, in comparison: BitmapComparison) -> [CellDifference] {
    let frames = sheet.cells.map { $0.pixelFrame(scale: SnapshotStore.scale) }
    return zip(sheet.cells, comparison.differences(by: frames)).compactMap { cell, difference in
      difference.inside == nil && difference.around == nil
        ? nil : CellDifference(name: cell.name, inside: difference.inside, around: difference.around)
    }
  }

  /// The views that paint where the picture changed: those that read a changed token, or all if there are none.
  private func painters(
    of kind: CaseDifference.Kind, in snapshot: SnapshotCase, _ changed: [TokenChange]
  ) throws -> [Painter] {
    guard case .pixels(let difference, _, _) = kind else { return [] }
    let changedPaths = Set(changed.map(\.path))
    let all = try drawer.origins(in: difference.bounds, of: snapshot).map { origin in
      Painter(views: origin.views, changedTokens: origin.tokens.filter(changedPaths.contains))
    }
    let readers = all.filter { !$0.changedTokens.isEmpty }
    return readers.isEmpty ? all : readers
  }

  private func changedTokens(_ drawn: DrawnCase, at point: SnapshotPoint, since record: TokenRecord?) -> [TokenChange] {
    guard let record else { return [] }
    return drawn.sheet.tokens.compactMap { token in
      let recorded = record.value(of: token.path, at: point)
      return recorded == token.value ? nil : TokenChange(path: token.path, recorded: recorded, current: token.value)
    }
  }
}
