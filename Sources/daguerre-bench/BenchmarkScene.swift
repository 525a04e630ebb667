import DaguerreGraphics

/// A generated sheet of 1024 x 1024 px with many commands of one kind.
struct BenchmarkScene {
  let name: String
  let list: DisplayList

  static var all: [BenchmarkScene] {
    [
      BenchmarkScene("solid", background: .clear) { _ in
        [.fillRect(Rect(x: 0, y: 0, width: 1024, height: 1024), Color(rgba: 0x2266_AAFF))]
      },
      BenchmarkScene("rounded boxes", count: 200) { random in
        [.fillRoundedRect(random.rect(30...220, 25...120), random.radii(), random.color())]
      },
      BenchmarkScene("translucent boxes", count: 200) { random in
        [.fillRoundedRect(random.rect(30...220, 25...120), random.radii(), random.color(alpha: 128))]
      },
      BenchmarkScene("borders", count: 200) { random in
        let rect = random.rect(40...120, 30...110)
        return [.border(Border(rect: rect, radii: random.radii(), width: random.number(1...4), color: random.color()))]
      },
      BenchmarkScene("dashed and dotted borders", count: 60) { random in
        let rect = random.rect(60...120, 40...110)
        let styles = [Border.Style.dashed(on: 6, off: 4), .dotted(spacing: 6)]
        return styles.map {
          .border(Border(rect: rect, radii: CornerRadii(9), width: 2, style: $0, color: random.color()))
        }
      },
      BenchmarkScene("cards with shadows", count: 40) { random in
        let rect = random.rect(100...200, 90...160)
        return [
          .shadow(
            Shadow(
              rect: rect, radii: CornerRadii(8), blur: random.number(4...24), offset: Point(x: 0, y: 3),
              color: Color(rgba: 0x0000_0050))), .fillRoundedRect(rect, CornerRadii(8), .white),
        ]
      },
      BenchmarkScene("text", count: 60) { random in
        let size = random.number(12...40)
        var origin = random.rect(0...1, 0...1).origin
        let glyphs = (0..<40).map { index in
          defer { origin.x += (size * 2).rounded() / 4 }
          return GlyphRun.Glyph(id: UInt32(index % 7), origin: origin)
        }
        return [.glyphs(GlyphRun(font: StandInFont.shared, size: size, color: random.color(), glyphs: glyphs))]
      },
      BenchmarkScene("icons", count: 200) { random in
        let place = random.rect(16...32, 16...32)
        let fit = AffineTransform(
          scaleX: place.width / 1000, scaleY: place.width / 1000, translateX: place.minX, translateY: place.minY)
        return [.fillPath(StandInFont.shared.outline(of: 3).transformed(by: fit), .evenodd, random.color())]
      },
      BenchmarkScene("arcs", count: 100) { random in
        let center = random.rect(1...2, 1...2).origin
        return [
          .arc(
            Arc(
              center: center, radius: random.number(8...36), width: random.number(2...8), start: random.number(0...360),
              sweep: random.number(30...330), cap: .round, color: random.color()))
        ]
      },
      BenchmarkScene("clips", count: 30) { random in
        let rect = random.rect(100...200, 80...140)
        return [
          .pushClip(rect, CornerRadii(24)), .fillRect(rect, random.color()), .fillRect(rect, random.color(alpha: 90)),
          .popClip,
        ]
      },
      BenchmarkScene("gradient", background: .clear) { random in
        [
          .fillGradient(
            GradientFill(
              rect: Rect(x: 0, y: 0, width: 1024, height: 1024), start: .zero, end: Point(x: 700, y: 1000),
              stops: [0, 0.5, 1].map { GradientFill.Stop(position: $0, color: random.color()) }))
        ]
      },
    ]
  }

  private init(
    _ name: String, count: Int = 1, background: Color = .white, make: (inout Numbers) -> [Command]
  ) {
    self.name = name
    var list = DisplayList(size: Size(width: 1024, height: 1024), background: background)
    var random = Numbers()
    for _ in 0..<count { for command in make(&random) { list.append(command) } }
    self.list = list
  }
}

/// The same pseudorandom numbers every time (a linear congruential generator, Knuth's constants).
struct Numbers {
  private var state: UInt64 = 20_240_607

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let fraction = Double(state >> 40) / Double(1 << 24)
    // At most two decimals, as in designs.
    return ((range.lowerBound + fraction * (range.upperBound - range.lowerBound)) * 100).rounded() / 100
  }

  /// A rectangle on the sheet, at quarters of a pixel.
  mutating func rect(_ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> Rect {
    let size = Size(width: number(width), height: number(height))
    let x = (number(0...(1024 - size.width)) * 4).rounded() / 4
    let y = (number(0...(1024 - size.height)) * 4).rounded() / 4
    return Rect(origin: Point(x: x, y: y), size: size)
  }

  mutating func radii() -> CornerRadii { CornerRadii(number(0...24).rounded()) }

  mutating func color(alpha: UInt8 = 255) -> Color {
    Color(
      red: UInt8(number(0...255)), green: UInt8(number(0...255)), blue: UInt8(number(0...255)), alpha: alpha)
  }
}
