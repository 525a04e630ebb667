private final class FixedSizeNode: WrapperNode {
  private let axes: Axis.Set

  init(_ child: LayoutNode, axes: Axis.Set, _ environment: EnvironmentValues) {
    self.axes = axes
    super.init(child, environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { child.size(for: proposal.unspecified(along: axes)) }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    child.draw(in: rect, proposal: proposal.unspecified(along: axes), on: canvas)
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    child.position(of: alignment, in: size, proposal: proposal.unspecified(along: axes))
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
