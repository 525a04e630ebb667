public import DaguerreSheets
public import DaguerreViews

/// An axis of the matrix, and what each of its values changes for views.
///
/// ```swift
/// ViewAxis("density", ["comfortable": { _ in }, "dense": { $0.density = .dense }])
/// ```
public struct ViewAxis: Sendable {
  /// Changes what a view inherits.
  public typealias Change = @Sendable (inout EnvironmentValues) -> Void

  /// The axis as manifests, options and names of files have it.
  public let axis: SnapshotAxis
  private let change: @Sendable (_ value: String, inout EnvironmentValues) -> Void
  /// What views read where they depend on the axis; nil where that is not noted.
  fileprivate let noted: String?

  /// - Parameter change: called with a value of the axis; with none does nothing.
  public init(_ axis: SnapshotAxis, change: @escaping @Sendable (_ value: String, inout EnvironmentValues) -> Void) {
    self.init(axis, noted: nil, change: change)
  }

  private init(
    _ axis: SnapshotAxis, noted: String?, change: @escaping @Sendable (_ value: String, inout EnvironmentValues) -> Void
  ) {
    self.axis = axis
    self.noted = noted
    self.change = change
  }

  /// An axis of one's own.
  ///
  /// - Parameters:
  ///   - name: see `SnapshotAxis.name`.
  ///   - values: each with what it changes; the first is the default.
  public init(
    _ name: String, _ values: KeyValuePairs<String, Change>, prominence: SnapshotAxis.Prominence = .further,
    changesTokens: Bool = false
  ) {
    self.init(name, values.map { ($0.key, $0.value) }, prominence: prominence, changesTokens: changesTokens)
  }

  package init(
    _ name: String, _ values: [(value: String, change: Change)], prominence: SnapshotAxis.Prominence,
    changesTokens: Bool = false
  ) {
    let changes = Dictionary(values) { first, _ in first }
    let axis = SnapshotAxis(
      name, values: values.map(\.value), prominence: prominence, changesTokens: changesTokens)
    self.init(axis) { value, environment in changes[value]?(&environment) }
  }

  /// The axis where tokens may have another value for another value of it, as with colours of one's own for more contrast.
  public var changingTokens: ViewAxis { ViewAxis(axis.changingTokens, noted: noted, change: change) }

  fileprivate func apply(_ value: String, to environment: inout EnvironmentValues) { change(value, &environment) }
}

extension ViewAxis {
  /// `light` and `dark`.
  public static let mode = ViewAxis(.mode(ColorScheme.allCases.map(\.rawValue))) { value, environment in
    if let scheme = ColorScheme(rawValue: value) { environment.colorScheme = scheme }
  }

  /// `compact` and `regular`, horizontally.
  public static let sizeClass = ViewAxis(
    .sizeClass(UserInterfaceSizeClass.allCases.map(\.rawValue)), noted: SurroundingReads.sizeClass
  ) { value, environment in
    if let sizeClass = UserInterfaceSizeClass(rawValue: value) { environment.horizontalSizeClass = sizeClass }
  }

  /// `ltr` and `rtl`.
  public static let direction = ViewAxis(.direction(LayoutDirection.allCases.map(\.axisValue))) { value, environment in
    if let direction = LayoutDirection.allCases.first(where: { $0.axisValue == value }) {
      environment.layoutDirection = direction
    }
  }

  /// `normal` and `high`.
  public static let contrast = ViewAxis(
    .contrast(ColorSchemeContrast.allCases.map(\.axisValue)), noted: SurroundingReads.contrast
  ) { value, environment in
    if let contrast = ColorSchemeContrast.allCases.first(where: { $0.axisValue == value }) {
      environment.colorSchemeContrast = contrast
    }
  }

  /// How much larger texts are.
  ///
  /// - Parameter values: decimal numbers such as `1.5`; the first should be `1`.
  public static func textScale(_ values: [String]) -> ViewAxis {
    ViewAxis(.textScale(values)) { value, environment in
      if let scale = Double(value) { environment.textScale = scale }
    }
  }
}

extension LayoutDirection {
  /// As points name it: `ltr` or `rtl`.
  package var axisValue: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}

extension ColorSchemeContrast {
  /// As points name it: `normal` or `high`.
  package var axisValue: String {
    switch self {
    case .standard: "normal"
    case .increased: "high"
    }
  }
}

extension [ViewAxis] {
  /// What views inherit at a point, drawn at a scale.
  ///
  /// - Parameters:
  ///   - point: of these axes; an axis that it does not have changes nothing.
  ///   - scale: pixels per point.
  public func environment(
    at point: SnapshotPoint, scale: Double, from base: EnvironmentValues = EnvironmentValues()
  ) -> EnvironmentValues {
    var environment = base
    environment.displayScale = scale
    for axis in self { axis.apply(point[axis.axis.name], to: &environment) }
    return environment
  }

  /// Whether two points differ only in axes of these that views would have noted, and have not.
  ///
  /// - Parameter reads: see ``DaguerreSheets/Sheet/surroundings``.
  package func areSame(_ reads: Set<String>, at point: SnapshotPoint, and other: SnapshotPoint) -> Bool {
    allSatisfy { axis in
      if point[axis.axis.name] == other[axis.axis.name] { return true }
      return axis.noted.map { !reads.contains($0) } ?? false
    }
  }
}
