/// A point of the matrix: one value for each axis, as on the command line (`orange`, `max-it`, `dark`).
///
/// Points are ordered by their values, theme first. Comparing points of different catalogues has no meaning.
public struct SnapshotPoint: Sendable {
  /// The axes that the point has values on.
  public let axes: SnapshotAxes
  /// In the order of the axes.
  package private(set) var values: [String]

  /// - Precondition: there is a value for each axis.
  package init(axes: SnapshotAxes, values: [String]) {
    precondition(values.count == axes.all.count, "a point has a value for each axis")
    self.axes = axes
    self.values = values
  }

  /// The value of the first axis.
  public var theme: String { values[0] }

  /// The value of the axis called `name`; empty when the catalogue has no such axis.
  public subscript(name: String) -> String { axes.index(of: name).map { values[$0] } ?? "" }

  /// The point with another value on one axis.
  ///
  /// - Precondition: the catalogue has such an axis.
  public func with(_ name: String, _ value: String) -> SnapshotPoint {
    guard let index = axes.index(of: name) else { preconditionFailure("the catalogue has no axis '\(name)'") }
    return with(index, value)
  }

  package func with(_ index: Int, _ value: String) -> SnapshotPoint {
    var point = self
    point.values[index] = value
    return point
  }

  /// The folders of its pictures within the theme's folder.
  package var folders: [String] { shortLabels(of: axes.stored) }

  /// The labels of side-by-side values, and of other values that are not the default.
  package var shortLabels: [String] { shortLabels(of: Array(axes.all.indices)) }

  private func shortLabels(of indices: [Int]) -> [String] {
    indices.compactMap { isLeftOut($0, from: .choice) ? nil : label($0) }
  }

  /// The values of all axes of one prominence.
  package func values(of prominence: SnapshotAxis.Prominence) -> [String] {
    pairs.compactMap { $0.prominence == prominence ? $1 : nil }
  }

  /// The labels of the values that are not the default, on axes of this prominence or a lower one.
  func labels(from prominence: SnapshotAxis.Prominence) -> [String] {
    axes.all.indices.compactMap { index in
      axes.all[index].prominence < prominence || isDefault(index) ? nil : label(index)
    }
  }

  /// Whether names leave the value out: it is the default, and the axis has this prominence or a lower one.
  private func isLeftOut(_ index: Int, from prominence: SnapshotAxis.Prominence) -> Bool {
    axes.all[index].prominence >= prominence && isDefault(index)
  }

  private func label(_ index: Int) -> String { axes.all[index].label(values[index]) }

  package func isDefault(_ index: Int) -> Bool { values[index] == axes.all[index].defaultValue(in: theme) }

  /// Each axis with its value, in the order of the axes.
  public var pairs: [(axis: SnapshotAxis, value: String)] { Array(zip(axes.all, values)) }

  /// The values that tokens of a theme depend on, as in `max-it/dark/compact`.
  package var tokenPoint: String {
    axes.ofTokens.map { values[$0] }.joined(separator: "/")
  }

  /// What tokens depend on in the whole catalogue, as in `orange/max-it/dark/compact`.
  package var tokenPlace: String { "\(theme)/\(tokenPoint)" }
}

extension SnapshotPoint: Hashable {
  /// Whether all values are equal; the points must be of one catalogue.
  public static func == (left: SnapshotPoint, right: SnapshotPoint) -> Bool { left.values == right.values }
  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension SnapshotPoint: Comparable {
  /// By the values as text, the first axis counting most.
  public static func < (left: SnapshotPoint, right: SnapshotPoint) -> Bool {
    left.values.lexicographicallyPrecedes(right.values)
  }
}

extension SnapshotPoint: CustomStringConvertible {
  /// As in `orange/max-it/dark/compact/ltr`; values of further axes follow when they are not the default, as in
  /// `orange/max-it/dark/compact/ltr/high-contrast/text-1.5`.
  public var description: String {
    axes.all.indices.compactMap { isLeftOut($0, from: .further) ? nil : label($0) }.joined(separator: "/")
  }
}
