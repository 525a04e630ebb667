// The design system in one import: components, themes, tokens, and the views that they are written in.

@_exported public import DaguerreText
@_exported public import DaguerreViews
@_exported public import OUDSComponents
@_exported public import OUDSModules
@_exported public import OUDSThemesContract
@_exported public import OUDSTokenCatalogue
@_exported public import OUDSThemesOrange
@_exported public import OUDSThemesOrangeCompact
@_exported public import OUDSThemesOrangeInverse
@_exported public import OUDSThemesSosh
@_exported public import OUDSThemesWireframe
@_exported public import OUDSTokensComponent
@_exported public import OUDSTokensRaw
@_exported public import OUDSTokensSemantic

// What sources that import SwiftUI have from Foundation and Observation. All of Foundation would make comparisons with
// array literals ambiguous for everyone.
@_exported public import Observation

@_exported public import struct Foundation.AttributedString
@_exported public import class Foundation.Bundle
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.Data
@_exported public import struct Foundation.Date
@_exported public import struct Foundation.Locale
@_exported public import struct Foundation.URL
@_exported public import struct Foundation.UUID
