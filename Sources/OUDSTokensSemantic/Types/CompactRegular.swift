public import DaguerreSkins

/// A value for compact (phone) and one for regular (tablet) size classes.
public struct CompactRegular<Value: Sendable>: Sendable {
  /// The value for compact size.
  public let compact: Value
  /// The value for regular size.
  public let regular: Value

  /// A value for each size class.
  public init(compact: Value, regular: Value) {
    self.compact = compact
    self.regular = regular
  }

  /// The same value in both size classes.
  public init(_ value: Value) {
    compact = value
    regular = value
  }

  /// The value for one size class.
  public func value(compact isCompact: Bool) -> Value { isCompact ? compact : regular }
}

extension CompactRegular: Equatable where Value: Equatable {}
extension CompactRegular: Hashable where Value: Hashable {}

extension CompactRegular: Interpolable where Value: Interpolable {
  /// Blends the compact values, and the regular ones.
  public func interpolated(to other: CompactRegular, at frac: Frac) -> CompactRegular {
    CompactRegular(
      compact: compact.interpolated(to: other.compact, at: frac),
      regular: regular.interpolated(to: other.regular, at: frac))
  }
}

extension CompactRegular: SkinValue where Value: SkinValue {
  /// As in `compact 16.0, regular 24.0`.
  public var canonicalText: String { "compact \(compact.canonicalText), regular \(regular.canonicalText)" }
}

extension CompactRegular: LosslessSkinValue where Value: LosslessSkinValue {
  /// From ``canonicalText``.
  public init?(canonicalText: String) {
    guard let (compact, regular) = Self.pair(canonicalText, after: "compact ", separator: ", regular ", of: Value.self)
    else { return nil }
    self.init(compact: compact, regular: regular)
  }
}
