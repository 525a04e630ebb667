/// A property of a model that views would follow.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage {
    var value: Value
    let listeners = Listeners<Value>()
    /// What gives it values.
    var sources: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      listeners.tell(new)
      value = new
    }
  }

  /// What tells the values of a property.
  public struct Publisher {
    fileprivate let storage: Storage

    /// Tells the value that it has, and each that it is given, before it has it.
    ///
    /// - Returns: what ends the telling, at the latest when it is let go.
    package func listen(_ listener: @escaping (Value) -> Void) -> AnyCancellable {
      let subscription = storage.listeners.add(listener)
      listener(storage.value)
      return subscription
    }

    /// What gives the property a value, and holds nothing of it.
    package var setter: (Value) -> Void { { [weak storage] in storage?.set($0) } }
    /// Keeps what gives it values as long as there is the property.
    package func hold(_ source: AnyCancellable) { storage.sources.append(source) }
  }

  private let storage: Storage

  /// What the property holds.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// What tells its values.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // A property has one for good: it is set only by what takes it as `inout`.
    nonmutating set {}
  }

  /// A property by its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// A property by its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }
}
