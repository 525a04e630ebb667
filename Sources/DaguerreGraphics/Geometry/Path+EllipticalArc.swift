/// An arc of an ellipse as path data writes it: by its ends, its radii, and which of the four arcs is meant.
public struct EllipticalArc: Hashable, Sendable {
  /// The half axis that the rotation turns from the x axis; 0 makes the arc a straight line.
  public var radiusX: Double
  /// The half axis across it; 0 makes the arc a straight line.
  public var radiusY: Double
  /// The turn of the ellipse's own axes, clockwise on the screen, in degrees.
  public var rotation: Double
  /// Whether the arc is the longer way round.
  public var isLarge: Bool
  /// Whether it runs clockwise on the screen.
  public var isClockwise: Bool

  /// An arc by what SVG gives for one.
  public init(radiusX: Double, radiusY: Double, rotation: Double, isLarge: Bool, isClockwise: Bool) {
    self.radiusX = radiusX
    self.radiusY = radiusY
    self.rotation = rotation
    self.isLarge = isLarge
    self.isClockwise = isClockwise
  }
}

extension Path {
  /// A radius, of the distance of an arc's ends, at which it leaves the line between them by a billionth of that.
  private static let straightestRadius = 1e8

  /// Adds an arc of an ellipse from `start`, the point where the path is, to `end`, in cubic curves of at most a
  /// quarter.
  ///
  /// Radii that are too small for the distance grow; without radii it is a line. Source: SVG 1.1, appendix F.6.
  public mutating func addArc(_ arc: EllipticalArc, from start: Point, to end: Point) {
    guard start != end else { return }
    var (rx, ry) = (abs(arc.radiusX), abs(arc.radiusY))
    guard rx > 0, ry > 0, rx.isFinite, ry.isFinite else { return addLine(to: end) }
    // The shorter way round so large a circle is a line, and numbers have no room for its centre.
    if !arc.isLarge, min(rx, ry) > Self.straightestRadius * start.distance(to: end) { return addLine(to: end) }

    // The ends on a circle of radius 1, its axes those of the ellipse.
    let turn = AffineTransform(rotation: arc.rotation)
    let turnedBack = AffineTransform(a: turn.a, b: -turn.b, c: -turn.c, d: turn.d, tx: 0, ty: 0)
    let half = turnedBack.apply(Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2))
    var onCircle = Point(x: half.x / rx, y: half.y / ry)
    var square = onCircle.x * onCircle.x + onCircle.y * onCircle.y
    // Radii so far from the distance of the ends that numbers have no room for their square.
    guard square > 0, square.isFinite else { return addLine(to: end) }
    if square > 1 {
      let growth = square.squareRoot()
      rx *= growth
      ry *= growth
      onCircle = Point(x: onCircle.x / growth, y: onCircle.y / growth)
      square = 1
    }
    let distance = ((1 - square) / square).squareRoot() * (arc.isLarge == arc.isClockwise ? -1 : 1)
    let center = Point(x: distance * onCircle.y, y: -distance * onCircle.x)

    let scale = AffineTransform(scaleX: rx, scaleY: ry)
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let place = AffineTransform(
      a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: middle.x, ty: middle.y
    ).after(scale).after(AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: center.x, ty: center.y))
    addUnitArc(
      from: Point(x: onCircle.x - center.x, y: onCircle.y - center.y),
      to: Point(x: -onCircle.x - center.x, y: -onCircle.y - center.y), isClockwise: arc.isClockwise, place, end: end)
  }

  /// Adds an arc of the unit circle, mapped by `place`: whole quarters, then what is left.
  private mutating func addUnitArc(
    from first: Point, to last: Point, isClockwise: Bool, _ place: AffineTransform, end: Point
  ) {
    let sign = isClockwise ? 1.0 : -1.0
    var from = first
    for _ in 0..<4 {
      let cosine = from.x * last.x + from.y * last.y
      let sine = (from.x * last.y - from.y * last.x) * sign
      let isLast = sine >= 0 && cosine >= 0
      let to = isLast ? last : Point(x: -from.y * sign, y: from.x * sign)
      addCurve(from: from, to: to, cosine: isLast ? min(cosine, 1) : 0, sign: sign, place, end: isLast ? end : nil)
      if isLast { return }
      from = to
    }
    addLine(to: end)
  }

  private mutating func addCurve(
    from: Point, to: Point, cosine: Double, sign: Double, _ place: AffineTransform, end: Point?
  ) {
    // 4/3 tan(angle / 4), by half-angle formulas.
    let (halfCosine, halfSine) = (((1 + cosine) / 2).squareRoot(), ((1 - cosine) / 2).squareRoot())
    let handle = 4.0 / 3 * halfSine / (1 + halfCosine) * sign
    addCubic(
      control1: place.apply(Point(x: from.x - from.y * handle, y: from.y + from.x * handle)),
      control2: place.apply(Point(x: to.x + to.y * handle, y: to.y - to.x * handle)), to: end ?? place.apply(to))
  }
}

extension Path {
  /// Adds part of a circle, in cubic curves of at most a quarter, after a straight line to where it begins.
  ///
  /// - Parameters:
  ///   - start: degrees, clockwise on the page, 0 to the right.
  ///   - end: degrees; 360 or more beyond `start` in the direction of travel is the whole circle.
  ///   - isClockwise: on the page.
  public mutating func addArc(center: Point, radius: Double, start: Double, end: Double, isClockwise: Bool) {
    guard start.isFinite, end.isFinite, max(abs(start), abs(end)) < 1e9 else { return }
    let sign = isClockwise ? 1.0 : -1.0
    var sweep = (end - start) * sign
    if sweep < 360 {
      sweep = sweep.truncatingRemainder(dividingBy: 360)
      if sweep < 0 { sweep += 360 }
    } else {
      sweep = 360
    }
    func place(_ degrees: Double) -> Point {
      let unit = UnitCircle.point(atTurn: (start + degrees * sign) / 360)
      return Point(x: center.x + unit.x * radius, y: center.y + unit.y * radius)
    }
    let first = place(0)
    if isEmpty { move(to: first) } else { addLine(to: first) }
    let quarters = (sweep / 90).rounded(.up)
    guard quarters > 0 else { return }
    let arc = EllipticalArc(radiusX: radius, radiusY: radius, rotation: 0, isLarge: false, isClockwise: isClockwise)
    var from = first
    for quarter in 1...Int(quarters) {
      let to = place(sweep * Double(quarter) / quarters)
      addArc(arc, from: from, to: to)
      from = to
    }
  }
}
