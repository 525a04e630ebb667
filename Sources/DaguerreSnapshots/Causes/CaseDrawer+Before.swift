extension CaseDrawer {
  /// A case as it looked when it was recorded: drawn with the recorded tokens, and equal to the recorded digest of
  /// pixels.
  ///
  /// - Returns: nil where the recorded tokens draw something else: something besides tokens has changed.
  func before(_ snapshot: SnapshotCase, line: ManifestLine, tokens: ReferenceTokens) -> DrawnCase? {
    // A value of then may be one with which the code of now cannot draw.
    guard let skin = try? tokens.recordedSkin(at: snapshot.point),
      let drawn = try? draw(snapshot, under: skin, named: tokens.name(of: snapshot.point).map { "recorded \($0)" }),
      (try? identity(of: drawn, form: line.pixels.form)) == line.pixels
    else { return nil }
    return drawn
  }
}
