/// What shapes, texts and grounds are painted with: a colour, a share of the one around, a gradient, a material.
///
/// A style of one's own says by `resolve(in:)` which other style it is in its surroundings.
public protocol ShapeStyle: Sendable {
  /// The style that this one is in its surroundings; `Never` for those that are painted as they are.
  associatedtype Resolved: ShapeStyle = Never

  /// The style in some surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint in some surroundings: that of the resolved style.
  func _paint(in environment: EnvironmentValues) -> ShapePaint
}

extension ShapeStyle {
  /// The paint of the resolved style.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Nothing: such a style is painted as it is, and nothing asks for this.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) says neither what it is in its surroundings nor what it is painted with.")
  }
}

extension Never: ShapeStyle {
  /// Never has no value, and so no paint.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { preconditionFailure("Never has no value.") }
}

/// What a style is painted with.
public struct ShapePaint: Sendable {
  /// From side to side of a room, seen in a rounded rectangle: one gradient in it, or what covers it and may reach
  /// further, one thing over the other.
  typealias Pattern = @Sendable (_ room: Rect, Rect, CornerRadii, LayoutDirection) -> [Command]

  /// The colour; of what has more than one, the one that can stand for it.
  var color: Color?
  /// What is painted with, if it is not one colour.
  var pattern: Pattern?
  /// How much what lies behind a shape is blurred; twice the standard deviation, in points.
  var backdropBlur = 0.0
  /// Those of a shape.
  var shadows: [ShadowStyle] = []
  /// How a shape is laid over what is behind it.
  var blendMode = BlendMode.normal

  /// Whether there is nothing but the colour.
  var isPlainColor: Bool { pattern == nil && backdropBlur == 0 && shadows.isEmpty && blendMode == .normal }

  /// Those of the gradient, wherever it lies; none where there is none.
  var gradientStops: [Gradient.Stop] {
    let room = Rect(x: 0, y: 0, width: 1, height: 1)
    guard case .fillGradient(let fill)? = pattern?(room, room, .zero, .leftToRight).first else { return [] }
    return fill.stops.map { .init(color: $0.color, location: $0.position) }
  }

  init(color: Color) { self.color = color }

  init(pattern: @escaping Pattern, standIn: Color? = nil) {
    self.pattern = pattern
    color = standIn
  }
}

/// A style whose type does not matter.
public struct AnyShapeStyle: ShapeStyle {
  fileprivate let style: any ShapeStyle

  /// The same style.
  public init(_ style: some ShapeStyle) { self.style = style }

  /// That of the style.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { style._paint(in: environment) }
}

extension ShapeStyle {
  /// The level of what is around that the style is, whatever its type; nil for any other style.
  var hierarchical: HierarchicalShapeStyle? {
    (self as? AnyShapeStyle)?.style.hierarchical ?? self as? HierarchicalShapeStyle
  }
}

/// A style with less opacity.
public struct TranslucentShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  /// That of the style, each of its colours with less opacity.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { base._paint(in: environment).opacity(opacity) }
}

extension ShapePaint {
  /// The paint with a share of its opacity.
  func opacity(_ share: Double) -> ShapePaint {
    var paint = self
    paint.color = color?.opacity(share)
    paint.shadows = shadows.map { $0.opacity(share) }
    if let pattern {
      paint.pattern = { room, rect, radii, direction in
        let commands = pattern(room, rect, radii, direction)
        guard commands.allSatisfy(\.isGradient) else { return [.pushOpacity(share.asShare)] + commands + [.popOpacity] }
        return commands.map { $0.recolored { $0.opacity(share) } }
      }
    }
    return paint
  }
}

extension Command {
  /// Whether it fills a rectangle with a gradient.
  fileprivate var isGradient: Bool { if case .fillGradient = self { true } else { false } }
}

extension [Command] {
  /// The gradient, of a pattern that is nothing else.
  var asGradient: GradientFill? {
    if count == 1, case .fillGradient(let fill) = self[0] { fill } else { nil }
  }
}

extension ShapeStyle {
  /// The style with a share, 0 to 1, of its opacity.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { TranslucentShapeStyle(base: self, opacity: opacity) }
}

extension ShapeStyle where Self == TranslucentShapeStyle<ForegroundStyle> {
  /// The paint around with a share, 0 to 1, of its opacity.
  public static func opacity(_ opacity: Double) -> Self { Self(base: ForegroundStyle(), opacity: opacity) }
}
