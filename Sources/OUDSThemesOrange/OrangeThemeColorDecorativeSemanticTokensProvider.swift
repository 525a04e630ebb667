public import OUDSThemesContract
public import OUDSTokensSemantic

/// The decorative colours of Orange, to start from for one's own.
open class OrangeThemeColorDecorativeSemanticTokensProvider: AllColorDecorativeSemanticTokensProvider,
  @unchecked Sendable  // immutable: it stores nothing
{
  /// The colours as the brand has them.
  public init() {}

  /// `decorative.brand.primary`.
  open var brandPrimary: ColorSemanticToken { "#FF7900" }
  /// `decorative.brand.primary-muted`.
  open var brandPrimaryMuted: ColorSemanticToken { .forbidden }
  /// `decorative.brand.primary-emphasized`.
  open var brandPrimaryEmphasized: ColorSemanticToken { .forbidden }
  /// `decorative.brand.secondary`.
  open var brandSecondary: ColorSemanticToken { "#000000" }
  /// `decorative.brand.secondary-muted`.
  open var brandSecondaryMuted: ColorSemanticToken { .forbidden }
  /// `decorative.brand.secondary-emphasized`.
  open var brandSecondaryEmphasized: ColorSemanticToken { .forbidden }
  /// `decorative.brand.tertiary`.
  open var brandTertiary: ColorSemanticToken { "#FFFFFF" }
  /// `decorative.brand.tertiary-muted`.
  open var brandTertiaryMuted: ColorSemanticToken { .forbidden }
  /// `decorative.brand.tertiary-emphasized`.
  open var brandTertiaryEmphasized: ColorSemanticToken { .forbidden }
  /// `decorative.neutral.muted.lowest`.
  open var neutralMutedLowest: ColorSemanticToken { "#F4F4F4" }
  /// `decorative.neutral.muted.lower`.
  open var neutralMutedLower: ColorSemanticToken { "#EEEEEE" }
  /// `decorative.neutral.muted.low`.
  open var neutralMutedLow: ColorSemanticToken { "#E0E0E0" }
  /// `decorative.neutral.muted.medium`.
  open var neutralMutedMedium: ColorSemanticToken { "#D6D6D6" }
  /// `decorative.neutral.muted.high`.
  open var neutralMutedHigh: ColorSemanticToken { "#CCCCCC" }
  /// `decorative.neutral.muted.higher`.
  open var neutralMutedHigher: ColorSemanticToken { "#999999" }
  /// `decorative.neutral.muted.highest`.
  open var neutralMutedHighest: ColorSemanticToken { "#858585" }
  /// `decorative.neutral.emphasized.lowest`.
  open var neutralEmphasizedLowest: ColorSemanticToken { "#666666" }
  /// `decorative.neutral.emphasized.lower`.
  open var neutralEmphasizedLower: ColorSemanticToken { "#5C5C5C" }
  /// `decorative.neutral.emphasized.low`.
  open var neutralEmphasizedLow: ColorSemanticToken { "#555555" }
  /// `decorative.neutral.emphasized.medium`.
  open var neutralEmphasizedMedium: ColorSemanticToken { "#444444" }
  /// `decorative.neutral.emphasized.high`.
  open var neutralEmphasizedHigh: ColorSemanticToken { "#3B3B3B" }
  /// `decorative.neutral.emphasized.higher`.
  open var neutralEmphasizedHigher: ColorSemanticToken { "#333333" }
  /// `decorative.neutral.emphasized.highest`.
  open var neutralEmphasizedHighest: ColorSemanticToken { "#272727" }
  /// `decorative.accent-1.muted`.
  open var accent1Muted: ColorSemanticToken { "#C0E8D4" }
  /// `decorative.accent-1.default`.
  open var accent1Default: ColorSemanticToken { "#50BE87" }
  /// `decorative.accent-1.emphasized`.
  open var accent1Emphasized: ColorSemanticToken { "#2E7B54" }
  /// `decorative.accent-2.muted`.
  open var accent2Muted: ColorSemanticToken { "#A5DAF3" }
  /// `decorative.accent-2.default`.
  open var accent2Default: ColorSemanticToken { "#4AB4E6" }
  /// `decorative.accent-2.emphasized`.
  open var accent2Emphasized: ColorSemanticToken { "#136186" }
  /// `decorative.accent-3.muted`.
  open var accent3Muted: ColorSemanticToken { "#FFED99" }
  /// `decorative.accent-3.default`.
  open var accent3Default: ColorSemanticToken { "#FFD000" }
  /// `decorative.accent-3.emphasized`.
  open var accent3Emphasized: ColorSemanticToken { "#FFB400" }
  /// `decorative.accent-4.muted`.
  open var accent4Muted: ColorSemanticToken { "#E0D4F2" }
  /// `decorative.accent-4.default`.
  open var accent4Default: ColorSemanticToken { "#A885D8" }
  /// `decorative.accent-4.emphasized`.
  open var accent4Emphasized: ColorSemanticToken { "#2C174A" }
  /// `decorative.accent-5.muted`.
  open var accent5Muted: ColorSemanticToken { "#FFE5F6" }
  /// `decorative.accent-5.default`.
  open var accent5Default: ColorSemanticToken { "#FFB4E6" }
  /// `decorative.accent-5.emphasized`.
  open var accent5Emphasized: ColorSemanticToken { "#FF80D4" }
  /// `decorative.skin.tint-100`.
  open var skinTint100: ColorSemanticToken { "#FBEBDF" }
  /// `decorative.skin.tint-200`.
  open var skinTint200: ColorSemanticToken { "#F4CFB2" }
  /// `decorative.skin.tint-300`.
  open var skinTint300: ColorSemanticToken { "#E3B591" }
  /// `decorative.skin.tint-400`.
  open var skinTint400: ColorSemanticToken { "#C19372" }
  /// `decorative.skin.tint-500`.
  open var skinTint500: ColorSemanticToken { "#CF7E3F" }
  /// `decorative.skin.tint-600`.
  open var skinTint600: ColorSemanticToken { "#AA6631" }
  /// `decorative.skin.tint-700`.
  open var skinTint700: ColorSemanticToken { "#7E4F2A" }
  /// `decorative.skin.tint-800`.
  open var skinTint800: ColorSemanticToken { "#553720" }
  /// `decorative.skin.tint-900`.
  open var skinTint900: ColorSemanticToken { "#2E2014" }
}
