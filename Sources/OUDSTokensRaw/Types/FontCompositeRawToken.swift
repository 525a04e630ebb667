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

extension FontCompositeRawToken: LosslessSkinValue {
  /// The family comes first and may be of several words, so the text is read from its end.
  public init?(canonicalText: String) {
    let words = canonicalText.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 6 else { return nil }
    let numbers = words.suffix(5).map(String.init)
    let lengths = numbers[0].split(separator: "/", omittingEmptySubsequences: false)
    guard lengths.count == 2, numbers[1] == "weight", numbers[3] == "spacing", let size = Double(lengths[0]),
      let lineHeight = Double(lengths[1]), let weight = Int(numbers[2]), let letterSpacing = Double(numbers[4]),
      let family = FontFamilyRawToken?(canonicalText: words.dropLast(5).joined(separator: " "))
    else { return nil }
    self.init(family: family, size: size, lineHeight: lineHeight, weight: weight, letterSpacing: letterSpacing)
  }
}
