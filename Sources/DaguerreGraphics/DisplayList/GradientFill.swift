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

/// Where the positions of a gradient are.
public enum GradientGeometry: Hashable, Sendable {
  /// Position 0 at one point and 1 at another, equal along lines that are perpendicular to the one between them.
  case linear(start: Point, end: Point)
  /// Position 0 on one circle, 1 on another.
  case radial(Circles)
  /// Position 0 at one angle about a point, 1 at another.
  case conic(Angles)

  /// Two circles, about the same centre unless there is a focus.
  public struct Circles: Hashable, Sendable {
    /// Of both circles, in points; of that of position 1 where there is a focus.
    public var center: Point
    /// The centre of the circle of position 0, in points; nil for the same one.
    ///
    /// Positions between belong to circles whose centres and radii lie between those of both. It counts as so near that the
    /// first circle lies within the second.
    ///
    /// Source: SVG 1.1, section 13.2.3, `fx` and `fy`.
    public var focus: Point?
    /// Of the circle of position 0, in points.
    public var startRadius: Double
    /// Of the circle of position 1, in points; where both are equal, all inside is at the start and the rest at the end.
    public var endRadius: Double
    /// From the plane where both are circles onto the sheet, where they may be ellipses.
    public var transform: AffineTransform

    /// Two circles; lengths in points.
    public init(
      center: Point, focus: Point? = nil, startRadius: Double, endRadius: Double,
      transform: AffineTransform = .identity
    ) {
      self.center = center
      self.focus = focus
      self.startRadius = startRadius
      self.endRadius = endRadius
      self.transform = transform
    }

    /// From the centre of the first circle to that of the second, shortened until the first lies within the second.
    package var step: Point {
      guard let focus else { return .zero }
      let (x, y) = (center.x - focus.x, center.y - focus.y)
      let length = (x * x + y * y).squareRoot()
      // Circles that touched would not reach the places beyond.
      let most = max(endRadius - startRadius, 0) * 255 / 256
      return length > most ? Point(x: x * most / length, y: y * most / length) : Point(x: x, y: y)
    }

    /// The position of a point of the plane; not a number where both radii are equal.
    package func position(of point: Point) -> Double {
      let step = step
      let (x, y) = (point.x - center.x + step.x, point.y - center.y + step.y)
      return GradientPlane.positions(
        Quad(repeating: x), Quad(repeating: y), start: startRadius, step: step, growth: endRadius - startRadius)[0]
    }
  }

  /// Two angles about a point.
  ///
  /// Of more than a turn the last one is drawn. Of what is missing to a full turn, the half after the end has the colour
  /// of the end, and the half before the start that of the start.
  public struct Angles: Hashable, Sendable {
    /// About what the gradient turns, in points.
    public var center: Point
    /// Of position 0: degrees, clockwise on the screen, 0 to the right.
    public var start: Double
    /// Of position 1, in degrees; smaller than the start for a gradient that runs anticlockwise.
    public var end: Double
    /// From the plane of these angles onto the sheet.
    public var transform: AffineTransform

    /// Two angles, in degrees, about a point, in points.
    public init(center: Point, start: Double, end: Double, transform: AffineTransform = .identity) {
      self.center = center
      self.start = start
      self.end = end
      self.transform = transform
    }
  }
}

extension GradientGeometry {
  /// The name in the interchange form.
  var operation: String {
    switch self {
    case .linear: "fill_gradient"
    case .radial: "fill_radial_gradient"
    case .conic: "fill_conic_gradient"
    }
  }

  /// The same gradient on a plane that is mapped; nil where the map leaves no plane.
  package func transformed(by map: AffineTransform) -> GradientGeometry? {
    guard let inverse = map.inverse else { return nil }
    switch self {
    case .linear(let start, let end):
      let from = map.apply(start)
      if map.isSimilarity { return .linear(start: from, end: map.apply(end)) }
      // Along the gradient positions grow by one over its length; what grows is mapped by the inverse, transposed.
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let x = inverse.a * dx + inverse.b * dy, y = inverse.c * dx + inverse.d * dy
      let factor = (dx * dx + dy * dy) / (x * x + y * y)
      guard factor.isFinite else { return .linear(start: from, end: from) }
      return .linear(start: from, end: Point(x: from.x + x * factor, y: from.y + y * factor))
    case .radial(var circles):
      if circles.transform == .identity, map.isSimilarity {
        let scale = map.scale
        return .radial(
          Circles(
            center: map.apply(circles.center), focus: circles.focus.map(map.apply),
            startRadius: circles.startRadius * scale,
            endRadius: circles.endRadius * scale))
      }
      circles.transform = map.after(circles.transform)
      return .radial(circles)
    case .conic(var angles):
      angles.transform = map.after(angles.transform)
      return .conic(angles)
    }
  }
}
