// Lines over a shape that is filled, and the other way round: `Circle().fill(.red).stroke(.blue, lineWidth: 2)`.

/// A shape that is painted, over which a line along its edge can be drawn.
public protocol PaintedShapeView: View {
  /// The type of the shape.
  associatedtype Outline: Shape
  /// What is painted.
  var shape: Outline { get }
}

extension PaintedShape: PaintedShapeView {}
extension StyledShape: PaintedShapeView {}

extension PaintedShapeView {
  /// What is painted, and over it the shape filled with a style.
  public func fill<Style: ShapeStyle>(_ style: Style, style rule: FillStyle = FillStyle()) -> some View {
    overlay(alignment: .center) { shape.fill(style, style: rule) }
  }

  /// What is painted, and over it a line in a style, centred on the edge of the shape.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// What is painted, and over it a line in a style, centred on the edge of the shape.
  public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View {
    overlay(alignment: .center) { shape.stroke(style, style: stroke) as StyledShape<Outline, Style> }
  }
}

extension PaintedShapeView where Outline: InsettableShape {
  /// What is painted, and over it a line in a style along the edge of the shape, all of it inside.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> some View {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// What is painted, and over it a line in a style along the edge of the shape, all of it inside.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View {
    overlay(alignment: .center) { shape.strokeBorder(style, style: stroke) as StyledShape<Outline, Style> }
  }
}
