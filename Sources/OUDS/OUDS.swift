// The design system in one import: components, themes, tokens, and the views that they are written in.

@_exported public import DaguerreText
@_exported public import DaguerreViews
@_exported public import OUDSComponents
@_exported public import OUDSModules
@_exported public import OUDSThemesContract
@_exported public import OUDSThemesOrange
@_exported public import OUDSThemesOrangeCompact
@_exported public import OUDSThemesOrangeInverse
@_exported public import OUDSThemesSosh
@_exported public import OUDSThemesWireframe
@_exported public import OUDSTokensComponent
@_exported public import OUDSTokensRaw
@_exported public import OUDSTokensSemantic
