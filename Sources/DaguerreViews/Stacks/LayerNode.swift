/// Views over each other, as large as all of them where their lines lie on one another.
final class LayerNode: ContainerNode {
  private let alignment: Alignment

  init(_ children: [LayoutNode], alignment: Alignment, _ environment: EnvironmentValues) {
    self.alignment = alignment
    super.init(children, environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { size(of: children.map { _ in proposal }) }

  private func size(of offers: [ProposedViewSize]) -> Size {
    Size(width: extent(.horizontal, offers).length, height: extent(.vertical, offers).length)
  }

  /// How long all children together are along an axis, with their lines on one another, and where the line is; nil where
  /// there are none, or where it lies infinitely far.
  private func extent(_ axis: Axis, _ offers: [ProposedViewSize]) -> (length: Double, line: Double?) {
    var (largest, before, after) = (0.0, -Double.infinity, -Double.infinity)
    for (child, offer) in zip(children, offers) {
      let size = child.size(for: offer)
      let line =
        axis == .horizontal
        ? child.position(of: alignment.horizontal, in: size, proposal: offer)
        : child.position(of: alignment.vertical, in: size, proposal: offer)
      largest = max(largest, size[axis])
      before = max(before, line)
      after = max(after, size[axis] - line)
    }
    // Sums of halves may miss by a bit.
    return (before + after > largest + 1e-6 ? before + after : largest, before.isFinite ? before : nil)
  }

  /// Where the alignment lines of all children are put, from the top.
  private func line(in size: Size, _ offers: [ProposedViewSize]) -> Double {
    if let line = extent(.vertical, offers).line { return line }
    guard alignment.vertical.isBaseline else { return alignment.vertical.defaultPosition(in: size) }
    return zip(children, offers).map { $0.position(of: alignment.vertical, in: $0.size(for: $1), proposal: $1) }.max()
      ?? size.height
  }

  /// Those that are smaller than the layers are offered their size, and all lie on one another in what they take of it.
  override func places(in size: Size, _ proposal: ProposedViewSize) -> [Place] {
    let offers = children.map { proposal.settled($0.size(for: proposal), in: size, grid) }
    let settled = self.size(of: offers)
    let across = extent(.horizontal, offers).line ?? alignment.horizontal.defaultPosition(in: settled)
    let line = line(in: settled, offers)
    return zip(children, offers).map { child, offer in
      let own = child.size(for: offer)
      let x = across - child.position(of: alignment.horizontal, in: own, proposal: offer)
      let y = line - child.position(of: alignment.vertical, in: own, proposal: offer)
      return Place(origin: Point(x: x, y: y), proposal: offer)
    }
  }

  override var traits: LayoutTraits {
    LayoutTraits(
      priority: children.count == 1 ? children[0].traits.priority : 0,
      spacing: .layers(of: children.map(\.traits.spacing)))
  }

  override var fillingChild: LayoutNode? { children.count == 1 ? children[0] : nil }
}
