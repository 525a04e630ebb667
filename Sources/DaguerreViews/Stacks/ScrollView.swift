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
      RoomScrollNode(context.environment) { self.nodes(in: context, showing: ScrollRoom(axes, $0))[index] }
    }
  }

  private func nodes(in context: ResolutionContext, showing room: ScrollRoom) -> [LayoutNode] {
    var inner = context
    inner.scrollRoom = room
    let isRow = axes.contains(.horizontal) && !axes.contains(.vertical)
    let nodes =
      isRow
      ? HStack(spacing: 0) { content }._resolve(in: inner)
      : VStack(spacing: 0) { content }._resolve(in: inner)
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
    var size = child.size(for: proposal.unspecified(along: axes))
    if axes.contains(.horizontal), let room = proposal.width { size.width = min(size.width, room) }
    if axes.contains(.vertical), let room = proposal.height { size.height = room }
    return size
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let inner = proposal.unspecified(along: axes)
    let isCut = axes.contains(.vertical) && child.size(for: inner).height > rect.height
    // Across, content is clipped by the screen at most, as shadows and focus rings of rows reach beyond them.
    if isCut { canvas.append(.pushClip(Rect(x: -1e5, y: rect.minY, width: 2e5, height: rect.height), .zero)) }
    place(child, at: .zero, of: inner, in: rect, on: canvas)
    if isCut { canvas.append(.popClip) }
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) { (rect, .zero) }

  override var fillsSilhouette: Bool { false }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    guard alignment.isBaseline else { return alignment.defaultPosition(in: size) }
    return child.position(
      of: alignment, in: child.size(for: proposal.unspecified(along: axes)), proposal: proposal.unspecified(along: axes)
    )
  }
}
