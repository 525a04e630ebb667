// The design system with the theme for drafts.

@_exported public import DaguerreViews
@_exported public import OUDSComponents
@_exported public import OUDSFoundations
@_exported public import OUDSModules
@_exported public import OUDSThemesContract
@_exported public import OUDSThemesWireframe
@_exported public import OUDSTokensComponent
@_exported public import OUDSTokensRaw
@_exported public import OUDSTokensSemantic
