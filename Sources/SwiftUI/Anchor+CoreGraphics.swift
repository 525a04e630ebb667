public import DaguerreViews
public import Foundation

extension Anchor.Source where Value == CGRect {
  /// A rectangle in points from the view's corner.
  public static func rect(_ rect: CGRect) -> Self { .area(Rect(rect)) }
}

extension Anchor.Source where Value == Rect {
  /// A rectangle in points from the view's corner.
  public static func rect(_ rect: CGRect) -> Self { .area(Rect(rect)) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point, in points from the view's corner.
  public static func point(_ point: CGPoint) -> Self { .place(Point(point)) }
}
