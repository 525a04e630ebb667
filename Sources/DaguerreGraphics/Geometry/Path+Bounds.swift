extension Path {
  /// A rectangle around all points, control points too; nil for none.
  ///
  /// Takes less time than ``bounds``.
  package var box: Rect? {
    var box = BoundsBuilder()
    for element in elements { box.includePoints(of: element) }
    return box.rect
  }

  /// The smallest rectangle around the path, curves and not control points; nil for a path without points.
  ///
  /// A curve's extremes are where its derivative is 0: the root of a linear equation for a quadratic, of a quadratic
  /// equation for a cubic.
  public var bounds: Rect? {
    var box = BoundsBuilder()
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        box.include(point)
        (current, start) = (point, point)
      case .line(let point):
        box.include(point)
        current = point
      case .quadratic(let control, let point):
        box.include(point)
        for t in Self.quadraticExtremes(current.x, control.x, point.x)
          + Self.quadraticExtremes(current.y, control.y, point.y)
        {
          func at(_ a: Double, _ b: Double, _ c: Double) -> Double {
            (1 - t) * (1 - t) * a + 2 * (1 - t) * t * b + t * t * c
          }
          box.include(Point(x: at(current.x, control.x, point.x), y: at(current.y, control.y, point.y)))
        }
        current = point
      case .cubic(let control1, let control2, let point):
        box.include(point)
        for t in Self.cubicExtremes(current.x, control1.x, control2.x, point.x)
          + Self.cubicExtremes(current.y, control1.y, control2.y, point.y)
        {
          func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let u = 1 - t
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          box.include(
            Point(
              x: at(current.x, control1.x, control2.x, point.x), y: at(current.y, control1.y, control2.y, point.y)))
        }
        current = point
      case .close: current = start
      }
    }
    return box.rect
  }

  static func quadraticExtremes(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    inside([(a - b) / (a - 2 * b + c)])
  }

  static func cubicExtremes(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    // The derivative, divided by 3, is p t² + 2 q t + r.
    let (p, q, r) = (d - 3 * c + 3 * b - a, c - 2 * b + a, b - a)
    if p == 0 { return inside([-r / (2 * q)]) }
    let root = (q * q - p * r).squareRoot()
    return inside([(-q + root) / p, (-q - root) / p])
  }

  /// What lies between the ends of a curve; drops what is not a number.
  private static func inside(_ values: [Double]) -> [Double] { values.filter { $0 > 0 && $0 < 1 } }
}

struct BoundsBuilder {
  private var limits: (left: Double, top: Double, right: Double, bottom: Double)?

  mutating func include(_ point: Point) {
    guard let known = limits else {
      limits = (point.x, point.y, point.x, point.y)
      return
    }
    limits = (min(known.left, point.x), min(known.top, point.y), max(known.right, point.x), max(known.bottom, point.y))
  }

  /// Control points too, within whose box the curve is.
  mutating func includePoints(of element: Path.Element) {
    switch element {
    case .move(let point), .line(let point): include(point)
    case .quadratic(let control, let point):
      include(control)
      include(point)
    case .cubic(let control1, let control2, let point):
      include(control1)
      include(control2)
      include(point)
    case .close: break
    }
  }

  var rect: Rect? {
    limits.map { Rect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) }
  }
}
