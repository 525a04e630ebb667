/// Whether a view lies within its room, or covers it.
public enum ContentMode: Hashable, Sendable, CaseIterable { case fit, fill }

/// Proposes the largest size of a ratio within the room, or the smallest that covers it.
private final class AspectRatioNode: OfferingNode {
  private let ratio: Double?
  private let mode: ContentMode

  init(_ child: LayoutNode, ratio: Double?, mode: ContentMode, _ environment: EnvironmentValues) {
    self.ratio = ratio
    self.mode = mode
    super.init(child, environment)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    // A child without a height has no ratio to keep.
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isBoundByWidth = (width < height * ratio) == (mode == .fit)
      return isBoundByWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}

extension View {
  /// Keeps the view's width and height in a ratio.
  ///
  /// - Parameter aspectRatio: width over height; nil for that of the view's ideal size. One that is not positive
  ///   changes nothing.
  public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> NodeModifier<Self> {
    wrapped { AspectRatioNode($0, ratio: aspectRatio, mode: contentMode, $1.environment) }
  }

  /// Makes the view as large as its room allows, in the ratio of its ideal size.
  public func scaledToFit() -> NodeModifier<Self> { aspectRatio(contentMode: .fit) }

  /// Makes the view cover its room, in the ratio of its ideal size.
  public func scaledToFill() -> NodeModifier<Self> { aspectRatio(contentMode: .fill) }
}
