extension OUDSTheme {
  /// A former name.
  @available(*, deprecated, renamed: "colorsCharts")
  public var charts: (any AllColorChartSemanticTokensProvider)! { colorsCharts }
}
