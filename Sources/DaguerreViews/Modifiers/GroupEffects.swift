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

extension View {
  /// Draws the view blurred, beyond its frame too.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the gaussian, in points.
  ///   - opaque: must be false: what is blurred is translucent at its edges.
  public func blur(radius: Double, opaque: Bool = false) -> NodeModifier<Self> {
    wrapped { child, context in
      guard !(radius <= 0), !(opaque && radius != 0) else {
        if radius != 0 {
          let rule = opaque ? "opaque: edges are translucent." : "a radius of \(radius): it must be 0 or more."
          context.session.report(ViewError.unsupported(view: "blur", rule: rule))
        }
        return child
      }
      return EffectNode(child, .blur(radius * 2), context.environment)
    }
  }

  /// Lays the view over what is behind it in the picture, or in the group that it is in, in a mode of its own.
  public func blendMode(_ mode: BlendMode) -> NodeModifier<Self> {
    wrapped { child, context in mode == .normal ? child : EffectNode(child, .blend(mode), context.environment) }
  }

  /// Draws the view as one group: modes within it know nothing of what is behind.
  public func compositingGroup() -> NodeModifier<Self> {
    wrapped { EffectNode($0, .blend(.normal), $1.environment) }
  }

  /// Draws the view as one group, as ``compositingGroup()`` does.
  public func drawingGroup(opaque: Bool = false) -> NodeModifier<Self> { compositingGroup() }
}
