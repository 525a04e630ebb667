import DaguerreGraphics

/// What a case looked like when it was recorded.
enum BeforePicture: Sendable {
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
    guard let skin = try? tokens.recordedSkin(at: snapshot.point) else { return .unproven }
    // A value of then may be one with which the code of now cannot draw.
    guard let drawn = try? draw(snapshot, under: skin), identity(of: drawn) == line.pixels else { return .unproven }
    return .proven(drawn.bitmap)
  }
}
