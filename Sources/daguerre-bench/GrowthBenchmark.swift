import DaguerreGraphics

/// How the cost of one command grows when there is four times as much of what it is made of.
struct GrowthBenchmark {
  let name: String
  private let small: DisplayList
  private let large: DisplayList

  static var all: [GrowthBenchmark] {
    [
      GrowthBenchmark("quads in a path", 250) { count, random in
        [.fillPath(Path((0..<count).flatMap { _ in quad(&random) }), .evenodd, .black)]
      },
      GrowthBenchmark("dots of a border", 500) { count, _ in
        let rect = Rect(x: 10, y: 10, width: 400, height: 400)
        let style = Border.Style.dotted(spacing: 1480 / Double(count))
        return [.border(Border(rect: rect, radii: CornerRadii(9), width: 30, style: style, color: .black))]
      },
      GrowthBenchmark("dashes of a border", 500) { count, _ in
        let rect = Rect(x: 10, y: 10, width: 400, height: 400)
        let period = 1480 / Double(count)
        let style = Border.Style.dashed(on: period * 0.7, off: period * 0.3)
        return [.border(Border(rect: rect, radii: CornerRadii(9), width: 30, style: style, color: .black))]
      },
      GrowthBenchmark("stops of a gradient", 1000) { count, random in
        let stops = (0...count).map {
          GradientFill.Stop(position: Double($0) / Double(count), color: random.color())
        }
        let rect = Rect(x: 0, y: 0, width: 512, height: 512)
        return [.fillGradient(GradientFill(rect: rect, start: .zero, end: Point(x: 400, y: 500), stops: stops))]
      },
      GrowthBenchmark("nested clips", 20) { count, _ in
        let clips = (0..<count).map { index in
          let inset = Double(index) / 4 + 0.1
          return Command.pushClip(
            Rect(x: inset, y: inset, width: 512 - 2 * inset, height: 512 - 2 * inset), CornerRadii(100))
        }
        return clips + [Command](repeating: .popClip, count: count)
      },
      GrowthBenchmark("glyphs of a run", 2000) { count, random in
        let glyphs = (0..<count).map { index in
          GlyphRun.Glyph(id: UInt32(index % 7), origin: Point(x: random.number(0...500), y: random.number(0...500)))
        }
        return [.glyphs(GlyphRun(font: StandInFont.shared, size: 16, color: .black, glyphs: glyphs))]
      },
    ]
  }

  private init(_ name: String, _ count: Int, make: (Int, inout Numbers) -> [Command]) {
    self.name = "\(name), \(count) to \(4 * count)"
    func list(_ count: Int) -> DisplayList {
      var list = DisplayList(size: Size(width: 512, height: 512), background: .white)
      var random = Numbers()
      for command in make(count, &random) { list.append(command) }
      return list
    }
    (small, large) = (list(count), list(4 * count))
  }

  private static func quad(_ random: inout Numbers) -> [Path.Element] {
    let (x, y) = (random.number(0...412), random.number(0...412))
    func corner() -> Point { Point(x: x + random.number(0...100), y: y + random.number(0...100)) }
    return [.move(corner()), .line(corner()), .line(corner()), .line(corner()), .close]
  }

  /// The time of the larger list over that of the smaller one, with cold caches: 4 where cost grows with the work.
  func ratio() throws -> Double {
    let times = try [small, large].map { try RasterBenchmark([$0]).measure(emptiesCaches: true).nanoseconds }
    return times[1] / times[0]
  }
}
