import DaguerreGraphics
import Foundation

/// Shapes as polygons, curves cut at 0.1 px as general renderers do.
enum PlainShapes {
  private static let tolerance = 0.1

  private static func arc(_ center: Point, _ radius: Double, from start: Double, to end: Double) -> [Point] {
    let sweep = (end - start) * .pi / 180
    let steps = max(1, Int((abs(sweep) * (max(radius, 0.01) / (8 * tolerance)).squareRoot()).rounded(.up)))
    return (0...steps).map { step in
      let angle = start * .pi / 180 + sweep * Double(step) / Double(steps)
      return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  static func box(_ rect: Rect, _ radii: CornerRadii) -> [Point] {
    let r = radii.fitted(to: rect.size)
    return arc(Point(x: rect.maxX - r.topRight, y: rect.minY + r.topRight), r.topRight, from: -90, to: 0)
      + arc(Point(x: rect.maxX - r.bottomRight, y: rect.maxY - r.bottomRight), r.bottomRight, from: 0, to: 90)
      + arc(Point(x: rect.minX + r.bottomLeft, y: rect.maxY - r.bottomLeft), r.bottomLeft, from: 90, to: 180)
      + arc(Point(x: rect.minX + r.topLeft, y: rect.minY + r.topLeft), r.topLeft, from: 180, to: 270)
  }

  static func border(_ border: Border) -> [[Point]] {
    let growth: Double =
      switch border.alignment {
      case .inside: 0
      case .center: border.width / 2
      case .outside: border.width
      }
    let outer = border.rect.inset(by: -growth)
    let radii = border.radii.fitted(to: border.rect.size).map { $0 > 0 ? $0 + growth : 0 }
    switch border.style {
    case .solid:
      return [box(outer, radii), box(outer.inset(by: border.width), radii.map { $0 - border.width }).reversed()]
    case .dashed(let on, let off):
      return dashes(outer, radii, border.width, period: on + off) { position, line in
        let (a, b) = (line(position), line(position + on))
        let half = border.width / 2
        func side(_ frame: (point: Point, out: Point), _ offset: Double) -> Point {
          Point(x: frame.point.x + offset * frame.out.x, y: frame.point.y + offset * frame.out.y)
        }
        return [side(a, half), side(b, half), side(b, -half), side(a, -half)]
      }
    case .dotted(let spacing):
      return dashes(outer, radii, border.width, period: spacing) { position, line in
        arc(line(position).point, border.width / 2, from: 0, to: 360)
      }
    }
  }

  /// A polygon for each dash, by a function of its position and of the points along the centre line.
  private static func dashes(
    _ outer: Rect, _ radii: CornerRadii, _ width: Double, period: Double,
    _ dash: (Double, (Double) -> (point: Point, out: Point)) -> [Point]
  ) -> [[Point]] {
    let line = box(outer.inset(by: width / 2), radii.map { $0 - width / 2 })
    var lengths = [0.0]
    for (a, b) in zip(line, line.dropFirst() + [line[0]]) {
      lengths.append(lengths[lengths.count - 1] + hypot(b.x - a.x, b.y - a.y))
    }
    let total = lengths[lengths.count - 1]
    func frame(_ position: Double) -> (point: Point, out: Point) {
      let wrapped = position.truncatingRemainder(dividingBy: total)
      let index = max(0, (lengths.firstIndex { $0 > wrapped } ?? 1) - 1)
      let (a, b) = (line[index], line[(index + 1) % line.count])
      let length = max(lengths[index + 1] - lengths[index], 1e-9)
      let part = (wrapped - lengths[index]) / length
      return (
        Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part),
        Point(x: (b.y - a.y) / length, y: (a.x - b.x) / length)
      )
    }
    return stride(from: 0, to: total - period / 2, by: period).map { dash($0, frame) }
  }

  static func arc(_ arc: Arc) -> [[Point]] {
    let (start, end) = (arc.start, arc.start + min(arc.sweep, 360))
    let half = arc.width / 2
    var shapes = [
      self.arc(arc.center, arc.radius + half, from: start, to: end)
        + self.arc(arc.center, max(0, arc.radius - half), from: end, to: start)
    ]
    for angle in [start, end] where arc.cap == .round {
      let turn = angle * .pi / 180
      let middle = Point(x: arc.center.x + arc.radius * cos(turn), y: arc.center.y + arc.radius * sin(turn))
      shapes.append(self.arc(middle, half, from: 0, to: 360))
    }
    return shapes
  }

  static func polygons(_ path: Path) -> [[Point]] {
    var polygons: [[Point]] = []
    var current: [Point] = []
    func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
      Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func curve(_ controls: [Point]) {
      let length = zip(controls, controls.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
      let steps = max(2, Int((length / tolerance).squareRoot()))
      for step in 1...steps {
        var points = controls
        while points.count > 1 {
          points = zip(points, points.dropFirst()).map { mix($0, $1, Double(step) / Double(steps)) }
        }
        current.append(points[0])
      }
    }
    for element in path.elements {
      let from = current.last ?? .zero
      switch element {
      case .move(let point):
        polygons.append(current)
        current = [point]
      case .line(let point): current.append(point)
      case .quadratic(let control, let end): curve([from, control, end])
      case .cubic(let control1, let control2, let end): curve([from, control1, control2, end])
      case .close:
        polygons.append(current)
        current = current.first.map { [$0] } ?? []
      }
    }
    return polygons + [current]
  }
}
