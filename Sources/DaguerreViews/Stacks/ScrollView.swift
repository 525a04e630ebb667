/// Content that may be longer than its room; all of it is drawn.
///
/// Downwards the view is as long as its content. Across it takes no more than its room, so that a row that can be
/// scrolled does not widen the screen it stands on; what is beyond the room is drawn past its trailing edge.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// - Parameter showsIndicators: kept for sources that name it; a picture of the whole content has none.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The content, cut to the room that there is.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let isRow = axes.contains(.horizontal) && !axes.contains(.vertical)
    let nodes =
      isRow
      ? HStack(spacing: 0) { content }._resolve(in: context)
      : VStack(spacing: 0) { content }._resolve(in: context)
    return nodes.map { ScrollNode($0, axes: axes, context.environment) }
  }
}

private final class ScrollNode: WrapperNode {
  private let axes: Axis.Set

  init(_ child: LayoutNode, axes: Axis.Set, _ environment: EnvironmentValues) {
    self.axes = axes
    super.init(child, environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = child.size(for: proposal.unspecified(along: axes))
    guard axes.contains(.horizontal), let room = proposal.width else { return size }
    return Size(width: min(size.width, room), height: size.height)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    place(child, at: .zero, of: proposal.unspecified(along: axes), in: rect, on: canvas)
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) { (rect, .zero) }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    child.position(
      of: alignment, in: child.size(for: proposal.unspecified(along: axes)), proposal: proposal.unspecified(along: axes)
    )
  }
}
