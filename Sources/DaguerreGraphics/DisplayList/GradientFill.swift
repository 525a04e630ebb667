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

  /// What is filled, in points.
  public var rect: Rect
  /// Of its corners, in points.
  public var radii: CornerRadii
  /// Where its positions are.
  public var geometry: GradientGeometry
  /// In order of position; one that comes before its predecessor counts as at the same place.
  public var stops: [Stop]

  /// A rectangle filled with a gradient, with sharp corners by default; lengths in points.
  public init(rect: Rect, radii: CornerRadii = .zero, geometry: GradientGeometry, stops: [Stop]) {
    self.rect = rect
    self.radii = radii
    self.geometry = geometry
    self.stops = stops
  }

  /// The same gradient with room around: a mask that has the rectangle's edges has their coverage, which counts once.
  package var surrounded: GradientFill {
    GradientFill(rect: rect.inset(by: -4), geometry: geometry, stops: stops)
  }

  /// A rectangle filled with a linear gradient, with sharp corners by default; lengths in points.
  public init(rect: Rect, radii: CornerRadii = .zero, start: Point, end: Point, stops: [Stop]) {
    self.init(rect: rect, radii: radii, geometry: .linear(start: start, end: end), stops: stops)
  }
}
