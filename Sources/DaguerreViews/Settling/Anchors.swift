/// A place that a view tells those around it; a ``GeometryProxy`` gives it in its own points.
public struct Anchor<Value>: Hashable, Sendable {
  /// The view, in points of the picture.
  fileprivate let bounds: Rect
  fileprivate let source: Source

  /// What of a view is told.
  public enum Source: Hashable, Sendable {
    /// The whole view.
    case view
    /// A rectangle in points from the view's corner.
    case area(Rect)
    /// A point from the view's corner.
    case place(Point)
    /// A point in shares of the view's sides; lines run from left to right.
    case unitPoint(UnitPoint)

    /// The rectangle; of a point the view's.
    fileprivate func bounds(in rect: Rect) -> Rect {
      if case .area(let area) = self { area.offset(dx: rect.minX, dy: rect.minY) } else { rect }
    }

    /// The point; of a rectangle its middle.
    fileprivate func point(in rect: Rect) -> Point {
      switch self {
      case .view: return Point(x: rect.midX, y: rect.midY)
      case .area:
        let area = bounds(in: rect)
        return Point(x: area.midX, y: area.midY)
      case .place(let point): return Point(x: rect.minX + point.x, y: rect.minY + point.y)
      case .unitPoint(let share):
        return Point(x: rect.minX + rect.width * share.x, y: rect.minY + rect.height * share.y)
      }
    }
  }
}

// By these names for what is told a compiler knows as what it is told. Where others come with `SwiftUI`, these are not meant
// unless a `Rect` or a `Point` is asked for.

extension Anchor.Source where Value == Rect {
  /// The view's own rectangle.
  @_disfavoredOverload
  public static var bounds: Self { .view }
}

extension Anchor.Source where Value == Point {
  /// In the middle.
  @_disfavoredOverload
  public static var center: Self { .unitPoint(.center) }
  /// In the middle of the upper side.
  @_disfavoredOverload
  public static var top: Self { .unitPoint(.top) }
  /// In the middle of the lower side.
  @_disfavoredOverload
  public static var bottom: Self { .unitPoint(.bottom) }
  /// In the middle of the side where lines begin.
  @_disfavoredOverload
  public static var leading: Self { .unitPoint(.leading) }
  /// In the middle of the side where lines end.
  @_disfavoredOverload
  public static var trailing: Self { .unitPoint(.trailing) }
  /// The upper corner where lines begin.
  @_disfavoredOverload
  public static var topLeading: Self { .unitPoint(.topLeading) }
  /// The upper corner where lines end.
  @_disfavoredOverload
  public static var topTrailing: Self { .unitPoint(.topTrailing) }
  /// The lower corner where lines begin.
  @_disfavoredOverload
  public static var bottomLeading: Self { .unitPoint(.bottomLeading) }
  /// The lower corner where lines end.
  @_disfavoredOverload
  public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}

/// A rectangle or a point by any name, as which a place is told.
public protocol AnchorValue {
  /// The bounds of a view, or a point of these, whichever it is.
  static func value(bounds: Rect, point: Point) -> Self
}

extension RectRepresentable where Self: AnchorValue {
  /// The bounds.
  public static func value(bounds: Rect, point: Point) -> Self { Self(bounds) }
}

extension Rect: AnchorValue {}

extension Point: AnchorValue {
  /// The point.
  public static func value(bounds: Rect, point: Point) -> Point { point }
}

extension View {
  /// Tells the views around where the view is, in place of what views within tell.
  public func anchorPreference<Key: PreferenceKey, Place>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source, transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> NodeModifier<Self> {
    changedPreference(key) { $0 = transform(Anchor(bounds: $1, source: value)) }
  }

  /// Changes what views within tell the views around, knowing where the view is.
  public func transformAnchorPreference<Key: PreferenceKey, Place>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source, transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
  ) -> NodeModifier<Self> {
    changedPreference(key) { transform(&$0, Anchor(bounds: $1, source: value)) }
  }
}

extension GeometryProxy {
  /// A place in points from the corner of the room.
  public subscript<Value: AnchorValue>(anchor: Anchor<Value>) -> Value {
    let origin = (frame(in: .global) as Rect).origin
    let bounds = anchor.bounds.offset(dx: -origin.x, dy: -origin.y)
    return Value.value(bounds: anchor.source.bounds(in: bounds), point: anchor.source.point(in: bounds))
  }
}
