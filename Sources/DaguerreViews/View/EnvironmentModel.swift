private enum EnvironmentModelKey<Model: AnyObject>: EnvironmentKey {
  static var defaultValue: HeldModel<Model>? { nil }
}

/// What `@Environment(Model.self)` asks of the views around it.
private enum RequiredModel<Model: AnyObject>: RequiredEnvironmentValue {
  static func isSet(in environment: EnvironmentValues) -> Bool { environment[EnvironmentModelKey<Model>.self] != nil }

  static var displayName: String { "\(Model.self)" }

  static var remedy: String { "give a view around it environment(_:) with a \(Model.self)" }
}

/// Stands for a model in a key path.
private struct ModelType<Model: AnyObject>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<Model: AnyObject>(type: ModelType<Model>) -> Model {
    guard let model = self[optional: type] else {
      preconditionFailure("no \(Model.self) is around; \(RequiredModel<Model>.remedy), and read it in a body")
    }
    return model
  }

  fileprivate subscript<Model: AnyObject>(optional type: ModelType<Model>) -> Model? {
    self[EnvironmentModelKey<Model>.self]?.model
  }
}

extension Environment where Value: AnyObject {
  /// A model that a view around gives, by its type; a view that declares one which nobody gives is an error of the
  /// picture, see ``RequiredEnvironmentValue``.
  public init(_ type: Value.Type) { self.init(\.[ModelType<Value>()], model: RequiredModel<Value>.self) }
}

extension Environment {
  /// A model that a view around may give, by its type.
  public init<Model: AnyObject>(_ type: Model.Type) where Value == Model? {
    self.init(\.[optional: ModelType<Model>()], model: nil)
  }
}

extension Scene {
  /// Gives a model to the scene and all within it, which read it with `@Environment(Model.self)`.
  public func environment<Model: AnyObject>(_ model: Model?) -> some Scene {
    environment(key: EnvironmentModelKey<Model>.self, model.map(HeldModel.init))
  }
}

extension View {
  /// Gives a model to the view and all within it, which read it with `@Environment(Model.self)`.
  public func environment<Model: AnyObject>(_ model: Model?) -> some View {
    environment(key: EnvironmentModelKey<Model>.self, model.map(HeldModel.init))
  }
}
