import DaguerreCatalogue
import DaguerreSnapshots
import DaguerreViews

/// One combination of the values of a matrix.
struct MatrixPoint {
  let point: SnapshotPoint
  /// In the order in which they are applied.
  let axes: [ViewAxis]
  /// Pixels per point.
  let scale: Double

  func applied(to environment: EnvironmentValues) -> EnvironmentValues {
    axes.environment(at: point, scale: scale, from: environment)
  }
}

extension MatrixPoint: CustomStringConvertible {
  /// As in `light@2x` or `harbour.dark.rtl.regular.high-contrast.text-1.5@3x`.
  ///
  /// Depends on nothing but the point, so that a reference keeps its name when a matrix grows.
  var description: String { "\(point.shortLabels.joined(separator: "."))@\(Self.text(scale))x" }

  /// The shortest decimal that means this number.
  static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
