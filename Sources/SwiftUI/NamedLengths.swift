public import DaguerreViews
public import Foundation

// Lengths are of the type that they have on Apple's platforms: design systems give theirs names there, as in
// `.padding(.medium)`, which are looked up in the type that a view takes. So these go before what takes a `Double`,
// which is reached by what has another name, or an optional: a mere call would be the one that it is made in.

extension CGFloat {
  /// As an optional, which is no other number in disguise.
  var points: Double? { Double(self) }
}

extension View {
  /// Space on all sides.
  public func padding(_ length: CGFloat) -> NodeModifier<Self> { padding(.all, length.points) }

  /// Room that what scrolls within the view keeps free at some of its edges.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat) -> NodeModifier<Self> {
    safeAreaPadding(edges, length.points)
  }

  /// Room that what scrolls within the view keeps free at its edges.
  public func safeAreaPadding(_ length: CGFloat) -> NodeModifier<Self> { safeAreaPadding(.all, length.points) }

  /// Room that what scrolls within the view leaves beside its content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> EnvironmentModifier<Self> { contentMargins(edges, length.points, for: placement) }

  /// Room that what scrolls within the view leaves beside its content.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> EnvironmentModifier<Self> { contentMargins(.all, length.points, for: placement) }

  /// Puts a bar above or below the view.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat,
    @ViewBuilder content: () -> some View
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing.points, content: content) }

  /// Cuts off the corners of the view.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> NodeModifier<Self> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws a line along the edge of the view, inside.
  public func border(_ color: Color, width: CGFloat) -> NodeModifier<Self> {
    overlay(Rectangle().strokeBorder(color, style: StrokeStyle(lineWidth: width)))
  }

  /// Draws the view elsewhere, without changing its place; the distance across runs from leading to trailing.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, y: CGFloat) -> NodeModifier<Self> { offset(x: Double(x), y: Double(y)) }

  /// Draws the view elsewhere, without changing its place; the distance runs from leading to trailing.
  @_disfavoredOverload
  public func offset(x: CGFloat) -> NodeModifier<Self> { offset(x: Double(x)) }

  /// Draws a shadow behind each thing of the view.
  public func shadow(
    color: Color = Color(red: 0, green: 0, blue: 0, alpha: 84), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> NodeModifier<Self> {
    shadow(color, Double(radius), Point(x: Double(x), y: Double(y)))
  }

  /// Draws the view larger or smaller, by a factor.
  public func scaleEffect(_ factor: CGFloat, anchor: UnitPoint = .center) -> NodeModifier<Self> {
    scaleEffect(x: Double(factor), y: Double(factor), anchor: anchor)
  }

  /// Puts the middle of the view at a point of all the room that there is.
  public func position(x: CGFloat, y: CGFloat) -> NodeModifier<Self> { position(CGPoint(x: x, y: y)) }

  /// Sets how far rows of lists within the view are apart.
  public func listRowSpacing(_ spacing: CGFloat) -> EnvironmentModifier<Self> { listRowSpacing(spacing.points) }

  /// Sets how far sections of lists within the view are apart.
  public func listSectionSpacing(_ spacing: CGFloat) -> EnvironmentModifier<Self> {
    listSectionSpacing(.custom(Double(spacing)))
  }
}

extension View {
  /// Sets the points between a line and the next of texts within the view.
  public func lineSpacing(_ points: CGFloat) -> EnvironmentModifier<Self> {
    environment(\.lineSpacing, Double(points))
  }
}

extension Font {
  /// A font of the system, of this size whatever the text size of the environment is.
  public static func system(size: CGFloat, weight: Weight = .regular) -> Font {
    system(size: size, weight: weight, design: .default)
  }

  /// A font of the system, of this size whatever the text size of the environment is.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design) -> Font {
    system(.body, design: design, weight: weight ?? .regular).fixed(size: Double(size))
  }

  /// A font by the name of its family; it grows as the system's font for bodies does.
  public static func custom(_ family: String, size: CGFloat) -> Font { custom(family, size: size, relativeTo: .body) }

  /// A font by the name of its family, of this size whatever the text size of the environment is.
  public static func custom(_ family: String, fixedSize: CGFloat) -> Font {
    Font(family: family, size: 0).fixed(size: Double(fixedSize))
  }

  /// A font by the name of its family; it grows as the system's font for a purpose does.
  public static func custom(_ family: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(family: family, size: Double(size)).growing(as: style)
  }
}
