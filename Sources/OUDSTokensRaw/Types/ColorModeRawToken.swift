public import DaguerreSkins

/// Which colours content must use on a surface, whatever the scheme in force outside it.
public enum ColorModeRawToken: String, Hashable, Sendable, CaseIterable {
  /// The colours of the light scheme.
  case light
  /// The colours of the dark scheme.
  case dark
  /// Monochrome components in the colours of the light scheme.
  case monochromeLight = "mono-light"
  /// Monochrome components in the colours of the dark scheme.
  case monochromeDark = "mono-dark"

  /// Whether components are drawn monochrome.
  public var isMonochrome: Bool { self == .monochromeLight || self == .monochromeDark }
  /// Whether the dark scheme's colours apply.
  public var isDark: Bool { self == .dark || self == .monochromeDark }
}

extension ColorModeRawToken: SkinValue {
  /// Switches half-way.
  public func interpolated(to other: ColorModeRawToken, at frac: Frac) -> ColorModeRawToken {
    frac.ledge(self, other)
  }

  /// As token files write it: `light`, `dark`, `mono-light` or `mono-dark`.
  public var canonicalText: String { rawValue }
}

/// The colour modes by name.
public enum ColorModeRawTokens {
  /// The colours of the light scheme.
  public static let light = ColorModeRawToken.light
  /// The colours of the dark scheme.
  public static let dark = ColorModeRawToken.dark
  /// Monochrome components in the colours of the light scheme.
  public static let monochromeLight = ColorModeRawToken.monochromeLight
  /// Monochrome components in the colours of the dark scheme.
  public static let monochromeDark = ColorModeRawToken.monochromeDark
}

extension ColorModeRawToken: LosslessSkinValue {
  /// From the word of token files, as in `mono-light`.
  public init?(canonicalText: String) { self.init(rawValue: canonicalText) }
}
