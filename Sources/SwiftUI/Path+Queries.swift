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
