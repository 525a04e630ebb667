/// A model that views would follow; a picture reads it once.
public protocol ObservableObject: AnyObject {}

/// A property of a model that views would follow.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// A model that another view owns.
@propertyWrapper
public struct ObservedObject<Model: ObservableObject> {
  public var wrappedValue: Model

  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

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

  public init(wrappedValue make: @autoclosure @escaping () -> Model) { storage = Storage(make) }

  public var wrappedValue: Model { storage.model }
  public var projectedValue: ModelBindings<Model> { ModelBindings(model: wrappedValue) }
}

/// A model marked `@Observable` whose properties are given to controls.
@propertyWrapper
public struct Bindable<Model: AnyObject> {
  public var wrappedValue: Model

  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  public init(_ model: Model) { wrappedValue = model }

  public var projectedValue: ModelBindings<Model> { ModelBindings(model: wrappedValue) }
}

/// Bindings to the properties of a model, under their names.
@dynamicMemberLookup
public struct ModelBindings<Model: AnyObject> {
  fileprivate let model: Model

  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}
