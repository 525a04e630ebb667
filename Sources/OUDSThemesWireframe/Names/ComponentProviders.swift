// Providers by the names that the library has for them.

/// The tokens of list items.
public typealias WireframeThemeListItemComponentTokensProvider = WireframeThemeControlItemComponentTokensProvider

/// The tokens of alert messages.
public typealias WireframeThemeAlertMessageComponentTokensProvider = WireframeThemeAlertComponentTokensProvider
