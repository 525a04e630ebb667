/// How much stands out what has a colour of its surroundings.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  fileprivate enum Level {
    case primary, secondary, tertiary, quaternary, quinary

    /// The place among the paints that are set beside the foreground; nil for the foreground itself.
    var rank: Int? {
      switch self {
      case .primary, .quaternary, .quinary: nil
      case .secondary: 0
      case .tertiary: 1
      }
    }
  }

  fileprivate let level: Level

  /// A share of the paint that is set, or the one that is set for the level; where none is, the system's grey.
  ///
  /// Shares and greys are those of UIKit's colours for labels; it has none for the last level, which has half of the
  /// share before.
  fileprivate func paint(in environment: EnvironmentValues) -> ShapePaint? {
    let (set, others) = (environment.setForeground, environment.foregroundPaints?.others ?? [])
    let colorScheme = environment.colorScheme
    let share: Double
    if let own = level.rank.flatMap({ $0 < others.count ? others[$0] : nil }) { return own }
    switch level {
    case .primary: return set
    case .secondary: share = 0.6
    case .tertiary: share = 0.3
    case .quaternary: share = colorScheme == .dark ? 0.16 : 0.18
    case .quinary: share = colorScheme == .dark ? 0.08 : 0.09
    }
    return (set ?? ShapePaint(color: Color(rgba: colorScheme == .dark ? 0xEBEB_F5FF : 0x3C3C_43FF))).opacity(share)
  }

  /// The share of the paint that is set.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    paint(in: environment) ?? ShapePaint(color: environment.foregroundColor)
  }
}

extension ShapeStyle {
  /// The style, less opaque, as what stands out less.
  public var secondary: TranslucentShapeStyle<Self> { TranslucentShapeStyle(base: self, opacity: 0.6) }
  /// The style, less opaque still.
  public var tertiary: TranslucentShapeStyle<Self> { TranslucentShapeStyle(base: self, opacity: 0.3) }
  /// The style, hardly opaque.
  public var quaternary: TranslucentShapeStyle<Self> { TranslucentShapeStyle(base: self, opacity: 0.18) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// As much as what is set around it.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .primary) }
  /// Less, by opacity.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .secondary) }
  /// Less still.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .tertiary) }
  /// Less than that.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .quaternary) }
  /// Least.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .quinary) }
}

extension View {
  /// Sets how much of the paint around it what is within the view is painted with.
  public func foregroundStyle(_ style: HierarchicalShapeStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.self) { $0.setForeground = style.paint(in: $0) }
  }

  /// Sets the colour of texts, template images and plain shapes within the view.
  @_disfavoredOverload
  public func foregroundStyle(_ color: Color) -> EnvironmentModifier<Self> { foregroundColor(color) }

  /// Sets the accent colour within the view: the older name of ``tint(_:)``.
  public func accentColor(_ color: Color?) -> EnvironmentModifier<Self> { tint(color) }

  /// Draws a colour behind the view, in its frame, with the corners of a ``ContainerRelativeShape`` there.
  public func background(_ color: Color) -> NodeModifier<Self> {
    background(alignment: .center) { ContainerRelativeShape().fill(color) }
  }

  /// Draws a colour behind the view, in its frame; a picture has no safe area beyond it.
  public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set) -> NodeModifier<Self> {
    background(color)
  }
}

/// What texts, template images and plain shapes are painted with.
struct ForegroundPaints: Sendable {
  var primary: ShapePaint
  /// What is less important, by rank, where that is not a share of the first.
  var others: [ShapePaint] = []
}

extension View {
  /// Sets what is painted with the foreground within the view, and what with `.secondary`.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets what is painted with the foreground within the view, and what with `.secondary` and `.tertiary`.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  private func foregroundStyles(_ styles: [AnyShapeStyle]) -> EnvironmentModifier<Self> {
    transformEnvironment(\.self) { environment in
      let paints = styles.map { [environment] in $0._paint(in: environment) }
      environment.foregroundPaints = ForegroundPaints(primary: paints[0], others: Array(paints.dropFirst()))
    }
  }
}

extension Text {
  /// Sets the colour of the text.
  @_disfavoredOverload
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }
}

private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum TintGradientKey: EnvironmentKey { static let defaultValue: Gradient? = nil }

extension EnvironmentValues {
  /// The accent colour that controls of one's own may use; the design system's take theirs from its tokens.
  public var tint: Color? {
    get { self[TintKey.self] }
    set {
      self[TintKey.self] = newValue
      if tintGradient != nil { tintGradient = nil }
    }
  }

  /// The colours that go along gauges, where the accent is a gradient; set after the colour.
  var tintGradient: Gradient? {
    get { self[TintGradientKey.self] }
    set { self[TintGradientKey.self] = newValue }
  }

  /// The accent colour; the system's blue where none is set.
  var accent: Color { tint ?? SystemShapeStyle.accent.color(in: self) }

  /// What labels of controls are drawn in: the accent colour, or the colour of texts where only that is set.
  var labelAccent: Color { tint ?? setForegroundColor ?? accent }
}

extension View {
  /// Sets the accent colour within the view; nil for what controls have without one, mostly the system's blue.
  public func tint(_ color: Color?) -> EnvironmentModifier<Self> { environment(\.tint, color) }
}
