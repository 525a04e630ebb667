/// The skin in force and the recorder of reads, for the task that evaluates a view.
///
/// It is ambient, so that code reads `theme.colors.actionEnabled` without mentioning skins, and task-local, so that two
/// threads can draw under two skins.
///
/// An object, since it is looked up for every value that is read: a copy would count the references of all its parts.
public final class SkinScope: Sendable {
  @TaskLocal private static var current: SkinScope?

  /// The skin in force; nil when every attribute has its default.
  public let skin: (any Skin)?

  /// What ``skin`` lies over; nil when that replaces all that was in force.
  private let base: (any Skin)?

  /// Whether ``skin`` is one that a tree gives its views.
  private let isWithinTree: Bool

  /// Who listens; nil when reads are not recorded.
  private let recorder: ReadRecorder?

  /// The values already read under `skin`; nil when reads are not recorded.
  private let memo: ReadMemo?

  /// The evaluation in progress; attributes that are read now become its dependencies.
  private let reader: Reader?

  /// The attribute whose default is being evaluated, where that is known.
  private let evaluated: ReadMemo.Place?

  /// How many defaults are being evaluated, each for the one before.
  private let depth: Int

  /// Far more than attributes build on each other, and far less than a stack holds.
  private static let largestDepth = 200

  private init(
    skin: (any Skin)?, base: (any Skin)?, isWithinTree: Bool, recorder: ReadRecorder?, memo: ReadMemo?,
    reader: Reader?, evaluated: ReadMemo.Place?, depth: Int = 0
  ) {
    self.skin = skin
    self.base = base
    self.isWithinTree = isWithinTree
    self.recorder = recorder
    self.memo = memo
    self.reader = reader
    self.evaluated = evaluated
    self.depth = depth
  }

  /// The scope of the current task, if any.
  public static var inForce: SkinScope? { current }

  /// Evaluates `body` under `skin`, or under none.
  ///
  /// A recorder outside also records the reads inside.
  public static func with<Result>(_ skin: (any Skin)?, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    return try $current.withValue(scope(skin, over: nil, isWithinTree: false, in: outer), operation: body)
  }

  /// Evaluates `body` under the skin that a tree gives its views, over the one that the tree is drawn under.
  ///
  /// So a skin of the tree's own shields from the tree's other skins, and not from what is laid over the theme.
  public static func withinTree<Result>(_ skin: any Skin, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    let base = outer?.isWithinTree == true ? outer?.base : outer?.skin
    return try $current.withValue(scope(skin, over: base, isWithinTree: true, in: outer), operation: body)
  }

  private static func scope(
    _ skin: (any Skin)?, over base: (any Skin)?, isWithinTree: Bool, in outer: SkinScope?
  ) -> SkinScope {
    SkinScope(
      skin: skin, base: base, isWithinTree: isWithinTree, recorder: outer?.recorder,
      memo: outer?.recorder.map { _ in ReadMemo() }, reader: outer?.reader, evaluated: nil)
  }

  /// Evaluates `body` and records every attribute that it reads.
  public static func recording<Result>(_ recorder: ReadRecorder, _ body: () throws -> Result) rethrows -> Result {
    let scope = SkinScope(
      skin: current?.skin, base: current?.base, isWithinTree: current?.isWithinTree == true, recorder: recorder,
      memo: ReadMemo(), reader: nil, evaluated: nil)
    return try $current.withValue(scope, operation: body)
  }

  /// Evaluates an asynchronous `body` and records every attribute that it and its child tasks read.
  public static func recording<Result>(
    _ recorder: ReadRecorder, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let scope = SkinScope(
      skin: current?.skin, base: current?.base, isWithinTree: current?.isWithinTree == true, recorder: recorder,
      memo: ReadMemo(), reader: nil, evaluated: nil)
    return try await $current.withValue(scope, operation: body)
  }

  /// Evaluates `body` and returns the attributes that it reads directly, in order of evaluation, each once.
  ///
  /// Those that the attributes depend on are not included.
  ///
  /// A recorder or an evaluation outside notes them too.
  public static func directReads<Result>(of body: () throws -> Result) rethrows -> (result: Result, keys: [SkinKey]) {
    let outer = current
    let reader = Reader(key: nil, source: nil, outer: outer?.reader)
    let scope = SkinScope(
      skin: outer?.skin, base: outer?.base, isWithinTree: outer?.isWithinTree == true, recorder: outer?.recorder,
      memo: outer?.memo, reader: reader, evaluated: nil)
    let result = try $current.withValue(scope, operation: body)
    let all = reader.dependencies
    var known = Set<SkinKey>(minimumCapacity: min(all.count, 100))
    let keys = all.filter { known.insert($0).inserted }
    for key in all { outer?.reader?.note(key) }
    return (result, keys)
  }

  /// The value of an attribute in this scope.
  func value<Value: SkinValue>(
    of key: SkinKey, owner: AnyObject?, default: () -> Value
  ) -> Value {
    // An overridden property may read its superclass: that is one attribute, to be noted once and blended once.
    if let evaluated, evaluated == ReadMemo.Place(key, owner) {
      if depth == Self.largestDepth { return Self.someValue(in: [key, key]) }
      return evaluating(evaluated, reader) { `default`() }
    }
    reader?.note(key)
    guard let recorder, let memo else { return unrecorded(key, owner: owner, default: `default`) }
    let place = ReadMemo.Place(key, owner)
    if let known = memo.read(at: place), let box = known.value.box(of: Value.self) {
      if known.isRevised { reader?.noteRevision() }
      return box.typed
    }
    if let cycle = reader?.cycle(to: key, of: place.owner) { return Self.someValue(in: cycle) }
    let inner = Reader(key: key, source: place.owner, outer: reader)
    // No tuple and no optional value: their types would be looked up for each value.
    var isOverridden = false
    let value: Value
    if skin == nil {
      value = evaluating(place, inner, `default`)
    } else {
      value = overridden(key, at: place, inner, &isOverridden, default: `default`)
    }
    let stored = StoredValue(value)
    let isRevised = isWithinTree && (inner.hasRevision || isOverridden && isRevision(of: key, by: skin))
    if isRevised { reader?.noteRevision() }
    memo.remember(stored, isRevised: isRevised, at: place, owner: owner)
    recorder.note(
      ReadRecorder.Read(
        key: key, stored: stored, isOverridden: isOverridden, isRevised: isRevised, dependencies: inner.dependencies))
    return value
  }

  /// Whether a skin of the tree sets an attribute, and not as what the tree is drawn under does.
  private func isRevision(of key: SkinKey, by skin: (any Skin)?) -> Bool {
    guard let skin, skin.overrides(key) else { return false }
    return skin.setting(of: key) != base?.setting(of: key)
  }

  /// The value where nobody records it.
  @inline(never)
  private func unrecorded<Value: SkinValue>(_ key: SkinKey, owner: AnyObject?, default: () -> Value) -> Value {
    let value = override(of: key) {
      evaluating(ReadMemo.Place(key, owner), reader) { `default`() }
    }
    return value ?? `default`()
  }

  /// What a skin gives, else the default; `isOverridden` says which.
  @inline(never)
  private func overridden<Value: SkinValue>(
    _ key: SkinKey, at place: ReadMemo.Place, _ reader: Reader, _ isOverridden: inout Bool, default: () -> Value
  ) -> Value {
    evaluating(place, reader) {
      let value = override(of: key, default: `default`)
      isOverridden = value != nil
      return value ?? `default`()
    }
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
      skin: skin, base: base, isWithinTree: isWithinTree, recorder: recorder, memo: memo, reader: reader,
      evaluated: place, depth: depth + 1)
    // There is no value to go on with. Not a precondition: an optimised program would end without these words.
    if scope.depth > Self.largestDepth {
      fatalError("the default of the skin attribute '\(place.key)' reads itself, directly or by way of others")
    }
    return Self.$current.withValue(scope, operation: body)
  }
}

// MARK: - Attributes of skins

extension SkinScope {
  /// Evaluates the default of a skin's attribute, and returns what it read.
  ///
  /// - Precondition: the default does not read the attribute itself, directly or not.
  static func evaluate<Value: SkinValue>(
    _ key: SkinKey, for cache: AttributeCache, _ default: () -> Value
  ) -> (value: Value, dependencies: [SkinKey]) {
    let outer = current
    let source = ObjectIdentifier(cache)
    if let cycle = outer?.reader?.cycle(to: key, of: source) { return (someValue(in: cycle), []) }
    let reader = Reader(key: key, source: source, outer: outer?.reader)
    let scope = SkinScope(
      skin: outer?.skin, base: outer?.base, isWithinTree: outer?.isWithinTree == true, recorder: outer?.recorder,
      memo: outer?.memo, reader: reader, evaluated: nil)
    let value = $current.withValue(scope, operation: `default`)
    return (value, reader.dependencies)
  }

  /// Notes that an attribute of a skin was read.
  static func note(_ key: SkinKey) {
    current?.reader?.note(key)
  }

  /// Notes that an attribute was read as another type than it has, with its default for a value; false where nobody
  /// records reads.
  static func noteMismatch(of key: SkinKey, readAs type: Any.Type) -> Bool {
    guard let recorder = current?.recorder else { return false }
    recorder.note(ReadRecorder.Fault(key: key, rule: "it holds \(key.valueType) and is read as \(type)"))
    return true
  }

  /// A value to go on with where a default reads itself: where somebody will tell what is wrong, else there is none.
  private static func someValue<Value: SkinValue>(in cycle: [SkinKey]) -> Value {
    let way = cycle.map(\.name).joined(separator: " -> ")
    guard let recorder = current?.recorder, recorder.isAskedForFaults,
      let value = (Value.self as? any LosslessSkinValue.Type)?.someValue as? Value
    else {
      // Not a precondition: an optimised program would end without these words.
      fatalError("skin attributes form a cycle: \(way)")
    }
    recorder.note(ReadRecorder.Fault(key: cycle[0], rule: "its default reads itself: \(way)"))
    return value
  }

  /// Whether something that was read in this scope is not what it should be.
  static var hasFault: Bool { current?.recorder?.fault != nil }

  /// Whether reads are recorded.
  static var isRecording: Bool { current?.recorder != nil }

  /// The value that an attribute of a skin had when it was recorded in this scope; nil where that is not so.
  static func recorded<Value: SkinValue>(_ key: SkinKey, of cache: AttributeCache) -> StoredValue.TypedBox<Value>? {
    guard let current, let known = current.memo?.read(at: ReadMemo.Place(key, cache)),
      let box = known.value.box(of: Value.self)
    else { return nil }
    if known.isRevised { current.reader?.noteRevision() }
    return box
  }

  /// Records the value that an attribute of a skin had.
  static func record(
    _ key: SkinKey, _ value: some SkinValue, of skin: some Skin, _ cache: AttributeCache, isOverridden: Bool,
    dependencies: [SkinKey]
  ) {
    guard let current, let recorder = current.recorder, let memo = current.memo else { return }
    let stored = StoredValue(value)
    func isRevision(_ key: SkinKey) -> Bool { current.isRevision(of: key, by: skin) }
    let isRevised = current.isWithinTree && (isRevision(key) || cache.isMade(from: dependencies, isRevision))
    if isRevised { current.reader?.noteRevision() }
    memo.remember(stored, isRevised: isRevised, at: ReadMemo.Place(key, cache), owner: cache)
    recorder.note(
      ReadRecorder.Read(
        key: key, stored: stored, isOverridden: isOverridden, isRevised: isRevised, dependencies: dependencies))
  }
}

// MARK: - Attributes with an owner

/// The value of an attribute: that of the skin in force, else its default.
///
/// - Parameters:
///   - key: the attribute's key; `Value` is its type.
///   - owner: the object that `default` belongs to, if any; two objects may give one key two defaults.
///   - default: evaluated when the skin in force does not set the key. The attribute depends on what it reads.
/// - Precondition: the default does not read the attribute itself, directly or not, other than by a superclass.
public func skinAttribute<Value: SkinValue>(
  _ key: SkinKey, owner: AnyObject? = nil, default: () -> Value
) -> Value {
  guard let scope = SkinScope.inForce else { return `default`() }
  return scope.value(of: key, owner: owner, default: `default`)
}
