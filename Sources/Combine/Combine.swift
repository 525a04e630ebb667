// What views need of Combine, for sources that import it by name: objects that are observed, and who listens to them. Other
// publishers and their operators are not here, as nothing happens while a picture is drawn. A product of its own, as other
// packages look whether there is such a module.

@_exported public import class DaguerreViews.AnyCancellable
@_exported public import protocol DaguerreViews.Cancellable
@_exported public import protocol DaguerreViews.ObservableObject
@_exported public import class DaguerreViews.ObservableObjectPublisher
@_exported public import struct DaguerreViews.Published
