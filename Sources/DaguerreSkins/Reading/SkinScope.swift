/// The skin in force and who listens to reads, for the task that evaluates a view.
///
/// Ambient, so that code reads `theme.colors.actionEnabled` and never mentions skins; a task-local, so that two
/// threads can draw under two skins.
public struct SkinScope: Sendable {
  @TaskLocal private static var current: SkinScope?

  /// The skin in force; nil when every attribute has its default.
  public let skin: (any Skin)?

  /// What ``skin`` lies over; nil when that replaces all that was in force.
  private let base: (any Skin)?

  /// Who listens; nil when reads are not recorded.
  private let recorder: ReadRecorder?

  /// What was read under `skin` already; nil when reads are not recorded.
  private let memo: ReadMemo?

  /// The default that is being evaluated; what is read now is what it depends on.
  private let reader: Reader?

  /// The attribute whose default is being evaluated, where that is known.
  private let evaluated: ReadMemo.Place?

  /// The scope of the current task, if any.
  public static var inForce: SkinScope? { current }

  /// Evaluates `body` under `skin`, or under none.
  ///
  /// Whoever records outside also records inside.
  public static func with<Result>(_ skin: (any Skin)?, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    return try $current.withValue(Self.scope(skin, over: nil, in: outer), operation: body)
  }

  /// Evaluates `body` under the skin that a tree gives its views, over the one that the tree is drawn under.
  ///
  /// So a skin of the tree's own shields from the tree's other skins, and not from what is laid over the theme.
  public static func withinTree<Result>(_ skin: any Skin, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    return try $current.withValue(Self.scope(skin, over: outer?.base ?? outer?.skin, in: outer), operation: body)
  }

  private static func scope(_ skin: (any Skin)?, over base: (any Skin)?, in outer: SkinScope?) -> SkinScope {
    SkinScope(
      skin: skin, base: base, recorder: outer?.recorder, memo: outer?.recorder.map { _ in ReadMemo() },
      reader: outer?.reader, evaluated: nil)
  }

  /// Evaluates `body` and tells `recorder` of every attribute that it reads.
  public static func recording<Result>(_ recorder: ReadRecorder, _ body: () throws -> Result) rethrows -> Result {
    let scope = SkinScope(
      skin: current?.skin, base: current?.base, recorder: recorder, memo: ReadMemo(), reader: nil, evaluated: nil)
    return try $current.withValue(scope, operation: body)
  }

  /// Evaluates asynchronous `body`, and the tasks it waits for, and tells `recorder` of every attribute they read.
  public static func recording<Result>(
    _ recorder: ReadRecorder, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let scope = SkinScope(
      skin: current?.skin, base: current?.base, recorder: recorder, memo: ReadMemo(), reader: nil, evaluated: nil)
    return try await $current.withValue(scope, operation: body)
  }

  /// Evaluates `body` and gives the attributes that it reads itself, not those that these depend on; in order of
  /// evaluation, each once.
  ///
  /// Whoever records or evaluates outside is told of them too.
  public static func directReads<Result>(of body: () throws -> Result) rethrows -> (result: Result, keys: [SkinKey]) {
    let outer = current
    let reader = Reader(key: nil, cache: nil, outer: outer?.reader)
    let scope = SkinScope(
      skin: outer?.skin, base: outer?.base, recorder: outer?.recorder, memo: outer?.memo, reader: reader, evaluated: nil
    )
    let result = try $current.withValue(scope, operation: body)
    var known: Set<SkinKey> = []
    let keys = reader.dependencies.filter { known.insert($0).inserted }
    for key in reader.dependencies { outer?.reader?.note(key) }
    return (result, keys)
  }

  /// The value of an attribute in this scope.
  func value<Value: SkinValue>(
    of key: SkinKey, owner: AnyObject?, default: () -> Value
  ) -> Value {
    // What overrides a property may read it from its superclass: still one attribute, told of once, blended once.
    if let evaluated, evaluated == ReadMemo.Place(key, owner) { return `default`() }
    reader?.note(key)
    guard let recorder, let memo else {
      let value = override(of: key) {
        evaluating(ReadMemo.Place(key, owner), reader) { `default`() }
      }
      return value ?? `default`()
    }
    let place = ReadMemo.Place(key, owner)
    if let known: Value = memo.value(at: place) { return known }
    let inner = Reader(key: key, cache: nil, outer: reader)
    let (value, isOverridden) = evaluating(place, inner) {
      if let value = override(of: key, default: `default`) { (value, true) } else { (`default`(), false) }
    }
    memo.remember(value, at: place, owner: owner)
    recorder.note(
      ReadRecorder.Read(key: key, value: value, isOverridden: isOverridden, dependencies: inner.dependencies))
    return value
  }

  /// What the skin gives, else what it lies over does.
  private func override<Value: SkinValue>(of key: SkinKey, default: () -> Value) -> Value? {
    guard let base else { return skin?.override(of: key, default: `default`) }
    let value = skin?.override(of: key) { base.override(of: key, default: `default`) ?? `default`() }
    return value ?? base.override(of: key, default: `default`)
  }

  /// Evaluates something that belongs to the default of an attribute.
  private func evaluating<Result>(_ place: ReadMemo.Place, _ reader: Reader?, _ body: () -> Result) -> Result {
    let scope = SkinScope(
      skin: skin, base: base, recorder: recorder, memo: memo, reader: reader, evaluated: place)
    return Self.$current.withValue(scope, operation: body)
  }
}

// MARK: - Attributes of skins

extension SkinScope {
  /// Evaluates the default of a skin's attribute, and gives what it read.
  ///
  /// - Precondition: the default does not, by whatever way, read the attribute itself.
  static func evaluate<Value: SkinValue>(
    _ key: SkinKey, for cache: AttributeCache, _ default: () -> Value
  ) -> (value: Value, dependencies: [SkinKey]) {
    let outer = current
    if let cycle = outer?.reader?.cycle(to: key, in: cache) {
      preconditionFailure("skin attributes form a cycle: \(cycle.map(\.name).joined(separator: " -> "))")
    }
    let reader = Reader(key: key, cache: ObjectIdentifier(cache), outer: outer?.reader)
    let scope = SkinScope(
      skin: outer?.skin, base: outer?.base, recorder: outer?.recorder, memo: outer?.memo, reader: reader, evaluated: nil
    )
    let value = $current.withValue(scope, operation: `default`)
    return (value, reader.dependencies)
  }

  /// Tells whoever listens that an attribute of a skin was read.
  static func note(_ key: SkinKey) {
    current?.reader?.note(key)
  }

  /// Tells whoever records what an attribute of a skin was found to be.
  static func record(_ key: SkinKey, _ value: any SkinValue, isOverridden: Bool, dependencies: [SkinKey]) {
    current?.recorder?.note(
      ReadRecorder.Read(key: key, value: value, isOverridden: isOverridden, dependencies: dependencies))
  }
}

// MARK: - Attributes with an owner

/// The value of an attribute: the one of the skin in force, else its default.
///
/// - Parameters:
///   - key: the attribute's key; `Value` is its type.
///   - owner: the object that `default` belongs to, if any; two objects may give one key two defaults.
///   - default: evaluated when the skin in force leaves the key alone. What it reads is what the attribute
///     depends on.
public func skinAttribute<Value: SkinValue>(
  _ key: SkinKey, owner: AnyObject? = nil, default: () -> Value
) -> Value {
  guard let scope = SkinScope.inForce else { return `default`() }
  return scope.value(of: key, owner: owner, default: `default`)
}
