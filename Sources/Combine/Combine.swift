// What views need of Combine, for sources that import it by name: objects that are observed. Publishers are not here, as
// nothing happens while a picture is drawn. A product of its own, as other packages look whether there is such a module.

@_exported public import protocol DaguerreViews.ObservableObject
@_exported public import struct DaguerreViews.ObservableObjectPublisher
@_exported public import struct DaguerreViews.Published
