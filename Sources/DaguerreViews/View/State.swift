/// A value that a view holds and its controls show.
///
/// A picture is one moment: a change, by a binding, is kept and seen by whoever reads the value next, and nothing is
/// drawn again for it.
@propertyWrapper
public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// A state by its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// A state by its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// What the view holds.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value, as `$value`.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that holds nothing at first.
  public init() { self.init(wrappedValue: nil) }
}
