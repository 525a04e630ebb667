public import DaguerreSkins

/// A sheet on its way from one point of a matrix to another.
public struct SheetTransition: Sendable {
  /// Where it begins or ends.
  public struct End: Sendable {
    /// The tokens that pass, with their values there.
    fileprivate let skin: any Skin
    /// The sheet as it is there, for some pixels per point.
    fileprivate let sheet: @Sendable (Double) throws -> Sheet
    /// The sheet under tokens on the way.
    fileprivate let stage: @Sendable (SnapshotContext) throws -> Sheet

    /// - Parameters:
    ///   - skin: the tokens that pass, with their values there.
    ///   - sheet: lays out the sheet as it is there, for some pixels per point.
    ///   - stage: lays out the sheet under tokens on the way.
    public init(
      skin: any Skin, sheet: @escaping @Sendable (_ scale: Double) throws -> Sheet,
      stage: @escaping @Sendable (SnapshotContext) throws -> Sheet
    ) {
      (self.skin, self.sheet, self.stage) = (skin, sheet, stage)
    }
  }

  private let from: End
  private let to: End

  /// - Parameters:
  ///   - from: what is drawn at 0.
  ///   - to: what is drawn at 1.
  public init(from: End, to: End) { (self.from, self.to) = (from, to) }

  /// The sheet at a stage.
  ///
  /// - Parameters:
  ///   - fraction: 0 gives exactly the sheet at the first point, 1 exactly that at the last.
  ///   - scale: pixels per point.
  public func sheet(at fraction: Double, scale: Double) throws -> Sheet {
    switch fraction {
    case 0: try from.sheet(scale)
    case 1: try to.sheet(scale)
    default: try stage(at: fraction, scale: scale)
    }
  }

  /// The sheet under tokens on the way, also at the ends; what is no token changes half-way.
  package func stage(at fraction: Double, scale: Double) throws -> Sheet {
    try (fraction < 0.5 ? from : to).stage(
      SnapshotContext(scale: scale, skin: from.skin.interpolated(to: to.skin, at: fraction)))
  }
}

extension SnapshotCatalogue {
  /// The sheet between two points, with the layers that are in force; nil where it is not drawn at one of them.
  public func transition(of id: String, from: SnapshotPoint, to: SnapshotPoint) throws -> SheetTransition? {
    try transition(of: id, from: from, to: to, under: (nil, nil))
  }

  /// Each token that has another value at the last point, and is made of others there in another way or of none, passes
  /// from its first value to its last; what is made of it follows, and all else changes half-way.
  ///
  /// Within a skin of a view's own, what that sets stays as it is, and what follows it at one point only passes as it does
  /// elsewhere.
  public func transition(
    of id: String, from: SnapshotPoint, to: SnapshotPoint, under skins: (from: (any Skin)?, to: (any Skin)?)
  ) throws -> SheetTransition? {
    guard let first = try snapshot(id, at: from), let last = try snapshot(id, at: to) else { return nil }
    let (old, new) = try (tokens(at: from, under: skins.from), tokens(at: to, under: skins.to))
    let ends = Dictionary(new.map { ($0.path, $0) }) { first, _ in first }
    var (firstValues, lastValues) = ([String: String](), [String: String]())
    for token in old {
      guard let end = ends[token.path], end.value != token.value,
        token.dependencies.isEmpty || token.dependencies != end.dependencies
      else { continue }
      firstValues[token.path] = token.value
      lastValues[token.path] = end.value
    }
    func end(_ snapshot: SnapshotCase, _ values: [String: String], _ skin: (any Skin)?) throws -> SheetTransition.End {
      SheetTransition.End(
        skin: try self.skin(setting: values, over: skin, at: snapshot.point),
        sheet: { try snapshot.draw(SnapshotContext(scale: $0, skin: skin)) }, stage: snapshot.draw)
    }
    return SheetTransition(from: try end(first, firstValues, skins.from), to: try end(last, lastValues, skins.to))
  }

  private func snapshot(_ id: String, at point: SnapshotPoint) throws -> SnapshotCase? {
    try cases(in: SnapshotSelection(at: point)).first { $0.id == id && $0.point == point }
  }
}
