public import Foundation

/// A value that an app keeps for its user under a key.
///
/// Nothing is kept or read: a picture must not depend on who drew one before. The value is the one that the view
/// declares, held as by ``State``.
@propertyWrapper
public struct AppStorage<Value> {
  private let state: State<Value>

  /// A value by what it is where nothing is kept.
  ///
  /// - Parameter key: what an app would keep it under.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value, as `$value`.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A value that a window keeps under a key: as ``AppStorage``, the one that the view declares.
public typealias SceneStorage = AppStorage

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value that is nothing where nothing is kept.
  ///
  /// - Parameter key: what an app would keep it under.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension AppStorage: StateProperty {
  var stateStorage: any StateStorage { state.stateStorage }
}

extension View {
  /// The same view: what is kept is what each view declares.
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}

extension Scene {
  /// The same scene: what is kept is what each view declares.
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}
