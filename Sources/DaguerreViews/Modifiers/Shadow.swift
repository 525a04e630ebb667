/// Draws shadows behind what its child draws: of its outline where that is one filled box, else of each thing.
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
    guard child.isOneThing, child.fillsSilhouette else {
      return canvas.appendEach(
        of: { super.draw(in: rect, proposal: proposal, on: canvas) },
        between: .pushEffect(effect), and: .popEffect
      ) { command in
        switch command {
        case .fillRect(let rect, let fill): boxShadow(rect, .zero, fill)
        case .fillRoundedRect(let rect, let radii, let fill): boxShadow(rect, radii, fill)
        default: nil
        }
      }
    }
    let (silhouette, radii) = child.silhouette(in: rect)
    canvas.appendOne(of: { super.draw(in: rect, proposal: proposal, on: canvas) }, around: silhouette, effect) {
      boxShadow(silhouette, radii, Color.black.opacity(child.silhouetteOpacity))
    }
  }

  private var effect: GroupEffect { .shadow(GroupShadow(blur: blur, offset: offset, color: color)) }

  /// What a filled box casts; nil where that is nothing.
  private func boxShadow(_ rect: Rect, _ radii: CornerRadii, _ fill: Color) -> Command? {
    let color = color.opacity(Double(fill.alpha) / 255)
    guard !color.isClear else { return nil }
    return .shadow(Shadow(rect: rect, radii: radii, blur: blur, offset: offset, color: color))
  }

  /// A shadow is seen beside what casts it.
  override var fillsSilhouette: Bool { false }
}

extension View {
  /// Draws a shadow behind each thing of the view: that of a text lies on the text's own background.
  ///
  /// What is clipped or masked is one thing, and so is a ``compositingGroup()``. What is translucent casts a shadow as
  /// much weaker. It is not cut out under what casts it, so that it shows through.
  ///
  /// - Parameters:
  ///   - radius: the standard deviation of the gaussian blur, in points.
  ///   - x: how far the shadow is moved, in points; to the right, in whatever direction lines run.
  ///   - y: how far the shadow is moved down, in points.
  @_disfavoredOverload
  public func shadow(
    color: Color = Color(red: 0, green: 0, blue: 0, alpha: 84), radius: Double, x: Double = 0, y: Double = 0
  ) -> NodeModifier<Self> { shadow(color, radius, Point(x: x, y: y)) }

  /// The same by another name, for lengths of other types.
  package func shadow(_ color: Color, _ radius: Double, _ offset: Point) -> NodeModifier<Self> {
    wrapped {
      color.isClear ? $0 : ShadowNode($0, color: color, blur: radius * 2, offset: offset, $1.environment)
    }
  }
}
