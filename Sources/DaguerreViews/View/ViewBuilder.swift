/// Collects the views that a closure lists.
@resultBuilder
public enum ViewBuilder: ViewCollecting {}

/// How builders make one view of several.
public protocol ViewCollecting {}

extension ViewCollecting {
  /// A view as it is written.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A block without views.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A block of one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// A block of several views.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView(value: (repeat each content)) { value, context in
      var nodes: [LayoutNode] = []
      var position = 0
      // A loop over the views would copy each.
      func add(_ view: some View) {
        nodes += view.resolve(in: context, after: .position(position))
        position += 1
      }
      repeat add(each value)
      return nodes
    } divide: { value in
      var parts: [ViewPart] = []
      var position = 0
      func add(_ view: some View) {
        parts += view.parts(after: .position(position))
        position += 1
      }
      repeat add(each value)
      return parts
    }
  }
  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The views of an `if`, or of a case that is not the last.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    .first(first)
  }
  /// The views of an `else`, or of a last case.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    .second(second)
  }
  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

/// Nothing: takes no place and draws nothing.
public struct EmptyView: PrimitiveView {
  /// A view that draws nothing.
  public init() {}
  /// No nodes.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

/// The views of a builder's block, in order; its parent lays out each.
///
/// By the type of the tuple of them, as containers name it that take a number of views.
public struct TupleView<Content>: PrimitiveView {
  /// The views.
  public var value: Content
  private let resolve: (Content, ResolutionContext) -> [LayoutNode]
  private let divide: (Content) -> [ViewPart]

  fileprivate init(
    value: Content, resolve: @escaping (Content, ResolutionContext) -> [LayoutNode],
    divide: @escaping (Content) -> [ViewPart]
  ) {
    (self.value, self.resolve, self.divide) = (value, resolve, divide)
  }

  /// The views of a tuple; what is none is left out.
  public init(_ value: Content) {
    func views(_ value: Content) -> some Sequence<(place: ViewPlace.Step, view: any View)> {
      Mirror(reflecting: value).children.enumerated().compactMap { position, child in
        (child.value as? any View).map { (.position(position), $0) }
      }
    }
    self.init(value: value) { value, context in
      views(value).flatMap { $0.view.resolve(in: context, after: $0.place) }
    } divide: { value in
      views(value).flatMap { $0.view.parts(after: $0.place) }
    }
  }

  /// The nodes of all views, in order.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { resolve(value, context) }
}

extension TupleView: DividedView {
  var parts: [ViewPart] { divide(value) }
}

/// One of two views, as `if` and `switch` in a builder choose.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// The nodes of the view that was chosen.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    switch self {
    case .first(let view): view.resolve(in: context, after: .branch(true))
    case .second(let view): view.resolve(in: context, after: .branch(false))
    }
  }
}

/// The same, by its name among Apple's.
public typealias _ConditionalContent = ConditionalContent

extension Optional: View where Wrapped: View {
  /// An optional view is primitive.
  public typealias Body = Never
  /// An optional view has no body; nothing asks for it.
  public var body: Never { preconditionFailure("An optional view is primitive and has no body.") }
  /// The nodes of the view, if there is one.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { self?._resolve(in: context) ?? [] }
}
