/// A property of a model that views would follow.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage {
    var value: Value
    let listeners = Listeners<Value>()

    init(_ value: Value) { self.value = value }
  }

  /// What tells the values of a property.
  public struct Publisher {
    fileprivate let storage: Storage

    /// Tells the value that it has, and each that it is given, before it has it.
    ///
    /// - Returns: what ends the telling, at the latest when it is let go.
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      let subscription = storage.listeners.add(receiveValue)
      receiveValue(storage.value)
      return subscription
    }
  }

  private let storage: Storage

  /// What the property holds.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.listeners.tell(newValue)
      storage.value = newValue
    }
  }

  /// What tells its values.
  public var projectedValue: Publisher { Publisher(storage: storage) }

  /// A property by its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// A property by its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }
}

extension View {
  /// The same view: what a model tells later is not seen in a picture.
  public func onReceive<Value>(_ publisher: Published<Value>.Publisher, perform action: @escaping (Value) -> Void)
    -> Self
  {
    self
  }

  /// The same view: what a model tells later is not seen in a picture.
  public func onReceive(_ publisher: ObservableObjectPublisher, perform action: @escaping () -> Void) -> Self { self }
}
