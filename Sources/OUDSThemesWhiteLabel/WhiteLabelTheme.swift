public import OUDSThemesContract
public import OUDSThemesWireframe
public import OUDSTokensSemantic

/// A theme of no brand to make one's own: Wireframe with other colours, another font and another tuning.
open class WhiteLabelTheme: WireframeTheme, @unchecked Sendable {  // immutable: see `OUDSTheme`
  /// What people call the theme.
  open override class var name: String { "WhiteLabel" }

  /// Nil means Wireframe's.
  ///
  /// - Parameters:
  ///   - name: for people and reports; nil for `WhiteLabel`.
  ///   - fontFamily: of all text styles; empty for the system's.
  ///   - tuning: nil for ``OUDSThemesContract/OUDSThemeTuning/Wireframe``.
  public init(
    colors: (any AllColorSemanticTokensProvider)? = nil,
    colorsCharts: (any AllColorChartSemanticTokensProvider)? = nil,
    colorsDecorative: (any AllColorDecorativeSemanticTokensProvider)? = nil, name: String? = nil,
    fontFamily: FontFamilySemanticToken = "", tuning: Tuning? = nil
  ) {
    super.init(
      colors: colors ?? WhiteLabelThemeColorSemanticTokensProvider(), colorsCharts: colorsCharts,
      colorsDecorative: colorsDecorative, fonts: WhiteLabelThemeFontSemanticTokensProvider(fontFamily: fontFamily),
      name: name ?? "WhiteLabel", tuning: tuning ?? .Wireframe)
  }
}
