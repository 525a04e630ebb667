/// Colours that run into one another from one ellipse to another, as a view that fills its room.
public struct EllipticalGradient: PrimitiveView, ShapeStyle, Sendable {
  private let placed: PlacedGradient

  /// A gradient about a point of what is filled, whose ellipses are as much wider than high as that is.
  ///
  /// Radii are shares of its sides: with 0.5 an ellipse about the middle touches all of them.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    placed = PlacedGradient(gradient: gradient) { rect, direction in
      // A square as wide as the room, stretched to its height.
      let square = Rect(x: 0, y: 0, width: rect.width, height: rect.width)
      let stretched = AffineTransform(
        scaleX: 1, scaleY: rect.width > 0 ? rect.height / rect.width : 1, translateX: rect.minX, translateY: rect.minY)
      return GradientGeometry(
        .radial(
          .init(
            center: center.place(in: square, direction), startRadius: startRadiusFraction * rect.width,
            endRadius: endRadiusFraction * rect.width)),
        transform: ProjectiveTransform(stretched))
    }
  }

  /// A gradient of colours at even distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of colours at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A node that fills its room with the gradient.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { Rectangle().fill(self)._resolve(in: context) }

  /// The gradient in the room of what it fills.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { placed.paint(in: environment) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient about a point of what is filled, radii in shares of its sides of colours at even distances.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) -> Self {
    Self(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// A gradient about a point of what is filled, radii in shares of its sides of colours at places.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> Self {
    Self(stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// A gradient about a point of what is filled, radii in shares of its sides.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) -> Self {
    Self(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
    )
  }
}
