/// A map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct AffineTransform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: Double

  /// The map that leaves every point where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map by its six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Scales about the origin, then moves.
  public init(scaleX: Double, scaleY: Double, translateX: Double = 0, translateY: Double = 0) {
    self.init(a: scaleX, b: 0, c: 0, d: scaleY, tx: translateX, ty: translateY)
  }

  /// Where the map takes a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// This map after `first`.
  public func after(_ first: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b,
      c: a * first.c + c * first.d, d: b * first.c + d * first.d,
      tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty)
  }

  /// This map of distances from a point that stays where it is.
  public func about(_ point: Point) -> AffineTransform {
    AffineTransform(scaleX: 1, scaleY: 1, translateX: point.x, translateY: point.y).after(self).after(
      AffineTransform(scaleX: 1, scaleY: 1, translateX: -point.x, translateY: -point.y))
  }
}

extension AffineTransform {
  /// Turns about the origin, clockwise on the screen; the same bits on every machine.
  ///
  /// What is no angle turns nothing.
  public init(rotation degrees: Double) {
    guard abs(degrees) < 1e15 else {
      self = .identity
      return
    }
    let point = UnitCircle.point(atTurn: degrees / 360)
    self.init(a: point.x, b: point.y, c: -point.y, d: point.x, tx: 0, ty: 0)
  }

  /// By how much areas grow, negative where the map mirrors.
  private var determinant: Double { a * d - b * c }

  /// By how much lengths grow, on average where that depends on their direction.
  public var scale: Double { abs(determinant).squareRoot() }

  /// The map back; nil where this one leaves no plane, or is not of numbers.
  public var inverse: AffineTransform? {
    let determinant = determinant
    let (x, y) = (c * ty - d * tx, b * tx - a * ty)
    let all = [d, -b, -c, a, x, y].map { $0 / determinant }
    guard determinant != 0, all.allSatisfy(\.isFinite) else { return nil }
    return AffineTransform(a: all[0], b: all[1], c: all[2], d: all[3], tx: all[4], ty: all[5])
  }

  /// Whether circles remain circles.
  package var isSimilarity: Bool { a == d && b == -c || a == -d && b == c }
}
