/// A value that views would tell those around them.
///
/// A picture is laid out once: what it says of itself is known too late for that, so nobody is told.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// What is known where no view tells anything.
  static var defaultValue: Value { get }
  /// Adds what the next view tells.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// The same view: nobody is told the value.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> Self { self }

  /// The same view: no value is told, so `action` is not called.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> Self where Key.Value: Equatable { self }

  /// The same view: places are known in the view and in the picture only.
  public func coordinateSpace(name: some Hashable) -> Self { self }
  /// The same view: places are known in the view and in the picture only.
  public func coordinateSpace(_ name: CoordinateSpace) -> Self { self }
}

/// A place that a view would tell those around it: nobody is told, so there is none.
public struct Anchor<Value> {
  fileprivate let value: Value

  /// What of a view is told.
  public enum Source: Hashable, Sendable { case bounds, center, top, bottom, leading, trailing }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension View {
  /// The same view: nobody is told the place.
  public func anchorPreference<Key: PreferenceKey, Place>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source, transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> Self { self }

  /// Draws views over the view, made for what is known where no view tells anything.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> NodeModifier<Self> { overlay(content(Key.defaultValue)) }

  /// Draws views over the view, made for what is known where no view tells anything.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment, @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> NodeModifier<Self> { overlay(alignment: alignment) { content(Key.defaultValue) } }

  /// Draws views behind the view, made for what is known where no view tells anything.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment, @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> NodeModifier<Self> { background(alignment: alignment) { content(Key.defaultValue) } }

  /// Draws views behind the view, made for what is known where no view tells anything.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> NodeModifier<Self> { background(content(Key.defaultValue)) }
}

extension GeometryProxy {
  /// A place in the view.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

/// In what a place is measured.
public enum CoordinateSpace: Hashable {
  /// The view's own room.
  case local
  /// The picture.
  case global
  /// A view with a name: the picture, here.
  case named(AnyHashable)
}
