public import DaguerreSkins

/// A raw token as a skin attribute: the value of the skin in force, else `value`.
///
/// Own raw tokens may be plain constants; declared with this they take part in overrides and provenance.
public func rawToken<Value: SkinValue>(_ key: SkinKey, _ value: @autoclosure () -> Value) -> Value {
  skinAttribute(key, default: value)
}
