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
  /// From side to side of a room, seen in a rounded rectangle; of several, each lies below the one before, and they
  /// reach further.
  typealias Gradient = @Sendable (_ room: Rect, Rect, CornerRadii, LayoutDirection) -> [GradientFill]

  /// The colour; of what has more than one, the one that can stand for it.
  var color: Color?
  /// What is painted with, if it is not one colour.
  var gradient: Gradient?
  /// How much what lies behind a shape is blurred; twice the standard deviation, in points.
  var backdropBlur = 0.0
  /// Those of a shape.
  var shadows: [ShadowStyle] = []

  /// Those of the gradient, wherever it lies; none where there is none.
  var gradientStops: [DaguerreViews.Gradient.Stop] {
    let room = Rect(x: 0, y: 0, width: 1, height: 1)
    return gradient?(room, room, .zero, .leftToRight).first?.stops.map { .init(color: $0.color, location: $0.position) }
      ?? []
  }

  init(color: Color) { self.color = color }

  init(gradient: @escaping Gradient, standIn: Color? = nil) {
    self.gradient = gradient
    color = standIn
  }
}

/// A style whose type does not matter.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// The same style.
  public init(_ style: some ShapeStyle) { self.style = style }

  /// That of the style.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { style._paint(in: environment) }
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
    if let gradient {
      paint.gradient = { room, rect, radii, direction in
        gradient(room, rect, radii, direction).map { fill in
          var fill = fill
          for index in fill.stops.indices { fill.stops[index].color = fill.stops[index].color.opacity(share) }
          return fill
        }
      }
    }
    return paint
  }
}

extension ShapeStyle {
  /// The style with a share, 0 to 1, of its opacity.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { TranslucentShapeStyle(base: self, opacity: opacity) }
}
