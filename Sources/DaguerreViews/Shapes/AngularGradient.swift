/// Colours that run into one another about a point, as a view that fills its room.
public struct AngularGradient: PrimitiveView, ShapeStyle, Sendable {
  private let placed: PlacedGradient

  /// A gradient from one angle to another, clockwise from the right.
  ///
  /// Of more than a turn the last one is drawn; what is missing to one has the colour of the nearer end.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    placed = PlacedGradient(gradient: gradient) { rect, direction in
      .conic(
        .init(center: center.place(in: rect, direction), start: startAngle.degrees, end: endAngle.degrees))
    }
  }

  /// A gradient of one turn from an angle on, clockwise from the right.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// A gradient of colours at even distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of one turn of colours at even distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// A gradient of one turn of colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// A node that fills its room with the gradient.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { Rectangle().fill(self)._resolve(in: context) }

  /// The gradient in the room of what it fills.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { placed.paint(in: environment) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient from one angle to another about a point of what is filled of colours at even distances.
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> Self {
    Self(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient from one angle to another about a point of what is filled of colours at places.
  public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> Self
  {
    Self(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient from one angle to another about a point of what is filled.
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> Self
  {
    Self(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient of one turn about a point of what is filled of colours at even distances.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
    Self(colors: colors, center: center, angle: angle)
  }

  /// A gradient of one turn about a point of what is filled of colours at places.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> Self {
    Self(stops: stops, center: center, angle: angle)
  }

  /// A gradient of one turn about a point of what is filled.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> Self {
    Self(gradient: gradient, center: center, angle: angle)
  }
}
