/// The size of a view and where its alignment lines are, from its leading top corner.
public struct ViewDimensions {
  /// In points.
  public let width: Double
  /// In points.
  public let height: Double
  /// Nil for a view of which no more is known.
  fileprivate let node: LayoutNode?
  fileprivate let proposal: ProposedViewSize

  init(_ node: LayoutNode?, _ size: Size, _ proposal: ProposedViewSize) {
    (width, height) = (size.width, size.height)
    self.node = node
    self.proposal = proposal
  }

  /// Where a line down the view is, in points from its leading edge.
  public subscript(guide: HorizontalAlignment) -> Double {
    let size = Size(width: width, height: height)
    return node?.position(of: guide, in: size, proposal: proposal) ?? guide.defaultPosition(in: size)
  }

  /// Where a line across the view is, in points from its top.
  public subscript(guide: VerticalAlignment) -> Double {
    let size = Size(width: width, height: height)
    return node?.position(of: guide, in: size, proposal: proposal) ?? guide.defaultPosition(in: size)
  }
}

extension ViewDimensions {
  /// Where a line down the view is that the view or one within it says it has; nil where none does.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    node?.statedPosition(of: guide, in: Size(width: width, height: height), proposal: proposal)
  }

  /// Where a line across the view is that the view or one within it says it has; nil where none does.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    node?.statedPosition(of: guide, in: Size(width: width, height: height), proposal: proposal)
  }
}

/// Says itself where one of its alignment lines is.
private final class GuideNode: WrapperNode {
  var horizontal: (HorizontalAlignment, (ViewDimensions) -> Double)?
  var vertical: (VerticalAlignment, (ViewDimensions) -> Double)?

  override var statesGuides: Bool { true }

  override var hasTextBaseline: Bool { vertical?.0.isBaseline ?? false || super.hasTextBaseline }

  private func dimensions(_ size: Size, _ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(child, size, proposal)
  }

  override func position(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    guard let (guide, compute) = horizontal, guide == alignment else {
      return super.position(of: alignment, in: size, proposal: proposal)
    }
    return compute(dimensions(size, proposal))
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    guard let (guide, compute) = vertical, guide == alignment else {
      return super.position(of: alignment, in: size, proposal: proposal)
    }
    return compute(dimensions(size, proposal))
  }

  override func statedPosition(
    of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    guard let (guide, compute) = horizontal, guide == alignment else {
      return super.statedPosition(of: alignment, in: size, proposal: proposal)
    }
    return compute(dimensions(size, proposal))
  }

  override func statedPosition(
    of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    guard let (guide, compute) = vertical, guide == alignment else {
      return super.statedPosition(of: alignment, in: size, proposal: proposal)
    }
    return compute(dimensions(size, proposal))
  }
}

extension View {
  /// Moves an alignment line of the view, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> NodeModifier<Self> {
    wrapped { child, context in
      let node = GuideNode(child, context.environment)
      node.horizontal = (guide, { size in context.withEnvironment { computeValue(size) } })
      return node
    }
  }

  /// Moves an alignment line of the view, in points from its top.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> NodeModifier<Self> {
    wrapped { child, context in
      let node = GuideNode(child, context.environment)
      node.vertical = (guide, { size in context.withEnvironment { computeValue(size) } })
      return node
    }
  }
}
