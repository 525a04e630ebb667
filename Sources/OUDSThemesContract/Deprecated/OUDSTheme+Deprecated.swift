extension OUDSTheme {
  // As the name of now is declared.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A former name.
  @available(*, deprecated, renamed: "colorsCharts")
  public var charts: (any AllColorChartSemanticTokensProvider)! { colorsCharts }
}
