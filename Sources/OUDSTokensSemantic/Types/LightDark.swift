public import DaguerreSkins

/// A value for the light and one for the dark colour scheme.
public struct LightDark<Value: Sendable>: Sendable {
  /// The value in light mode.
  public let light: Value
  /// The value in dark mode.
  public let dark: Value

  /// A value for each colour scheme.
  public init(light: Value, dark: Value) {
    self.light = light
    self.dark = dark
  }

  /// The same value in both schemes.
  public init(_ value: Value) {
    light = value
    dark = value
  }

  /// The value for one scheme.
  public func value(dark isDark: Bool) -> Value { isDark ? dark : light }
}

extension LightDark: Equatable where Value: Equatable {}
extension LightDark: Hashable where Value: Hashable {}

extension LightDark: Interpolable where Value: Interpolable {
  /// Blends the light values, and the dark ones.
  public func interpolated(to other: LightDark, at frac: Frac) -> LightDark {
    LightDark(
      light: light.interpolated(to: other.light, at: frac), dark: dark.interpolated(to: other.dark, at: frac))
  }
}

extension LightDark: SkinValue where Value: SkinValue {
  /// As in `light #FFFFFFFF, dark #000000FF`.
  public var canonicalText: String { "light \(light.canonicalText), dark \(dark.canonicalText)" }
}

extension LightDark: LosslessSkinValue where Value: LosslessSkinValue {
  /// From ``canonicalText``.
  public init?(canonicalText: String) {
    guard let (light, dark) = Self.pair(canonicalText, after: "light ", separator: ", dark ", of: Value.self)
    else { return nil }
    self.init(light: light, dark: dark)
  }
}
