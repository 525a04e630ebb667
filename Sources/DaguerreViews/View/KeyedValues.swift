/// Values by keys, which are types.
struct KeyedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key; another one where nobody set it.
  subscript<Value>(key: Any.Type, default value: @autoclosure () -> Value) -> Value {
    get { values[ObjectIdentifier(key)] as? Value ?? value() }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
