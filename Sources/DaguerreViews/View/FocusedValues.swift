// What the view with the focus would tell those around it: nobody is told, in a picture.

/// A value of the view with the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the view with the focus; none is known.
public struct FocusedValues {
  /// None.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }

  /// The value that the key has where nobody says otherwise.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

/// A value of the view with the focus: always nil.
@propertyWrapper
public struct FocusedValue<Value> {
  /// A value by its name.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// A model by its type.
  public init(_ type: Value.Type) {}
  /// Nil.
  public var wrappedValue: Value? { nil }
}

/// A value that the view with the focus holds: always nil.
@propertyWrapper
public struct FocusedBinding<Value> {
  /// A value by its name.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Nil; nothing is set.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// Nil.
  public var projectedValue: Binding<Value>? { nil }
}

extension View {
  /// The same view: nobody is told the value.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> Self { self }
  /// The same view: nobody is told the value.
  public func focusedValue<Value: AnyObject>(_ value: Value?) -> Self { self }
  /// The same view: nobody is told the value.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }
  /// The same view: nobody is told the value.
  public func focusedSceneValue<Value: AnyObject>(_ value: Value?) -> Self { self }
}
