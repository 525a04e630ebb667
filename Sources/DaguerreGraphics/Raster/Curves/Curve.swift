/// A curve that an outline cuts into chords, in grid steps.
protocol Curve {
  /// The farthest that one chord from end to end can be away from the curve; n chords are n² times closer.
  var flatness: Double { get }
  /// It is not longer than this.
  var length: Double { get }
  /// A box that holds the curve.
  var hull: GridRect { get }
  var halves: (Self, Self) { get }
  /// The point at a parameter of 0...1, exact at both ends.
  func point(at t: Double) -> Vector
  func secondDerivative(at t: Double) -> Vector
}

/// A quadratic Bézier curve.
struct Quadratic: Curve {
  private let p0, p1, p2: Vector

  private init(_ p0: Vector, _ p1: Vector, _ p2: Vector) { (self.p0, self.p1, self.p2) = (p0, p1, p2) }
  init(from p0: GridPoint, control p1: GridPoint, to p2: GridPoint) {
    self.init(Vector(p0), Vector(p1), Vector(p2))
  }

  /// An eighth of the second derivative, which is constant.
  var flatness: Double { (p0 - p1 * 2 + p2).length / 4 }
  var length: Double { (p1 - p0).length + (p2 - p1).length }
  var hull: GridRect { Vector.hull(p0, p1, p2) }
  var halves: (Quadratic, Quadratic) {
    let a = Vector.middle(p0, p1)
    let b = Vector.middle(p1, p2)
    let middle = Vector.middle(a, b)
    return (Quadratic(p0, a, middle), Quadratic(middle, b, p2))
  }
  func point(at t: Double) -> Vector {
    let s = 1 - t
    return p0 * (s * s) + p1 * (2 * s * t) + p2 * (t * t)
  }
  func secondDerivative(at t: Double) -> Vector { (p0 - p1 * 2 + p2) * 2 }
}

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
  var length: Double { (p1 - p0).length + (p2 - p1).length + (p3 - p2).length }
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
  func point(at t: Double) -> Vector {
    let s = 1 - t
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }
  func secondDerivative(at t: Double) -> Vector {
    (p0 - p1 * 2 + p2) * (6 * (1 - t)) + (p1 - p2 * 2 + p3) * (6 * t)
  }
}
