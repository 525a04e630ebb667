// What all of the design system stands on: views, colours by their codes, and raw tokens.

@_exported public import DaguerreViews
@_exported public import OUDSThemesContract
@_exported public import OUDSTokensRaw
