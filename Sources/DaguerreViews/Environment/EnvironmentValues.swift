/// A value that views inherit from those around them.
public protocol EnvironmentKey {
  /// The type of the value. What changes must not be shared by pictures, as they are drawn on several threads.
  associatedtype Value
  /// What a view reads where nobody set the value.
  static var defaultValue: Value { get }
}

/// The values that a view inherits; each is declared by its key, here or in any other module.
///
/// Every view that is laid out copies it and every node reads the fields of ``Display``, so these are no keyed values;
/// the others, few at a time, are in a list, which is found through and copied faster than a dictionary.
public struct EnvironmentValues: Sendable {
  // A picture is made on one thread: a value that is not sendable is given to it, and read while it is made.
  private final class Stored<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private struct Entry: Sendable {
    let key: ObjectIdentifier
    let value: any AnyObject & Sendable
  }

  private var entries: [Entry] = []
  var display = Display()

  /// An environment where every value is its default.
  public init() {}

  /// The value of a key; its default where nobody set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let identifier = ObjectIdentifier(key)
      for entry in entries where entry.key == identifier {
        if let stored = entry.value as? Stored<Key.Value> { return stored.value }
      }
      return Key.defaultValue
    }
    set { store(Entry(key: ObjectIdentifier(key), value: Stored(newValue))) }
  }

  private mutating func store(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Whether nobody has set anything in one that was not set in the other: values are not compared.
  func isUnchanged(since earlier: EnvironmentValues) -> Bool {
    display == earlier.display && entries.count == earlier.entries.count
      && zip(entries, earlier.entries).allSatisfy { $0.key == $1.key && $0.value === $1.value }
  }

  /// The environment of the view that is being evaluated.
  @TaskLocal package static var current = EnvironmentValues()
}

/// Reads a value of the environment while the body of a view or modifier is evaluated.
///
/// Outside a body, in an initialiser or an action, nothing is around the view: values read as their defaults. A view
/// that reads a ``RequiredEnvironmentValue`` which is not set is an error of the picture.
@propertyWrapper
public struct Environment<Value>: @unchecked Sendable {  // what reads a value has no state
  private let read: (EnvironmentValues) -> Value
  /// What must be set around the view, where the value is a model that is read by its type.
  let model: (any RequiredEnvironmentValue.Type)?

  /// - Parameter read: the value to read, as in `\.colorScheme`: written so it is a function, which is called directly,
  ///   where going along a key path looks up types.
  public init(_ read: @escaping (EnvironmentValues) -> Value) { self.init(read, model: nil) }

  /// - Parameter keyPath: the value to read, where that is not written out.
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.init({ $0[keyPath: keyPath] }, model: nil) }

  init(_ read: @escaping (EnvironmentValues) -> Value, model: (any RequiredEnvironmentValue.Type)?) {
    self.read = read
    self.model = model
  }

  /// The value at the place of the view.
  public var wrappedValue: Value { read(EnvironmentValues.current) }
}

/// A view that sees a changed environment.
public struct EnvironmentModifier<Content: View>: PrimitiveView {
  /// Holds the view: see ``NodeModifier``.
  private let resolve: (ResolutionContext) -> [LayoutNode]

  fileprivate init(_ content: Content, _ change: @escaping (inout EnvironmentValues) -> Void) {
    resolve = { context in
      var context = context
      let colorScheme = context.environment.colorScheme
      change(&context.environment)
      let nodes = content._resolve(in: context)
      return context.environment.colorScheme == colorScheme
        ? nodes : nodes.map { ColorSchemeNode($0, context.environment) }
    }
  }

  /// The nodes of the view in its environment.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { resolve(context) }
}

/// A node whose colours are those of another scheme than the one around it.
private final class ColorSchemeNode: WrapperNode {
  private let colorScheme: ColorScheme

  override init(_ child: LayoutNode, _ environment: EnvironmentValues) {
    colorScheme = environment.colorScheme
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.withColorScheme(colorScheme) { super.draw(in: rect, proposal: proposal, on: canvas) }
  }
}

extension View {
  /// Sets a value for the view and all within it.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> EnvironmentModifier<Self>
  {
    changeEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Sets the value of a key, without reading it first as a key path does.
  public func environment<Key: EnvironmentKey>(key: Key.Type, _ value: Key.Value) -> EnvironmentModifier<Self> {
    changeEnvironment { $0[key] = value }
  }

  /// Sets values that do not depend on the inherited ones, several at once and without key paths: for what nearly every
  /// text has.
  package func changeEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentModifier<Self> {
    EnvironmentModifier(self, change)
  }

  /// Changes a value, which may depend on the inherited one, for the view and all within it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> EnvironmentModifier<Self> {
    changeEnvironment { environment in
      EnvironmentValues.$current.withValue(environment) { transform(&environment[keyPath: keyPath]) }
    }
  }
}
