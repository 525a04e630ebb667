/// A model that is there for every view, where nobody gives another.
public protocol SharedObservableObject: ObservableObject {
  /// The one that views read unless ``View/environmentObject(_:)`` gives another.
  static var shared: Self { get }
}

/// A model among the values of the environment, of any class; while a picture is made, nothing but its views reads it.
struct HeldModel<Model: AnyObject>: @unchecked Sendable {
  let model: Model
}

private enum EnvironmentObjectKey<Model: ObservableObject>: EnvironmentKey {
  static var defaultValue: HeldModel<Model>? { nil }
}

/// What an ``EnvironmentObject`` asks of the views around it.
enum RequiredObject<Model: ObservableObject>: RequiredEnvironmentValue {
  static func isSet(in environment: EnvironmentValues) -> Bool { model(in: environment) != nil }

  static var displayName: String { "\(Model.self)" }

  static var remedy: String { "give a view around it environmentObject(_:) with a \(Model.self)" }

  static func model(in environment: EnvironmentValues) -> Model? {
    environment[EnvironmentObjectKey<Model>.self]?.model ?? shared
  }

  private static var shared: Model? {
    (Model.self as? any SharedObservableObject.Type).flatMap { $0.shared as? Model }
  }
}

/// A model that a view around gives, by its type.
///
/// A view that declares one which nobody gives is an error of the picture, see ``RequiredEnvironmentValue``.
@propertyWrapper
public struct EnvironmentObject<Model: ObservableObject> {
  /// A model by the type of the property.
  public init() {}

  /// The model; outside a body, in an initialiser or an action, only one that is shared can be read.
  public var wrappedValue: Model {
    guard let model = RequiredObject<Model>.model(in: .current) else {
      preconditionFailure("no \(Model.self) is around; \(RequiredObject<Model>.remedy), and read it in a body")
    }
    return model
  }

  /// Bindings to the properties of the model.
  public var projectedValue: ModelBindings<Model> { ModelBindings(model: wrappedValue) }
}

extension EnvironmentObject: EnvironmentReader {
  var requirement: (any RequiredEnvironmentValue.Type)? { RequiredObject<Model>.self }
}

extension View {
  /// Gives a model to the view and all within it, which read it with ``EnvironmentObject``.
  public func environmentObject<Model: ObservableObject>(_ model: Model) -> some View {
    environment(key: EnvironmentObjectKey<Model>.self, HeldModel(model: model))
  }
}
