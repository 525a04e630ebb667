/// Values by key, laid over defaults.
///
/// Any module can add an attribute, with a key and a default that may read other attributes:
///
/// ```swift
/// extension SkinKey { public static let dogColor = SkinKey("dog.color", SkinColor.self) }
/// extension Skin {
///   public var dogColor: SkinColor {
///     get { get(.dogColor, tintColor) }
///     set { set(.dogColor, to: newValue) }
///   }
/// }
/// ```
///
/// An attribute always has a value. Give each key one default only: it is evaluated once and cached until something
/// that it read is set.
///
/// There are two skins, ``ConcreteSkin`` and ``InterpolatedSkin``. Both are values: a copy is cheap, and changing it
/// does not change the original.
public protocol Skin: Sendable, CustomStringConvertible {
  /// The value of an attribute: what was set, else the default.
  func get<Value: SkinValue>(_ key: SkinKey, _ default: @autoclosure () -> Value) -> Value

  /// Sets an attribute, and resets the keys that were declared to depend on it.
  ///
  /// Defaults that read it, directly or not, are evaluated again. A value *set* on a key whose default merely reads
  /// this one stays, since a read must not change the effect of a set.
  ///
  /// - Precondition: `Value` is the key's type, or what that type is an optional of.
  mutating func set<Value: SkinValue>(_ key: SkinKey, to value: Value)

  /// Removes the values that were set on a key and on those declared to depend on it.
  mutating func reset(_ key: SkinKey)

  /// Sets what another skin sets, and takes back nothing else: what was set on dependents stays.
  mutating func lay(_ other: any Skin)

  /// Declares that keys depend on others: a tree written with ``=>(_:_:)``.
  mutating func addDependents(_ tree: SkinKey)

  /// The keys declared to depend directly on `key`, by name.
  func dependents(of key: SkinKey) -> [SkinKey]

  /// The value that this skin gives `key`, or nil when the default applies.
  ///
  /// - Parameter default: the value without this skin; evaluated only to blend with it.
  func override<Value: SkinValue>(of key: SkinKey, default: () -> Value) -> Value?

  /// Whether this skin gives `key` a value of its own.
  func overrides(_ key: SkinKey) -> Bool

  /// The keys that this skin gives values of its own, by name.
  var setKeys: [SkinKey] { get }

  /// The value that this skin gives `key`, of whatever type; nil when the default applies or would be needed to blend
  /// with.
  func setValue(of key: SkinKey) -> (any SkinValue)?

  /// What this skin says of `key`, as text that is equal for two that say the same; nil where it says nothing.
  func setting(of key: SkinKey) -> String?

  /// The origin of the skin: the identifiers added so far, with slashes between.
  var identifierPath: String { get }

  /// Names what is about to change the skin; values set from now on are reported as set there.
  mutating func addIdentifier(_ identifier: String)

  /// A row for every key that was set or evaluated, by name.
  var rows: [SkinRow] { get }
}

/// One line of the dump of a skin.
public struct SkinRow: Equatable, Sendable {
  /// Which attribute.
  public let key: SkinKey
  /// The value as text.
  public let value: String
  /// The identifier path of the skin when the value was set; nil for a default.
  public let setAt: String?
  /// The keys that the default read, each once, by name; none for a value that was set.
  public let dependencies: [SkinKey]
}

extension Skin {
  /// Sets a value of a type that is known at run time only.
  package mutating func set(_ key: SkinKey, toAny value: some SkinValue) { set(key, to: value) }

  /// The value that the skin gives a key; nil where it leaves the key to its default.
  ///
  /// Setting nil takes back what was set.
  ///
  /// - Precondition: `Value` is the key's type, or what that type is an optional of.
  public subscript<Value: SkinValue>(key: SkinKey) -> Value? {
    get { setValue(of: key) as? Value }
    set {
      if let newValue { set(key, to: newValue) } else { reset(key) }
    }
  }

  /// The skin between this and another.
  ///
  /// - Parameters:
  ///   - frac: 0 is this skin, 1 the other.
  ///   - space: in which colours are blended.
  public func interpolated(
    to other: any Skin, at frac: Frac, in space: ColorInterpolation = .sRGB
  ) -> InterpolatedSkin {
    InterpolatedSkin(from: self, to: other, at: frac, in: space)
  }

  /// The audit trail: the identifier path, then each key with its value, where it was set, and what it depends on.
  public var description: String {
    (["skin \(identifierPath)"]
      + rows.map { row in
        let origin = row.setAt.map { "set at \($0)" } ?? "default"
        let from = row.dependencies.isEmpty ? "" : " from \(row.dependencies.map(\.name).joined(separator: ", "))"
        return "  \(row.key) = \(row.value)  (\(origin)\(from))"
      }).joined(separator: "\n")
  }

  /// The text of its value.
  public func setting(of key: SkinKey) -> String? { setValue(of: key)?.canonicalText }

  /// All keys declared to depend on `key`, directly or not; without `key` itself.
  func allDependents(of key: SkinKey) -> Set<SkinKey> {
    var found: Set<SkinKey> = []
    var waiting = dependents(of: key)
    while let next = waiting.popLast() {
      if next != key, found.insert(next).inserted { waiting.append(contentsOf: dependents(of: next)) }
    }
    return found
  }
}
