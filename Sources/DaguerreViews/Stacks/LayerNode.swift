/// Views over each other, as large as all of them where their lines lie on one another.
final class LayerNode: ContainerNode {
  private let alignment: Alignment

  init(_ children: [LayoutNode], alignment: Alignment, _ environment: EnvironmentValues) {
    self.alignment = alignment
    super.init(children, environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: extent(.horizontal, proposal).length, height: extent(.vertical, proposal).length)
  }

  /// How long all children together are along an axis, with their lines on one another, and where the line is; nil where
  /// no child stands out beyond the largest, so that the line is where the layers' own is.
  private func extent(_ axis: Axis, _ proposal: ProposedViewSize) -> (length: Double, line: Double?) {
    var (largest, before, after) = (0.0, -Double.infinity, -Double.infinity)
    for child in children {
      let size = child.size(for: proposal)
      let line =
        axis == .horizontal
        ? child.position(of: alignment.horizontal, in: size, proposal: proposal)
        : child.position(of: alignment.vertical, in: size, proposal: proposal)
      largest = max(largest, size[axis])
      before = max(before, line)
      after = max(after, size[axis] - line)
    }
    // Sums of halves may miss by a bit.
    return before + after > largest + 1e-6 ? (before + after, before) : (largest, nil)
  }

  /// Where the alignment lines of all children are put, from the top.
  private func line(in size: Size, _ proposal: ProposedViewSize) -> Double {
    if let line = extent(.vertical, proposal).line { return line }
    guard alignment.vertical.isBaseline else { return alignment.vertical.defaultPosition(in: size) }
    return children.map { $0.position(of: alignment.vertical, in: $0.size(for: proposal), proposal: proposal) }.max()
      ?? size.height
  }

  override func places(in size: Size, _ proposal: ProposedViewSize) -> [Place] {
    let across = extent(.horizontal, proposal).line ?? alignment.horizontal.defaultPosition(in: size)
    let line = line(in: size, proposal)
    return children.map { child in
      let own = child.size(for: proposal)
      let x = across - child.position(of: alignment.horizontal, in: own, proposal: proposal)
      let y = line - child.position(of: alignment.vertical, in: own, proposal: proposal)
      return Place(origin: Point(x: x, y: y), proposal: proposal)
    }
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) {
    children.count == 1 ? children[0].silhouette(in: rect) : (rect, .zero)
  }

  override var fillsSilhouette: Bool { children.count == 1 && children[0].fillsSilhouette }

  override var silhouetteOpacity: Double { children.count == 1 ? children[0].silhouetteOpacity : 1 }
}
