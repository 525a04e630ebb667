/// Nothing but what lies behind it, blurred.
private struct BackdropBlur<Outline: Shape>: PrimitiveView {
  let shape: Outline
  let blur: Double

  func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    guard blur >= 0, blur < .infinity else {
      return context.refuse(view: "backdropBlur", rule: "a blur of \(blur): it must be 0 or more.")
    }
    var painted = shape.fill(.clear)
    painted.backdropBlur = blur
    return painted._resolve(in: context)
  }
}

extension View {
  /// Blurs what lies behind the view in the picture, or in the group that it is in, in its frame, as bars of glass do.
  ///
  /// - Parameters:
  ///   - blur: twice the standard deviation of the gaussian, in points, as tokens of effects have it.
  ///   - shape: where in the frame.
  public func backdropBlur<Outline: Shape>(_ blur: Double, in shape: Outline = Rectangle()) -> NodeModifier<Self> {
    background(BackdropBlur(shape: shape, blur: blur))
  }
}
