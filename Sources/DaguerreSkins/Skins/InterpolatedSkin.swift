/// A skin between two others.
///
/// A key that both ends set has a value between the two. If only one end sets it, the default stands in for the other.
/// A key that neither sets has its default, evaluated with the attributes of this skin. So at 0 and at 1 every
/// attribute is exactly that of the end, and in between nothing jumps that can blend.
public struct InterpolatedSkin: Skin {
  /// The skin at 0.
  public let from: any Skin
  /// The skin at 1.
  public let to: any Skin
  /// 0 is ``from``, 1 is ``to``.
  public let frac: Frac
  /// The space in which colours are blended.
  public let space: ColorInterpolation

  /// The values set on this skin itself.
  private var own: ConcreteSkin
  /// Keys whose values in the ends are ignored, since they or a key that they depend on was set or reset here.
  private var cleared: Set<SkinKey> = []
  private var cache = AttributeCache()

  init(from: any Skin, to: any Skin, at frac: Frac, in space: ColorInterpolation) {
    self.from = from
    self.to = to
    self.frac = frac
    self.space = space
    own = ConcreteSkin("(\(from.identifierPath) -> \(to.identifierPath) at \(frac))")
  }

  /// The value at ``frac``: see ``InterpolatedSkin``.
  ///
  /// Evaluated once and remembered, until something that it read is set here.
  public func get<Value: SkinValue>(_ key: SkinKey, _ default: @autoclosure () -> Value) -> Value {
    SkinScope.note(key)
    if let known: StoredValue.TypedBox<Value> = SkinScope.recorded(key, of: cache) { return known.typed }
    let (value, dependencies) = cache.value(of: key) { override(of: key, default: `default`) ?? `default`() }
    SkinScope.record(key, value, of: self, cache, isOverridden: overrides(key), dependencies: dependencies)
    return value
  }

  /// The value that was set here, or the blend of the ends; nil when neither end sets `key`.
  ///
  /// `default` takes the place of an end that does not set the key.
  public func override<Value: SkinValue>(of key: SkinKey, default: () -> Value) -> Value? {
    if let value = own.override(of: key, default: `default`) { return value }
    guard !cleared.contains(key) else { return nil }
    if frac == 0 { return from.override(of: key, default: `default`) }
    if frac == 1 { return to.override(of: key, default: `default`) }
    let first = from.override(of: key, default: `default`)
    let second = to.override(of: key, default: `default`)
    if first == nil, second == nil { return nil }
    let (start, end) = (first ?? `default`(), second ?? `default`())
    return ColorInterpolation.$inForce.withValue(space) { start.interpolated(to: end, at: frac) }
  }

  /// Whether `key` was set here, or in one of the ends at least.
  public func overrides(_ key: SkinKey) -> Bool {
    own.overrides(key) || !cleared.contains(key) && (from.overrides(key) || to.overrides(key))
  }

  /// Sets an attribute of this skin; the ends stay as they are.
  ///
  /// Keys that were declared to depend on it, here or in an end, have their defaults again.
  public mutating func set<Value: SkinValue>(_ key: SkinKey, to value: Value) {
    forget(key)
    own.set(key, to: value)
  }

  /// Gives a key, and those declared here or in an end to depend on it, their defaults, whatever the ends set.
  public mutating func reset(_ key: SkinKey) {
    forget(key)
  }

  /// Sets what another skin sets, over both ends; all else stays.
  public mutating func lay(_ other: any Skin) {
    own.lay(other)
    cache = cache.without(Set(other.setKeys))
  }

  private mutating func forget(_ key: SkinKey) {
    let keys = allDependents(of: key).union([key])
    for key in keys { own.reset(key) }
    cleared.formUnion(keys)
    cache = cache.without(keys)
  }

  /// Declares dependents for this skin alone; the ends keep theirs.
  public mutating func addDependents(_ tree: SkinKey) { own.addDependents(tree) }

  /// The keys declared to depend directly on `key`, here or in an end, by name.
  public func dependents(of key: SkinKey) -> [SkinKey] {
    Set(own.dependents(of: key) + from.dependents(of: key) + to.dependents(of: key)).sorted()
  }

  /// As in `(light -> dark at 0.5)`, followed by the identifiers added here.
  public var identifierPath: String { own.identifierPath }

  /// Appends to ``identifierPath``, after a slash.
  public mutating func addIdentifier(_ identifier: String) { own.addIdentifier(identifier) }

  /// The keys that were set here or in an end, by name.
  public var setKeys: [SkinKey] {
    Set(own.setKeys).union(Set(from.setKeys + to.setKeys).subtracting(cleared)).sorted()
  }

  /// The value that was set here, or the blend of what both ends set.
  ///
  /// Nil when neither set `key`, and between the ends also when only one did: blending would need its default.
  public func setValue(of key: SkinKey) -> (any SkinValue)? {
    if own.overrides(key) { return own.setValue(of: key) }
    guard !cleared.contains(key) else { return nil }
    if frac == 0 { return from.setValue(of: key) }
    if frac == 1 { return to.setValue(of: key) }
    guard let first = from.setValue(of: key), let second = to.setValue(of: key) else { return nil }
    return blend(first, StoredValue(second))
  }

  /// The text of its value; where the default stands in for an end, what the other one sets.
  public func setting(of key: SkinKey) -> String? {
    if let value = setValue(of: key) { return value.canonicalText }
    guard overrides(key) else { return nil }
    return "\(from.setting(of: key) ?? "default") -> \(to.setting(of: key) ?? "default") at \(frac)"
  }

  private func blend<Value: SkinValue>(_ first: Value, _ second: StoredValue) -> (any SkinValue)? {
    guard let second: Value = second.read() else { return nil }
    return ColorInterpolation.$inForce.withValue(space) { first.interpolated(to: second, at: frac) }
  }

  /// A row for each key with a value of its own, and for each default that was evaluated; by name.
  ///
  /// A key that only one end sets is listed once it was read: its value needs the default.
  public var rows: [SkinRow] {
    let setHere = Set(own.setKeys)
    let set = setKeys.filter { !setHere.contains($0) }.compactMap { key in
      setValue(of: key).map { SkinRow(key: key, value: $0.canonicalText, setAt: identifierPath, dependencies: []) }
    }
    let known = setHere.union(set.map(\.key))
    return (own.rows + set + cache.rows(except: known)).sorted { $0.key < $1.key }
  }
}
