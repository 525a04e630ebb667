/// How a line along a shape is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// In points.
  public var lineWidth: Double
  /// How ends are shaped, those of dashes too.
  public var lineCap: LineCap
  /// How corners are shaped.
  public var lineJoin: LineJoin
  /// How many times the line's width a corner may reach.
  public var miterLimit: Double
  /// Points that are drawn and points that are not, in turn: none for a solid line, one number for both.
  public var dash: [Double]
  /// Points of the pattern that lie before the start.
  public var dashPhase: Double

  /// The shape of an end.
  public typealias LineCap = PathStroke.Cap
  /// The shape of a corner.
  public typealias LineJoin = PathStroke.Join

  /// Whether the line along a rounded rectangle is a ``Border``, which is drawn faster.
  var isBorder: Bool {
    dash.isEmpty ? lineJoin == .miter : dash.count <= 2 && lineCap == .butt && dashPhase == 0
  }

  var border: Border.Style {
    guard let on = dash.first else { return .solid }
    return .dashed(on: on, off: dash.count > 1 ? dash[1] : on)
  }

  var path: PathStroke {
    PathStroke(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }

  /// A line of a width in points.
  @_disfavoredOverload
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension Shape {
  /// A line centred on the edge of the shape.
  @_disfavoredOverload
  public func stroke(_ color: Color, lineWidth: Double = 1) -> PaintedShape<Self> {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line centred on the edge of the shape.
  public func stroke(_ color: Color, style: StrokeStyle) -> PaintedShape<Self> {
    PaintedShape(shape: self, paint: .stroke(color, style))
  }

  /// A line centred on the edge of the shape, in the foreground colour.
  @_disfavoredOverload
  public func stroke(lineWidth: Double = 1) -> StrokedShape<Self> { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// A line centred on the edge of the shape, in the foreground colour.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> { StrokedShape(base: self, style: style) }

  /// A part of the shape's edge, from 0 to 1 of its length.
  public func trim(from start: Double = 0, to end: Double = 1) -> TrimmedShape<Self> {
    TrimmedShape(base: self, start: start, end: end)
  }
}

/// What a line along the edge of a shape covers, as a shape of its own.
public struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  /// The outline of the line.
  public func path(in rect: Rect) -> Path { base.path(within: rect).stroked(style.path) }
  /// As the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// As the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Base.FittedSize { base.sizeThatFits(proposal) }
}

/// A part of the edge of a shape.
public struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: Double
  let end: Double

  /// The part, as straight lines.
  public func path(in rect: Rect) -> Path { base.path(within: rect).trimmed(from: start, to: end) }
  /// As the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// As the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Base.FittedSize { base.sizeThatFits(proposal) }
}

extension Path {
  /// The outline of a line along the path, to be filled by the nonzero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path { stroked(style.path) }

  /// The part of the path between two shares of its length, 0 to 1, as straight lines.
  public func trimmedPath(from start: Double, to end: Double) -> Path { trimmed(from: start, to: end) }
}

extension PaintedShape where Outline: RoundedRectangleShape {
  /// The painted shape, and a line centred on its edge.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> PaintedShapeStack<Outline> {
    over(shape.stroke(color, lineWidth: lineWidth))
  }

  /// The painted shape, and a line along its edge, all of it inside.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> PaintedShapeStack<Outline> {
    over(shape.strokeBorder(color, lineWidth: lineWidth))
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

  /// A line centred on the edge.
  public func stroke(_ color: Color, style: StrokeStyle) -> ArcView {
    let first = start.asShare
    let length = max(end.asShare - first, 0)
    var arc = ArcView(
      start: 90 + first * 360, sweep: length * 360, lineWidth: style.lineWidth,
      cap: style.lineCap.ofArc, color: color, isInside: false)
    if !style.dash.isEmpty { arc.dashes = style.path }
    return arc
  }
}

extension PathStroke.Cap {
  fileprivate var ofArc: Arc.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
