/// Draws what lies in the outline of a shape only.
private final class ClipNode: WrapperNode {
  private let outline: (Rect) -> (Rect, CornerRadii)

  init(_ child: LayoutNode, _ environment: EnvironmentValues, outline: @escaping (Rect) -> (Rect, CornerRadii)) {
    self.outline = outline
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let (frame, radii) = outline(rect)
    canvas.append(.pushClip(frame, radii))
    super.draw(in: rect, proposal: proposal, on: canvas)
    canvas.append(.popClip)
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) { outline(rect) }
}

extension View {
  /// Draws what lies in the view's frame only.
  public func clipped(antialiased: Bool = false) -> NodeModifier<Self> { clipShape(Rectangle()) }

  /// Rounds the corners of the view's frame and draws what lies inside only.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> NodeModifier<Self> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws what lies in a shape in the view's frame only.
  ///
  /// A shape whose outline is not a rounded rectangle cannot clip: it is an error.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> NodeModifier<Self> {
    wrapped { child, context in
      let direction = context.environment.layoutDirection
      guard shape.isRoundedRectangle(direction) else {
        context.session.report(
          ViewError.unsupported(
            view: "clipShape", rule: "\(type(of: shape)) is a path; only rounded rectangles and circles can clip."))
        return child
      }
      return ClipNode(child, context.environment) { rect in
        guard case .rectangle(let frame, let radii) = shape.outline(in: rect, direction) else { return (rect, .zero) }
        return (frame, radii)
      }
    }
  }

  /// Draws what lies in a shape in the view's frame only; other views than shapes are no masks here.
  public func mask(_ shape: some Shape) -> NodeModifier<Self> { clipShape(shape) }

  /// Draws what lies in a shape in the view's frame only; other views than shapes are no masks here.
  public func mask<Outline: Shape>(
    alignment: Alignment = .center, @ViewBuilder _ shape: () -> Outline
  ) -> NodeModifier<Self> { clipShape(shape()) }
}
