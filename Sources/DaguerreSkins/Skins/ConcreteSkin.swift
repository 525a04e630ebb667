/// A skin of values that were set, one by one.
public struct ConcreteSkin: Skin {
  private struct Entry: Sendable {
    let value: StoredValue
    let setAt: String
  }

  private var entries: [SkinKey: Entry] = [:]
  private var declaredDependents: [SkinKey: Set<SkinKey>] = [:]
  private var cache = AttributeCache()

  /// The identifiers added so far, with slashes between; empty when there is none.
  public private(set) var identifierPath = ""

  /// - Parameter identifier: what the skin is, for the audit trail.
  public init(_ identifier: String = "") {
    identifierPath = identifier
  }

  /// The value that was set, else the default, which is evaluated once, or once for each recorder, and remembered.
  ///
  /// - Precondition: `Value` is the type of the key, or what that type is an optional of.
  public func get<Value: SkinValue>(_ key: SkinKey, _ default: @autoclosure () -> Value) -> Value {
    SkinScope.note(key)
    if let value: Value = stored(key) {
      SkinScope.record(key, value, of: self, cache, isOverridden: true, dependencies: [])
      return value
    }
    if let known: StoredValue.TypedBox<Value> = SkinScope.recorded(key, of: cache) { return known.typed }
    let (value, dependencies) = cache.value(of: key, default: `default`)
    SkinScope.record(key, value, of: self, cache, isOverridden: false, dependencies: dependencies)
    return value
  }

  /// Sets an attribute, and takes back what was set on its declared dependents.
  ///
  /// - Precondition: `Value` is the type of the key, or what that type is an optional of.
  public mutating func set<Value: SkinValue>(_ key: SkinKey, to value: Value) {
    let stored: StoredValue
    if key.valueType == Value.self {
      stored = StoredValue(value)
    } else if key.valueType == Value?.self {
      stored = StoredValue(Value?.some(value))
    } else {
      preconditionFailure("skin key '\(key)' holds \(key.valueType), not \(Value.self)")
    }
    forget(key)
    entries[key] = Entry(value: stored, setAt: identifierPath)
  }

  /// Takes back what was set on a key and on its declared dependents, so that they have their defaults again.
  public mutating func reset(_ key: SkinKey) {
    forget(key)
  }

  private mutating func forget(_ key: SkinKey) {
    addStatedDependents()
    let keys = allDependents(of: key).union([key])
    for key in keys { entries[key] = nil }
    cache = cache.without(keys)
  }

  /// Sets what another skin sets; all else that was set stays.
  public mutating func lay(_ other: any Skin) {
    for key in other.setKeys {
      if let value = other.setValue(of: key) {
        entries[key] = Entry(value: StoredValue(value), setAt: other.identifierPath)
      }
    }
    cache = cache.without(Set(other.setKeys))
  }

  /// Adds a tree of dependents to those declared so far; declaring one twice changes nothing.
  public mutating func addDependents(_ tree: SkinKey) {
    for dependent in tree.dependents {
      declaredDependents[tree, default: []].insert(dependent)
      addDependents(dependent)
    }
  }

  /// The keys declared to depend directly on `key`, by name; empty when there are none.
  public func dependents(of key: SkinKey) -> [SkinKey] {
    (declaredDependents[key] ?? []).sorted()
  }

  /// The value that was set, or nil; `default` is never evaluated.
  public func override<Value: SkinValue>(of key: SkinKey, default: () -> Value) -> Value? { stored(key) }

  /// Whether `key` was set.
  public func overrides(_ key: SkinKey) -> Bool { entries[key] != nil }

  private func stored<Value: SkinValue>(_ key: SkinKey) -> Value? {
    guard let entry = entries[key] else { return nil }
    if let value: Value = entry.value.read() { return value }
    // Code that knows that an optional attribute has a value may read it as one.
    if let optional = entry.value.read(as: Value?.self) { return optional }
    // Where an optional is wanted, as for a width of a frame, an attribute that always has a value is taken for one.
    // Unwrapped before it is cast, as nothing can be cast to any optional.
    if let type = Value.self as? any OptionalValue.Type, let wrapped = type.wrapping(entry.value),
      let value = wrapped as? Value
    {
      return value
    }
    // Who records what a picture reads tells it; nobody else would.
    guard SkinScope.noteMismatch(of: key, readAs: Value.self) else {
      preconditionFailure("skin key '\(key)' holds \(key.valueType) and is read as \(Value.self)")
    }
    return nil
  }

  /// Appends to ``identifierPath``, after a slash unless it is the first.
  public mutating func addIdentifier(_ identifier: String) {
    identifierPath += identifierPath.isEmpty ? identifier : "/" + identifier
  }

  /// The value that was set on `key`, or nil.
  public func setValue(of key: SkinKey) -> (any SkinValue)? { entries[key]?.value.value }

  /// The keys that were set, by name.
  public var setKeys: [SkinKey] { entries.keys.sorted() }

  /// A row for each key that was set, and for each default that was evaluated since; by name.
  public var rows: [SkinRow] {
    let set = entries.map { key, entry in
      SkinRow(key: key, value: entry.value.value.canonicalText, setAt: entry.setAt, dependencies: [])
    }
    return (set + cache.rows(except: Set(entries.keys))).sorted { $0.key < $1.key }
  }
}

/// An optional, which can be made from a value of what it wraps.
private protocol OptionalValue {
  /// Nil for a value of another type.
  static func wrapping(_ stored: StoredValue) -> Self?
}

extension Optional: OptionalValue where Wrapped: SkinValue {
  fileprivate static func wrapping(_ stored: StoredValue) -> Wrapped?? {
    stored.read(as: Wrapped.self).map { .some($0) }
  }
}

extension AttributeCache {
  /// The evaluated defaults as rows of a dump.
  func rows(except keys: Set<SkinKey>) -> [SkinRow] {
    evaluated.filter { !keys.contains($0.key) }.map { key, entry in
      SkinRow(
        key: key, value: entry.value.value.canonicalText, setAt: nil,
        dependencies: Set(entry.dependencies).sorted())
    }
  }
}
