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

/// What the kinds of gradients have in common: colours, and where they are in a room.
struct PlacedGradient: Sendable {
  let gradient: Gradient
  let geometry: @Sendable (Rect, LayoutDirection) -> GradientGeometry

  /// The gradient of a room, seen in a rectangle with round corners.
  func fill(_ room: Rect, _ rect: Rect, _ radii: CornerRadii, _ direction: LayoutDirection) -> GradientFill {
    GradientFill(
      rect: rect, radii: radii, geometry: geometry(room, direction),
      stops: gradient.stops.map { .init(position: $0.location, color: $0.color) })
  }

  func paint(standIn: Color? = nil) -> ShapePaint { ShapePaint(gradient: { [fill($0, $1, $2, $3)] }, standIn: standIn) }
}

extension UnitPoint {
  /// The place that the point has in a rectangle.
  func place(in rect: Rect, _ direction: LayoutDirection) -> Point {
    let share = direction == .leftToRight ? x : 1 - x
    return Point(x: rect.minX + share * rect.width, y: rect.minY + y * rect.height)
  }
}
