public import DaguerreViews
public import Foundation

// What of a view is told: rectangles and points by Core Graphics' names, unless others are asked for.

extension Anchor.Source where Value == CGRect {
  /// The view's own rectangle.
  public static var bounds: Self { .view }
  /// A rectangle in points from the view's corner.
  public static func rect(_ rect: CGRect) -> Self { .area(Rect(rect)) }
}

extension Anchor.Source where Value == Rect {
  /// A rectangle in points from the view's corner.
  @_disfavoredOverload
  public static func rect(_ rect: CGRect) -> Self { .area(Rect(rect)) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point, in points from the view's corner.
  public static func point(_ point: CGPoint) -> Self { .place(Point(point)) }
  /// In the middle.
  public static var center: Self { .unitPoint(.center) }
  /// In the middle of the upper side.
  public static var top: Self { .unitPoint(.top) }
  /// In the middle of the lower side.
  public static var bottom: Self { .unitPoint(.bottom) }
  /// In the middle of the side where lines begin.
  public static var leading: Self { .unitPoint(.leading) }
  /// In the middle of the side where lines end.
  public static var trailing: Self { .unitPoint(.trailing) }
  /// The upper corner where lines begin.
  public static var topLeading: Self { .unitPoint(.topLeading) }
  /// The upper corner where lines end.
  public static var topTrailing: Self { .unitPoint(.topTrailing) }
  /// The lower corner where lines begin.
  public static var bottomLeading: Self { .unitPoint(.bottomLeading) }
  /// The lower corner where lines end.
  public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}
