import DaguerreSupport
// Tests declare axes of their own with it.
@_exported public import DaguerreCatalogue
import DaguerreSnapshots
public import DaguerreViews

/// The points at which a view is drawn: every combination of the values of all axes.
public struct SnapshotMatrix: Sendable {
  /// Own values of the environment, such as the themes of a design system; none for the environment as it is.
  public var variants: [SnapshotVariant]
  /// Light, dark, or both; one at least.
  public var colorSchemes: [ColorScheme]
  /// Where lines begin; one at least.
  public var layoutDirections: [LayoutDirection]
  /// The horizontal size class; one at least.
  public var sizeClasses: [UserInterfaceSizeClass]
  /// The contrast that a person has asked for; one at least.
  public var contrasts: [ColorSchemeContrast]
  /// How much larger than designed texts are; above 0, one at least.
  public var textScales: [Double]
  /// Axes of one's own, each drawn at all its values; a name tells those that are not the first.
  public var axes: [ViewAxis]
  /// Pixels per point; above 0 and at most 16, one at least.
  public var scales: [Double]

  /// Every list but `variants` and `axes` needs a value; an empty one is an error of the test that uses the matrix.
  public init(
    variants: [SnapshotVariant] = [], colorSchemes: [ColorScheme] = [.light],
    layoutDirections: [LayoutDirection] = [.leftToRight], sizeClasses: [UserInterfaceSizeClass] = [.compact],
    contrasts: [ColorSchemeContrast] = [.standard], textScales: [Double] = [1], axes: [ViewAxis] = [],
    scales: [Double] = [2]
  ) {
    self.variants = variants
    self.colorSchemes = colorSchemes
    self.layoutDirections = layoutDirections
    self.sizeClasses = sizeClasses
    self.contrasts = contrasts
    self.textScales = textScales
    self.axes = axes
    self.scales = scales
  }

  /// What a row of the matrix is: an axis, and which of its values are wanted.
  private struct Row {
    /// The property that says so.
    let property: String
    let axis: ViewAxis
    let values: [String]
  }

  /// In the order in which points name them.
  private var rows: [Row] {
    let variant = ViewAxis("variant", variants.map { (FileName.part($0.name), $0.change) }, prominence: .sideBySide)
    let textScales = textScales.map(MatrixPoint.text)
    let usual = [
      Row(property: "colorSchemes", axis: .mode, values: colorSchemes.map(\.rawValue)),
      Row(property: "layoutDirections", axis: .direction, values: layoutDirections.map(\.axisValue)),
      Row(property: "sizeClasses", axis: .sizeClass, values: sizeClasses.map(\.rawValue)),
      Row(property: "contrasts", axis: .contrast, values: contrasts.map(\.axisValue)),
      Row(property: "textScales", axis: .textScale(["1"] + textScales), values: textScales),
    ]
    let own = axes.map { Row(property: "axes", axis: $0, values: $0.axis.allValues) }
    return (variants.isEmpty ? [] : [Row(property: "variants", axis: variant, values: variant.axis.allValues)])
      + usual + own
  }

  /// The points, in the order of the axes above, the last one varying fastest.
  func points() throws(MatrixError) -> [MatrixPoint] {
    let rows = rows
    if let empty = rows.first(where: \.values.isEmpty) { throw .emptyAxis(empty.property) }
    if scales.isEmpty { throw .emptyAxis("scales") }
    for scale in textScales where !(scale > 0 && scale.isFinite) { throw .invalidTextScale(scale) }
    for scale in scales where !(scale > 0 && scale <= 16) { throw .invalidScale(scale) }
    let names = rows.map(\.axis.axis.name)
    if let name = names.first(where: { name in names.count { $0 == name } > 1 }) { throw .repeatedAxis(name) }
    let choice = Dictionary(uniqueKeysWithValues: zip(names, rows.map(\.values)))
    // What a variant or an axis of the user's own changes counts, whatever else does.
    let usual =
      rows.filter { $0.property != "variants" }.map(\.axis) + rows.filter { $0.property == "variants" }.map(\.axis)
    let points = SnapshotAxes(rows.map(\.axis.axis)).points(choosing: choice).flatMap { point in
      scales.map { MatrixPoint(point: point, axes: usual, scale: $0) }
    }
    var known: Set<String> = []
    for point in points where !known.insert(point.description).inserted { throw .repeatedPoint(point.description) }
    return points
  }
}

/// A named change of the environment: one value of an axis of the user's own.
public struct SnapshotVariant: Sendable {
  /// Part of the names of references; what is not a letter, a digit, `-` or `_` becomes `-`.
  public var name: String
  /// What it does to the environment that the view is drawn in.
  public var change: @Sendable (inout EnvironmentValues) -> Void

  /// - Parameter name: part of the names of references.
  public init(_ name: String, change: @escaping @Sendable (inout EnvironmentValues) -> Void) {
    self.name = name
    self.change = change
  }
}

/// Why a matrix has no usable points.
enum MatrixError: DiagnosticError, Equatable {
  case emptyAxis(String)
  case invalidTextScale(Double)
  case invalidScale(Double)
  case repeatedAxis(String)
  case repeatedPoint(String)

  var diagnostics: [Diagnostic] {
    switch self {
    case .emptyAxis(let axis):
      [Diagnostic("the matrix has no points: its \(axis) are empty", hint: "Name one at least.")]
    case .invalidTextScale(let scale):
      [Diagnostic("the text scale \(scale) is not possible", hint: "Give a number above 0.")]
    case .invalidScale(let scale):
      [Diagnostic("the scale \(scale) is not possible", hint: "Give a number above 0 and at most 16.")]
    case .repeatedAxis(let axis):
      [Diagnostic("the matrix has two axes called '\(axis)'", hint: "Give each a name of its own.")]
    case .repeatedPoint(let point):
      [Diagnostic("the matrix has the point '\(point)' twice", hint: "Name every value of an axis once.")]
    }
  }
}
