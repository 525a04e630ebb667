/// A shape that is filled, or whose edge is drawn, with a style.
public struct StyledShape<Outline: Shape, Style: ShapeStyle>: PrimitiveView {
  /// What is painted.
  public let shape: Outline
  fileprivate let style: Style
  /// How a colour is drawn along the edge; nil where the shape is filled.
  fileprivate var line: ((Color) -> PaintedShape<Outline>)?

  /// A node that paints the shape in its room.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    shape.painted(with: style._paint(in: context.environment), line)._resolve(in: context)
  }
}

extension Shape {
  /// The shape, or a line along it, with a paint.
  func painted(with paint: ShapePaint, _ line: ((Color) -> PaintedShape<Self>)? = nil) -> PaintedShape<Self> {
    let color = paint.pattern == nil ? paint.color ?? .black : .black
    var painted = line?(color) ?? fill(color)
    painted.pattern = paint.pattern
    painted.backdropBlur = paint.backdropBlur
    painted.shadows = paint.shadows
    painted.blendMode = paint.blendMode
    return painted
  }
}

extension ResolutionContext {
  /// Reports what a view does not draw, and draws nothing.
  func refuse(view: String, rule: String) -> [LayoutNode] {
    session.report(ViewError.unsupported(view: view, rule: rule))
    return []
  }
}

extension Shape {
  /// The shape filled with a style.
  @_disfavoredOverload
  public func fill<Style: ShapeStyle>(_ style: Style) -> StyledShape<Self, Style> {
    StyledShape(shape: self, style: style)
  }

  /// A line in a style, centred on the edge of the shape.
  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> StyledShape<Self, Style> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line in a style, centred on the edge of the shape.
  @_disfavoredOverload
  public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> StyledShape<Self, Style> {
    StyledShape(shape: self, style: style) { self.stroke($0, style: stroke) }
  }

  /// The shape filled with a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> StyledShape<Self, Style> { fill(style) }
}

extension InsettableShape {
  /// A line in a style along the edge of the shape, all of it inside.
  @_disfavoredOverload
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> StyledShape<Self, Style> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line in a style along the edge of the shape, all of it inside.
  @_disfavoredOverload
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> StyledShape<Self, Style> {
    StyledShape(shape: self, style: style) { self.strokeBorder($0, style: stroke) }
  }

  /// A line along the edge of the shape, all of it inside, in the foreground colour.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: Double = 1) -> StyledShape<Self, ForegroundStyle> {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }

  /// A line along the edge of the shape, all of it inside, in the foreground colour.
  public func strokeBorder(style: StrokeStyle) -> StyledShape<Self, ForegroundStyle> {
    strokeBorder(.foreground, style: style)
  }
}
