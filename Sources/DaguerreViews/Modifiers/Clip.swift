/// Draws what lies in the outline of a shape only.
private final class ClipNode: WrapperNode {
  private let outline: (Rect) -> ShapeOutline

  init(_ child: LayoutNode, _ environment: EnvironmentValues, outline: @escaping (Rect) -> ShapeOutline) {
    self.outline = outline
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    switch outline(rect) {
    case .rectangle(let frame, let radii):
      canvas.append(.pushClip(frame, radii))
      super.draw(in: rect, proposal: proposal, on: canvas)
      canvas.append(.popClip)
    // The shape of a container, which is not known before.
    case .path(let path, let rule):
      canvas.appendMasked {
        super.draw(in: rect, proposal: proposal, on: canvas)
      } by: {
        canvas.append(.fillPath(path, rule, .black))
      }
    }
  }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) {
    if case .rectangle(let frame, let radii) = outline(rect) { (frame, radii) } else { (rect, .zero) }
  }

  /// What is clipped mostly fills its outline.
  override var fillsSilhouette: Bool { true }

  override var isOneThing: Bool { true }
}

/// Draws what another view covers only, by its alpha.
private final class MaskNode: WrapperNode {
  private let mask: LayoutNode
  private let alignment: Alignment

  init(_ child: LayoutNode, mask: LayoutNode, alignment: Alignment, _ environment: EnvironmentValues) {
    self.mask = mask
    self.alignment = alignment
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.appendMasked {
      super.draw(in: rect, proposal: proposal, on: canvas)
    } by: {
      place(mask, aligned: alignment, of: ProposedViewSize(rect.size), in: rect, on: canvas)
    }
  }

  override var fillsSilhouette: Bool { false }
}

extension View {
  /// Draws what lies in the view's frame only.
  public func clipped(antialiased: Bool = false) -> NodeModifier<Self> { clipShape(Rectangle()) }

  /// Rounds the corners of the view's frame and draws what lies inside only.
  @_disfavoredOverload
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> NodeModifier<Self> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws what lies in a shape in the view's frame only.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> NodeModifier<Self> {
    wrapped { child, context in
      let direction = context.environment.layoutDirection
      guard shape.isRoundedRectangle(direction) else {
        return child.masked(by: shape.fill(Color.black, style: style), alignment: .center, in: context)
      }
      return ClipNode(child, context.environment) { shape.outline(in: $0, direction) }
    }
  }

  /// Draws what lies in a shape in the view's frame only.
  public func mask(_ shape: some Shape) -> NodeModifier<Self> { mask { shape } }

  /// Draws what lies in a shape in the view's frame only; one that is smaller than the frame is placed in it.
  public func mask<Outline: Shape>(
    alignment: Alignment = .center, @ViewBuilder _ shape: () -> Outline
  ) -> NodeModifier<Self> {
    let shape = shape()
    guard shape.takesAnyRoom || alignment == .center && shape is Circle else {
      return mask(alignment: alignment) { shape.fill(Color.black) }
    }
    return clipShape(shape)
  }

  /// Draws what another view in the view's frame covers only, as much as that is opaque.
  @_disfavoredOverload
  public func mask(_ mask: some View) -> NodeModifier<Self> { self.mask { mask } }

  /// Draws what another view in the view's frame covers only, as much as that is opaque.
  @_disfavoredOverload
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> NodeModifier<Self> {
    let mask = mask()
    return wrapped { child, context in child.masked(by: mask, alignment: alignment, in: context) }
  }
}

extension Shape {
  /// Whether a view of it is as large as its room, however wide or high that is.
  fileprivate var takesAnyRoom: Bool {
    [Size(width: 1, height: 2), Size(width: 2, height: 1)].allSatisfy {
      sizeThatFits(ProposedViewSize($0)).size == $0
    }
  }
}

extension LayoutNode {
  fileprivate func masked(by mask: some View, alignment: Alignment, in context: ResolutionContext) -> LayoutNode {
    MaskNode(
      self, mask: ZStack(alignment: alignment) { mask }._resolve(in: context)[0], alignment: alignment,
      context.environment)
  }
}
