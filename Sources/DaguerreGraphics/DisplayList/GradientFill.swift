/// A rectangle, rounded or not, filled with a gradient that is padded beyond its ends.
public struct GradientFill: Hashable, Sendable {
  /// A colour at a position along the gradient, 0 at its start and 1 at its end.
  public struct Stop: Hashable, Sendable {
    /// From 0 at the start to 1 at the end.
    public var position: Double
    /// The colour there.
    public var color: Color

    /// A colour at a position.
    public init(position: Double, color: Color) {
      self.position = position
      self.color = color
    }
  }

  /// Around what a radial gradient runs: position 0 is on one circle, position 1 on another about the same centre.
  public struct Circles: Hashable, Sendable {
    /// Of both circles, in points on the sheet.
    public var center: Point
    /// Of the circle of position 0, in points.
    public var startRadius: Double
    /// Of the circle of position 1, in points; where both are equal, all inside is at the start and the rest at the end.
    public var endRadius: Double

    /// Two circles; lengths in points.
    public init(center: Point, startRadius: Double, endRadius: Double) {
      self.center = center
      self.startRadius = startRadius
      self.endRadius = endRadius
    }
  }

  /// What is filled, in points.
  public var rect: Rect
  /// Of its corners, in points.
  public var radii: CornerRadii
  /// Where position 0 of a linear gradient is, in points on the sheet.
  public var start: Point
  /// Where position 1 of a linear gradient is, in points on the sheet.
  public var end: Point
  /// Nil for a linear gradient.
  public var circles: Circles?
  /// In order of position; one that comes before its predecessor counts as at the same place.
  public var stops: [Stop]

  /// A rectangle filled with a linear gradient, with sharp corners by default; lengths in points.
  public init(rect: Rect, radii: CornerRadii = .zero, start: Point, end: Point, stops: [Stop]) {
    self.rect = rect
    self.radii = radii
    self.start = start
    self.end = end
    self.stops = stops
  }

  /// A rectangle filled with a radial gradient, with sharp corners by default; lengths in points.
  public init(rect: Rect, radii: CornerRadii = .zero, circles: Circles, stops: [Stop]) {
    self.init(rect: rect, radii: radii, start: circles.center, end: circles.center, stops: stops)
    self.circles = circles
  }
}
