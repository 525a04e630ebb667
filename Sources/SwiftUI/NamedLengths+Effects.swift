public import DaguerreViews
public import Foundation

// Lengths and shares where effects, texts, gradients and bars take them: see NamedLengths.swift. What takes a `Double`
// goes before these, so that numbers stay what they are.

extension View {
  /// Blurs each thing of the view.
  @_disfavoredOverload
  public func blur(radius: CGFloat, opaque: Bool = false) -> NodeModifier<Self> {
    blur(radius: Double(radius), opaque: opaque)
  }

  /// Sets the points between letters of texts within the view.
  @_disfavoredOverload
  public func kerning(_ points: CGFloat) -> EnvironmentModifier<Self> { kerning(Double(points)) }

  /// Sets the points between letters of texts within the view, which then have no ligatures.
  @_disfavoredOverload
  public func tracking(_ points: CGFloat) -> EnvironmentModifier<Self> { tracking(Double(points)) }

  /// Sets how far texts within the view stand above their line.
  @_disfavoredOverload
  public func baselineOffset(_ points: CGFloat) -> EnvironmentModifier<Self> { baselineOffset(Double(points)) }

  /// Sets the space around a row of a ``List`` at some edges; nil for what it is without.
  @_disfavoredOverload
  public func listRowInsets(_ edges: Edge.Set, _ points: CGFloat?) -> NodeModifier<Self> {
    listRowInsets(edges, points.map { Double($0) })
  }

  /// Sets how far a section of a ``List`` in groups stands from the sides of that; nil for what the list says.
  @_disfavoredOverload
  public func listSectionMargins(_ edges: Edge.Set = .all, _ points: CGFloat?) -> NodeModifier<Self> {
    listSectionMargins(edges, points.map { Double($0) })
  }

  /// Sets how small texts within the view may become, as a share of their size.
  @_disfavoredOverload
  public func minimumScaleFactor(_ factor: CGFloat) -> EnvironmentModifier<Self> {
    minimumScaleFactor(Double(factor))
  }

  /// Draws the view larger or smaller, by a factor across and one from top to bottom.
  @_disfavoredOverload
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> NodeModifier<Self> {
    scaleEffect(x: Double(x), y: Double(y), anchor: anchor)
  }

  /// Keeps the view's width and height in a ratio.
  @_disfavoredOverload
  public func aspectRatio(_ aspectRatio: CGFloat?, contentMode: ContentMode) -> NodeModifier<Self> {
    self.aspectRatio(aspectRatio.map { Double($0) }, contentMode: contentMode)
  }

  /// Puts what stays beside the view.
  @_disfavoredOverload
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat,
    @ViewBuilder content: () -> some View
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: Double(spacing), content: content) }

  /// The view as large as some of the parts that its room has along some axes.
  @_disfavoredOverload
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> NodeModifier<Self> {
    containerRelativeFrame(axes, count: count, span: span, spacing: Double(spacing), alignment: alignment)
  }

  /// The same view: what would lie over a screen is not drawn.
  @_disfavoredOverload
  public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }
  /// The same view: columns are pictures of their own.
  @_disfavoredOverload
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  /// The same view: columns are pictures of their own.
  @_disfavoredOverload
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
  /// The same view: what lies beside a screen is not drawn.
  @_disfavoredOverload
  public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
  /// The same view: what lies beside a screen is not drawn.
  @_disfavoredOverload
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
}

extension Text {
  /// Sets the points between letters.
  @_disfavoredOverload
  public func kerning(_ points: CGFloat) -> Text { kerning(Double(points)) }
  /// Sets the points between letters, which then form no ligatures.
  @_disfavoredOverload
  public func tracking(_ points: CGFloat) -> Text { tracking(Double(points)) }
  /// Sets how far the text stands above its line.
  @_disfavoredOverload
  public func baselineOffset(_ points: CGFloat) -> Text { baselineOffset(Double(points)) }
}

extension RoundedRectangleShape {
  /// The shape moved inwards, with smaller corners.
  @_disfavoredOverload
  public func inset(by amount: CGFloat) -> InsetRoundedRectangleShape<Self> { inset(by: Double(amount)) }
}

extension Ellipse {
  /// An ellipse in a room that is smaller at each side.
  @_disfavoredOverload
  public func inset(by amount: CGFloat) -> Ellipse { inset(by: Double(amount)) }
}

extension Shape {
  /// A part of the shape's edge, from 0 to 1 of its length.
  @_disfavoredOverload
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> TrimmedShape<Self> {
    trim(from: Double(start), to: Double(end))
  }
}

extension RadialGradient {
  /// A gradient about a point; radii in points.
  @_disfavoredOverload
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: gradient, center: center, startRadius: Double(startRadius), endRadius: Double(endRadius))
  }
  /// A gradient of colours at even distances; radii in points.
  @_disfavoredOverload
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(colors: colors, center: center, startRadius: Double(startRadius), endRadius: Double(endRadius))
  }
  /// A gradient of colours at places; radii in points.
  @_disfavoredOverload
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(stops: stops, center: center, startRadius: Double(startRadius), endRadius: Double(endRadius))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient about a point; radii in points.
  @_disfavoredOverload
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
  /// A gradient of colours at even distances; radii in points.
  @_disfavoredOverload
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
  /// A gradient of colours at places; radii in points.
  @_disfavoredOverload
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { Self(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension EllipticalGradient {
  /// A gradient about a point of what is filled; radii in shares of its sides.
  @_disfavoredOverload
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: gradient, center: center, startRadiusFraction: Double(startRadiusFraction),
      endRadiusFraction: Double(endRadiusFraction))
  }
  /// A gradient of colours at even distances; radii in shares of the sides of what is filled.
  @_disfavoredOverload
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      colors: colors, center: center, startRadiusFraction: Double(startRadiusFraction),
      endRadiusFraction: Double(endRadiusFraction))
  }
}

extension ShadowStyle {
  /// Behind the shape; lengths in points.
  @_disfavoredOverload
  public static func drop(
    color: Color = Color(red: 0, green: 0, blue: 0, alpha: 84), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { drop(color: color, radius: Double(radius), x: Double(x), y: Double(y)) }
  /// Within the shape, as if it were cut out; lengths in points.
  @_disfavoredOverload
  public static func inner(
    color: Color = Color(red: 0, green: 0, blue: 0, alpha: 140), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { inner(color: color, radius: Double(radius), x: Double(x), y: Double(y)) }
}

extension GridItem.Size {
  /// One column of this width.
  @_disfavoredOverload
  public static func fixed(_ length: CGFloat) -> Self { .fixed(Double(length)) }
  /// One column, as wide as what is left allows.
  @_disfavoredOverload
  public static func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> Self {
    .flexible(minimum: Double(minimum), maximum: Double(maximum))
  }
  /// As many columns of at least the minimum as what would be one flexible column has room for.
  @_disfavoredOverload
  public static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> Self {
    .adaptive(minimum: Double(minimum), maximum: Double(maximum))
  }
}

extension PresentationDetent {
  /// A share of the screen's height.
  @_disfavoredOverload
  public static func fraction(_ share: CGFloat) -> Self { .fraction(Double(share)) }
  /// Points.
  @_disfavoredOverload
  public static func height(_ points: CGFloat) -> Self { .height(Double(points)) }
}

extension AnyTransition {
  /// By growing and shrinking.
  @_disfavoredOverload
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .identity }
  /// From elsewhere.
  @_disfavoredOverload
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }
}

extension Path {
  /// Part of a circle, after a straight line to where it begins; a positive angle turns clockwise on the screen.
  @_disfavoredOverload
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addRelativeArc(center: center, radius: Double(radius), startAngle: startAngle, delta: delta)
  }
  /// Part of a circle, after a straight line to where it begins.
  @_disfavoredOverload
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(center: center, radius: Double(radius), startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// A straight line and part of a circle that rounds the corner between two lines.
  @_disfavoredOverload
  public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    addArc(tangent1End: corner, tangent2End: end, radius: Double(radius))
  }
  /// The part of the path between two shares of its length, 0 to 1, as straight lines.
  @_disfavoredOverload
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    trimmedPath(from: Double(start), to: Double(end))
  }
  /// The path elsewhere.
  @_disfavoredOverload
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { offsetBy(dx: Double(dx), dy: Double(dy)) }
}
