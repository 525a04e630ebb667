public import DaguerreViews

/// The points at which a view is drawn: every combination of the values of all axes.
public struct SnapshotMatrix: Sendable {
  /// Own values of the environment, such as the themes of a design system; none for the environment as it is.
  public var variants: [SnapshotVariant]
  public var colorSchemes: [ColorScheme]
  public var layoutDirections: [LayoutDirection]
  /// The horizontal size class.
  public var sizeClasses: [UserInterfaceSizeClass]
  public var contrasts: [ColorSchemeContrast]
  /// How much larger than designed texts are; above 0.
  public var textScales: [Double]
  /// Pixels per point; above 0 and at most 16.
  public var scales: [Double]

  public init(
    variants: [SnapshotVariant] = [], colorSchemes: [ColorScheme] = [.light],
    layoutDirections: [LayoutDirection] = [.leftToRight], sizeClasses: [UserInterfaceSizeClass] = [.compact],
    contrasts: [ColorSchemeContrast] = [.standard], textScales: [Double] = [1], scales: [Double] = [2]
  ) {
    self.variants = variants
    self.colorSchemes = colorSchemes
    self.layoutDirections = layoutDirections
    self.sizeClasses = sizeClasses
    self.contrasts = contrasts
    self.textScales = textScales
    self.scales = scales
  }

  /// The points, in the order of the axes above, the last one varying fastest.
  func points() throws(MatrixError) -> [SnapshotPoint] {
    for (axis, isEmpty) in [
      ("colorSchemes", colorSchemes.isEmpty), ("layoutDirections", layoutDirections.isEmpty),
      ("sizeClasses", sizeClasses.isEmpty), ("contrasts", contrasts.isEmpty), ("textScales", textScales.isEmpty),
      ("scales", scales.isEmpty),
    ] where isEmpty { throw .emptyAxis(axis) }
    for scale in textScales where !(scale > 0 && scale.isFinite) { throw .invalidTextScale(scale) }
    for scale in scales where !(scale > 0 && scale <= 16) { throw .invalidScale(scale) }
    var points: [SnapshotPoint] = []
    for variant in variants.isEmpty ? [nil] : variants.map(Optional.some) {
      for colorScheme in colorSchemes {
        for layoutDirection in layoutDirections {
          for sizeClass in sizeClasses {
            for contrast in contrasts {
              for textScale in textScales {
                for scale in scales {
                  points.append(
                    SnapshotPoint(
                      variant: variant, colorScheme: colorScheme, layoutDirection: layoutDirection,
                      sizeClass: sizeClass, contrast: contrast, textScale: textScale, scale: scale))
                }
              }
            }
          }
        }
      }
    }
    var names: Set<String> = []
    for point in points where !names.insert(point.description).inserted { throw .repeatedPoint(point.description) }
    return points
  }
}

/// A named change of the environment: one value of an axis of the user's own.
public struct SnapshotVariant: Sendable {
  /// Part of the names of references; what is not a letter, a digit, `-` or `_` becomes `-`.
  public var name: String
  public var change: @Sendable (inout EnvironmentValues) -> Void

  public init(_ name: String, change: @escaping @Sendable (inout EnvironmentValues) -> Void) {
    self.name = name
    self.change = change
  }
}

/// Why a matrix has no usable points.
enum MatrixError: Error, Equatable, CustomStringConvertible {
  case emptyAxis(String)
  case invalidTextScale(Double)
  case invalidScale(Double)
  case repeatedPoint(String)

  var description: String {
    switch self {
    case .emptyAxis(let axis): "the matrix has no points: its \(axis) are empty; name one at least"
    case .invalidTextScale(let scale): "the text scale \(scale) is not possible; give a number above 0"
    case .invalidScale(let scale): "the scale \(scale) is not possible; give a number above 0 and at most 16"
    case .repeatedPoint(let point): "the matrix has the point '\(point)' twice; name every value of an axis once"
    }
  }
}
