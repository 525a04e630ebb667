public import DaguerreViews
public import Foundation

// Places and sizes by the names of Apple's platforms, where this module's views take them.

extension Point {
  /// The same place.
  public init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Path {
  /// Begins a new subpath.
  @_disfavoredOverload
  public mutating func move(to point: CGPoint) { move(to: Point(point)) }
  /// A straight line from where the subpath ends.
  @_disfavoredOverload
  public mutating func addLine(to point: CGPoint) { addLine(to: Point(point)) }
  /// A quadratic Bézier curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    addQuadratic(control: Point(control), to: Point(point))
  }
  /// A cubic Bézier curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCubic(control1: Point(control1), control2: Point(control2), to: Point(point))
  }
  /// A straight line back to where the subpath began.
  public mutating func closeSubpath() { close() }
}

extension View {
  /// Draws the view elsewhere, without changing its place; the width runs from leading to trailing.
  public func offset(_ offset: CGSize) -> NodeModifier<Self> { self.offset(x: offset.width, y: offset.height) }

  /// Puts the middle of the view at a point of all the room that there is.
  @_disfavoredOverload
  public func position(_ position: CGPoint) -> NodeModifier<Self> { self.position(Point(position)) }
}
