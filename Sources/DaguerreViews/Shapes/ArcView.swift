/// A stroked circular arc in the middle of its room, from a start angle clockwise.
public struct ArcView: PrimitiveView {
  private let start: Double
  private let sweep: Double
  private let lineWidth: Double
  private let cap: Arc.Cap
  private let color: Color
  private let isInside: Bool
  /// Of a line that is not solid.
  var dashes: PathStroke?

  /// - Parameters:
  ///   - start: degrees clockwise from 12 o'clock.
  ///   - sweep: degrees clockwise; 360 is a ring.
  ///   - isInside: whether all of the stroke is inside the room, else its middle is on the room's edge.
  public init(
    start: Double = 0, sweep: Double, lineWidth: Double, cap: Arc.Cap, color: Color, isInside: Bool = true
  ) {
    self.start = start
    self.sweep = sweep
    self.lineWidth = lineWidth
    self.cap = cap
    self.color = color
    self.isInside = isInside
  }

  /// A node that makes its arc when its room is known.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    [ArcNode(make: arc, dashes, context.environment)]
  }

  private func arc(in rect: Rect) -> Arc {
    Arc(
      center: Point(x: rect.midX, y: rect.midY),
      radius: (min(rect.width, rect.height) - (isInside ? lineWidth : 0)) / 2,
      width: lineWidth, start: start - 90, sweep: sweep, cap: cap, color: color)
  }
}

private final class ArcNode: LayoutNode {
  private let make: (Rect) -> Arc
  private let dashes: PathStroke?

  init(make: @escaping (Rect) -> Arc, _ dashes: PathStroke?, _ environment: EnvironmentValues) {
    self.make = make
    self.dashes = dashes
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { Circle().sizeThatFits(proposal) }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let arc = make(rect)
    guard let dashes else { return canvas.append(.arc(arc)) }
    var line = Path()
    line.addArc(center: arc.center, radius: arc.radius, start: arc.start, end: arc.start + arc.sweep, isClockwise: true)
    canvas.append(.fillPath(line.stroked(dashes), .nonzero, arc.color))
  }
}
