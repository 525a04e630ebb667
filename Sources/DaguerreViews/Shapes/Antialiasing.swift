// Lines whose edges could be jagged; they are smooth all the same.

extension Shape {
  /// A line in a style, centred on the edge of the shape.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1, antialiased: Bool
  ) -> StyledShape<Self, Style> { stroke(style, lineWidth: lineWidth) }

  /// A line in a style, centred on the edge of the shape.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool
  ) -> StyledShape<Self, Style> { self.stroke(style, style: stroke) }
}

extension InsettableShape {
  /// A line in a style along the edge of the shape, all of it inside.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1, antialiased: Bool
  ) -> StyledShape<Self, Style> { strokeBorder(style, lineWidth: lineWidth) }

  /// A line in a style along the edge of the shape, all of it inside.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool
  ) -> StyledShape<Self, Style> { strokeBorder(style, style: stroke) }

  /// A line along the edge of the shape, all of it inside, in the foreground colour.
  public func strokeBorder(lineWidth: Double = 1, antialiased: Bool) -> StyledShape<Self, ForegroundStyle> {
    strokeBorder(lineWidth: lineWidth)
  }

  /// A line along the edge of the shape, all of it inside, in the foreground colour.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool) -> StyledShape<Self, ForegroundStyle> {
    strokeBorder(style: style)
  }
}

extension PaintedShapeView {
  /// What is painted, and over it a line in a style, centred on the edge of the shape.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1, antialiased: Bool
  ) -> PaintedShapeStack<Outline> { stroke(style, lineWidth: lineWidth) }

  /// What is painted, and over it a line in a style, centred on the edge of the shape.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool
  ) -> PaintedShapeStack<Outline> { self.stroke(style, style: stroke) }
}

extension PaintedShapeView where Outline: InsettableShape {
  /// What is painted, and over it a line in a style along the edge of the shape, all of it inside.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1, antialiased: Bool
  ) -> PaintedShapeStack<Outline> { strokeBorder(style, lineWidth: lineWidth) }

  /// What is painted, and over it a line in a style along the edge of the shape, all of it inside.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool
  ) -> PaintedShapeStack<Outline> { strokeBorder(style, style: stroke) }
}
