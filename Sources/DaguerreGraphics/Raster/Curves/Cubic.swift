/// A cubic Bézier curve.
struct Cubic: Curve {
  private let p0, p1, p2, p3: Vector

  private init(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }
  init(from p0: GridPoint, control1 p1: GridPoint, control2 p2: GridPoint, to p3: GridPoint) {
    self.init(Vector(p0), Vector(p1), Vector(p2), Vector(p3))
  }

  /// An eighth of the greatest second derivative, which is at an end.
  var flatness: Double { max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length) * 0.75 }
  var hull: GridRect { Vector.hull(p0, p1, p2, p3) }
  var halves: (Cubic, Cubic) {
    let a = Vector.middle(p0, p1)
    let b = Vector.middle(p1, p2)
    let c = Vector.middle(p2, p3)
    let d = Vector.middle(a, b)
    let e = Vector.middle(b, c)
    let middle = Vector.middle(d, e)
    return (Cubic(p0, a, d, middle), Cubic(middle, e, c, p3))
  }
  func point(at t: Double) -> GridPoint {
    let s = 1 - t
    return (p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)).gridPoint
  }
}
