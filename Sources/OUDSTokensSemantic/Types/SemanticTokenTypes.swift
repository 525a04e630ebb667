public import OUDSTokensRaw

// The types of semantic tokens, by the word the design system has for them. Lengths are in points.

public typealias BorderRadiusSemanticToken = BorderRadiusRawToken
public typealias BorderStyleSemanticToken = BorderStyleRawToken
public typealias BorderWidthSemanticToken = BorderWidthRawToken
public typealias ColorModeSemanticToken = ColorModeRawToken
public typealias ColorSemanticToken = ColorRawToken
public typealias DimensionSemanticToken = DimensionRawToken
public typealias EffectBlurSemanticToken = EffectRawToken
public typealias ElevationBlurSemanticToken = ElevationRawToken
public typealias ElevationColorSemanticToken = ColorSemanticToken
public typealias ElevationXSemanticToken = ElevationRawToken
public typealias ElevationYSemanticToken = ElevationRawToken
public typealias FontFamilySemanticToken = FontFamilyRawToken
public typealias FontLetterSpacingSemanticToken = FontLetterSpacingRawToken
public typealias FontLineHeightSemanticToken = FontLineHeightRawToken
public typealias FontSizeSemanticToken = FontSizeRawToken
public typealias FontWeightSemanticToken = FontWeightRawToken
public typealias GridSemanticToken = GridRawToken
public typealias OpacitySemanticToken = OpacityRawToken
public typealias SizeSemanticToken = DimensionRawToken
public typealias SpaceSemanticToken = DimensionRawToken

/// A colour for each colour scheme.
public typealias MultipleColorSemanticToken = LightDark<ColorSemanticToken>
/// A shadow for each colour scheme.
public typealias MultipleElevationCompositeRawToken = LightDark<ElevationCompositeRawToken>
/// A shadow for each colour scheme.
public typealias ElevationCompositeSemanticToken = MultipleElevationCompositeRawToken
/// A text style.
public typealias FontCompositeSemanticToken = FontCompositeRawToken
/// A text style for each size class.
public typealias MultipleFontCompositeSemanticToken = CompactRegular<FontCompositeSemanticToken>
/// A letter spacing for each size class.
public typealias MultipleFontLetterSpacingSemanticToken = CompactRegular<FontLetterSpacingSemanticToken>
/// A line height for each size class.
public typealias MultipleFontLineHeightSemanticToken = CompactRegular<FontLineHeightSemanticToken>
/// A font size for each size class.
public typealias MultipleFontSizeSemanticToken = CompactRegular<FontSizeSemanticToken>
/// A size for each size class.
public typealias MultipleSizeSemanticToken = CompactRegular<SizeSemanticToken>
/// A space for each size class.
public typealias MultipleSpaceSemanticToken = CompactRegular<SpaceSemanticToken>
