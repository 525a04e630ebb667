private final class FixedSizeNode: WrapperNode {
  private let axes: Axis.Set

  init(_ child: LayoutNode, axes: Axis.Set, _ environment: EnvironmentValues) {
    self.axes = axes
    super.init(child, environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { child.size(for: proposal.unspecified(along: axes)) }

  /// The ideal size is what the child is offered, so that those within it that grow do so as far as that.
  private func settled(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let size = size(for: proposal)
    var settled = proposal
    if axes.contains(.horizontal) { settled.width = size.width }
    if axes.contains(.vertical) { settled.height = size.height }
    return settled
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    place(child, aligned: .center, of: settled(proposal), in: rect, on: canvas)
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    let settled = settled(proposal)
    let own = child.size(for: settled)
    return (size.height - own.height) / 2 + child.position(of: alignment, in: own, proposal: settled)
  }
}

extension View {
  /// Keeps the view at its ideal size along some axes, whatever room there is.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> NodeModifier<Self> {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return wrapped { [axes] in FixedSizeNode($0, axes: axes, $1.environment) }
  }

  /// Has stacks give the view room before those of lower priority; 0 where nothing is said.
  public func layoutPriority(_ priority: Double) -> NodeModifier<Self> {
    layoutTraits { $0.priority = priority }
  }
}
