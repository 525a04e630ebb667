/// A place that a view tells those around it; a ``GeometryProxy`` gives it in its own points.
public struct Anchor<Value>: Hashable, Sendable {
  /// The view, in points of the picture.
  fileprivate let bounds: Rect
  fileprivate let source: Source

  /// What of a view is told.
  public enum Source: Hashable, Sendable {
    case bounds, center, top, bottom, leading, trailing

    /// The point, of bounds too; lines run from left to right.
    fileprivate func point(of rect: Rect) -> Point {
      switch self {
      case .bounds, .center: Point(x: rect.midX, y: rect.midY)
      case .top: Point(x: rect.midX, y: rect.minY)
      case .bottom: Point(x: rect.midX, y: rect.maxY)
      case .leading: Point(x: rect.minX, y: rect.midY)
      case .trailing: Point(x: rect.maxX, y: rect.midY)
      }
    }
  }
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
    return Value.value(bounds: bounds, point: anchor.source.point(of: bounds))
  }
}
