/// Which sheets exist, and the matrix of points that they are drawn at.
public protocol SnapshotCatalogue: Sendable {
  /// The first words of the ids.
  var components: [String] { get }

  /// The axes of the matrix; the same every time.
  var axes: SnapshotAxes { get }

  /// All cases, in the same order every time; no id twice at one point.
  func cases() throws -> [SnapshotCase]

  /// Every token of the theme at a point, sorted by path, each path once.
  ///
  /// Kept beside the references, so that a later difference can be explained by the tokens that changed.
  func tokens(at point: SnapshotPoint) throws -> [TokenRead]
}

extension SnapshotCatalogue {
  public func tokens(at point: SnapshotPoint) throws -> [TokenRead] { [] }
}
