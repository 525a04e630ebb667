/// The first of several views whose ideal size fits the room, or the last if none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// - Parameter axes: along which it must fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// A node that chooses when its room is known.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let candidates = content._resolve(in: context)
    return candidates.isEmpty ? [] : [FittingNode(candidates, axes: axes, context.environment)]
  }
}

private final class FittingNode: LayoutNode {
  private let candidates: [LayoutNode]
  private let axes: Axis.Set

  /// - Precondition: there is a candidate.
  init(_ candidates: [LayoutNode], axes: Axis.Set, _ environment: EnvironmentValues) {
    precondition(!candidates.isEmpty, "nothing to choose from")
    self.candidates = candidates
    self.axes = axes
    super.init(environment)
  }

  /// Gaps are known before the room is: those of the first.
  override var traits: LayoutTraits { LayoutTraits(spacing: candidates[0].traits.spacing) }

  override func measure(_ proposal: ProposedViewSize) -> Size { chosen(for: proposal).size(for: proposal) }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    chosen(for: proposal).draw(in: rect, proposal: proposal, on: canvas)
  }

  override var statesGuides: Bool { candidates.contains(where: \.statesGuides) }

  override var hasTextBaseline: Bool { candidates.contains(where: \.hasTextBaseline) }

  override func position(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    chosen(for: proposal).position(of: alignment, in: size, proposal: proposal)
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    chosen(for: proposal).position(of: alignment, in: size, proposal: proposal)
  }

  override func statedPosition(
    of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? { chosen(for: proposal).statedPosition(of: alignment, in: size, proposal: proposal) }

  override func statedPosition(
    of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? { chosen(for: proposal).statedPosition(of: alignment, in: size, proposal: proposal) }

  private func chosen(for proposal: ProposedViewSize) -> LayoutNode {
    let ideal = proposal.unspecified(along: axes)
    let fitting = candidates.first { candidate in
      let size = candidate.size(for: ideal)
      // Sums of lengths on the grid may miss by a bit.
      return Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || size[axis] <= (proposal[axis] ?? .infinity) + grid.tolerance
      }
    }
    return fitting ?? candidates[candidates.count - 1]
  }
}
