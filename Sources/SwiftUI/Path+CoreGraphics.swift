public import DaguerreViews
public import Foundation

extension Path {
  /// The outline of a rectangle.
  public init(_ rect: CGRect) { self.init(roundedRect: Rect(rect)) }
  /// The outline of a rectangle with circular corners.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    self.init(roundedRect: Rect(rect), radii: CornerRadii(cornerRadius))
  }
  /// The outline of a rectangle with circular corners, whatever the style.
  public init(roundedRect rect: CGRect, cornerRadius: Double, style: RoundedCornerStyle) {
    self.init(roundedRect: rect, cornerRadius: cornerRadius)
  }
  /// The outline of a rectangle with elliptical corners, which shrink where they do not fit.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }
  /// The outline of a rectangle with a radius for each corner, the leading ones at the left.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  /// The ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: Rect(rect))
  }

  /// Begins a new subpath.
  @_disfavoredOverload
  public mutating func move(to point: CGPoint) { move(to: Point(point)) }
  /// A straight line from where the subpath ends.
  @_disfavoredOverload
  public mutating func addLine(to point: CGPoint) { addLine(to: Point(point)) }
  /// A new subpath of straight lines.
  @_disfavoredOverload
  public mutating func addLines(_ points: [CGPoint]) { addLines(points.map { Point($0) }) }
  /// A quadratic Bézier curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    addQuadratic(control: Point(control), to: Point(point))
  }
  /// A cubic Bézier curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCubic(control1: Point(control1), control2: Point(control2), to: Point(point))
  }
  /// Part of a circle, after a straight line to where it begins.
  ///
  /// - Parameter clockwise: in coordinates whose y grows upwards, as Apple's platforms have it: on the page it is the
  ///   other way.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(
      center: Point(center), radius: radius, start: startAngle.degrees, end: endAngle.degrees,
      isClockwise: !clockwise)
  }
  /// A rectangle.
  @_disfavoredOverload
  public mutating func addRect(_ rect: CGRect) { addRect(Rect(rect)) }
  /// The ellipse that touches the sides of a rectangle.
  @_disfavoredOverload
  public mutating func addEllipse(in rect: CGRect) { addEllipse(in: Rect(rect)) }
  /// A rectangle with elliptical corners, which shrink where they do not fit.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let most = Size(rect.size)
    addRoundedRect(
      Rect(rect), corner: (min(cornerSize.width, most.width / 2), min(cornerSize.height, most.height / 2)))
  }
  /// A rectangle with elliptical corners, whatever the style.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }
  /// A rectangle with a radius for each corner, the leading ones at the left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let radii = CornerRadii(
      topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing, bottomRight: cornerRadii.bottomTrailing,
      bottomLeft: cornerRadii.bottomLeading)
    addRoundedRect(Rect(rect), radii: radii.fitted(to: Size(rect.size)))
  }
  /// Rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(Rect(rect)) } }
  /// Part of a circle, after a straight line to where it begins; a positive angle turns clockwise on the screen.
  public mutating func addRelativeArc(center: CGPoint, radius: Double, startAngle: Angle, delta: Angle) {
    addArc(
      center: Point(center), radius: radius, start: startAngle.degrees,
      end: startAngle.degrees + delta.degrees, isClockwise: delta.degrees >= 0)
  }
  /// All of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }
  /// A straight line back to where the subpath began.
  public mutating func closeSubpath() { close() }

  /// The least rectangle that holds the path; empty for an empty path.
  public var boundingRect: CGRect { CGRect(bounds ?? Rect(origin: .zero, size: .zero)) }

  /// Where the path ends; nil for an empty one.
  public var currentPoint: CGPoint? {
    var start: Point?
    var current: Point?
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .quadratic(_, let point), .cubic(_, _, let point): current = point
      case .close: current = start
      }
    }
    return current.map { CGPoint($0) }
  }
}
