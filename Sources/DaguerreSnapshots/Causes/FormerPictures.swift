import DaguerreGraphics

/// Pictures as they were recorded, without laying out a case again; every worker thread has its own.
struct FormerPictures {
  private struct Known {
    let drawn: DrawnCase
    /// Of the tokens of the point, see ``ReferenceTokens/name(of:)``.
    let tokens: String
    let picture: DrawnPicture
  }

  private static let maximumCount = 8
  private var recent: [Known] = []
  /// Ids of cases that colours alone did not make what they were: their other points are not tried.
  private var others: Set<String> = []

  /// - Parameter drawn: the case as it is now.
  /// - Returns: a picture that is equal to the recorded digest of pixels; nil where the colours that have changed do not
  ///   make one.
  mutating func picture(
    of snapshot: SnapshotCase, _ drawn: DrawnCase, line: ManifestLine, tokens: ReferenceTokens, by drawer: CaseDrawer
  ) -> DrawnPicture? {
    guard drawer.tracesOrigins, !others.contains(snapshot.id), let name = tokens.name(of: snapshot.point),
      let made = known(drawn, name) ?? make(drawn, name, tokens, drawer),
      (try? drawer.identity(of: made, form: line.pixels.form)) == line.pixels
    else {
      others.insert(snapshot.id)
      return nil
    }
    return made
  }

  private func known(_ drawn: DrawnCase, _ tokens: String) -> DrawnPicture? {
    recent.last { $0.tokens == tokens && $0.drawn.sharesSheet(with: drawn) }?.picture
  }

  private mutating func make(
    _ drawn: DrawnCase, _ name: String, _ tokens: ReferenceTokens, _ drawer: CaseDrawer
  ) -> DrawnPicture? {
    guard let changes = try? tokens[drawn.point]?.changes(),
      let colors = FormerColors(of: drawn.sheet.directReads, changes.changes, at: drawn.point)
    else { return nil }
    let picture = drawer.picture(of: colors.list(of: drawn.sheet))
    recent.append(Known(drawn: drawn, tokens: name, picture: picture))
    if recent.count > Self.maximumCount { recent.removeFirst() }
    return picture
  }
}
