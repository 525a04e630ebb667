public import DaguerreSkins

/// A sheet on its way from one point of a matrix to another.
public struct SheetTransition: Sendable {
  private let draw: @Sendable (Double, Double) throws -> Sheet

  /// - Parameter draw: lays out the sheet at a fraction, for some pixels per point.
  public init(_ draw: @escaping @Sendable (_ fraction: Double, _ scale: Double) throws -> Sheet) { self.draw = draw }

  /// The sheet at a stage.
  ///
  /// - Parameters:
  ///   - fraction: 0 gives exactly the sheet at the first point, 1 exactly that at the last.
  ///   - scale: pixels per point.
  public func sheet(at fraction: Double, scale: Double) throws -> Sheet { try draw(fraction, scale) }
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
    let start = try skin(setting: firstValues, over: skins.from, at: from)
    let end = try skin(setting: lastValues, over: skins.to, at: to)
    return SheetTransition { fraction, scale in
      func draw(_ snapshot: SnapshotCase, _ skin: (any Skin)?) throws -> Sheet {
        try snapshot.draw(SnapshotContext(scale: scale, skin: skin))
      }
      if fraction == 0 { return try draw(first, skins.from) }
      if fraction == 1 { return try draw(last, skins.to) }
      return try draw(fraction < 0.5 ? first : last, start.interpolated(to: end, at: fraction))
    }
  }

  private func snapshot(_ id: String, at point: SnapshotPoint) throws -> SnapshotCase? {
    var selection = SnapshotSelection()
    for (axis, value) in point.pairs { selection[axis.name] = [value] }
    return try cases(in: selection).first { $0.id == id && $0.point == point }
  }
}
