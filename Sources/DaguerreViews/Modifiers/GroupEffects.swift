/// Draws each thing that its child draws blurred.
private final class BlurNode: WrapperNode {
  private let blur: Double

  init(_ child: LayoutNode, _ blur: Double, _ environment: EnvironmentValues) {
    self.blur = blur
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.appendEach(
      of: { super.draw(in: rect, proposal: proposal, on: canvas) }, between: .pushEffect(.blur(blur)), and: .popEffect)
  }

  override var fillsSilhouette: Bool { false }
}

/// Draws all that its child draws as one group, with an effect.
private final class EffectNode: WrapperNode {
  private let effect: GroupEffect

  init(_ child: LayoutNode, _ effect: GroupEffect, _ environment: EnvironmentValues) {
    self.effect = effect
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.append(.pushEffect(effect))
    super.draw(in: rect, proposal: proposal, on: canvas)
    canvas.append(.popEffect)
  }

  override var fillsSilhouette: Bool { false }
}

/// Draws all that its child draws in place of what another view covers.
private final class CompositeNode: WrapperNode {
  private let mode: CompositeMode
  private let shape: LayoutNode

  init(_ child: LayoutNode, _ mode: CompositeMode, covering shape: LayoutNode, _ environment: EnvironmentValues) {
    (self.mode, self.shape) = (mode, shape)
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.append(.pushEffect(.composite(mode)))
    super.draw(in: rect, proposal: proposal, on: canvas)
    canvas.append(.pushMask)
    place(shape, aligned: .center, of: ProposedViewSize(rect.size), in: rect, on: canvas)
    canvas.append(.popMask)
    canvas.append(.popEffect)
  }

  override var fillsSilhouette: Bool { false }
}

/// Draws all that its child draws as one.
private final class GroupNode: WrapperNode {
  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.appendGroup { super.draw(in: rect, proposal: proposal, on: canvas) }
  }

  override var isOneThing: Bool { true }
}

/// Draws what lies in the frame of its child blurred, as if there were nothing beside it.
private final class OpaqueBlurNode: WrapperNode {
  private let blur: Double

  init(_ child: LayoutNode, _ blur: Double, _ environment: EnvironmentValues) {
    self.blur = blur
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.append(.pushClip(rect, .zero))
    canvas.append(.pushEffect(.blend(.normal)))
    super.draw(in: rect, proposal: proposal, on: canvas)
    canvas.appendBackdropBlur(blur, where: .fillRect(rect, .black))
    canvas.append(.popEffect)
    canvas.append(.popClip)
  }

  override var fillsSilhouette: Bool { false }
}

extension View {
  /// Draws each thing of the view blurred, beyond its frame too.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the gaussian, in points.
  ///   - opaque: whether what lies in the frame is all there is, so that its edges stay as opaque as it is.
  public func blur(radius: Double, opaque: Bool = false) -> NodeModifier<Self> {
    wrapped { child, context in
      guard radius > 0 else {
        if radius != 0 {
          let rule = "a radius of \(radius): it must be 0 or more."
          context.session.report(ViewError.unsupported(view: "blur", rule: rule))
        }
        return child
      }
      return opaque
        ? OpaqueBlurNode(child, radius * 2, context.environment)
        : BlurNode(child, radius * 2, context.environment)
    }
  }

  /// Lays the view over what is behind it in the picture, or in the group that it is in, in a mode of its own.
  public func blendMode(_ mode: BlendMode) -> NodeModifier<Self> {
    wrapped { child, context in mode == .normal ? child : EffectNode(child, .blend(mode), context.environment) }
  }

  /// Lays the view over what is behind it in the group that it is in, in place of what another view in its frame covers.
  package func composited(_ mode: CompositeMode, covering shape: some View) -> NodeModifier<Self> {
    wrapped { child, context in
      CompositeNode(
        child, mode, covering: ZStack { shape }._resolve(in: context)[0], context.environment)
    }
  }

  /// Draws the view as one group: modes within it know nothing of what is behind.
  public func compositingGroup() -> NodeModifier<Self> {
    wrapped { GroupNode($0, $1.environment) }
  }

  /// Draws the view as one group, as ``compositingGroup()`` does.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> NodeModifier<Self> {
    compositingGroup()
  }
}

/// How the system would blend colours.
public enum ColorRenderingMode: Hashable, Sendable, CaseIterable { case nonLinear, linear, extendedLinear }
