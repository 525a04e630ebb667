public import OUDSTokensRaw

// Providers by the names that they have from release 3 of the library on.

/// The tokens of list items.
public typealias OrangeThemeListItemComponentTokensProvider = OrangeThemeControlItemComponentTokensProvider

/// The tokens of alert messages.
public typealias OrangeThemeAlertMessageComponentTokensProvider = OrangeThemeAlertComponentTokensProvider

/// A raw colour that belongs to the brand.
public typealias ColorOrangeBrandRawToken = ColorRawToken
