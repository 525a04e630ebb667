public import DaguerreSkins

/// A text style without its family: size, line height, weight, letter spacing.
public struct FontCompositeRawToken: Hashable, Sendable {
  /// Nil for the theme's own family.
  public let family: FontFamilyRawToken?
  /// In points.
  public let size: FontSizeRawToken
  /// From baseline to baseline, in points.
  public let lineHeight: FontLineHeightRawToken
  /// 1 to 1000; 400 is regular.
  public let weight: FontWeightRawToken
  /// After each glyph, in points; may be negative.
  public let letterSpacing: FontLetterSpacingRawToken

  /// - Parameters:
  ///   - family: nil for the theme's own family.
  ///   - size: in points.
  ///   - lineHeight: from baseline to baseline, in points.
  ///   - weight: 1 to 1000.
  ///   - letterSpacing: after each glyph, in points.
  public init(
    family: FontFamilyRawToken? = nil, size: FontSizeRawToken, lineHeight: FontLineHeightRawToken,
    weight: FontWeightRawToken, letterSpacing: FontLetterSpacingRawToken
  ) {
    self.family = family
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.letterSpacing = letterSpacing
  }
}

extension FontCompositeRawToken: SkinValue {
  /// Smooth for the numbers, half-way switch for the family.
  public func interpolated(to other: FontCompositeRawToken, at frac: Frac) -> FontCompositeRawToken {
    FontCompositeRawToken(
      family: family.interpolated(to: other.family, at: frac), size: size.interpolated(to: other.size, at: frac),
      lineHeight: lineHeight.interpolated(to: other.lineHeight, at: frac),
      weight: weight.interpolated(to: other.weight, at: frac),
      letterSpacing: letterSpacing.interpolated(to: other.letterSpacing, at: frac))
  }

  /// As in `none 16.0/24.0 weight 700 spacing 0.0`: family, size and line height in points, weight, letter spacing.
  public var canonicalText: String {
    "\(family.canonicalText) \(size)/\(lineHeight) weight \(weight) spacing \(letterSpacing)"
  }
}
