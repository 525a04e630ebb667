public import OUDSThemesContract
public import OUDSTokensSemantic
public import OUDSTokensRaw

/// A name that only the documentation has.
@available(*, deprecated, renamed: "OrangeThemeBorderSemanticTokensProvider")
public typealias OUDSBorderSemanticTokensProvider = OrangeThemeBorderSemanticTokensProvider

/// A former name.
@available(*, deprecated, renamed: "OrangeThemeColorChartSemanticTokensProvider")
public typealias OrangeThemeColorChartsSemanticTokensProvider = OrangeThemeColorChartSemanticTokensProvider

extension OrangeTheme {
  /// The theme with another font, by a name that only the documentation has.
  @available(*, deprecated, message: "Use init(fontFamily:tuning:).")
  public convenience init(family: FontFamilySemanticToken, tuning: Tuning = .default) {
    self.init(fontFamily: family, tuning: tuning)
  }
}

extension ColorRawTokens {
  /// A place that only the documentation has for a colour of the brand.
  @available(*, deprecated, message: "Use OrangeBrandColorRawTokens.")
  public static var colorDecorativeAmber500: ColorRawToken { OrangeBrandColorRawTokens.colorDecorativeAmber500 }
  /// A place that only the documentation has for a colour of the brand.
  @available(*, deprecated, message: "Use OrangeBrandColorRawTokens.")
  public static var colorDecorativeShockingPink100: ColorRawToken {
    OrangeBrandColorRawTokens.colorDecorativeShockingPink100
  }
}

extension OrangeBrandFontRawTokens {
  /// A former name.
  @available(*, deprecated, renamed: "familyBrandDefault")
  public static var fontFamilyBrandDefault: FontFamilySemanticToken { familyBrandDefault }
}
