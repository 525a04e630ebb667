// The types of raw tokens, by the word the design system has for them. Lengths are in points.

/// Width of a border, in points; 0 is no border.
public typealias BorderWidthRawToken = Double
/// Radius of a corner, in points; 2000 stands for a pill and is clamped to half the shorter side.
public typealias BorderRadiusRawToken = Double
/// Style of a border: `solid`, `dashed` or `dotted`.
public typealias BorderStyleRawToken = String
/// A length, in points.
public typealias DimensionRawToken = Double
/// Radius of a blur effect, in points.
public typealias EffectRawToken = Double
/// Offset or blur of a shadow, in points.
public typealias ElevationRawToken = Double
/// A margin, gap, limit of a viewport in points, or a count of columns.
public typealias GridRawToken = Double
/// Opacity, 0 to 1.
public typealias OpacityRawToken = Double
/// Name of a font family.
public typealias FontFamilyRawToken = String
/// Size of a font, in points.
public typealias FontSizeRawToken = Double
/// Distance from baseline to baseline, in points.
public typealias FontLineHeightRawToken = Double
/// Weight of a font, 1 to 1000; 400 is regular.
public typealias FontWeightRawToken = Int
/// Extra space after each glyph, in points (not ems); may be negative.
public typealias FontLetterSpacingRawToken = Double

/// Widths, radii and styles of borders.
public enum BorderRawTokens {}
/// Colours that all themes share.
public enum ColorRawTokens {}
/// Lengths from which sizes and spaces are made.
public enum DimensionRawTokens {}
/// Blurs of surfaces.
public enum EffectRawTokens {}
/// Offsets and blurs of shadows, and whole shadows.
public enum ElevationRawTokens {}
/// Families, sizes, line heights, weights and letter spacings of fonts, and whole styles.
public enum FontRawTokens {}
/// Limits, margins, gaps and columns of layout grids.
public enum GridRawTokens {}
/// Opacities.
public enum OpacityRawTokens {}
