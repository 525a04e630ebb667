/// Values by keys, which are types.
struct KeyedValues {
  /// Nil for none, so that views that say nothing share nothing.
  private var values: [ObjectIdentifier: Any]?

  /// The value of a key; another one where nobody set it.
  subscript<Value>(key: Any.Type, default value: @autoclosure () -> Value) -> Value {
    get {
      // What is not there would be one of no value, where values may be none.
      guard let known = values?[ObjectIdentifier(key)] else { return value() }
      return known as? Value ?? value()
    }
    set {
      if values == nil { values = [:] }
      values?.updateValue(newValue, forKey: ObjectIdentifier(key))
    }
  }
}
