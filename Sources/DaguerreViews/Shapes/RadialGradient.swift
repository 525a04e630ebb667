/// Colours that run into one another from one circle to another, as a view that fills its room.
public struct RadialGradient: PrimitiveView, ShapeStyle, Sendable {
  private let placed: PlacedGradient

  /// A gradient about a point of what is filled; within and beyond the circles its first and last colour go on.
  ///
  /// Radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    placed = PlacedGradient(gradient: gradient) { rect, direction in
      .radial(.init(center: center.place(in: rect, direction), startRadius: startRadius, endRadius: endRadius))
    }
  }

  /// A gradient of colours at even distances.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A node that fills its room with the gradient.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { Rectangle().fill(self)._resolve(in: context) }

  /// The gradient in the room of what it fills.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { placed.paint(in: environment) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient about a point of what is filled, radii in points of colours at even distances.
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) -> Self
  {
    Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient about a point of what is filled, radii in points of colours at places.
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
    -> Self
  {
    Self(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient about a point of what is filled, radii in points.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
    -> Self
  {
    Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
