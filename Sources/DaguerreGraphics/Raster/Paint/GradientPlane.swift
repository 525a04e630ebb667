/// Four numbers that are worked on at once.
typealias Quad = SIMD4<Double>

/// 1.5 · 2⁵²: a number below 2⁵¹ with this added is rounded to the nearest whole one, ties to even, in its low bits.
let roundingBias = 6_755_399_441_055_744.0

/// The plane of a gradient: the position along it at each place of the sheet.
struct GradientPlane {
  private enum Positions {
    /// Lines, by how much the position grows per column and per row; nil where everything lies beyond the end.
    case lines(Point?)
    case circles(start: Double, end: Double)
    /// About centres that lie on a line: the first radius, and what each position adds to the centre and the radius.
    case focus(start: Double, step: Point, growth: Double)
    /// Turns: where position 0 is, how much follows until position 1, and where the colour of the end begins and that of
    /// the start follows.
    case angles(start: Double, sweep: Double, seam: Double)
  }

  /// Of the start, in pixels.
  private let center: Point
  private let positions: Positions
  /// From pixels of the sheet to those of the plane; nil where both are the same.
  private let toPlane: ProjectiveTransform?
  private let isInPerspective: Bool

  init(_ geometry: GradientGeometry, in space: GridTransform) throws(InvalidField) {
    let one = Double(Fixed.one)
    func pixels(_ value: Double, _ field: StaticString) throws(InvalidField) -> Double {
      Double(try space.snap(value, field)) / one
    }
    func pixels(_ point: Point, _ field: StaticString) throws(InvalidField) -> Point {
      Point(x: try pixels(point.x, field), y: try pixels(point.y, field))
    }
    switch geometry.shape {
    case .linear(let start, let end):
      center = try pixels(start, "p0")
      let end = try pixels(end, "p1")
      let axis = Point(x: end.x - center.x, y: end.y - center.y)
      let square = axis.x * axis.x + axis.y * axis.y
      positions = .lines(square > 0 ? Point(x: axis.x / square, y: axis.y / square) : nil)
    case .radial(var circles):
      circles.center = try pixels(circles.center, "center")
      circles.focus = try circles.focus.map { point throws(InvalidField) in try pixels(point, "focus") }
      let (start, end) = (try pixels(circles.startRadius, "r0"), try pixels(circles.endRadius, "r1"))
      (circles.startRadius, circles.endRadius) = (start, end)
      let step = circles.step
      center = Point(x: circles.center.x - step.x, y: circles.center.y - step.y)
      positions =
        step == .zero ? .circles(start: start, end: end) : .focus(start: start, step: step, growth: end - start)
    case .conic(let angles):
      center = try pixels(angles.center, "center")
      positions = try Self.angles(angles)
    }
    toPlane = try Self.inverse(of: geometry.transform, scale: space.scale)
    isInPerspective = !geometry.transform.isAffine
  }

  private static func angles(_ angles: GradientGeometry.Angles) throws(InvalidField) -> Positions {
    let (start, sweep) = (angles.start / 360, (angles.end - angles.start) / 360)
    guard start.isFinite, sweep.isFinite, abs(start) < 1e9, abs(sweep) < 1e9 else {
      throw InvalidField(reason: "the angles are \(angles.start) and \(angles.end); both must be numbers below 1e11")
    }
    // What is missing to a turn begins with the end and ends with the start.
    return .angles(start: start, sweep: sweep, seam: (abs(sweep) + 1) / 2)
  }

  private static func inverse(
    of transform: ProjectiveTransform, scale: Double
  ) throws(InvalidField) -> ProjectiveTransform? {
    if transform.isIdentity { return nil }
    var map = transform
    (map.affine.tx, map.affine.ty) = (map.affine.tx * scale, map.affine.ty * scale)
    (map.across, map.down) = (map.across / scale, map.down / scale)
    guard let inverse = map.inverse else { throw InvalidField(reason: "transform leaves no area") }
    return inverse
  }

  /// The positions at four places of a row, in pixels of the sheet; 0 at the start and 1 at the end.
  func positions(x: Quad, y: Double) -> Quad {
    var (dx, dy) = (x, Quad(repeating: y))
    if let toPlane {
      let (map, x, y) = (toPlane.affine, dx, dy)
      (dx, dy) = (map.a * x + map.c * y + map.tx, map.b * x + map.d * y + map.ty)
      if isInPerspective {
        let distance = toPlane.across * x + toPlane.down * y + toPlane.distance
        (dx, dy) = (dx / distance, dy / distance)
      }
    }
    dx -= center.x
    dy -= center.y
    switch positions {
    case .lines(let growth):
      guard let growth else { return Quad(repeating: .infinity) }
      return growth.x * dx + growth.y * dy
    case .circles(let start, let end):
      let distance = (dx * dx + dy * dy).squareRoot()
      guard start != end else {
        return Quad(repeating: .infinity).replacing(with: -.infinity, where: distance .< start)
      }
      return (distance - start) / (end - start)
    case .focus(let start, let step, let growth):
      return Self.positions(dx, dy, start: start, step: step, growth: growth)
    case .angles(let start, let sweep, let seam):
      // How far it is from the start in the sense of the gradient, 0 to 1.
      let turn = (UnitCircle.turns(x: dx, y: dy) - start) * (sweep < 0 ? -1 : 1)
      // What rounding has left just before the start is there.
      var passed = turn - Self.floor(turn + 1e-12)
      passed.replace(with: 0, where: passed .< 0)
      let length = abs(sweep)
      if length == 0 {
        // The limit of ever smaller angles.
        return Quad(repeating: .infinity).replacing(with: -.infinity, where: passed .> seam)
      } else if length > 1 {
        // The last whole turn ends where the gradient does.
        let back = length - passed
        passed = length - (back - Self.floor(back))
      } else {
        // Stops beyond both ends are met by no angle.
        let isBeforeStart = passed .> seam
        passed.replace(with: length, where: passed .> length)
        passed.replace(with: 0, where: isBeforeStart)
      }
      return passed / length
    }
  }

  /// The positions of places, seen from the centre of the first circle, among circles about centres that lie on a line.
  static func positions(_ x: Quad, _ y: Quad, start: Double, step: Point, growth: Double) -> Quad {
    // A place p is at the greater t of |p - t·step| = start + t·growth.
    let square = growth * growth - (step.x * step.x + step.y * step.y)
    let half = x * step.x + y * step.y + start * growth
    var root = half * half + square * (x * x + y * y - start * start)
    root.replace(with: 0, where: root .< 0)
    return (root.squareRoot() - half) / square
  }

  /// Of numbers below 2⁵¹: rounding is a call of the C library for each lane on processors without SSE4.1.
  @inline(__always) private static func floor(_ value: Quad) -> Quad {
    let nearest = (value + roundingBias) - roundingBias
    return nearest.replacing(with: nearest - 1, where: nearest .> value)
  }
}
