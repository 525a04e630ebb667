public import OUDSTokensSemantic

/// Colours that decorate and mean nothing: those of the brand, greys, accents and tints of skin.
///
/// As those of charts they are of the early access of release 2.6 of the tokens, and no component reads them; so they
/// are plain values that no skin overrides.
public protocol AllColorDecorativeSemanticTokensProvider: Sendable {
  /// `decorative.brand.primary`.
  var brandPrimary: ColorSemanticToken { get }
  /// `decorative.brand.primary-muted`, which no theme has a value for.
  var brandPrimaryMuted: ColorSemanticToken { get }
  /// `decorative.brand.primary-emphasized`, which no theme has a value for.
  var brandPrimaryEmphasized: ColorSemanticToken { get }
  /// `decorative.brand.secondary`.
  var brandSecondary: ColorSemanticToken { get }
  /// `decorative.brand.secondary-muted`, which no theme has a value for.
  var brandSecondaryMuted: ColorSemanticToken { get }
  /// `decorative.brand.secondary-emphasized`, which no theme has a value for.
  var brandSecondaryEmphasized: ColorSemanticToken { get }
  /// `decorative.brand.tertiary`.
  var brandTertiary: ColorSemanticToken { get }
  /// `decorative.brand.tertiary-muted`, which no theme has a value for.
  var brandTertiaryMuted: ColorSemanticToken { get }
  /// `decorative.brand.tertiary-emphasized`, which no theme has a value for.
  var brandTertiaryEmphasized: ColorSemanticToken { get }
  /// `decorative.neutral.muted.lowest`.
  var neutralMutedLowest: ColorSemanticToken { get }
  /// `decorative.neutral.muted.lower`.
  var neutralMutedLower: ColorSemanticToken { get }
  /// `decorative.neutral.muted.low`.
  var neutralMutedLow: ColorSemanticToken { get }
  /// `decorative.neutral.muted.medium`.
  var neutralMutedMedium: ColorSemanticToken { get }
  /// `decorative.neutral.muted.high`.
  var neutralMutedHigh: ColorSemanticToken { get }
  /// `decorative.neutral.muted.higher`.
  var neutralMutedHigher: ColorSemanticToken { get }
  /// `decorative.neutral.muted.highest`.
  var neutralMutedHighest: ColorSemanticToken { get }
  /// `decorative.neutral.emphasized.lowest`.
  var neutralEmphasizedLowest: ColorSemanticToken { get }
  /// `decorative.neutral.emphasized.lower`.
  var neutralEmphasizedLower: ColorSemanticToken { get }
  /// `decorative.neutral.emphasized.low`.
  var neutralEmphasizedLow: ColorSemanticToken { get }
  /// `decorative.neutral.emphasized.medium`.
  var neutralEmphasizedMedium: ColorSemanticToken { get }
  /// `decorative.neutral.emphasized.high`.
  var neutralEmphasizedHigh: ColorSemanticToken { get }
  /// `decorative.neutral.emphasized.higher`.
  var neutralEmphasizedHigher: ColorSemanticToken { get }
  /// `decorative.neutral.emphasized.highest`.
  var neutralEmphasizedHighest: ColorSemanticToken { get }
  /// `decorative.accent-1.muted`.
  var accent1Muted: ColorSemanticToken { get }
  /// `decorative.accent-1.default`.
  var accent1Default: ColorSemanticToken { get }
  /// `decorative.accent-1.emphasized`.
  var accent1Emphasized: ColorSemanticToken { get }
  /// `decorative.accent-2.muted`.
  var accent2Muted: ColorSemanticToken { get }
  /// `decorative.accent-2.default`.
  var accent2Default: ColorSemanticToken { get }
  /// `decorative.accent-2.emphasized`.
  var accent2Emphasized: ColorSemanticToken { get }
  /// `decorative.accent-3.muted`.
  var accent3Muted: ColorSemanticToken { get }
  /// `decorative.accent-3.default`.
  var accent3Default: ColorSemanticToken { get }
  /// `decorative.accent-3.emphasized`.
  var accent3Emphasized: ColorSemanticToken { get }
  /// `decorative.accent-4.muted`.
  var accent4Muted: ColorSemanticToken { get }
  /// `decorative.accent-4.default`.
  var accent4Default: ColorSemanticToken { get }
  /// `decorative.accent-4.emphasized`.
  var accent4Emphasized: ColorSemanticToken { get }
  /// `decorative.accent-5.muted`.
  var accent5Muted: ColorSemanticToken { get }
  /// `decorative.accent-5.default`.
  var accent5Default: ColorSemanticToken { get }
  /// `decorative.accent-5.emphasized`.
  var accent5Emphasized: ColorSemanticToken { get }
  /// `decorative.skin.tint-100`.
  var skinTint100: ColorSemanticToken { get }
  /// `decorative.skin.tint-200`.
  var skinTint200: ColorSemanticToken { get }
  /// `decorative.skin.tint-300`.
  var skinTint300: ColorSemanticToken { get }
  /// `decorative.skin.tint-400`.
  var skinTint400: ColorSemanticToken { get }
  /// `decorative.skin.tint-500`.
  var skinTint500: ColorSemanticToken { get }
  /// `decorative.skin.tint-600`.
  var skinTint600: ColorSemanticToken { get }
  /// `decorative.skin.tint-700`.
  var skinTint700: ColorSemanticToken { get }
  /// `decorative.skin.tint-800`.
  var skinTint800: ColorSemanticToken { get }
  /// `decorative.skin.tint-900`.
  var skinTint900: ColorSemanticToken { get }
}
