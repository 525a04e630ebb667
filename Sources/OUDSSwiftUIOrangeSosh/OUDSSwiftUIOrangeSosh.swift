// The design system with the themes of Orange and Sosh.

@_exported public import OUDSSwiftUIOrange
@_exported public import OUDSThemesSosh
