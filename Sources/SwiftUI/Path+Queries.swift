public import DaguerreViews
public import Foundation

extension Path {
  /// A step of a path, by the names of Apple's platforms.
  public enum Step: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to where the subpath began.
    case closeSubpath
  }

  /// Calls `body` with each step, in order.
  public func forEach(_ body: (Step) -> Void) {
    for element in elements {
      switch element {
      case .move(let point): body(.move(to: CGPoint(point)))
      case .line(let point): body(.line(to: CGPoint(point)))
      case .quadratic(let control, let point): body(.quadCurve(to: CGPoint(point), control: CGPoint(control)))
      case .cubic(let control1, let control2, let point):
        body(.curve(to: CGPoint(point), control1: CGPoint(control1), control2: CGPoint(control2)))
      case .close: body(.closeSubpath)
      }
    }
  }
}

extension Shape where Frame == Rect {
  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { path(in: Rect(rect)) }
}

extension Path {
  /// Whether the path encloses a point.
  ///
  /// - Parameter eoFill: whether it does so where it winds an odd number of times around it, or else any number.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    contains(Point(point), rule: eoFill ? .evenodd : .nonzero)
  }

  /// Part of a circle that touches two lines, from where the path is to one point, and from there to another; before it a
  /// straight line to where it begins.
  ///
  /// Where the lines are one, or the radius is 0, it is a line to the first point.
  public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: Double) {
    guard let start = currentPoint else { return }
    let (before, after) = (
      CGPoint(x: start.x - corner.x, y: start.y - corner.y), CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    )
    let lengths = (
      (before.x * before.x + before.y * before.y).squareRoot(), (after.x * after.x + after.y * after.y).squareRoot()
    )
    let cosine = (before.x * after.x + before.y * after.y) / (lengths.0 * lengths.1)
    let sine = (before.x * after.y - before.y * after.x) / (lengths.0 * lengths.1)
    // Half of the angle between the lines sees the radius from here.
    let distance = abs(radius) * (1 + cosine) / abs(sine)
    guard distance.isFinite, radius != 0, abs(sine) > 1e-9 else { return addLine(to: Point(corner)) }
    func at(_ direction: CGPoint, _ length: Double) -> Point {
      Point(x: corner.x + direction.x / length * distance, y: corner.y + direction.y / length * distance)
    }
    let (from, to) = (at(before, lengths.0), at(after, lengths.1))
    addLine(to: from)
    addArc(
      EllipticalArc(radiusX: abs(radius), radiusY: abs(radius), rotation: 0, isLarge: false, isClockwise: sine < 0),
      from: from,
      to: to)
  }
}
