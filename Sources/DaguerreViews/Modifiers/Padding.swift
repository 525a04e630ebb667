private final class PaddingNode: WrapperNode {
  private let insets: EdgeInsets

  init(_ child: LayoutNode, insets: EdgeInsets, _ environment: EnvironmentValues) {
    self.insets = insets.aligned(to: environment.pixelGrid)
    super.init(child, environment)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = child.size(for: inner(proposal))
    return Size(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    place(child, at: Point(x: insets.leading, y: insets.top), of: inner(proposal), in: rect, on: canvas)
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    guard alignment.isBaseline else {
      return alignment.isCustom
        ? ownPosition(of: alignment, in: size, proposal: proposal)
        : super.position(of: alignment, in: size, proposal: proposal)
    }
    let inner = inner(proposal)
    return insets.top + child.position(of: alignment, in: child.size(for: inner), proposal: inner)
  }

  /// That of the child, where it is.
  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) {
    let origin = Point(x: insets.leading, y: insets.top)
    return child.silhouette(in: frame(of: child, at: origin, of: inner(ProposedViewSize(rect.size)), in: rect))
  }

  override func position(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    ownPosition(of: alignment, in: size, proposal: proposal)
  }

  override func statedPosition(
    of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    let inner = inner(proposal)
    return child.statedPosition(of: alignment, in: child.size(for: inner), proposal: inner).map { $0 + insets.leading }
  }

  override func statedPosition(
    of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    let inner = inner(proposal)
    return child.statedPosition(of: alignment, in: child.size(for: inner), proposal: inner).map { $0 + insets.top }
  }
}

extension View {
  /// Surrounds the view with space.
  public func padding(_ insets: EdgeInsets) -> NodeModifier<Self> {
    wrapped { PaddingNode($0, insets: insets, $1.environment) }
  }

  /// Surrounds the view with space on some sides; 16 points where no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> NodeModifier<Self> {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Surrounds the view with the same space on all sides.
  public func padding(_ length: Double) -> NodeModifier<Self> { padding(.all, length) }
}
