/// Several views where one is wanted; modifiers apply to each.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { content._resolve(in: context) }
}

/// A view for each element of a collection, in its order.
public struct ForEach<Data: RandomAccessCollection, Content: View>: PrimitiveView {
  private let data: Data
  private let content: (Data.Element) -> Content

  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int> {
    self.data = data
    self.content = content
  }

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

  public init(_ content: some View) { self.content = content }

  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { content._resolve(in: context) }
}
