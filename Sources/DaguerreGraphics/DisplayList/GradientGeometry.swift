/// Where the positions of a gradient are.
public struct GradientGeometry: Hashable, Sendable {
  /// Where they are on the gradient's own plane.
  public var shape: Shape
  /// From that plane onto the sheet; all that is filled is to be before the eye.
  public var transform: ProjectiveTransform

  /// Positions on a plane, and where this lies; the sheet itself by default.
  public init(_ shape: Shape, transform: ProjectiveTransform = ProjectiveTransform(.identity)) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// Position 0 at one point and 1 at another.
  public static func linear(start: Point, end: Point) -> Self { Self(.linear(start: start, end: end)) }
  /// Position 0 on one circle, 1 on another.
  public static func radial(_ circles: Circles) -> Self { Self(.radial(circles)) }
  /// Position 0 at one angle about a point, 1 at another.
  public static func conic(_ angles: Angles) -> Self { Self(.conic(angles)) }

  /// What has the same position, on a plane.
  public enum Shape: Hashable, Sendable {
    /// Lines that are perpendicular to the one between both points, of positions 0 and 1.
    case linear(start: Point, end: Point)
    /// Circles.
    case radial(Circles)
    /// Rays from a point.
    case conic(Angles)
  }

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

    /// Two circles; lengths in points.
    public init(center: Point, focus: Point? = nil, startRadius: Double, endRadius: Double) {
      self.center = center
      self.focus = focus
      self.startRadius = startRadius
      self.endRadius = endRadius
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

    /// Two angles, in degrees, about a point, in points.
    public init(center: Point, start: Double, end: Double) {
      self.center = center
      self.start = start
      self.end = end
    }
  }
}

extension GradientGeometry {
  /// The name in the interchange form.
  var operation: String {
    switch shape {
    case .linear: "fill_gradient"
    case .radial: "fill_radial_gradient"
    case .conic: "fill_conic_gradient"
    }
  }

  /// The same gradient on a sheet that is mapped; nil where the map leaves no plane.
  package func transformed(by map: ProjectiveTransform) -> GradientGeometry? {
    guard let inverse = map.inverse else { return nil }
    if transform.isIdentity, map.isAffine, let shape = shape.transformed(by: map.affine, inverse: inverse.affine) {
      return GradientGeometry(shape)
    }
    return GradientGeometry(shape, transform: map.after(transform))
  }

  /// The same by a map without perspective.
  package func transformed(by map: AffineTransform) -> GradientGeometry? { transformed(by: ProjectiveTransform(map)) }
}

extension GradientGeometry.Shape {
  /// The same shape on a plane that is mapped; nil where it is not one of these there.
  fileprivate func transformed(by map: AffineTransform, inverse: AffineTransform) -> Self? {
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
      guard map.isSimilarity else { return nil }
      circles.center = map.apply(circles.center)
      circles.focus = circles.focus.map(map.apply)
      circles.startRadius *= map.scale
      circles.endRadius *= map.scale
      return .radial(circles)
    // Where it is mirrored, angles run the other way.
    case .conic: return nil
    }
  }
}
