/// Offers its child no more than some width.
private final class WidthLimitNode: WrapperNode {
  private let limit: Double

  init(_ child: LayoutNode, limit: Double, _ environment: EnvironmentValues) {
    self.limit = environment.pixelGrid.nearest(limit)
    super.init(child, environment)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: min(proposal.width ?? limit, limit), height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { child.size(for: inner(proposal)) }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    child.draw(in: rect, proposal: inner(proposal), on: canvas)
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    child.position(of: alignment, in: size, proposal: inner(proposal))
  }
}

extension View {
  /// Offers the view at most some width, in points; a frame would grow to it, this stays as narrow as the view.
  public func limitedWidth(_ limit: Double) -> NodeModifier<Self> {
    wrapped { WidthLimitNode($0, limit: limit, $1.environment) }
  }
}
