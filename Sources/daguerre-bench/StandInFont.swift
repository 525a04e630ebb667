import DaguerreGraphics

/// Seven letter-like shapes, so that text can be timed without a font file.
final class StandInFont: GlyphOutlines {
  static let shared = StandInFont()

  let fileName = "StandIn.ttf"
  let unitsPerEm = 1000.0

  func outline(of glyph: UInt32) -> Path {
    switch glyph % 7 {
    case 0: Self.ring(width: 500, height: 520)
    case 1: Self.bars([(80, 0, 170, 700)])
    case 2: Self.bars([(80, 0, 170, 700), (170, 300, 400, 390), (400, 0, 490, 700)])
    case 3: Path(Self.ring(width: 520, height: 700).elements + Self.bars([(230, 200, 290, 500)]).elements)
    case 4: Self.bars([(60, 0, 450, 90), (60, 300, 400, 390), (60, 610, 450, 700)])
    case 5: Self.ring(width: 300, height: 300)
    default: Path()
    }
  }

  private static func bars(_ bars: [(Double, Double, Double, Double)]) -> Path {
    Path(
      bars.flatMap { x0, y0, x1, y1 -> [Path.Element] in
        [
          .move(Point(x: x0, y: y0)), .line(Point(x: x0, y: y1)), .line(Point(x: x1, y: y1)),
          .line(Point(x: x1, y: y0)), .close,
        ]
      })
  }

  /// Two ellipses of quadratic curves, the inner one the other way round.
  private static func ring(width: Double, height: Double) -> Path {
    func ellipse(_ rx: Double, _ ry: Double, _ direction: Double) -> [Path.Element] {
      let (cx, cy) = (width / 2 + 30, height / 2)
      func point(_ x: Double, _ y: Double) -> Point { Point(x: cx + direction * rx * x, y: cy + ry * y) }
      let corner = 0.4142135623730951
      let diagonal = 0.7071067811865476
      var elements: [Path.Element] = [.move(point(1, 0))]
      for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
        let (nextX, nextY) = (-y, x)
        elements += [
          .quadratic(
            control: point(x + corner * nextX, y + corner * nextY),
            to: point(diagonal * (x + nextX), diagonal * (y + nextY))),
          .quadratic(control: point(nextX + corner * x, nextY + corner * y), to: point(nextX, nextY)),
        ]
      }
      return elements + [.close]
    }
    return Path(ellipse(width / 2, height / 2, 1) + ellipse(width / 2 - 80, height / 2 - 80, -1))
  }
}
