/// Draws a shadow behind its child: of its outline where that is a filled box, else of all that it draws.
private final class ShadowNode: WrapperNode {
  private let color: Color
  private let blur: Double
  private let offset: Point

  init(_ child: LayoutNode, color: Color, blur: Double, offset: Point, _ environment: EnvironmentValues) {
    self.color = color
    self.blur = blur
    self.offset = offset
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    guard child.fillsSilhouette else {
      canvas.append(.pushEffect(.shadow(GroupShadow(blur: blur, offset: offset, color: color))))
      super.draw(in: rect, proposal: proposal, on: canvas)
      return canvas.append(.popEffect)
    }
    let color = color.opacity(child.silhouetteOpacity)
    if color.alpha > 0 {
      let (silhouette, radii) = child.silhouette(in: rect)
      canvas.append(.shadow(Shadow(rect: silhouette, radii: radii, blur: blur, offset: offset, color: color)))
    }
    super.draw(in: rect, proposal: proposal, on: canvas)
  }
}

extension View {
  /// Draws a shadow of the view behind it: of a view that is a filled box, is clipped to one or stands on one, that of
  /// the box, else that of all that it draws.
  ///
  /// What is translucent casts a shadow as much weaker. It is not cut out under the view, so that it shows through.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the gaussian blur, in points.
  ///   - x: how far the shadow is moved, in points; to the right, in whatever direction lines run.
  ///   - y: how far the shadow is moved down, in points.
  public func shadow(
    color: Color = Color(red: 0, green: 0, blue: 0, alpha: 84), radius: Double, x: Double = 0, y: Double = 0
  ) -> NodeModifier<Self> {
    wrapped {
      ShadowNode($0, color: color, blur: radius * 2, offset: Point(x: x, y: y), $1.environment)
    }
  }
}
