/// A model that views would follow; a picture reads it once.
public protocol ObservableObject: AnyObject {
  /// What tells that the model is about to change; all have the same one.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  where ObjectWillChangePublisher == ObservableObjectPublisher
}

/// What tells that a model is about to change.
public final class ObservableObjectPublisher {
  /// What it tells: that, and nothing else.
  public typealias Output = Void

  private let listeners = Listeners<Output>()

  /// A publisher that nobody listens to.
  public init() {}

  /// Tells those who listen.
  public func send() { listeners.tell(()) }

  /// Tells of each change.
  ///
  /// - Returns: what ends the telling, at the latest when it is let go.
  package func listen(_ listener: @escaping (Output) -> Void) -> AnyCancellable { listeners.add(listener) }
}

extension ObservableObject {
  /// One that tells nothing by itself, since a picture reads a model once: a model that has to tell has one of its own.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A model that another view owns.
@propertyWrapper
public struct ObservedObject<Model: ObservableObject> {
  /// The model.
  public var wrappedValue: Model

  /// A model that is at hand.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

  /// Bindings to the properties of the model.
  public var projectedValue: ModelBindings<Model> { ModelBindings(model: wrappedValue) }
}

/// A model that the view owns, made when it is first read.
@propertyWrapper
public struct StateObject<Model: ObservableObject> {
  private final class Storage: StateStorage {
    private lazy var own = make()
    private let make: () -> Model
    /// That of the view which was made before this one, at its place.
    private var kept: Storage?

    init(_ make: @escaping () -> Model) { self.make = make }

    var model: Model { kept?.own ?? own }

    func copy() -> any StateStorage { Storage(make) }
    func follow(_ other: (any StateStorage)?) { kept = other as? Storage }
  }

  private let storage: Storage

  /// A model by the expression that makes it, which is evaluated at most once.
  public init(wrappedValue make: @autoclosure @escaping () -> Model) { storage = Storage(make) }

  /// The model.
  public var wrappedValue: Model { storage.model }
  /// Bindings to the properties of the model.
  public var projectedValue: ModelBindings<Model> { ModelBindings(model: wrappedValue) }
}

extension StateObject: StateProperty {
  var stateStorage: any StateStorage { storage }
}

/// A model marked `@Observable` whose properties are given to controls.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject> {
  /// The model.
  public var wrappedValue: Model

  /// A model that is at hand.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  /// A model that is at hand.
  public init(_ model: Model) { wrappedValue = model }
  /// The bindings of another one.
  public init(projectedValue: ModelBindings<Model>) { wrappedValue = projectedValue.model }

  /// A binding to a property of the model, as in `Bindable(model).name`.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    projectedValue[dynamicMember: keyPath]
  }

  /// Bindings to the properties of the model.
  public var projectedValue: ModelBindings<Model> { ModelBindings(model: wrappedValue) }
}

/// Bindings to the properties of a model, under their names.
@dynamicMemberLookup
public struct ModelBindings<Model: AnyObject> {
  let model: Model

  /// A binding to a property of the model.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}
