// What views and models need of Combine, for sources that import it by name. A product of its own, as other packages look whether
// there is such a module.

@_exported public import DaguerrePublishers
@_exported public import class DaguerreViews.AnyCancellable
@_exported public import protocol DaguerreViews.Cancellable
@_exported public import protocol DaguerreViews.ObservableObject
@_exported public import class DaguerreViews.ObservableObjectPublisher
@_exported public import struct DaguerreViews.Published
