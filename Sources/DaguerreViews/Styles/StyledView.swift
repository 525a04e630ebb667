/// A view whose foreground or accent is that of a style.
public struct StyledView<Content: View, Style: ShapeStyle>: PrimitiveView {
  fileprivate enum Target { case foreground, tint }

  fileprivate let content: Content
  fileprivate let style: Style
  fileprivate let target: Target

  /// The nodes of the view.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let paint = style._paint(in: context.environment)
    var context = context
    switch target {
    case .foreground:
      context.environment.foregroundPaints =
        if let level = style.hierarchical { level.foregroundPaints(in: context.environment) } else { .init(paint) }
    case .tint:
      context.environment.tint = paint.color ?? paint.gradientStops.first?.color
      context.environment.tintPaint = paint.isPlainColor ? nil : paint
    }
    return content._resolve(in: context)
  }
}

extension View {
  /// Sets what texts, template images and plain shapes within the view are painted with, each from side to side of it.
  ///
  /// A text or an image with colours of its own has the foreground's default, and no gradient, beside them.
  @_disfavoredOverload
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> StyledView<Self, Style> {
    StyledView(content: self, style: style, target: .foreground)
  }

  /// Sets the accent colour within the view to that of a style.
  ///
  /// What is painted with `.tint` has all of it, and the colours of a gradient go along gauges; what else has the accent
  /// has the first of them.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ style: Style) -> StyledView<Self, Style> {
    StyledView(content: self, style: style, target: .tint)
  }

  /// Paints the view's frame behind it, and what is covered beyond some of its sides.
  @_disfavoredOverload
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> NodeModifier<Self> {
    secondary(ContainerRelativeShape().fill(style), isBehind: true, unsafeEdges: edges)
  }

  /// Draws a shape of a style behind the view, in its frame.
  @_disfavoredOverload
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> NodeModifier<Self> {
    background(alignment: .center) { shape.fill(style, style: fillStyle) }
  }

  /// Paints the view's frame behind it with the surroundings' ground.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> NodeModifier<Self> {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Draws a shape of the surroundings' ground behind the view, in its frame.
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> NodeModifier<Self> {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Paints the view's frame before it, and what is covered beyond some of its sides.
  @_disfavoredOverload
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> NodeModifier<Self> {
    secondary(ContainerRelativeShape().fill(style), isBehind: false, unsafeEdges: edges)
  }

  /// Draws a shape of a style before the view, in its frame.
  @_disfavoredOverload
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> NodeModifier<Self> {
    overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
  }

  /// Draws a line in a style along the edge of the view's frame, inside it.
  @_disfavoredOverload
  public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> NodeModifier<Self> {
    overlay(alignment: .center) { Rectangle().strokeBorder(style, lineWidth: width) }
  }
}
