/// Names a value of ``ContainerValues``.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set it.
  static var defaultValue: Value { get }
}

/// What views tell the container that goes through them one by one; see ``Subview/containerValues``.
public struct ContainerValues {
  private var values = KeyedValues()
  fileprivate var tags: [AnyHashable] = []

  /// The value of a key; its default where nobody set it.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[key, default: Key.defaultValue] }
    set { values[key, default: Key.defaultValue] = newValue }
  }

  /// The value of a key; its default where nobody set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[key, default: Key.defaultValue] }
    set { values[key, default: Key.defaultValue] = newValue }
  }

  init() {}

  /// What ``View/tag(_:)`` gave the view, of a type; nil for nothing of it.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    tags.lazy.compactMap { $0.base as? Value }.first { _ in true }
  }

  /// Whether ``View/tag(_:)`` gave the view a value.
  public func hasTag(_ tag: some Hashable) -> Bool { tags.contains { has($0, tag) } }

  private func has<Value: Hashable>(_ tag: AnyHashable, _ value: Value) -> Bool { tag.base as? Value == value }
}

extension View {
  /// Tells the container that goes through its views a value.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> NodeModifier<Self> {
    layoutTraits { traits in
      traits.values[ContainerValues.self, default: ContainerValues()][keyPath: keyPath] = value
    }
  }
}

extension LayoutNode {
  fileprivate var containerValues: ContainerValues {
    var values = traits.values[ContainerValues.self, default: ContainerValues()]
    values.tags = tags
    return values
  }
}

extension Subview {
  /// What the view says with ``View/containerValue(_:_:)``, and the values that ``View/tag(_:)`` gave it.
  public var containerValues: ContainerValues { node.containerValues }
}

extension LayoutSubview {
  /// What the view says with ``View/containerValue(_:_:)``, and the values that ``View/tag(_:)`` gave it.
  public var containerValues: ContainerValues { node.containerValues }
}
