/// What of its room a scrolling view shows along the axes that it scrolls along, for frames that are parts of it.
final class ScrollRoom {
  let axes: Axis.Set
  /// What is shown; nil as long as that is not known.
  let size: ProposedViewSize?
  /// Whether a frame is a part of it, so that it must be known.
  var isNeeded = false

  init(_ axes: Axis.Set, _ size: ProposedViewSize? = nil) {
    self.axes = axes
    self.size = size
  }
}

/// A scrolling view whose content is made anew for each room, as parts of it have lengths that depend on that.
///
/// Its child is the view in a room that is not known, which says of itself what it says in any.
final class RoomScrollNode: WrapperNode {
  private let make: (ProposedViewSize) -> LayoutNode
  private var made = Answers<LayoutNode>()

  init(_ child: LayoutNode, _ environment: EnvironmentValues, make: @escaping (ProposedViewSize) -> LayoutNode) {
    self.make = make
    super.init(child, environment)
  }

  private func node(_ proposal: ProposedViewSize) -> LayoutNode {
    if let known = made[proposal] { return known }
    let node = make(proposal)
    made.add(node, to: proposal)
    return node
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { node(proposal).size(for: proposal) }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    node(proposal).draw(in: rect, proposal: proposal, on: canvas)
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) { (rect, .zero) }

  override var fillsSilhouette: Bool { false }

  override func statedPosition(
    of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? { node(proposal).statedPosition(of: alignment, in: size, proposal: proposal) }

  override func statedPosition(
    of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? { node(proposal).statedPosition(of: alignment, in: size, proposal: proposal) }

  override func position(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    node(proposal).position(of: alignment, in: size, proposal: proposal)
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    node(proposal).position(of: alignment, in: size, proposal: proposal)
  }
}
