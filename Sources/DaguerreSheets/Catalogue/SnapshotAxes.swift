/// The axes of a catalogue: the one place that knows which there are.
public final class SnapshotAxes: Sendable {
  /// In the order in which points are named and sorted; the first is the theme.
  public let all: [SnapshotAxis]

  /// The axes but the theme in the order of manifest columns and folders, as indices into ``all``.
  ///
  /// First those that always have a folder, then those that have one unless their value is the default.
  package let stored: [Int]

  /// The axes but the theme on which tokens depend, as indices into ``all``.
  let ofTokens: [Int]

  /// - Precondition: `all` is not empty and no two axes have the same name. References need ``SnapshotAxis/theme(_:)``
  ///   to be the first.
  public init(_ all: [SnapshotAxis]) {
    precondition(!all.isEmpty, "a matrix has one axis at least")
    precondition(Set(all.map(\.name)).count == all.count, "two axes of a matrix have the same name")
    self.all = all
    let others = all.indices.dropFirst()
    ofTokens = others.filter { all[$0].changesTokens }
    stored =
      others.filter { all[$0].prominence == .sideBySide } + others.filter { all[$0].prominence != .sideBySide }
  }

  /// The names of the themes.
  public var themes: [String] { all[0].allValues }

  /// The axis called `name`; nil when there is none.
  public subscript(name: String) -> SnapshotAxis? { index(of: name).map { all[$0] } }

  package func index(of name: String) -> Int? { all.firstIndex { $0.name == name } }

  /// The point of a theme with some values by axis name; every other axis has its default.
  ///
  /// - Precondition: `values` names axes of this catalogue only.
  public func point(theme: String, _ values: [String: String] = [:]) -> SnapshotPoint {
    precondition(values.keys.allSatisfy { self[$0] != nil }, "\(values) names an axis that the catalogue does not have")
    return SnapshotPoint(
      axes: self, values: [theme] + all.dropFirst().map { values[$0.name] ?? $0.defaultValue(in: theme) })
  }

  /// Every combination of the values of all axes, the last axis varying fastest.
  public var points: [SnapshotPoint] { points(choosing: [:]) }

  /// Every combination of the chosen values, by axis name; an axis without a choice has all its values.
  public func points(choosing choice: [String: [String]]) -> [SnapshotPoint] {
    (choice[all[0].name] ?? themes).flatMap { theme in
      all.dropFirst().reduce([[theme]]) { points, axis in
        points.flatMap { point in (choice[axis.name] ?? axis.values(in: theme)).map { point + [$0] } }
      }
    }.map { SnapshotPoint(axes: self, values: $0) }
  }
}
