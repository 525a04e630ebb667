/// A map of the plane in perspective: where `affine` takes a point, divided by how far away the point is.
///
/// The distance of a point is `across x + down y + distance`; what has none above 0 is behind the eye, and on no picture.
public struct ProjectiveTransform: Hashable, Sendable {
  /// Where points at the distance 1 come to lie.
  public var affine: AffineTransform
  /// How much farther away a point is for each point that it lies to the right.
  public var across: Double
  /// How much farther away a point is for each point that it lies lower.
  public var down: Double
  /// How far away the origin is.
  public var distance: Double

  /// A map by its coefficients; without perspective by default.
  public init(_ affine: AffineTransform, across: Double = 0, down: Double = 0, distance: Double = 1) {
    (self.affine, self.across, self.down, self.distance) = (affine, across, down, distance)
  }

  /// Whether all points are at the distance 1.
  public var isAffine: Bool { across == 0 && down == 0 && distance == 1 }

  /// Whether every point stays where it is.
  var isIdentity: Bool { isAffine && affine == .identity }

  /// Whether upright rectangles remain upright, none of their sides the other's.
  var isUpright: Bool { isAffine && affine.b == 0 && affine.c == 0 }

  /// How far away a point is.
  public func distance(of point: Point) -> Double { across * point.x + down * point.y + distance }

  /// Where the map takes a point before the eye.
  public func apply(_ point: Point) -> Point {
    let place = affine.apply(point)
    if isAffine { return place }
    let distance = distance(of: point)
    return Point(x: place.x / distance, y: place.y / distance)
  }

  /// This map after `first`.
  public func after(_ first: ProjectiveTransform) -> ProjectiveTransform {
    let (own, inner) = (affine, first.affine)
    var map = ProjectiveTransform(own.after(inner))
    if isAffine, first.isAffine { return map }
    // The product of both matrices of 3 x 3, but for what the maps without perspective make of it.
    map.affine.a += own.tx * first.across
    map.affine.b += own.ty * first.across
    map.affine.c += own.tx * first.down
    map.affine.d += own.ty * first.down
    map.affine.tx += own.tx * (first.distance - 1)
    map.affine.ty += own.ty * (first.distance - 1)
    map.across = across * inner.a + down * inner.b + distance * first.across
    map.down = across * inner.c + down * inner.d + distance * first.down
    map.distance = across * inner.tx + down * inner.ty + distance * first.distance
    return map
  }

  /// What the map nearly is around a point: its first derivatives.
  public func map(near point: Point) -> AffineTransform {
    let (distance, to) = (distance(of: point), apply(point))
    let slopes = AffineTransform(
      a: (affine.a - to.x * across) / distance, b: (affine.b - to.y * across) / distance,
      c: (affine.c - to.x * down) / distance, d: (affine.d - to.y * down) / distance, tx: 0, ty: 0)
    let from = slopes.apply(point)
    return AffineTransform(
      a: slopes.a, b: slopes.b, c: slopes.c, d: slopes.d, tx: to.x - from.x, ty: to.y - from.y)
  }

  /// The map back, by its adjugate; nil where this one leaves no plane, or is not of numbers.
  ///
  /// What is before the eye is so there too.
  public var inverse: ProjectiveTransform? {
    if isAffine { return affine.inverse.map { ProjectiveTransform($0) } }
    let (a, b, c, d, tx, ty) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
    let (right, lower) = (b * down - d * across, c * across - a * down)
    let determinant = a * (d * distance - ty * down) - c * (b * distance - ty * across) + tx * right
    let all = [
      d * distance - ty * down, ty * across - b * distance, tx * down - c * distance, a * distance - tx * across,
      c * ty - d * tx, b * tx - a * ty, right, lower, a * d - b * c,
    ].map { $0 / determinant }
    guard determinant != 0, all.allSatisfy(\.isFinite) else { return nil }
    return ProjectiveTransform(
      AffineTransform(a: all[0], b: all[1], c: all[2], d: all[3], tx: all[4], ty: all[5]),
      across: all[6], down: all[7], distance: all[8])
  }
}
