/// A set of values by key, laid over defaults.
public protocol Skin: Sendable {
  /// The value this skin gives `key`, or nil when it leaves the key to its default.
  ///
  /// - Parameter default: the value without this skin. Called at most once, and only if it is needed.
  func override<Value: SkinValue>(of key: SkinKey, default: () -> Value) -> Value?

  /// Whether this skin gives `key` a value.
  func overrides(_ key: SkinKey) -> Bool
}
