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
    GridPoint(x: Fixed.round(x), y: Fixed.round(y))
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
