/// A part of a circle.
struct CircularArc: Curve {
  let center: GridPoint
  let radius: Double
  /// Angles in turns.
  let start, end: Double

  init(center: GridPoint, radius: Double, from start: Double, to end: Double) {
    (self.center, self.radius, self.start, self.end) = (center, radius, start, end)
  }

  /// An eighth of the second derivative: radius times the square of the angle, which is at most 6.2832 a turn.
  var flatness: Double { radius * (end - start) * (end - start) * 4.9349 }
  var length: Double { radius * abs(end - start) * 6.2832 }
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
  func point(at t: Double) -> Vector { Vector(center) + offset(at: t) }
  func secondDerivative(at t: Double) -> Vector { offset(at: t) * (-39.4784 * (end - start) * (end - start)) }
  private func offset(at t: Double) -> Vector {
    UnitCircle.point(atTurn: t == 1 ? end : start + (end - start) * t) * radius
  }
}
