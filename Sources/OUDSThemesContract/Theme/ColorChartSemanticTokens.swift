public import OUDSTokensSemantic

/// The colours of charts: lines, borders, what means something, what tells categories apart, and scales.
///
/// They are of the early access of release 2.6 of the tokens, and no component reads them; so they are plain values that
/// no skin overrides.
public protocol AllColorChartSemanticTokensProvider: Sendable {
  /// `dataviz.gridlines`.
  var gridlines: MultipleColorSemanticToken { get }
  /// `dataviz.border`.
  var border: MultipleColorSemanticToken { get }
  /// `dataviz.border-contrast`.
  var borderContrast: MultipleColorSemanticToken { get }
  /// `dataviz.highlight`.
  var highlight: MultipleColorSemanticToken { get }
  /// `dataviz.neutral`.
  var neutral: MultipleColorSemanticToken { get }
  /// `dataviz.functional.info`.
  var functionalInfo: MultipleColorSemanticToken { get }
  /// `dataviz.functional.positive`.
  var functionalPositive: MultipleColorSemanticToken { get }
  /// `dataviz.functional.warning`.
  var functionalWarning: MultipleColorSemanticToken { get }
  /// `dataviz.functional.negative`.
  var functionalNegative: MultipleColorSemanticToken { get }
  /// `dataviz.categorical.tier-1`.
  var categoricalTier1: MultipleColorSemanticToken { get }
  /// `dataviz.categorical.tier-2`.
  var categoricalTier2: MultipleColorSemanticToken { get }
  /// `dataviz.categorical.tier-3`.
  var categoricalTier3: MultipleColorSemanticToken { get }
  /// `dataviz.categorical.tier-4`.
  var categoricalTier4: MultipleColorSemanticToken { get }
  /// `dataviz.categorical.tier-5`.
  var categoricalTier5: MultipleColorSemanticToken { get }
  /// `dataviz.categorical.tier-6`.
  var categoricalTier6: MultipleColorSemanticToken { get }
  /// `dataviz.categorical.tier-7`.
  var categoricalTier7: MultipleColorSemanticToken { get }
  /// `dataviz.categorical.tier-8`.
  var categoricalTier8: MultipleColorSemanticToken { get }
  /// `dataviz.categorical.tier-9`.
  var categoricalTier9: MultipleColorSemanticToken { get }
  /// `dataviz.categorical.tier-10`.
  var categoricalTier10: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-1.tint-100`.
  var sequentialAccent1Tint100: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-1.tint-200`.
  var sequentialAccent1Tint200: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-1.tint-300`.
  var sequentialAccent1Tint300: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-1.tint-400`.
  var sequentialAccent1Tint400: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-1.tint-500`.
  var sequentialAccent1Tint500: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-1.tint-600`.
  var sequentialAccent1Tint600: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-1.tint-700`.
  var sequentialAccent1Tint700: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-1.tint-800`.
  var sequentialAccent1Tint800: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-1.tint-900`.
  var sequentialAccent1Tint900: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-2.tint-100`.
  var sequentialAccent2Tint100: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-2.tint-200`.
  var sequentialAccent2Tint200: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-2.tint-300`.
  var sequentialAccent2Tint300: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-2.tint-400`.
  var sequentialAccent2Tint400: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-2.tint-500`.
  var sequentialAccent2Tint500: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-2.tint-600`.
  var sequentialAccent2Tint600: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-2.tint-700`.
  var sequentialAccent2Tint700: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-2.tint-800`.
  var sequentialAccent2Tint800: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-2.tint-900`.
  var sequentialAccent2Tint900: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-3.tint-100`.
  var sequentialAccent3Tint100: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-3.tint-200`.
  var sequentialAccent3Tint200: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-3.tint-300`.
  var sequentialAccent3Tint300: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-3.tint-400`.
  var sequentialAccent3Tint400: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-3.tint-500`.
  var sequentialAccent3Tint500: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-3.tint-600`.
  var sequentialAccent3Tint600: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-3.tint-700`.
  var sequentialAccent3Tint700: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-3.tint-800`.
  var sequentialAccent3Tint800: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-3.tint-900`.
  var sequentialAccent3Tint900: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-4.tint-100`.
  var sequentialAccent4Tint100: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-4.tint-200`.
  var sequentialAccent4Tint200: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-4.tint-300`.
  var sequentialAccent4Tint300: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-4.tint-400`.
  var sequentialAccent4Tint400: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-4.tint-500`.
  var sequentialAccent4Tint500: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-4.tint-600`.
  var sequentialAccent4Tint600: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-4.tint-700`.
  var sequentialAccent4Tint700: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-4.tint-800`.
  var sequentialAccent4Tint800: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-4.tint-900`.
  var sequentialAccent4Tint900: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-5.tint-100`.
  var sequentialAccent5Tint100: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-5.tint-200`.
  var sequentialAccent5Tint200: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-5.tint-300`.
  var sequentialAccent5Tint300: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-5.tint-400`.
  var sequentialAccent5Tint400: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-5.tint-500`.
  var sequentialAccent5Tint500: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-5.tint-600`.
  var sequentialAccent5Tint600: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-5.tint-700`.
  var sequentialAccent5Tint700: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-5.tint-800`.
  var sequentialAccent5Tint800: MultipleColorSemanticToken { get }
  /// `dataviz.sequential.accent-5.tint-900`.
  var sequentialAccent5Tint900: MultipleColorSemanticToken { get }
}

/// A former name.
@available(*, deprecated, renamed: "AllColorChartSemanticTokensProvider")
public typealias AllColorChartsSemanticTokensProvider = AllColorChartSemanticTokensProvider
