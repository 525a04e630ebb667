/// Several views where one is wanted; modifiers apply to each.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// A group of the views that a closure lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The nodes of each view.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { content._resolve(in: context) }
}

/// A view for each element of a collection, in its order; what tells elements apart is a tag of their views.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  /// A view for each element, told apart by a property of theirs.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
    self.id = { $0[keyPath: id] }
  }

  /// A view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, self.content) = (data, content)
    id = { $0.id }
  }

  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    (self.data, self.content) = (data, content)
    id = { $0 }
  }

  /// The nodes of each element's view, in order.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { data.flatMap { nodes(of: $0, in: context) } }

  private func nodes(of element: Data.Element, in context: ResolutionContext) -> [LayoutNode] {
    let tag = AnyHashable(id(element))
    let view = context.withEnvironmentOfBody { content(element) }
    var nodes = view.resolve(in: context, after: .element(tag))
    if context.environment.scrollRequests.areViewsCalled {
      nodes = nodes.map { CalledNode($0, tag, context.environment) }
    }
    // Only where a view looks for tags: they are rarely asked for, and cost a node each.
    guard context.environment.tabNotes != nil else { return nodes }
    return nodes.map { node in
      guard node.selectionTag == nil else { return node }
      let tagged = TabNode(node, context.environment)
      tagged.tag = tag
      return tagged
    }
  }
}

extension ForEach: DividedView {
  var parts: [ViewPart] { data.map { element in { nodes(of: element, in: $0) } } }
}

extension ForEach {
  /// A view for each element of a bound collection, which it may change.
  public init<Elements: RandomAccessCollection & MutableCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    self.data = Array(data)
    self.content = content
    self.id = { $0.wrappedValue[keyPath: id] }
  }

  /// A view for each element of a bound collection, which it may change.
  public init<Elements: RandomAccessCollection & MutableCollection>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Elements.Element: Identifiable, Data == [Binding<Elements.Element>], ID == Elements.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach {
  /// A view for each element of a bound collection, which people could change.
  public init<Elements: RandomAccessCollection & MutableCollection>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Elements.Element: Identifiable, Data == [Binding<Elements.Element>], ID == Elements.Element.ID {
    self.init(data, content: content)
  }

  /// A view for each element of a bound collection, which people could change.
  public init<Elements: RandomAccessCollection & MutableCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    self.init(data, id: id, content: content)
  }
}

/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// The view, without its type.
  public init(_ content: some View) { self.content = content }
  /// The view, without its type.
  public init(erasing content: some View) { self.content = content }
  /// The view that a value is; nil where it is none.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    content = view
  }

  /// The nodes of the view.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    guard let inner = context.within(type(of: content)) else { return [] }
    return content._resolve(in: inner)
  }
}

/// Nodes that are already there, where a view is wanted.
struct Resolved: PrimitiveView {
  let nodes: [LayoutNode]

  func _resolve(in context: ResolutionContext) -> [LayoutNode] { nodes }
}
