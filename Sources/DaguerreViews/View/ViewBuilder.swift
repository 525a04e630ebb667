/// Collects the views that a closure lists.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    .first(first)
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    .second(second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

/// Nothing: takes no place and draws nothing.
public struct EmptyView: PrimitiveView {
  public init() {}
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

/// The views of a builder's block, in order; its parent lays out each.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    for view in repeat each content { nodes += view._resolve(in: context) }
    return nodes
  }
}

/// One of two views, as `if` and `switch` in a builder choose.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    switch self {
    case .first(let view): view._resolve(in: context)
    case .second(let view): view._resolve(in: context)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("An optional view is primitive and has no body.") }
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { self?._resolve(in: context) ?? [] }
}
