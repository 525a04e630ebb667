// Lines over a shape that is filled, and the other way round: `Circle().fill(.red).stroke(.blue, lineWidth: 2)`.

/// A shape that is painted, over which a line along its edge can be drawn.
public protocol PaintedShapeView: View {
  /// The type of the shape.
  associatedtype Outline: Shape
  /// What is painted.
  var shape: Outline { get }
}

/// A shape that is painted several times, the last on top.
public struct PaintedShapeStack<Outline: Shape>: PrimitiveView, PaintedShapeView {
  /// What is painted.
  public let shape: Outline
  fileprivate let content: NodeModifier<AnyView>

  /// The nodes of what is painted.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { content._resolve(in: context) }
}

extension PaintedShapeView {
  func over(_ top: some View) -> PaintedShapeStack<Outline> {
    PaintedShapeStack(shape: shape, content: AnyView(self).overlay(top))
  }
}

extension PaintedShape: PaintedShapeView {}
extension StyledShape: PaintedShapeView {}

extension PaintedShapeView {
  /// What is painted, and over it the shape filled with a style.
  public func fill<Style: ShapeStyle>(_ style: Style, style rule: FillStyle = FillStyle()) -> PaintedShapeStack<Outline>
  {
    over(shape.fill(style, style: rule))
  }

  /// What is painted, and over it a line in a style, centred on the edge of the shape.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> PaintedShapeStack<Outline> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// What is painted, and over it a line in a style, centred on the edge of the shape.
  public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> PaintedShapeStack<Outline> {
    over(shape.stroke(style, style: stroke) as StyledShape<Outline, Style>)
  }
}

extension PaintedShapeView where Outline: InsettableShape {
  /// What is painted, and over it a line in a style along the edge of the shape, all of it inside.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> PaintedShapeStack<Outline> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// What is painted, and over it a line in a style along the edge of the shape, all of it inside.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> PaintedShapeStack<Outline> {
    over(shape.strokeBorder(style, style: stroke) as StyledShape<Outline, Style>)
  }
}
