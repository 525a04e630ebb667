/// A model that views would follow; a picture reads it once.
public protocol ObservableObject: AnyObject {}

/// What would tell views that a model is about to change; nobody is told.
public struct ObservableObjectPublisher: Sendable {
  /// A publisher that nobody listens to.
  public init() {}
  /// Nothing happens.
  public func send() {}
}

extension ObservableObject {
  /// What would tell views.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property of a model that views would follow.
@propertyWrapper
public struct Published<Value> {
  /// What the property holds.
  public var wrappedValue: Value

  /// A property by its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A property by its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }
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
  private final class Storage {
    lazy var model = make()
    private let make: () -> Model
    init(_ make: @escaping () -> Model) { self.make = make }
  }

  private let storage: Storage

  /// A model by the expression that makes it, which is evaluated at most once.
  public init(wrappedValue make: @autoclosure @escaping () -> Model) { storage = Storage(make) }

  /// The model.
  public var wrappedValue: Model { storage.model }
  /// Bindings to the properties of the model.
  public var projectedValue: ModelBindings<Model> { ModelBindings(model: wrappedValue) }
}

/// A model marked `@Observable` whose properties are given to controls.
@propertyWrapper
public struct Bindable<Model: AnyObject> {
  /// The model.
  public var wrappedValue: Model

  /// A model that is at hand.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  /// A model that is at hand.
  public init(_ model: Model) { wrappedValue = model }

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
