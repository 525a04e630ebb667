public import DaguerreViews
public import Foundation

/// Distances from the sides of a rectangle, in points, by UIKit's name.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the upper side.
  public var top: CGFloat
  /// From the left side.
  public var left: CGFloat
  /// From the lower side.
  public var bottom: CGFloat
  /// From the right side.
  public var right: CGFloat

  /// None.
  public static let zero = UIEdgeInsets()

  /// Distances in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Distances from the sides of a rectangle, in points, by the direction in which lines run.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the upper side.
  public var top: CGFloat
  /// From the side where lines begin.
  public var leading: CGFloat
  /// From the lower side.
  public var bottom: CGFloat
  /// From the side where lines end.
  public var trailing: CGFloat

  /// None.
  public static let zero = NSDirectionalEdgeInsets()

  /// Distances in points.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The same distances.
  public init(_ insets: EdgeInsets) {
    self.init(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
  }
}

extension EdgeInsets {
  /// The same distances.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}

/// How far something is moved, in points, by UIKit's name.
public struct UIOffset: Hashable, Sendable {
  /// Across.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat
  /// Nowhere.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
  /// A way in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
