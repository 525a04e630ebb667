/// Content that may be longer than its room.
///
/// Along its axes the view takes the room that it is offered, and shows the beginning of its content there; where none is
/// offered it is as long as its content. A row shorter than its room is no longer than that.
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
    let room = ScrollRoom(axes)
    let nodes = nodes(in: context, showing: room)
    guard room.isNeeded else { return nodes }
    return nodes.indices.map { index in
      RoomScrollNode(context.environment) {
        self.nodes(in: context, showing: ScrollRoom(axes, $0.inset(by: context.environment.scrolling.margins)))[index]
      }
    }
  }

  private func nodes(in context: ResolutionContext, showing room: ScrollRoom) -> [LayoutNode] {
    let scrolling = context.environment.scrolling
    var inner = context
    inner.scrollRoom = room
    inner.environment.scrolling = ScrollSurroundings()
    let isRow = axes.contains(.horizontal) && !axes.contains(.vertical)
    let nodes =
      isRow
      ? HStack(spacing: 0) { content }._resolve(in: inner)
      : VStack(spacing: 0) { content }._resolve(in: inner)
    return nodes.map { node in
      let content =
        scrolling.margins == EdgeInsets() ? node : PaddingNode(node, insets: scrolling.margins, inner.environment)
      return ScrollNode(content, axes: axes, isCut: scrolling.isCut, context.environment)
    }
  }
}

/// Shows the beginning of its child in its own room.
final class ScrollNode: PlacingNode {
  private let axes: Axis.Set
  private let isCut: Bool

  init(_ child: LayoutNode, axes: Axis.Set, isCut: Bool, _ environment: EnvironmentValues) {
    (self.axes, self.isCut) = (axes, isCut)
    super.init(child, environment)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.unspecified(along: axes) }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    var size = child.size(for: inner(proposal))
    if axes.contains(.horizontal), let room = proposal.width { size.width = min(size.width, room) }
    if axes.contains(.vertical), let room = proposal.height { size.height = room }
    return size
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let shown = shown(child.size(for: inner(proposal)), in: rect)
    if let shown { canvas.append(.pushClip(shown, .zero)) }
    canvas.withSpaces(ScrollViewName.all(along: axes), rect) { super.draw(in: rect, proposal: proposal, on: canvas) }
    if shown != nil { canvas.append(.popClip) }
  }

  /// What of its content is shown, nil where that is all: along an axis in which it fits it is clipped by the screen at
  /// most, as shadows and focus rings reach beyond rows.
  private func shown(_ content: Size, in rect: Rect) -> Rect? {
    let isLonger = axes.contains(.vertical) && content.height > rect.height + grid.tolerance
    let isWider = axes.contains(.horizontal) && content.width > rect.width + grid.tolerance
    guard isCut, isLonger || isWider else { return nil }
    let far = 1e5
    let x = isWider ? rect.minX : -far
    let y = isLonger ? rect.minY : -far
    return Rect(x: x, y: y, width: isWider ? rect.width : 2 * far, height: isLonger ? rect.height : 2 * far)
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) { (rect, .zero) }

  override var fillsSilhouette: Bool { false }
}
