// The views by the name that sources for Apple's platforms import them with. Where that name is taken, this is not built.

@_exported public import DaguerreViews
@_exported public import Dispatch
@_exported public import Observation

// What such sources have from Foundation: not all of it, which would make comparisons with array literals ambiguous.
@_exported public import struct Foundation.AttributedString
@_exported public import class Foundation.Bundle
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct Foundation.Data
@_exported public import struct Foundation.Date
@_exported public import struct Foundation.Decimal
@_exported public import struct Foundation.IndexSet
@_exported public import struct Foundation.Locale
@_exported public import struct Foundation.URL
@_exported public import struct Foundation.UUID

// What they have from the C library, also for CGFloat.
@_exported public import func Foundation.atan2
@_exported public import func Foundation.ceil
@_exported public import func Foundation.cos
@_exported public import func Foundation.exit
@_exported public import func Foundation.floor
@_exported public import func Foundation.pow
@_exported public import func Foundation.round
@_exported public import func Foundation.sin
@_exported public import func Foundation.sqrt
@_exported public import func Foundation.tan
