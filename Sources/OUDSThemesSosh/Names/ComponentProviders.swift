// Providers by the names that the library has for them.

/// The tokens of list items.
public typealias SoshThemeListItemComponentTokensProvider = SoshThemeControlItemComponentTokensProvider

/// The tokens of alert messages.
public typealias SoshThemeAlertMessageComponentTokensProvider = SoshThemeAlertComponentTokensProvider
