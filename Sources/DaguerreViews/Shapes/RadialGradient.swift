/// Colours that run into one another from one circle to another, as a view that fills its room.
public struct RadialGradient: PrimitiveView, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: Double
  private let endRadius: Double

  /// A gradient about a point of what is filled; within and beyond the circles its first and last colour go on.
  ///
  /// Radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// A gradient of colours at even distances.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A node that fills its room with the gradient.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    Rectangle().fill(self)._resolve(in: context)
  }

  func fill(_ rect: Rect, _ radii: CornerRadii, _ direction: LayoutDirection) -> GradientFill {
    GradientFill(
      rect: rect, radii: radii,
      circles: .init(center: center.place(in: rect, direction), startRadius: startRadius, endRadius: endRadius),
      stops: gradient.fillStops)
  }
}
