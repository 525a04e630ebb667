// The design system with the themes of Orange.

@_exported public import DaguerreViews
@_exported public import OUDSComponents
@_exported public import OUDSFoundations
@_exported public import OUDSModules
@_exported public import OUDSThemesContract
@_exported public import OUDSThemesOrange
@_exported public import OUDSThemesOrangeBusinessTools
@_exported public import OUDSThemesOrangeCompact
@_exported public import OUDSTokensComponent
@_exported public import OUDSTokensRaw
@_exported public import OUDSTokensSemantic
