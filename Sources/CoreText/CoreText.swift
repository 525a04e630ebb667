// What packages that bring fonts ask of Core Text, for sources that import it by name. A product of its own, as other packages
// look whether there is such a module.

@_exported public import SwiftUI
