// Kinds of files, for sources that import them by name. A product of its own, as other packages look whether there is such a
// module.

@_exported public import SwiftUI
