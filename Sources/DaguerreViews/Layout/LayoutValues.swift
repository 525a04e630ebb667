/// What views tell the ``Layout`` that places them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// That of views of which nothing is said.
  static var defaultValue: Value { get }
}

/// The values of one view.
final class LayoutValues {
  private var values: [ObjectIdentifier: Any]

  init<Key: LayoutValueKey>(_ base: LayoutValues?, _ key: Key.Type, _ value: Key.Value) {
    values = base?.values ?? [:]
    values[ObjectIdentifier(key)] = value
  }

  subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value? { values[ObjectIdentifier(key)] as? Key.Value }
}

extension View {
  /// Tells the ``Layout`` that places the view something about it.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> NodeModifier<Self> {
    layoutTraits { $0.values = LayoutValues($0.values, key, value) }
  }
}
