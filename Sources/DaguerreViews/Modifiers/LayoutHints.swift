private final class FixedSizeNode: PlacingNode {
  private let axes: Axis.Set

  init(_ child: LayoutNode, axes: Axis.Set, _ environment: EnvironmentValues) {
    self.axes = axes
    super.init(child, environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { child.size(for: proposal.unspecified(along: axes)) }

  /// The ideal size is what the child is offered, so that those within it that grow do so as far as that.
  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let size = size(for: proposal)
    var settled = proposal
    if axes.contains(.horizontal) { settled.width = size.width }
    if axes.contains(.vertical) { settled.height = size.height }
    return settled
  }

  /// In the middle.
  override func origin(of inner: ProposedViewSize, in size: Size) -> Point {
    let own = child.size(for: inner)
    return Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
  }

  override func position(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    let inner = inner(proposal)
    return origin(of: inner, in: size).x + child.position(of: alignment, in: child.size(for: inner), proposal: inner)
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    let inner = inner(proposal)
    return origin(of: inner, in: size).y + child.position(of: alignment, in: child.size(for: inner), proposal: inner)
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
    layoutTraits { $0.priority = priority.isNaN ? 0 : priority }
  }
}
