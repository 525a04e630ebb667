/// A view with another behind or before it, which takes its size and does not change it.
private final class SecondaryNode: WrapperNode {
  private let secondary: LayoutNode
  private let alignment: Alignment
  private let isBehind: Bool

  init(
    _ child: LayoutNode, secondary: LayoutNode, alignment: Alignment, isBehind: Bool, _ environment: EnvironmentValues
  ) {
    self.secondary = secondary
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    if !isBehind { super.draw(in: rect, proposal: proposal, on: canvas) }
    place(secondary, aligned: alignment, of: ProposedViewSize(rect.size), in: rect, on: canvas)
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
  public func overlay(_ color: Color) -> NodeModifier<Self> {
    overlay(alignment: .center) { ContainerRelativeShape().fill(color) }
  }

  /// Draws a shape of a colour before the view.
  public func overlay<Outline: Shape>(_ color: Color, in shape: Outline) -> NodeModifier<Self> {
    overlay(shape.fill(color))
  }

  private func secondary(_ content: some View, alignment: Alignment, isBehind: Bool) -> NodeModifier<Self> {
    wrapped { child, context in
      let nodes = content._resolve(in: context.inStack(nil))
      guard !nodes.isEmpty else { return child }
      let secondary = nodes.count == 1 ? nodes[0] : LayerNode(nodes, alignment: .center, context.environment)
      return SecondaryNode(
        child, secondary: secondary, alignment: alignment, isBehind: isBehind, context.environment)
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
