import DaguerreGraphics

/// A font made of simple shapes, 1000 units to the em, so that tests need no font file.
final class BoxFont: GlyphOutlines {
  let fileName: String
  let unitsPerEm = 1000.0

  init(fileName: String = "Boxes.ttf") { self.fileName = fileName }

  func outline(of glyph: UInt32) -> Path {
    var path = Path()
    switch glyph {
    case 1: path = Self.box(100, 0, 600, 700)
    case 2:
      // A ring: the hole runs the other way.
      path = Self.box(50, -200, 650, 700)
      path.elements += [
        .move(Point(x: 200, y: 0)), .line(Point(x: 500, y: 0)), .line(Point(x: 500, y: 500)),
        .line(Point(x: 200, y: 500)), .close,
      ]
    case 3:
      // Two strokes that overlap, as in variable fonts.
      path = Self.box(0, 300, 700, 400)
      path.elements += Self.box(300, 0, 400, 700).elements
    case 4:
      path.move(to: Point(x: 50, y: 0))
      path.addQuadratic(control: Point(x: 350, y: 1400), to: Point(x: 650, y: 0))
      path.addCubic(
        control1: Point(x: 500, y: -300), control2: Point(x: 200, y: -300), to: Point(x: 50, y: 0))
      path.close()
    default: break
    }
    return path
  }

  private static func box(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Path {
    Path([
      .move(Point(x: x0, y: y0)), .line(Point(x: x0, y: y1)), .line(Point(x: x1, y: y1)), .line(Point(x: x1, y: y0)),
      .close,
    ])
  }
}
