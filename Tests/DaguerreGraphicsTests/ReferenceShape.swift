import DaguerreGraphics
import Foundation

/// A shape as polygons in double precision, for ``ReferenceRasterizer``.
struct ReferenceShape {
  var contours: [[Point]] = []
  var rule = FillRule.nonzero

  /// How far polygons may be away from curves, in pixels.
  private static let tolerance = 1e-5

  init(rule: FillRule = .nonzero) { self.rule = rule }

  /// An arc between two angles in degrees, both ends included.
  static func arc(_ center: Point, _ radius: Double, from start: Double, to end: Double) -> [Point] {
    let sweep = (end - start) * .pi / 180
    let steps = max(2, Int((abs(sweep) * (max(radius, 0.01) / (8 * tolerance)).squareRoot()).rounded(.up)))
    return (0...steps).map { step in
      let angle = start * .pi / 180 + sweep * Double(step) / Double(steps)
      return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  /// A box, clockwise; radii that exceed it are scaled as CSS does.
  static func box(_ rect: Rect, _ radii: CornerRadii) -> [Point] { loop(rect, radii.fitted(to: rect.size)) }

  /// The same with radii as they are: sides between those that exceed it go back.
  static func loop(_ rect: Rect, _ r: CornerRadii) -> [Point] {
    arc(Point(x: rect.maxX - r.topRight, y: rect.minY + r.topRight), r.topRight, from: -90, to: 0)
      + arc(Point(x: rect.maxX - r.bottomRight, y: rect.maxY - r.bottomRight), r.bottomRight, from: 0, to: 90)
      + arc(Point(x: rect.minX + r.bottomLeft, y: rect.maxY - r.bottomLeft), r.bottomLeft, from: 90, to: 180)
      + arc(Point(x: rect.minX + r.topLeft, y: rect.minY + r.topLeft), r.topLeft, from: 180, to: 270)
  }

  static func grown(_ radii: CornerRadii, _ rect: Rect, by distance: Double) -> CornerRadii {
    radii.fitted(to: rect.size).map { $0 > 0 ? max(0, $0 + distance) : 0 }
  }

  init(box rect: Rect, _ radii: CornerRadii) { if !rect.isEmpty { contours = [Self.box(rect, radii)] } }

  init(solid border: Border) {
    let growth: Double =
      switch border.alignment {
      case .inside: 0
      case .center: border.width / 2
      case .outside: border.width
      }
    let outer = border.rect.inset(by: -growth)
    let radii = Self.grown(border.radii, border.rect, by: growth)
    contours = [Self.box(outer, radii)]
    let inner = outer.inset(by: border.width)
    // Corners within follow those outside, whether they fit or not.
    if !inner.isEmpty { contours.append(Self.loop(inner, radii.map { max(0, $0 - border.width) }).reversed()) }
  }

  init(_ path: Path, rule: FillRule) {
    self.rule = rule
    var contour: [Point] = []
    func curve(_ steps: Int, _ point: (Double) -> Point) {
      for step in 1...steps { contour.append(point(Double(step) / Double(steps))) }
    }
    func mix(_ weights: [(Double, Point)]) -> Point {
      weights.reduce(Point.zero) { Point(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) }
    }
    for element in path.elements {
      let from = contour.last ?? .zero
      switch element {
      case .move(let point):
        contours.append(contour)
        contour = [point]
      case .line(let point): contour.append(point)
      case .quadratic(let control, let end):
        curve(400) { t in mix([((1 - t) * (1 - t), from), (2 * t * (1 - t), control), (t * t, end)]) }
      case .cubic(let control1, let control2, let end):
        curve(400) { t in
          let s = 1 - t
          return mix([(s * s * s, from), (3 * s * s * t, control1), (3 * s * t * t, control2), (t * t * t, end)])
        }
      case .close:
        let start = contour.first ?? .zero
        contours.append(contour)
        contour = [start]
      }
    }
    contours.append(contour)
  }

  init(_ arc: Arc) {
    let (inner, outer) = (arc.radius - arc.width / 2, arc.radius + arc.width / 2)
    let (start, end) = (min(arc.start, arc.start + arc.sweep), max(arc.start, arc.start + arc.sweep))
    if end - start >= 360 {
      contours = [Self.arc(arc.center, outer, from: 0, to: 360), Self.arc(arc.center, max(0, inner), from: 360, to: 0)]
      return
    }
    contours = [
      Self.arc(arc.center, outer, from: start, to: end) + Self.arc(arc.center, max(0, inner), from: end, to: start)
    ]
    if inner < 0 {
      contours.append([arc.center] + Self.arc(arc.center, -inner, from: start + 180, to: end + 180))
    }
    for (angle, sense) in [(start, -1.0), (end, 1.0)] where arc.cap != .butt {
      let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
      let middle = Point(x: arc.center.x + arc.radius * x, y: arc.center.y + arc.radius * y)
      let half = arc.width / 2
      if arc.cap == .round {
        contours.append(Self.arc(middle, half, from: 0, to: 360))
      } else {
        func corner(_ out: Double, _ ahead: Double) -> Point {
          Point(x: middle.x + half * (out * x - ahead * sense * y), y: middle.y + half * (out * y + ahead * sense * x))
        }
        let square = [corner(1, 0), corner(1, 1), corner(-1, 1), corner(-1, 0)]
        contours.append(sense > 0 ? square : square.reversed())
      }
    }
  }

  /// The stroke of a border's centre line as the union of many short pieces and, at sharp corners, squares.
  ///
  /// Independent of how the renderer outlines dashes: it walks the line in small steps.
  init(dashed border: Border, on: Double, off: Double) {
    let half = border.width / 2
    let radii = Self.grown(border.radii, border.rect, by: -half)
    let line = CenterLine(border.rect.inset(by: half), radii)
    var start = 0.0
    while start < line.length - 0.01 {
      let end = min(start + on, line.length)
      for piece in line.pieces {
        let (from, to) = (max(start, piece.start), min(end, piece.start + piece.length))
        guard from < to else { continue }
        let steps = piece.isArc ? 200 : 1
        for step in 0..<steps {
          let a = line.frame(piece, from + (to - from) * Double(step) / Double(steps))
          let b = line.frame(piece, from + (to - from) * Double(step + 1) / Double(steps))
          func corner(_ frame: (point: Point, out: Point), _ offset: Double) -> Point {
            Point(x: frame.point.x + offset * frame.out.x, y: frame.point.y + offset * frame.out.y)
          }
          if piece.isArc, half > piece.radius {
            // Beyond the centre the stroke runs the other way; apart, both halves are clockwise.
            contours.append([piece.anchor, corner(a, half), corner(b, half)])
            contours.append([piece.anchor, corner(a, -half), corner(b, -half)])
          } else {
            contours.append([corner(a, half), corner(b, half), corner(b, -half), corner(a, -half)])
          }
        }
        // A mitre fills the corner between this line and the next.
        let next = piece.start + piece.length
        if !piece.isArc, to == next, end > next,
          let follower = line.pieces.first(where: { $0.start == next && !$0.isArc })
        {
          let (out1, out2) = (line.frame(piece, to).out, line.frame(follower, next).out)
          let corner = line.frame(piece, to).point
          contours.append([
            corner, Point(x: corner.x + half * out1.x, y: corner.y + half * out1.y),
            Point(x: corner.x + half * (out1.x + out2.x), y: corner.y + half * (out1.y + out2.y)),
            Point(x: corner.x + half * out2.x, y: corner.y + half * out2.y),
          ])
        }
      }
      start += on + off
    }
  }

  init(dotted border: Border, spacing: Double) {
    let half = border.width / 2
    let line = CenterLine(border.rect.inset(by: half), Self.grown(border.radii, border.rect, by: -half))
    var position = 0.0
    while position < line.length - 0.01 {
      if let piece = line.pieces.last(where: { $0.start <= position }) {
        contours.append(Self.arc(line.frame(piece, position).point, half, from: 0, to: 360))
      }
      position += spacing
    }
  }
}

/// The centre line of a border, clockwise from the end of the top left corner.
private struct CenterLine {
  struct Piece {
    let start, length: Double
    let isArc: Bool
    let anchor: Point
    /// Degrees: where a line leads, where an arc begins.
    let angle: Double
    let radius: Double
  }

  var pieces: [Piece] = []
  var length = 0.0

  init(_ rect: Rect, _ radii: CornerRadii) {
    let r = radii
    add(Point(x: rect.minX + r.topLeft, y: rect.minY), 0, rect.width - r.topLeft - r.topRight)
    add(arc: Point(x: rect.maxX - r.topRight, y: rect.minY + r.topRight), -90, r.topRight)
    add(Point(x: rect.maxX, y: rect.minY + r.topRight), 90, rect.height - r.topRight - r.bottomRight)
    add(arc: Point(x: rect.maxX - r.bottomRight, y: rect.maxY - r.bottomRight), 0, r.bottomRight)
    add(Point(x: rect.maxX - r.bottomRight, y: rect.maxY), 180, rect.width - r.bottomRight - r.bottomLeft)
    add(arc: Point(x: rect.minX + r.bottomLeft, y: rect.maxY - r.bottomLeft), 90, r.bottomLeft)
    add(Point(x: rect.minX, y: rect.maxY - r.bottomLeft), 270, rect.height - r.bottomLeft - r.topLeft)
    add(arc: Point(x: rect.minX + r.topLeft, y: rect.minY + r.topLeft), 180, r.topLeft)
  }

  private mutating func add(_ anchor: Point, _ angle: Double, _ length: Double) {
    guard length > 0 else { return }
    pieces.append(Piece(start: self.length, length: length, isArc: false, anchor: anchor, angle: angle, radius: 0))
    self.length += length
  }

  private mutating func add(arc center: Point, _ angle: Double, _ radius: Double) {
    guard radius > 0 else { return }
    let length = radius * .pi / 2
    pieces.append(Piece(start: self.length, length: length, isArc: true, anchor: center, angle: angle, radius: radius))
    self.length += length
  }

  /// The point at a position and the direction out of the box there.
  func frame(_ piece: Piece, _ position: Double) -> (point: Point, out: Point) {
    let distance = position - piece.start
    if piece.isArc {
      let angle = (piece.angle + distance / piece.length * 90) * .pi / 180
      let out = Point(x: cos(angle), y: sin(angle))
      return (Point(x: piece.anchor.x + piece.radius * out.x, y: piece.anchor.y + piece.radius * out.y), out)
    }
    let angle = piece.angle * .pi / 180
    let ahead = Point(x: cos(angle), y: sin(angle))
    return (
      Point(x: piece.anchor.x + distance * ahead.x, y: piece.anchor.y + distance * ahead.y),
      Point(x: ahead.y, y: -ahead.x)
    )
  }
}
