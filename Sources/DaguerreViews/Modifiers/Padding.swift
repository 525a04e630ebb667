/// Surrounds its child with space.
class PaddingNode: PlacingNode {
  final let insets: EdgeInsets

  init(_ child: LayoutNode, insets: EdgeInsets, _ environment: EnvironmentValues) {
    self.insets = insets.aligned(to: environment.pixelGrid)
    super.init(child, environment)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(by: insets) }

  override var traits: LayoutTraits {
    var traits = super.traits
    traits.spacing = traits.spacing.padded(insets)
    return traits
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = child.size(for: inner(proposal))
    return Size(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  override func origin(of inner: ProposedViewSize, in size: Size) -> Point { Point(x: insets.leading, y: insets.top) }
}

extension ProposedViewSize {
  /// What insets leave of it.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
  }
}

/// The space that a screen has at its sides.
public struct ScenePadding: Hashable, Sendable {
  /// As little as is usual.
  public static let minimum = ScenePadding()
}

extension View {
  /// Surrounds the view with space.
  public func padding(_ insets: EdgeInsets) -> NodeModifier<Self> {
    wrapped { PaddingNode($0, insets: insets, $1.environment) }
  }

  /// Surrounds the view with space on some sides; 16 points where no length is given.
  @_disfavoredOverload
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> NodeModifier<Self> {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Surrounds the view with the same space on all sides.
  @_disfavoredOverload
  public func padding(_ length: Double) -> NodeModifier<Self> { padding(.all, length) }

  /// Surrounds the view with the space that a phone's screen has at its sides, 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> NodeModifier<Self> { padding(edges, 16) }

  /// Surrounds the view with the space that a phone's screen has at its sides, 16 points.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> NodeModifier<Self> {
    scenePadding(edges)
  }
}
