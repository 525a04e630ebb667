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

  /// A line of the child, which stands in the middle.
  private func line(
    _ length: KeyPath<Size, Double>, in size: Size, _ proposal: ProposedViewSize,
    of child: (Size, ProposedViewSize) -> Double?
  ) -> Double? {
    let settled = settled(proposal)
    let own = self.child.size(for: settled)
    return child(own, settled).map { (size[keyPath: length] - own[keyPath: length]) / 2 + $0 }
  }

  override func position(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    line(\.width, in: size, proposal) { child.position(of: alignment, in: $0, proposal: $1) } ?? 0
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    line(\.height, in: size, proposal) { child.position(of: alignment, in: $0, proposal: $1) } ?? 0
  }

  override func statedPosition(
    of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    line(\.width, in: size, proposal) { child.statedPosition(of: alignment, in: $0, proposal: $1) }
  }

  override func statedPosition(
    of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    line(\.height, in: size, proposal) { child.statedPosition(of: alignment, in: $0, proposal: $1) }
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
