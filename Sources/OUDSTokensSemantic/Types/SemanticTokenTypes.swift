public import OUDSTokensRaw

// The types of semantic tokens, by the word the design system has for them. Lengths are in points.

/// Radius of a corner.
public typealias BorderRadiusSemanticToken = BorderRadiusRawToken
/// Style of a border: `solid`, `dashed` or `dotted`.
public typealias BorderStyleSemanticToken = BorderStyleRawToken
/// Width of a border.
public typealias BorderWidthSemanticToken = BorderWidthRawToken
/// Which colours content uses on a surface.
public typealias ColorModeSemanticToken = ColorModeRawToken
/// One colour, for one colour scheme.
public typealias ColorSemanticToken = ColorRawToken
/// A length.
public typealias DimensionSemanticToken = DimensionRawToken
/// Radius of a blur.
public typealias EffectBlurSemanticToken = EffectSemanticToken
/// A length of an effect.
public typealias EffectSemanticToken = EffectRawToken
/// Blur of a shadow.
public typealias ElevationBlurSemanticToken = ElevationRawToken
/// Colour of a shadow.
public typealias ElevationColorSemanticToken = ColorSemanticToken
/// Offset of a shadow to the right.
public typealias ElevationXSemanticToken = ElevationRawToken
/// Offset of a shadow downwards.
public typealias ElevationYSemanticToken = ElevationRawToken
/// Name of a font family.
public typealias FontFamilySemanticToken = FontFamilyRawToken
/// Extra space after each glyph.
public typealias FontLetterSpacingSemanticToken = FontLetterSpacingRawToken
/// Distance from baseline to baseline.
public typealias FontLineHeightSemanticToken = FontLineHeightRawToken
/// Size of a font.
public typealias FontSizeSemanticToken = FontSizeRawToken
/// Weight of a font, 1 to 1000.
public typealias FontWeightSemanticToken = FontWeightRawToken
/// A margin, gap, limit or count of columns of a grid.
public typealias GridSemanticToken = GridRawToken
/// Opacity, 0 to 1.
public typealias OpacitySemanticToken = OpacityRawToken
/// Width or height of something.
public typealias SizeSemanticToken = DimensionRawToken
/// Distance between things.
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
