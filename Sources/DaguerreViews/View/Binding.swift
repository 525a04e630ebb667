/// A way to a value that something else holds.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// A binding by what reads the value and what changes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.read = get
    self.write = set
  }

  /// A binding by what reads the value and what changes it, which nothing moves.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get) { set($0, Transaction()) }
  }

  /// A binding to another's value, as `$value` of a view's own binding gives.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that stays as it is.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// What the other holds.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself, as `$value`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { read()[keyPath: keyPath] },
      set: { part in
        var value = read()
        value[keyPath: keyPath] = part
        write(value)
      })
  }
}

extension Binding {
  /// A binding to an optional of the value, which ignores nil.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in if let value { base.wrappedValue = value } })
  }

  /// A binding to the value as one of any type, which ignores those of another.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value in if let value = value.base as? Base { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional that has one now; nil for one that has none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }
}
