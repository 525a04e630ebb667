/// What names a space in which places are measured: functions of one's own take any, as in
/// `in space: some CoordinateSpaceProtocol = .global`.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own room.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// That room.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The picture.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A view around by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpace: CoordinateSpaceProtocol {
  /// The space itself.
  public var coordinateSpace: CoordinateSpace { self }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own room.
  public static var local: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The picture.
  public static var global: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view around by its name.
  public static func named(_ name: some Hashable) -> Self { Self(coordinateSpace: .named(AnyHashable(name))) }
  /// The innermost scrolling view around.
  public static var scrollView: Self { Self(coordinateSpace: .scrollView) }
  /// The innermost view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self { Self(coordinateSpace: .scrollView(axis: axis)) }
}
