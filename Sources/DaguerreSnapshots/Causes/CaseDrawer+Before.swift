import DaguerreSkins

extension CaseDrawer {
  /// A case as it looked when it was recorded: drawn with the recorded tokens, and equal to the recorded digest of
  /// pixels.
  ///
  /// - Returns: nil where the recorded tokens draw something else: something besides tokens has changed.
  func before(_ snapshot: SnapshotCase, line: ManifestLine, tokens: ReferenceTokens) -> DrawnCase? {
    guard let skin = try? tokens.recordedSkin(at: snapshot.point) else { return nil }
    return proven(
      snapshot, by: line, under: skin, named: tokens.name(of: snapshot.point).map { "recorded \($0)" })
  }

  /// A case under tokens of then, where it has the pixels that its line names; nil where it has others, or where a value of
  /// then is one with which the code of now cannot draw.
  func proven(
    _ snapshot: SnapshotCase, by line: ManifestLine, under skin: (any Skin)?, named name: String? = nil
  ) -> DrawnCase? {
    guard let drawn = try? draw(snapshot, under: skin, named: name),
      (try? identity(of: drawn, form: line.pixels.form)) == line.pixels
    else { return nil }
    return drawn
  }
}
