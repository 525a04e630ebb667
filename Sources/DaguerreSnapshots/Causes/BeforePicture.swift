package import DaguerreGraphics

/// What a case looked like when it was recorded.
package enum BeforePicture: Sendable {
  /// Drawn with the recorded tokens, and equal to the recorded digest of pixels, byte for byte.
  case proven(Bitmap)
  /// The recorded tokens draw something else: something besides tokens has changed.
  case unproven
}

extension CaseDrawer {
  /// Draws a case with the recorded tokens and compares it with its line.
  func before(
    _ snapshot: SnapshotCase, line: ManifestLine, tokens: ReferenceTokens
  ) throws(CaseError) -> BeforePicture {
    guard let skin = tokens[snapshot.point]?.skin else { return .unproven }
    // A value of then may be one with which the code of now cannot draw.
    guard let drawn = try? draw(snapshot, under: skin), identity(of: drawn) == line.pixels else { return .unproven }
    return .proven(drawn.bitmap)
  }
}

extension SnapshotStore {
  /// Draws a case as it was recorded; nil for a case without a reference.
  ///
  /// - Parameter catalogue: with the layers in force, if any; they do not count.
  /// - Throws: `StoreError`, `FileError` and what the catalogue throws.
  package func before(
    _ snapshot: SnapshotCase, in catalogue: any SnapshotCatalogue
  ) throws -> BeforePicture? {
    let theme = snapshot.point.theme
    guard let line = try manifest(theme, axes: catalogue.axes)?.lines.first(where: { $0.key == snapshot.key }) else {
      return nil
    }
    guard let record = try tokens(theme) else { throw StoreError.missingRecord(path: tokensPath(theme)) }
    let tokens = try ReferenceTokens(catalogue: catalogue, records: [theme: record], cases: [snapshot])
    let drawer = CaseDrawer(scale: Self.scale)
    let now = try drawer.draw(snapshot)
    if drawer.identity(of: now) == line.pixels { return .proven(now.bitmap) }
    return try drawer.before(snapshot, line: line, tokens: tokens)
  }
}
