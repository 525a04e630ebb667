/// A shape that is filled, or whose edge is drawn, with a style.
public struct StyledShape<Outline: Shape, Style: ShapeStyle>: PrimitiveView {
  fileprivate let shape: Outline
  fileprivate let style: Style
  /// How a colour is drawn along the edge; nil where the shape is filled.
  fileprivate var line: ((Color) -> PaintedShape<Outline>)?

  /// A node that paints the shape in its room; gradients fill rounded rectangles only, all else is an error.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let paint = style._paint(in: context.environment)
    if line == nil, let gradient = paint.gradient,
      paint.color == nil || shape.isRoundedRectangle(context.environment.layoutDirection)
    {
      return PaintedShape(shape: shape, paint: .gradient(gradient))._resolve(in: context)
    }
    guard let color = paint.color else {
      return context.refuse(view: "stroke", rule: "\(Style.self): lines have one colour.")
    }
    return (line?(color) ?? shape.fill(color))._resolve(in: context)
  }
}

extension ResolutionContext {
  /// Reports what a view does not draw, and draws nothing.
  fileprivate func refuse(view: String, rule: String) -> [LayoutNode] {
    session.report(ViewError.unsupported(view: view, rule: rule))
    return []
  }
}

extension Shape {
  /// The shape filled with a style.
  ///
  /// A shape whose outline is not a rounded rectangle cannot hold a gradient: it is an error.
  @_disfavoredOverload
  public func fill<Style: ShapeStyle>(_ style: Style) -> StyledShape<Self, Style> {
    StyledShape(shape: self, style: style)
  }

  /// A line in a style of one colour, centred on the edge of the shape.
  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> StyledShape<Self, Style> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line in a style of one colour, centred on the edge of the shape.
  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> StyledShape<Self, Style> {
    StyledShape(shape: self, style: style) { self.stroke($0, style: stroke) }
  }

  /// The shape filled with a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> StyledShape<Self, Style> { fill(style) }
}

extension InsettableShape {
  /// A line in a style of one colour along the edge of the shape, all of it inside.
  @_disfavoredOverload
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> StyledShape<InsetShape, Style> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line in a style of one colour along the edge of the shape, all of it inside.
  @_disfavoredOverload
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle
  ) -> StyledShape<InsetShape, Style> {
    inset(by: Inset(stroke.lineWidth / 2)).stroke(style, style: stroke)
  }
}

extension RoundedRectangleShape {
  /// A line in a style of one colour, centred on the edge of the shape.
  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> StyledShape<Self, Style> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line in a style of one colour, centred on the edge of the shape.
  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> StyledShape<Self, Style> {
    StyledShape(shape: self, style: style) { self.stroke($0, style: stroke) }
  }

  /// A line in a style of one colour along the edge of the shape, all of it inside.
  @_disfavoredOverload
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> StyledShape<Self, Style> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line in a style of one colour along the edge of the shape, all of it inside.
  @_disfavoredOverload
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> StyledShape<Self, Style> {
    StyledShape(shape: self, style: style) { self.strokeBorder($0, style: stroke) }
  }

  /// A line along the edge of the shape, all of it inside, in the foreground colour.
  public func strokeBorder(lineWidth: Double = 1) -> StyledShape<Self, ForegroundStyle> {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }

  /// A line along the edge of the shape, all of it inside, in the foreground colour.
  public func strokeBorder(style: StrokeStyle) -> StyledShape<Self, ForegroundStyle> {
    strokeBorder(.foreground, style: style)
  }
}

/// A view whose foreground or accent colour is that of a style.
public struct StyledView<Content: View, Style: ShapeStyle>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let style: Style
  fileprivate let modifier: String
  fileprivate let target: WritableKeyPath<EnvironmentValues, Color?> & Sendable

  /// The nodes of the view; a style without one colour is an error.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    guard let color = style._paint(in: context.environment).color else {
      return context.refuse(
        view: modifier, rule: "\(Style.self): texts and symbols have one colour; fill a shape with a gradient.")
    }
    var context = context
    context.environment[keyPath: target] = color
    return content._resolve(in: context)
  }
}

extension View {
  /// Sets what texts, template images and plain shapes within the view are painted with; not a gradient, which is an error.
  @_disfavoredOverload
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> StyledView<Self, Style> {
    StyledView(content: self, style: style, modifier: "foregroundStyle", target: \.setForegroundColor)
  }

  /// Sets the accent colour within the view to that of a style; not a gradient, which is an error.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ style: Style) -> StyledView<Self, Style> {
    StyledView(content: self, style: style, modifier: "tint", target: \.tint)
  }

  /// Paints the view's frame behind it; a picture has no safe area beyond it.
  @_disfavoredOverload
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> NodeModifier<Self> {
    background(alignment: .center) { Rectangle().fill(style) }
  }

  /// Draws a shape of a style behind the view, in its frame.
  @_disfavoredOverload
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> NodeModifier<Self> {
    background(alignment: .center) { shape.fill(style, style: fillStyle) }
  }

  /// Paints the view's frame behind it with the surroundings' ground.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> NodeModifier<Self> { background(.background) }

  /// Draws a shape of the surroundings' ground behind the view, in its frame.
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> NodeModifier<Self> {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Paints the view's frame before it.
  @_disfavoredOverload
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> NodeModifier<Self> {
    overlay(alignment: .center) { Rectangle().fill(style) }
  }

  /// Draws a shape of a style before the view, in its frame.
  @_disfavoredOverload
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> NodeModifier<Self> {
    overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
  }

  /// Draws a line in a style of one colour along the edge of the view's frame, inside it.
  @_disfavoredOverload
  public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> NodeModifier<Self> {
    overlay(alignment: .center) { Rectangle().strokeBorder(style, lineWidth: width) }
  }
}
