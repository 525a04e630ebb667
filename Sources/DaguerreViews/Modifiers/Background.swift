/// A view with another behind or before it, which takes its size and does not change it.
private final class SecondaryNode: WrapperNode {
  private let secondary: LayoutNode
  private let alignment: Alignment
  private let isBehind: Bool
  /// Where it goes on under what covers the sides of the room.
  private let unsafeEdges: Edge.Set

  init(
    _ child: LayoutNode, secondary: LayoutNode, alignment: Alignment, isBehind: Bool, unsafeEdges: Edge.Set,
    _ environment: EnvironmentValues
  ) {
    self.secondary = secondary
    self.alignment = alignment
    self.isBehind = isBehind
    self.unsafeEdges = unsafeEdges
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    if !isBehind { super.draw(in: rect, proposal: proposal, on: canvas) }
    let room = canvas.extending(rect, unsafeEdges, of: self)
    place(secondary, aligned: alignment, of: ProposedViewSize(room.size), in: room, on: canvas)
    if isBehind { super.draw(in: rect, proposal: proposal, on: canvas) }
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) {
    isBehind ? secondary.silhouette(in: rect) : super.silhouette(in: rect)
  }

  /// Not where what is behind may be smaller than the view, whose shadow is that of both then.
  override var fillsSilhouette: Bool {
    isBehind ? secondary.fillsSilhouette && secondary.takesAnyRoom : super.fillsSilhouette
  }

  override var silhouetteOpacity: Double { isBehind ? secondary.silhouetteOpacity : super.silhouetteOpacity }

  override var isOneThing: Bool { false }
}

extension LayoutNode {
  /// Whether it is as large as its room, however small or large that is.
  fileprivate var takesAnyRoom: Bool {
    [Size(width: 0, height: .infinity), Size(width: .infinity, height: 0)].allSatisfy {
      size(for: ProposedViewSize($0)) == $0
    }
  }
}

extension View {
  /// Draws `content` behind the view, in its frame.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> NodeModifier<Self> {
    secondary(content(), alignment: alignment, isBehind: true)
  }

  /// Draws `content`, often a colour, behind the view, in its frame.
  public func background<Content: View>(_ content: Content, alignment: Alignment = .center) -> NodeModifier<Self> {
    secondary(content, alignment: alignment, isBehind: true)
  }

  /// Fills a shape behind the view, in its frame.
  public func background<Outline: Shape>(_ color: Color, in shape: Outline) -> NodeModifier<Self> {
    secondary(shape.fill(color), alignment: .center, isBehind: true)
  }

  /// Draws `content` before the view, in its frame.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> NodeModifier<Self> {
    secondary(content(), alignment: alignment, isBehind: false)
  }

  /// Draws `content` before the view, in its frame.
  public func overlay<Content: View>(_ content: Content, alignment: Alignment = .center) -> NodeModifier<Self> {
    secondary(content, alignment: alignment, isBehind: false)
  }

  /// Draws a colour before the view, in its frame, with the corners of a ``ContainerRelativeShape`` there.
  public func overlay(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set = .all) -> NodeModifier<Self> {
    secondary(ContainerRelativeShape().fill(color), isBehind: false, unsafeEdges: edges)
  }

  /// Draws a shape of a colour before the view.
  public func overlay<Outline: Shape>(_ color: Color, in shape: Outline) -> NodeModifier<Self> {
    overlay(shape.fill(color))
  }

  /// Draws `content` behind or before the view, in its frame and what is covered beyond some of its sides.
  func secondary(
    _ content: some View, alignment: Alignment = .center, isBehind: Bool, unsafeEdges: Edge.Set = []
  ) -> NodeModifier<Self> {
    wrapped { child, context in
      let nodes = content._resolve(in: context.inStack(nil))
      guard !nodes.isEmpty else { return child }
      let secondary = nodes.count == 1 ? nodes[0] : LayerNode(nodes, alignment: .center, context.environment)
      return SecondaryNode(
        child, secondary: secondary, alignment: alignment, isBehind: isBehind, unsafeEdges: unsafeEdges,
        context.environment)
    }
  }
}

extension View {
  /// Draws a line along the edge of the view's frame, inside it.
  @_disfavoredOverload
  public func border(_ color: Color, width: Double = 1) -> NodeModifier<Self> {
    overlay(Rectangle().strokeBorder(color, lineWidth: width))
  }
}
