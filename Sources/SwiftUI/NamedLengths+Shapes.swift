public import DaguerreViews
public import Foundation

// Lengths where shapes take them: see NamedLengths.swift.

extension Shape {
  /// A line in a colour, centred on the edge of the shape.
  public func stroke(_ color: Color, lineWidth: CGFloat) -> PaintedShape<Self> {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the edge of the shape.
  public func stroke(lineWidth: CGFloat) -> StrokedShape<Self> { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension InsettableShape {
  /// A line in a colour along the edge of the shape, all of it inside.
  public func strokeBorder(_ color: Color, lineWidth: CGFloat) -> PaintedShape<Self> {
    strokeBorder(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the edge of the shape, all of it inside, in the foreground colour.
  public func strokeBorder(lineWidth: CGFloat) -> StyledShape<Self, ForegroundStyle> {
    strokeBorder(.foreground, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension StrokeStyle {
  /// A line of a width, and dashes along it.
  public init(
    lineWidth: CGFloat, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.init(lineCap: lineCap, lineJoin: lineJoin, dash: dash.map { Double($0) })
    (self.lineWidth, self.miterLimit, self.dashPhase) = (Double(lineWidth), Double(miterLimit), Double(dashPhase))
  }
}

extension RoundedRectangle {
  /// How far each corner reaches along the sides, in points; cut where the rectangle is too small for it.
  public var cornerSize: CGSize {
    get { CGSize(width: corner.width, height: corner.height) }
    set { corner = Size(newValue) }
  }

  /// A rectangle with round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

extension RectangleCornerRadii {
  /// A radius for each corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self = .none
    (self.topLeading, self.bottomLeading) = (Double(topLeading), Double(bottomLeading))
    (self.bottomTrailing, self.topTrailing) = (Double(bottomTrailing), Double(topTrailing))
  }
}

extension UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius))
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}
