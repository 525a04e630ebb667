/// Measures views that need not be shown, as large as they would be at a place.
package struct ViewMeasurer {
  let context: ResolutionContext

  /// At the place of the view that is evaluated; nil where none is.
  package static var current: ViewMeasurer? {
    RenderSession.current.map {
      ViewMeasurer(context: ResolutionContext(environment: EnvironmentValues.current, session: $0.session))
    }
  }

  /// How large a view would be; nil for one that is none, as an empty group is.
  package func dimensions(of view: some View, in proposal: ProposedViewSize) -> ViewDimensions? {
    let nodes = context.withEnvironment { view._resolve(in: context) }
    return nodes.first.map { ViewDimensions($0, $0.size(for: proposal), proposal) }
  }
}

/// Takes all of its room and makes its content for that, as a ``GeometryReader`` does, where other views are measured first.
package struct MeasuringReader<Content: View>: PrimitiveView {
  private let content: (Size, ViewMeasurer) -> Content

  /// A view made when its room is known, in points.
  package init(@ViewBuilder content: @escaping (Size, ViewMeasurer) -> Content) { self.content = content }

  /// A node that takes all of its room.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let measurer = ViewMeasurer(context: context.inStack(nil))
    return GeometryReader { room in content(room.size, measurer) }._resolve(in: context)
  }
}

/// The first of some views that has a tag; nothing where none has.
package struct TaggedPart<Content: View>: PrimitiveView {
  private let tag: AnyHashable
  private let content: Content

  package init(_ tag: AnyHashable, of content: Content) {
    self.tag = tag
    self.content = content
  }

  /// The node of the view.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var inner = context
    inner.environment.tabNotes = TabNotes()
    return content._resolve(in: inner).first { $0.selectionTag == tag }.map { [$0] } ?? []
  }
}
