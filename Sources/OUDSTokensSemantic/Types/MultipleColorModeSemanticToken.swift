public import OUDSTokensRaw
public import DaguerreSkins

/// The colour mode of content on one surface, for each colour scheme.
public struct MultipleColorModeSemanticToken: Hashable, Sendable {
  /// Names the surface, as two surfaces may have equal modes: `onBrandPrimary`.
  public let name: String
  /// The mode of the content when the surroundings are light.
  public let light: ColorModeSemanticToken
  /// The mode of the content when the surroundings are dark.
  public let dark: ColorModeSemanticToken
  /// Whether it is what a theme has for a surface that it lacks.
  let isUndefined: Bool

  /// - Parameter name: of the surface.
  public init(_ name: String, light: ColorModeSemanticToken, dark: ColorModeSemanticToken) {
    self.init(name, light: light, dark: dark, isUndefined: false)
  }

  private init(_ name: String, light: ColorModeSemanticToken, dark: ColorModeSemanticToken, isUndefined: Bool) {
    self.name = name
    self.light = light
    self.dark = dark
    self.isUndefined = isUndefined
  }

  /// For a surface that a theme lacks.
  package static var forbidden: MultipleColorModeSemanticToken {
    MultipleColorModeSemanticToken("", light: .light, dark: .light, isUndefined: true)
  }

  /// The same mode in both schemes.
  public init(_ name: String, _ value: ColorModeSemanticToken) {
    self.init(name, light: value, dark: value)
  }

  /// The mode for one scheme.
  public func value(dark isDark: Bool) -> ColorModeSemanticToken { isDark ? dark : light }
}

extension MultipleColorModeSemanticToken: SkinValue {
  /// Switches half-way.
  public func interpolated(
    to other: MultipleColorModeSemanticToken, at frac: Frac
  ) -> MultipleColorModeSemanticToken {
    frac.ledge(self, other)
  }

  /// As in `light light, dark mono-dark`; without the name of the surface.
  public var canonicalText: String { "light \(light.rawValue), dark \(dark.rawValue)" }
}

extension MultipleColorModeSemanticToken: LosslessSkinValue {
  /// The text does not tell the surface, whose name stays empty: see ``named(_:)``.
  public init?(canonicalText: String) {
    guard
      let (light, dark) = Self.pair(
        canonicalText, after: "light ", separator: ", dark ", of: ColorModeSemanticToken.self)
    else { return nil }
    self.init("", light: light, dark: dark)
  }

  /// The same modes for the content of another surface.
  public func named(_ name: String) -> MultipleColorModeSemanticToken {
    MultipleColorModeSemanticToken(name, light: light, dark: dark)
  }
}
