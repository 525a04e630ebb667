/// A style that is laid over what is behind it in a mode of its own; texts and symbols are laid as usual.
public struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  fileprivate let base: Base
  fileprivate let mode: BlendMode

  /// That of the style, in the mode unless it has one itself.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    var paint = base._paint(in: environment)
    if paint.blendMode == .normal { paint.blendMode = mode }
    return paint
  }
}

extension ShapeStyle {
  /// The style, laid over what is behind a shape in a mode.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> BlendedShapeStyle<Self> { BlendedShapeStyle(base: self, mode: mode) }
}

extension ShapeStyle where Self == BlendedShapeStyle<ForegroundStyle> {
  /// The paint around, laid over what is behind a shape in a mode.
  public static func blendMode(_ mode: BlendMode) -> Self { ForegroundStyle().blendMode(mode) }
}
