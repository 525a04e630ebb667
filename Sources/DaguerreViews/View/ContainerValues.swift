/// What views tell the container that goes through them one by one; see ``Subview/containerValues``.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key; its default where nobody set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  init() {}
}

private enum ContainerValuesKey: LayoutValueKey { static var defaultValue: ContainerValues { ContainerValues() } }

extension View {
  /// Tells the container that goes through its views a value.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> NodeModifier<Self> {
    layoutTraits { traits in
      var values = traits.values?[ContainerValuesKey.self] ?? ContainerValues()
      values[keyPath: keyPath] = value
      traits.values = LayoutValues(traits.values, ContainerValuesKey.self, values)
    }
  }
}

extension Subview {
  /// What the view says with ``View/containerValue(_:_:)``.
  public var containerValues: ContainerValues { node.traits.values?[ContainerValuesKey.self] ?? ContainerValues() }
}
