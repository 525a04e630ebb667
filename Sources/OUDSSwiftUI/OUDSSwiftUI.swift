// The design system with all its themes, by the name that the iOS library has for it.

@_exported public import OUDS
@_exported public import OUDSFoundations
@_exported public import OUDSThemesOrangeBusinessTools
@_exported public import OUDSThemesWhiteLabel
