/// Colours that run into one another.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place, 0 at the start and 1 at the end.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// From 0 at the start to 1 at the end.
    public var location: Double

    /// A colour at a place.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// In order of location.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}

extension Gradient {
  var fillStops: [GradientFill.Stop] { stops.map { .init(position: $0.location, color: $0.color) } }
}

extension UnitPoint {
  /// The place that the point has in a rectangle.
  func place(in rect: Rect, _ direction: LayoutDirection) -> Point {
    let share = direction == .leftToRight ? x : 1 - x
    return Point(x: rect.minX + share * rect.width, y: rect.minY + y * rect.height)
  }
}

/// Colours that run into one another along a line, as a view that fills its room.
public struct LinearGradient: PrimitiveView, Sendable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// A gradient from one point of what is filled to another; beyond them its first and last colour go on.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
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
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    Rectangle().fill(self)._resolve(in: context)
  }

  /// The gradient from side to side of a rectangle with round corners.
  func fill(_ rect: Rect, _ radii: CornerRadii, _ direction: LayoutDirection) -> GradientFill {
    GradientFill(
      rect: rect, radii: radii, start: startPoint.place(in: rect, direction), end: endPoint.place(in: rect, direction),
      stops: gradient.fillStops)
  }
}
