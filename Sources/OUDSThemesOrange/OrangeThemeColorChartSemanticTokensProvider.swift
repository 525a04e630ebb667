public import OUDSThemesContract
internal import OUDSTokensRaw
public import OUDSTokensSemantic

/// The colours of charts of Orange, to start from for one's own.
open class OrangeThemeColorChartSemanticTokensProvider: AllColorChartSemanticTokensProvider, @unchecked Sendable {
  /// The colours as the brand has them.
  public init() {}

  /// `dataviz.gridlines`.
  open var gridlines: MultipleColorSemanticToken { .init(light: "#CCCCCC", dark: "#666666") }
  /// `dataviz.border`.
  open var border: MultipleColorSemanticToken { .init(light: "#FFFFFF", dark: "#141414") }
  /// `dataviz.border-contrast`.
  open var borderContrast: MultipleColorSemanticToken { .init(light: "#FFFFFF", dark: "#000000") }
  /// `dataviz.highlight`.
  open var highlight: MultipleColorSemanticToken { .init(light: "#F15E00", dark: "#FF7900") }
  /// `dataviz.neutral`.
  open var neutral: MultipleColorSemanticToken { .init(light: "#8F8F8F", dark: "#858585") }
  /// `dataviz.functional.info`.
  open var functionalInfo: MultipleColorSemanticToken { .init(light: "#009BF0", dark: "#26B2FF") }
  /// `dataviz.functional.positive`.
  open var functionalPositive: MultipleColorSemanticToken { .init(light: "#17A02F", dark: "#1ECD3C") }
  /// `dataviz.functional.warning`.
  open var functionalWarning: MultipleColorSemanticToken { .init(light: "#A38200", dark: "#FFD000") }
  /// `dataviz.functional.negative`.
  open var functionalNegative: MultipleColorSemanticToken { .init(light: "#DB0002", dark: "#FF4D4E") }
  /// `dataviz.categorical.tier-1`.
  open var categoricalTier1: MultipleColorSemanticToken { .init(light: "#5B2F98", dark: "#A885D8") }
  /// `dataviz.categorical.tier-2`.
  open var categoricalTier2: MultipleColorSemanticToken { .init(light: "#3BA06E", dark: "#50BE87") }
  /// `dataviz.categorical.tier-3`.
  open var categoricalTier3: MultipleColorSemanticToken { .init(light: "#B20077", dark: "#FF80D4") }
  /// `dataviz.categorical.tier-4`.
  open var categoricalTier4: MultipleColorSemanticToken { .init(light: "#A38200", dark: "#D6AA00") }
  /// `dataviz.categorical.tier-5`.
  open var categoricalTier5: MultipleColorSemanticToken { .init(light: "#0073B2", dark: "#79C7EC") }
  /// `dataviz.categorical.tier-6`.
  open var categoricalTier6: MultipleColorSemanticToken { .init(light: "#8D60CD", dark: "#8D60CD") }
  /// `dataviz.categorical.tier-7`.
  open var categoricalTier7: MultipleColorSemanticToken { .init(light: "#2E7B54", dark: "#9BDABA") }
  /// `dataviz.categorical.tier-8`.
  open var categoricalTier8: MultipleColorSemanticToken { .init(light: "#E50099", dark: "#FF4DC3") }
  /// `dataviz.categorical.tier-9`.
  open var categoricalTier9: MultipleColorSemanticToken { .init(light: "#665100", dark: "#FFD266") }
  /// `dataviz.categorical.tier-10`.
  open var categoricalTier10: MultipleColorSemanticToken { .init(light: "#009BF0", dark: "#1FA2E0") }
  /// `dataviz.sequential.accent-1.tint-100`.
  open var sequentialAccent1Tint100: MultipleColorSemanticToken { .init(light: "#D2ECF9", dark: "#06202D") }
  /// `dataviz.sequential.accent-1.tint-200`.
  open var sequentialAccent1Tint200: MultipleColorSemanticToken { .init(light: "#A5DAF3", dark: "#0C415A") }
  /// `dataviz.sequential.accent-1.tint-300`.
  open var sequentialAccent1Tint300: MultipleColorSemanticToken { .init(light: "#79C7EC", dark: "#136186") }
  /// `dataviz.sequential.accent-1.tint-400`.
  open var sequentialAccent1Tint400: MultipleColorSemanticToken { .init(light: "#4AB4E6", dark: "#1982B3") }
  /// `dataviz.sequential.accent-1.tint-500`.
  open var sequentialAccent1Tint500: MultipleColorSemanticToken { .init(light: "#1FA2E0", dark: "#1FA2E0") }
  /// `dataviz.sequential.accent-1.tint-600`.
  open var sequentialAccent1Tint600: MultipleColorSemanticToken { .init(light: "#1982B3", dark: "#4AB4E6") }
  /// `dataviz.sequential.accent-1.tint-700`.
  open var sequentialAccent1Tint700: MultipleColorSemanticToken { .init(light: "#136186", dark: "#79C7EC") }
  /// `dataviz.sequential.accent-1.tint-800`.
  open var sequentialAccent1Tint800: MultipleColorSemanticToken { .init(light: "#0C415A", dark: "#A5DAF3") }
  /// `dataviz.sequential.accent-1.tint-900`.
  open var sequentialAccent1Tint900: MultipleColorSemanticToken { .init(light: "#06202D", dark: "#D2ECF9") }
  /// `dataviz.sequential.accent-2.tint-100`.
  open var sequentialAccent2Tint100: MultipleColorSemanticToken { .init(light: "#E5F5ED", dark: "#123021") }
  /// `dataviz.sequential.accent-2.tint-200`.
  open var sequentialAccent2Tint200: MultipleColorSemanticToken { .init(light: "#C0E8D4", dark: "#20563B") }
  /// `dataviz.sequential.accent-2.tint-300`.
  open var sequentialAccent2Tint300: MultipleColorSemanticToken { .init(light: "#9BDABA", dark: "#2E7B54") }
  /// `dataviz.sequential.accent-2.tint-400`.
  open var sequentialAccent2Tint400: MultipleColorSemanticToken { .init(light: "#75CCA1", dark: "#3BA06E") }
  /// `dataviz.sequential.accent-2.tint-500`.
  open var sequentialAccent2Tint500: MultipleColorSemanticToken { .init(light: "#50BE87", dark: "#50BE87") }
  /// `dataviz.sequential.accent-2.tint-600`.
  open var sequentialAccent2Tint600: MultipleColorSemanticToken { .init(light: "#3BA06E", dark: "#75CCA1") }
  /// `dataviz.sequential.accent-2.tint-700`.
  open var sequentialAccent2Tint700: MultipleColorSemanticToken { .init(light: "#2E7B54", dark: "#9BDABA") }
  /// `dataviz.sequential.accent-2.tint-800`.
  open var sequentialAccent2Tint800: MultipleColorSemanticToken { .init(light: "#20563B", dark: "#C0E8D4") }
  /// `dataviz.sequential.accent-2.tint-900`.
  open var sequentialAccent2Tint900: MultipleColorSemanticToken { .init(light: "#123021", dark: "#E5F5ED") }
  /// `dataviz.sequential.accent-3.tint-100`.
  open var sequentialAccent3Tint100: MultipleColorSemanticToken { .init(light: "#FFE5F6", dark: "#4D0033") }
  /// `dataviz.sequential.accent-3.tint-200`.
  open var sequentialAccent3Tint200: MultipleColorSemanticToken { .init(light: "#FFB4E6", dark: "#800055") }
  /// `dataviz.sequential.accent-3.tint-300`.
  open var sequentialAccent3Tint300: MultipleColorSemanticToken { .init(light: "#FF80D4", dark: "#B20077") }
  /// `dataviz.sequential.accent-3.tint-400`.
  open var sequentialAccent3Tint400: MultipleColorSemanticToken { .init(light: "#FF4DC3", dark: "#E50099") }
  /// `dataviz.sequential.accent-3.tint-500`.
  open var sequentialAccent3Tint500: MultipleColorSemanticToken { .init(light: "#FF1AB2", dark: "#FF1AB2") }
  /// `dataviz.sequential.accent-3.tint-600`.
  open var sequentialAccent3Tint600: MultipleColorSemanticToken { .init(light: "#E50099", dark: "#FF4DC3") }
  /// `dataviz.sequential.accent-3.tint-700`.
  open var sequentialAccent3Tint700: MultipleColorSemanticToken { .init(light: "#B20077", dark: "#FF80D4") }
  /// `dataviz.sequential.accent-3.tint-800`.
  open var sequentialAccent3Tint800: MultipleColorSemanticToken { .init(light: "#800055", dark: "#FFB4E6") }
  /// `dataviz.sequential.accent-3.tint-900`.
  open var sequentialAccent3Tint900: MultipleColorSemanticToken { .init(light: "#4D0033", dark: "#FFE5F6") }
  /// `dataviz.sequential.accent-4.tint-100`.
  open var sequentialAccent4Tint100: MultipleColorSemanticToken { .init(light: "#F1ECF9", dark: "#150B23") }
  /// `dataviz.sequential.accent-4.tint-200`.
  open var sequentialAccent4Tint200: MultipleColorSemanticToken { .init(light: "#E0D4F2", dark: "#2C174A") }
  /// `dataviz.sequential.accent-4.tint-300`.
  open var sequentialAccent4Tint300: MultipleColorSemanticToken { .init(light: "#C5ADE6", dark: "#432371") }
  /// `dataviz.sequential.accent-4.tint-400`.
  open var sequentialAccent4Tint400: MultipleColorSemanticToken { .init(light: "#A885D8", dark: "#5B2F98") }
  /// `dataviz.sequential.accent-4.tint-500`.
  open var sequentialAccent4Tint500: MultipleColorSemanticToken { .init(light: "#8D60CD", dark: "#8D60CD") }
  /// `dataviz.sequential.accent-4.tint-600`.
  open var sequentialAccent4Tint600: MultipleColorSemanticToken { .init(light: "#5B2F98", dark: "#A885D8") }
  /// `dataviz.sequential.accent-4.tint-700`.
  open var sequentialAccent4Tint700: MultipleColorSemanticToken { .init(light: "#432371", dark: "#C5ADE6") }
  /// `dataviz.sequential.accent-4.tint-800`.
  open var sequentialAccent4Tint800: MultipleColorSemanticToken { .init(light: "#2C174A", dark: "#E0D4F2") }
  /// `dataviz.sequential.accent-4.tint-900`.
  open var sequentialAccent4Tint900: MultipleColorSemanticToken { .init(light: "#150B23", dark: "#F1ECF9") }
  /// `dataviz.sequential.accent-5.tint-100`.
  open var sequentialAccent5Tint100: MultipleColorSemanticToken { .init(light: "#FFF0CC", dark: "#332400") }
  /// `dataviz.sequential.accent-5.tint-200`.
  open var sequentialAccent5Tint200: MultipleColorSemanticToken { .init(light: "#FFE199", dark: "#664800") }
  /// `dataviz.sequential.accent-5.tint-300`.
  open var sequentialAccent5Tint300: MultipleColorSemanticToken { .init(light: "#FFD266", dark: "#996C00") }
  /// `dataviz.sequential.accent-5.tint-400`.
  open var sequentialAccent5Tint400: MultipleColorSemanticToken { .init(light: "#FFC333", dark: "#CC9000") }
  /// `dataviz.sequential.accent-5.tint-500`.
  open var sequentialAccent5Tint500: MultipleColorSemanticToken { .init(light: "#FFB400", dark: "#FFB400") }
  /// `dataviz.sequential.accent-5.tint-600`.
  open var sequentialAccent5Tint600: MultipleColorSemanticToken { .init(light: "#CC9000", dark: "#FFC333") }
  /// `dataviz.sequential.accent-5.tint-700`.
  open var sequentialAccent5Tint700: MultipleColorSemanticToken { .init(light: "#996C00", dark: "#FFD266") }
  /// `dataviz.sequential.accent-5.tint-800`.
  open var sequentialAccent5Tint800: MultipleColorSemanticToken { .init(light: "#664800", dark: "#FFE199") }
  /// `dataviz.sequential.accent-5.tint-900`.
  open var sequentialAccent5Tint900: MultipleColorSemanticToken { .init(light: "#332400", dark: "#FFF0CC") }
}
