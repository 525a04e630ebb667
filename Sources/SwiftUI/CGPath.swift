public import DaguerreViews
public import Foundation

/// An outline by Core Graphics' name.
public typealias CGPath = Path

/// An outline by Core Graphics' name that is drawn little by little, and shared by all that have it.
public final class CGMutablePath {
  fileprivate var path = Path()

  /// An empty outline.
  public init() {}

  /// Begins a new subpath.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A straight line from each place to the next one, in a new subpath.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// A quadratic curve by one point of control.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// A cubic curve by two points of control.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// A part of a circle, after a line to where it begins; angles are in radians from the right.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise)
  }
  /// A part of a circle between two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// A rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// The ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// A rectangle whose corners are parts of ellipses.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
  }
  /// Another outline after this one.
  public func addPath(_ other: CGPath) { path.addPath(other) }
  /// A line back to where the subpath began.
  public func closeSubpath() { path.closeSubpath() }

  /// What the outline is in, with all points of control.
  public var boundingBox: CGRect { path.box.map { CGRect($0) } ?? .zero }
  /// Whether there is nothing of it.
  public var isEmpty: Bool { path.isEmpty }
  /// Whether a place is within the outline.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

extension Path {
  /// The same outline.
  public init(_ path: Path) { self = path }
  /// The outline as it is now.
  public init(_ path: CGMutablePath) { self = path.path }
  /// The same outline.
  public var cgPath: CGPath { self }
}
