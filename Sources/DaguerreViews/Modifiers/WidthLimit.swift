/// Offers its child no more than some width.
private final class WidthLimitNode: OfferingNode {
  private let limit: Double

  init(_ child: LayoutNode, limit: Double, _ environment: EnvironmentValues) {
    self.limit = environment.pixelGrid.nearest(limit)
    super.init(child, environment)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: min(proposal.width ?? limit, limit), height: proposal.height)
  }
}

extension View {
  /// Offers the view at most some width, in points; a frame would grow to it, this stays as narrow as the view.
  public func limitedWidth(_ limit: Double) -> NodeModifier<Self> {
    wrapped { WidthLimitNode($0, limit: limit, $1.environment) }
  }
}
