/// How a line along a shape is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// In points.
  public var lineWidth: Double
  /// How the ends of an arc are shaped.
  public var lineCap: LineCap
  /// Points that are drawn and points that are not, in turn: none for a solid line, one number for both; more than two
  /// are not looked at.
  public var dash: [Double]

  /// The shape of an end.
  public enum LineCap: Hashable, Sendable { case butt, round, square }

  fileprivate var border: Border.Style {
    guard let on = dash.first else { return .solid }
    return .dashed(on: on, off: dash.count > 1 ? dash[1] : on)
  }

  /// A line of a width in points.
  public init(lineWidth: Double = 1, lineCap: LineCap = .butt, dash: [Double] = []) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.dash = dash
  }
}

extension InsettableShape {
  /// A line centred on the edge of the shape.
  public func stroke(_ color: Color, style: StrokeStyle) -> PaintedShape<Self> {
    stroke(color, style: style.border, lineWidth: style.lineWidth)
  }

  /// A line along the edge of the shape, all of it inside.
  public func strokeBorder(_ color: Color, style: StrokeStyle) -> PaintedShape<Self> {
    strokeBorder(color, style: style.border, lineWidth: style.lineWidth)
  }
}

extension PaintedShape where Outline: InsettableShape {
  /// The painted shape, and a line centred on its edge.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> NodeModifier<Self> {
    overlay(shape.stroke(color, lineWidth: lineWidth))
  }

  /// The painted shape, and a line along its edge, all of it inside.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> NodeModifier<Self> {
    overlay(shape.strokeBorder(color, lineWidth: lineWidth))
  }
}

extension Circle {
  /// A part of the circle's edge, from 0 to 1 clockwise from where lines end, for a line along it.
  public func trim(from start: Double = 0, to end: Double = 1) -> TrimmedCircle {
    TrimmedCircle(start: start, end: end)
  }
}

/// A part of the edge of a circle in the middle of its room; drawn as a line along it.
public struct TrimmedCircle: Hashable, Sendable {
  fileprivate let start: Double
  fileprivate let end: Double

  /// A line centred on the edge.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> ArcView {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line centred on the edge, without dashes; square ends are drawn as butt ones.
  public func stroke(_ color: Color, style: StrokeStyle) -> ArcView {
    let first = start.asShare
    let length = max(end.asShare - first, 0)
    return ArcView(
      start: 90 + first * 360, sweep: length * 360, lineWidth: style.lineWidth,
      cap: style.lineCap == .round ? .round : .butt, color: color, isInside: false)
  }
}
