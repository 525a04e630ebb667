/// Colours that run into one another along a line, as a view that fills its room.
public struct LinearGradient: PrimitiveView, ShapeStyle, Sendable {
  let placed: PlacedGradient

  /// A gradient from one point of what is filled to another; beyond them its first and last colour go on.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    placed = PlacedGradient(gradient: gradient) { rect, direction in
      .linear(start: startPoint.place(in: rect, direction), end: endPoint.place(in: rect, direction))
    }
  }

  /// A gradient of colours at even distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// A node that fills its room with the gradient.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { Rectangle().fill(self)._resolve(in: context) }

  /// The gradient in the room of what it fills.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint { placed.paint(in: environment) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient from one point of what is filled to another of colours at even distances.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient from one point of what is filled to another of colours at places.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient from one point of what is filled to another.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension Gradient: ShapeStyle {
  /// The colours from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> ShapePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }
}
