/// Several views where one is wanted; modifiers apply to each.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// A group of the views that a closure lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The nodes of each view.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { content._resolve(in: context) }
}

/// A view for each element of a collection, in its order.
public struct ForEach<Data: RandomAccessCollection, Content: View>: PrimitiveView {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// A view for each element, told apart by a property of theirs; nothing moves in a picture, so the property is not
  /// read.
  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// A view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int> {
    self.data = data
    self.content = content
  }

  /// The nodes of each element's view, in order.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    data.flatMap { element in context.withEnvironment { content(element) }._resolve(in: context) }
  }
}

extension ForEach {
  /// A view for each element of a bound collection, which it may change.
  public init<Elements: RandomAccessCollection & MutableCollection, ID: Hashable>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    self.data = data.wrappedValue.indices.map { index in
      Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
    self.content = content
  }

  /// A view for each element of a bound collection, which it may change.
  public init<Elements: RandomAccessCollection & MutableCollection>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Elements.Element: Identifiable, Data == [Binding<Elements.Element>] {
    self.init(data, id: \.id, content: content)
  }
}

/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// The view, without its type.
  public init(_ content: some View) { self.content = content }

  /// The nodes of the view.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { content._resolve(in: context) }
}
