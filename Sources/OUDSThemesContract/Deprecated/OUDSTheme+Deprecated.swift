public import DaguerreViews
public import OUDSTokensSemantic

extension OUDSTheme {
  // As the name of now is declared.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A former name.
  @available(*, deprecated, renamed: "colorsCharts")
  public var charts: (any AllColorChartSemanticTokensProvider)! { colorsCharts }

  /// A former name.
  @available(*, deprecated, renamed: "colorsCharts")
  public var colorCharts: (any AllColorChartSemanticTokensProvider)? { colorsCharts }

  /// A former name.
  @available(*, deprecated, renamed: "fontFamily")
  public var family: FontFamilySemanticToken? { fontFamily }
}

extension View {
  /// A former name of ``tint(_:)``.
  @available(*, deprecated, renamed: "tint")
  public func oudsTintColor(_ token: MultipleColorSemanticToken) -> some View { tint(token) }
}
