public import OUDSThemesOrange

// Providers by the names that the library has for them.

/// The tokens of list items.
public typealias OrangeCompactThemeListItemComponentTokensProvider =
  OrangeCompactThemeControlItemComponentTokensProvider

/// The tokens of alert messages.
public typealias OrangeCompactThemeAlertMessageComponentTokensProvider = OrangeCompactThemeAlertComponentTokensProvider

/// The colours of charts, which are those of Orange.
public typealias OrangeCompactThemeColorChartSemanticTokensProvider = OrangeThemeColorChartSemanticTokensProvider

/// The decorative colours, which are those of Orange.
public typealias OrangeCompactThemeColorDecorativeSemanticTokensProvider =
  OrangeThemeColorDecorativeSemanticTokensProvider
