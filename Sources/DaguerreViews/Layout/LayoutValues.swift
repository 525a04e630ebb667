/// What views tell the ``Layout`` that places them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// That of views of which nothing is said.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the ``Layout`` that places the view something about it.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> NodeModifier<Self> {
    layoutTraits { $0.values[key, default: value] = value }
  }
}
