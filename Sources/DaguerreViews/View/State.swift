/// A value that a view holds and its controls show.
///
/// A picture shows the values to which its views settle: where one changes since a view has appeared, or is told how large
/// another is, views are made again, with what they hold.
@propertyWrapper
public struct State<Value> {
  private final class Storage: StateStorage {
    private var own: Value
    /// That of the view which was made before this one, at its place.
    private var kept: Storage?

    init(_ value: Value) { own = value }

    var value: Value {
      get { kept?.own ?? own }
      set { if let kept { kept.own = newValue } else { own = newValue } }
    }

    func copy() -> any StateStorage { Storage(own) }
    func follow(_ other: (any StateStorage)?) { kept = other as? Storage }
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

extension State: StateProperty {
  var stateStorage: any StateStorage { storage }
}
