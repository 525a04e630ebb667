/// A quadratic Bézier curve.
struct Quadratic: Curve {
  private let p0, p1, p2: Vector

  private init(_ p0: Vector, _ p1: Vector, _ p2: Vector) { (self.p0, self.p1, self.p2) = (p0, p1, p2) }
  init(from p0: GridPoint, control p1: GridPoint, to p2: GridPoint) {
    self.init(Vector(p0), Vector(p1), Vector(p2))
  }

  /// An eighth of the second derivative, which is constant.
  var flatness: Double { (p0 - p1 * 2 + p2).length / 4 }
  var hull: GridRect { Vector.hull(p0, p1, p2) }
  var halves: (Quadratic, Quadratic) {
    let a = Vector.middle(p0, p1)
    let b = Vector.middle(p1, p2)
    let middle = Vector.middle(a, b)
    return (Quadratic(p0, a, middle), Quadratic(middle, b, p2))
  }
  func point(at t: Double) -> GridPoint {
    let s = 1 - t
    return (p0 * (s * s) + p1 * (2 * s * t) + p2 * (t * t)).gridPoint
  }
}
