/// A shadow that a style has, of the shape that it paints.
public struct ShadowStyle: Hashable, Sendable {
  /// Twice the standard deviation, in points, where it falls, and its colour.
  let shadow: GroupShadow
  /// Whether it falls into the shape, as from its edge.
  let isInner: Bool

  /// The shadow with a share of its opacity.
  func opacity(_ share: Double) -> ShadowStyle {
    var shadow = shadow
    shadow.color = shadow.color.opacity(share)
    return ShadowStyle(shadow: shadow, isInner: isInner)
  }

  /// Behind the shape; lengths in points, the radius as that of ``View/shadow(color:radius:x:y:)``.
  public static func drop(
    color: Color = Color(red: 0, green: 0, blue: 0, alpha: 84), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: GroupShadow(blur: radius * 2, offset: Point(x: x, y: y), color: color), isInner: false)
  }

  /// Within the shape, as if it were cut out; lengths in points.
  public static func inner(
    color: Color = Color(red: 0, green: 0, blue: 0, alpha: 140), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: GroupShadow(blur: radius * 2, offset: Point(x: x, y: y), color: color), isInner: true)
  }
}

/// A style with a shadow more; texts and symbols have none.
public struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  fileprivate let base: Base
  fileprivate let shadow: ShadowStyle

  /// That of the style, with the shadow.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    var paint = base._paint(in: environment)
    paint.shadows.append(shadow)
    return paint
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> ShadowedShapeStyle<Self> {
    ShadowedShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == ShadowedShapeStyle<ForegroundStyle> {
  /// The paint around with a shadow.
  public static func shadow(_ style: ShadowStyle) -> Self { ForegroundStyle().shadow(style) }
}

extension Canvas {
  /// Draws a shape over and under its shadows.
  ///
  /// - Parameters:
  ///   - outline: the shape, to be filled in any colour.
  ///   - body: draws the shape.
  func append(shadows: [ShadowStyle], of outline: Command, _ body: () -> Void) {
    guard !shadows.isEmpty, let bounds = outline.bounds else { return body() }
    let drops = shadows.filter { !$0.isInner && !$0.shadow.color.isClear }
    for drop in drops { append(.pushEffect(.shadow(drop.shadow))) }
    body()
    let opaque = outline.recolored { _ in .black }
    for inner in shadows where inner.isInner {
      // What is around the shape, and nearer than its blur reaches, is blurred into it.
      let shadow = inner.shadow
      let around = bounds.inset(by: -2 * shadow.blur - abs(shadow.offset.x) - abs(shadow.offset.y) - 1)
      appendMasked({
        append(.pushEffect(.blur(shadow.blur)))
        append(.pushOpacity(1))
        append(.fillRect(around, shadow.color))
        append(.pushEffect(.blend(.destinationOut)))
        for command in opaque.placed(by: Placement(movingBy: shadow.offset)) { append(command) }
        append(.popEffect)
        append(.popOpacity)
        append(.popEffect)
      }) { append(opaque) }
    }
    for _ in drops { append(.popEffect) }
  }
}
