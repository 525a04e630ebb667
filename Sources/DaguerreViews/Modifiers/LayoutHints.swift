/// Offers its child nothing along some axes.
private final class FixedSizeNode: OfferingNode {
  private let axes: Axis.Set

  init(_ child: LayoutNode, axes: Axis.Set, _ environment: EnvironmentValues) {
    self.axes = axes
    super.init(child, environment)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.unspecified(along: axes) }
}

extension View {
  /// Keeps the view at its ideal size along some axes, whatever room there is.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> NodeModifier<Self> {
    let axes = Axis.Set(horizontal: horizontal, vertical: vertical)
    return wrapped { FixedSizeNode($0, axes: axes, $1.environment) }
  }

  /// Has stacks give the view room before those of lower priority; 0 where nothing is said.
  public func layoutPriority(_ priority: Double) -> NodeModifier<Self> {
    layoutTraits { $0.priority = priority.isNaN ? 0 : priority }
  }
}
