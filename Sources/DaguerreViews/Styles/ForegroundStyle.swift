/// How much stands out what has a colour of its surroundings.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// From 0 for the first.
  fileprivate let level: Int

  private static let shares = [1, 0.5, 0.25, 0.18]

  /// Of the paint that is set, the share that a level has; those further on have the last one.
  static func share(of level: Int) -> Double { shares[min(level, shares.count - 1)] }

  /// A share of the paint that is set, or the one that is set for the level; where none is, the system's colour, which is
  /// nil for the first level.
  ///
  /// What levels are of does not change where one of them is set.
  fileprivate func paint(in environment: EnvironmentValues) -> ShapePaint? {
    let set = environment.foregroundPaints
    if level > 0, let others = set?.others, let last = others.last {
      return level > others.count ? last : others[level - 1]
    }
    if let whole = set?.whole { return whole.opacity(Self.share(of: level)) }
    let isDark = environment.colorScheme == .dark
    let color: UInt32? =
      switch level {
      case 0: nil
      case 1: isDark ? 0xEBEB_F599 : 0x3C3C_4399
      case 2: isDark ? 0xEBEB_F54D : 0x3C3C_434D
      case 3: isDark ? 0xEBEB_F529 : 0x3C3C_432E
      default: isDark ? 0xFFFF_FF0D : 0x0000_000D
      }
    return color.map { ShapePaint(color: Color(rgba: $0)) }
  }

  /// What is set where this is.
  func foregroundPaints(in environment: EnvironmentValues) -> ForegroundPaints? {
    guard let paint = paint(in: environment) else { return nil }
    var paints = environment.foregroundPaints ?? ForegroundPaints(ofSystem: paint)
    paints.primary = paint
    return paints
  }

  /// The share of the paint that is set.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    paint(in: environment) ?? ShapePaint(color: environment.uncolored)
  }
}

extension ShapeStyle {
  /// The style, less opaque, as what stands out less.
  public var secondary: TranslucentShapeStyle<Self> { rank(1) }
  /// The style, less opaque still.
  public var tertiary: TranslucentShapeStyle<Self> { rank(2) }
  /// The style, hardly opaque.
  public var quaternary: TranslucentShapeStyle<Self> { rank(3) }
  /// As opaque as ``quaternary``.
  public var quinary: TranslucentShapeStyle<Self> { quaternary }

  private func rank(_ level: Int) -> TranslucentShapeStyle<Self> {
    TranslucentShapeStyle(base: self, opacity: HierarchicalShapeStyle.share(of: level))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// As much as what is set around it.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// Less, by opacity.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// Less still.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// Less than that.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// Least.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension View {
  /// Sets how much of the paint around it what is within the view is painted with.
  public func foregroundStyle(_ style: HierarchicalShapeStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.self) { $0.foregroundPaints = style.foregroundPaints(in: $0) }
  }

  /// Sets the colour of texts, template images and plain shapes within the view.
  @_disfavoredOverload
  public func foregroundStyle(_ color: Color) -> EnvironmentModifier<Self> { foregroundColor(color) }

  /// Sets the accent colour within the view: the older name of ``tint(_:)``.
  public func accentColor(_ color: Color?) -> EnvironmentModifier<Self> { tint(color) }

  /// Draws a colour behind the view, in its frame and what is covered beyond some of its sides, with the corners of a
  /// ``ContainerRelativeShape`` there.
  public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> NodeModifier<Self> {
    secondary(ContainerRelativeShape().fill(color), isBehind: true, unsafeEdges: edges)
  }
}

/// What texts, template images and plain shapes are painted with.
struct ForegroundPaints: Sendable {
  var primary: ShapePaint
  /// What levels are shares of; nil for the system's colours.
  private(set) var whole: ShapePaint?
  /// What is less important, by rank, where that is not a share of the whole; the last for all that follow.
  private(set) var others: [ShapePaint] = []

  init(_ primary: ShapePaint, others: [ShapePaint] = []) {
    (self.primary, whole, self.others) = (primary, primary, others)
  }

  /// A colour that the system has for a level.
  init(ofSystem primary: ShapePaint) { self.primary = primary }

  /// The colour that somebody set; nil for those that the system has for levels.
  var ownColor: Color? { whole == nil ? nil : primary.color }
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
      environment.foregroundPaints = ForegroundPaints(paints[0], others: Array(paints.dropFirst()))
    }
  }
}

extension Text {
  /// Sets the colour of the text.
  @_disfavoredOverload
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }
}

private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum TintPaintKey: EnvironmentKey { static let defaultValue: ShapePaint? = nil }

extension EnvironmentValues {
  /// The accent colour that controls of one's own may use; the design system's take theirs from its tokens.
  public var tint: Color? {
    get { self[TintKey.self] }
    set {
      self[TintKey.self] = newValue
      if tintPaint != nil { tintPaint = nil }
    }
  }

  /// The accent where it is more than a colour; set after the colour that stands for it.
  var tintPaint: ShapePaint? {
    get { self[TintPaintKey.self] }
    set { self[TintPaintKey.self] = newValue }
  }

  /// The colours that go along gauges, where the accent is a gradient.
  var tintGradient: Gradient? {
    guard let tintPaint, tintPaint.color == nil else { return nil }
    let stops = tintPaint.gradientStops
    return stops.isEmpty ? nil : Gradient(stops: stops, space: .device)
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
