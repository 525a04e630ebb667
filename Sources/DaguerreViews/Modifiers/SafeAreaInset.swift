internal import DaguerreGraphics

/// A view with a bar along a side, which covers what of the view reaches under it.
///
/// As in SwiftUI the bar is offered what the view can do without, and the view what the bar leaves.
private final class InsetNode: ContainerNode {
  private let edge: Edge
  private let alignment: Alignment
  private let gap: Double

  init(
    _ content: LayoutNode, bar: LayoutNode, _ edge: Edge, _ alignment: Alignment, spacing: Double?,
    _ environment: EnvironmentValues
  ) {
    self.edge = edge
    self.alignment = alignment
    let (view, beside) = (content.traits.spacing, bar.traits.spacing)
    let usual = edge.isFirst ? beside.distance(to: view, along: edge.axis) : view.distance(to: beside, along: edge.axis)
    gap = environment.pixelGrid.nearest(spacing ?? usual)
    super.init([content, bar], environment)
  }

  private var content: LayoutNode { children[0] }
  private var bar: LayoutNode { children[1] }

  /// What the view and the bar are offered.
  private func offers(_ proposal: ProposedViewSize) -> (content: ProposedViewSize, bar: ProposedViewSize) {
    let axis = edge.axis
    guard let total = proposal[axis] else { return (proposal, proposal) }
    var offer = proposal
    offer[axis] = 0
    let least = content.size(for: offer)[axis]
    offer[axis] = max(total - gap - least, 0)
    let ofBar = offer
    offer[axis] = max(total - gap - bar.size(for: ofBar)[axis], 0)
    return (offer, ofBar)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let offers = offers(proposal)
    let (view, beside) = (content.size(for: offers.content), bar.size(for: offers.bar))
    var size = Size.zero
    size[edge.axis] = view[edge.axis] + gap + beside[edge.axis]
    size[edge.axis.other] = max(view[edge.axis.other], beside[edge.axis.other])
    return size
  }

  /// The view stands in the middle of the other side, the bar on its own side and where it is aligned with the view.
  override func places(in size: Size, _ proposal: ProposedViewSize) -> [Place] {
    let (axis, across) = (edge.axis, edge.axis.other)
    var proposal = proposal
    proposal[across] = proposal[across] ?? size[across]
    let offers = offers(proposal)
    let (view, beside) = (content.size(for: offers.content), bar.size(for: offers.bar))
    var (origin, start) = (Point.zero, Point.zero)
    origin[axis] = edge.isFirst ? size[axis] - view[axis] : 0
    origin[across] = (size[across] - view[across]) / 2
    start[axis] = edge.isFirst ? 0 : size[axis] - beside[axis]
    start[across] =
      axis == .vertical
      ? origin.x + content.position(of: alignment.horizontal, in: view, proposal: offers.content)
        - bar.position(of: alignment.horizontal, in: beside, proposal: offers.bar)
      : origin.y + content.position(of: alignment.vertical, in: view, proposal: offers.content)
        - bar.position(of: alignment.vertical, in: beside, proposal: offers.bar)
    return [Place(origin: origin, proposal: offers.content), Place(origin: start, proposal: offers.bar)]
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let places = places(in: rect.size, proposal)
    let length = gap + bar.size(for: places[1].proposal)[edge.axis]
    func drawContent() {
      canvas.withSafeArea(EdgeInsets(Edge.Set(edge), length), in: rect, of: self) {
        place(content, at: places[0].origin, of: places[0].proposal, in: rect, on: canvas)
      }
    }
    func drawBar() { place(bar, at: places[1].origin, of: places[1].proposal, in: rect, on: canvas) }
    // It covers the view, and is told of where it stands.
    let (first, second) = edge.isFirst ? (drawBar, drawContent) : (drawContent, drawBar)
    canvas.draw(first, then: second, behind: edge.isFirst)
  }

  override var hasTextBaseline: Bool { false }

  override var statesGuides: Bool { false }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    alignment.defaultPosition(in: size)
  }
}

extension Edge {
  /// Along which a view stands beside what is at the edge.
  fileprivate var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether what is at the edge comes before the view.
  fileprivate var isFirst: Bool { self == .top || self == .leading }
}

extension View {
  /// Puts content that stays while the view scrolls, such as a bar of buttons, above or below the view.
  ///
  /// The view has the room that is left; what of it scrolls, and what ignores the safe area, goes on under the bar. They
  /// keep as far from one another as in a stack, where no spacing is given.
  @_disfavoredOverload
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> NodeModifier<Self> {
    inset(
      edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing, content())
  }

  /// Puts content that stays while the view scrolls beside the view, see
  /// ``safeAreaInset(edge:alignment:spacing:content:)``.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> NodeModifier<Self> {
    inset(
      edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment), spacing, content())
  }

  /// Puts a bar that stays while the view scrolls above or below the view, see
  /// ``safeAreaInset(edge:alignment:spacing:content:)``.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> NodeModifier<Self> {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  private func inset(
    _ edge: Edge, _ alignment: Alignment, _ spacing: Double?, _ bar: some View
  ) -> NodeModifier<Self> {
    wrapped { child, context in
      let nodes = bar._resolve(in: context.inStack(nil))
      let bar = nodes.count == 1 ? nodes[0] : LayerNode(nodes, alignment: .center, context.environment)
      return InsetNode(child, bar: bar, edge, alignment, spacing: spacing, context.environment)
    }
  }
}

// MARK: - Space

/// A view with space along its sides, into which reaches what ignores the safe area.
private final class SafeAreaPaddingNode: PaddingNode {
  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.withSafeArea(insets, in: rect, of: self) { super.draw(in: rect, proposal: proposal, on: canvas) }
  }
}

extension View {
  /// Surrounds the view with space; what of it scrolls, and what ignores the safe area, goes on there.
  @_disfavoredOverload
  public func safeAreaPadding(_ length: Double) -> NodeModifier<Self> { safeAreaPadding(.all, length) }

  /// Surrounds the view with space on some sides, 16 points where no length is given; see ``safeAreaPadding(_:)``.
  @_disfavoredOverload
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> NodeModifier<Self> {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Surrounds the view with space; see ``safeAreaPadding(_:)``.
  public func safeAreaPadding(_ insets: EdgeInsets) -> NodeModifier<Self> {
    wrapped { SafeAreaPaddingNode($0, insets: insets, $1.environment) }
  }
}
