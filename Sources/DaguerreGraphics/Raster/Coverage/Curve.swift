/// A curve that an outline cuts into chords, in grid steps.
protocol Curve {
  /// The farthest that one chord from end to end can be away from the curve; n chords are n² times closer.
  var flatness: Double { get }
  /// A box that holds the curve.
  var hull: GridRect { get }
  var halves: (Self, Self) { get }
  /// The point at a parameter of 0...1, exact at both ends.
  func point(at t: Double) -> GridPoint
}

/// A vector with two components in double precision.
struct Vector {
  var x, y: Double

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  init(_ point: GridPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }
  var gridPoint: GridPoint {
    GridPoint(x: Grid.round(x), y: Grid.round(y))
  }

  static func middle(_ a: Vector, _ b: Vector) -> Vector { (a + b) * 0.5 }

  /// The box around points, grown to whole steps.
  static func hull(_ points: Vector...) -> GridRect {
    var box = GridRect(x0: .max, y0: .max, x1: .min, y1: .min)
    for point in points {
      box.x0 = min(box.x0, Int(point.x.rounded(.down)))
      box.y0 = min(box.y0, Int(point.y.rounded(.down)))
      box.x1 = max(box.x1, Int(point.x.rounded(.up)))
      box.y1 = max(box.y1, Int(point.y.rounded(.up)))
    }
    return box
  }
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

/// A part of a circle.
struct CircularArc: Curve {
  private let center: GridPoint
  private let radius: Double
  private let start, end: Double

  /// Angles in turns.
  init(center: GridPoint, radius: Double, from start: Double, to end: Double) {
    (self.center, self.radius, self.start, self.end) = (center, radius, start, end)
  }

  /// An eighth of the second derivative: radius times the square of the angle, which is at most 6.2832 a turn.
  var flatness: Double { radius * (end - start) * (end - start) * 4.9349 }
  var hull: GridRect {
    let reach = Int(radius.rounded(.up))
    if abs(end - start) > 0.5 {
      return GridRect(x0: center.x - reach, y0: center.y - reach, x1: center.x + reach, y1: center.y + reach)
    }
    // At most half a circle: no farther from its chord than the chord's error.
    let from = UnitCircle.point(atTurn: start)
    let to = UnitCircle.point(atTurn: end)
    let box = Vector.hull(from * radius, to * radius)
    let margin = min(reach, Int(flatness.rounded(.up)))
    return GridRect(
      x0: center.x + box.x0 - margin, y0: center.y + box.y0 - margin, x1: center.x + box.x1 + margin,
      y1: center.y + box.y1 + margin)
  }
  var halves: (CircularArc, CircularArc) {
    let middle = (start + end) / 2
    return (
      CircularArc(center: center, radius: radius, from: start, to: middle),
      CircularArc(center: center, radius: radius, from: middle, to: end)
    )
  }
  func point(at t: Double) -> GridPoint {
    let turn = t == 1 ? end : start + (end - start) * t
    let offset = (UnitCircle.point(atTurn: turn) * radius).gridPoint
    return GridPoint(x: center.x + offset.x, y: center.y + offset.y)
  }
}
