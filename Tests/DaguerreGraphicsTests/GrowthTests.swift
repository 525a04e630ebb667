import DaguerreGraphics
import SeededRandom
import Testing

/// Sizes at which a cost that grows faster than the work would not end, or would be refused for want of memory.
@Suite("Cost that grows with the work", .timeLimit(.minutes(5)))
struct GrowthTests {
  private static func draw(_ commands: [Command], side: Double = 400) throws -> Bitmap {
    var list = DisplayList(size: Size(width: side, height: side), background: .white)
    for command in commands { list.append(command) }
    return try Rasterizer().draw(list)
  }

  /// The largest difference in any channel.
  private static func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.pixels, b.pixels).reduce(0) { worst, pair in
      (0..<4).reduce(worst) { worst, channel in
        let shift = UInt32(8 * channel)
        return max(worst, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
      }
    }
  }

  private static func disc(_ x: Double, _ y: Double, _ radius: Double) -> [Path.Element] {
    let control = radius * 0.5522847498
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    return [
      .move(point(radius, 0)),
      .cubic(control1: point(radius, control), control2: point(control, radius), to: point(0, radius)),
      .cubic(control1: point(-control, radius), control2: point(-radius, control), to: point(-radius, 0)),
      .cubic(control1: point(-radius, -control), control2: point(-control, -radius), to: point(0, -radius)),
      .cubic(control1: point(control, -radius), control2: point(radius, -control), to: point(radius, 0)), .close,
    ]
  }

  @Test("5,000 quads that overlap in a path", arguments: [FillRule.nonzero, .evenodd])
  func quads(rule: FillRule) throws {
    var random = SeededNumbers(seed: 7)
    let path = Path(
      (0..<5000).flatMap { _ -> [Path.Element] in
        let (x, y) = (random.number(0...300), random.number(0...300))
        // A point on each side of a square, clockwise.
        return [
          .move(Point(x: x + random.number(0...100), y: y)), .line(Point(x: x + 100, y: y + random.number(0...100))),
          .line(Point(x: x + random.number(0...100), y: y + 100)), .line(Point(x: x, y: y + random.number(0...100))),
          .close,
        ]
      })
    let bitmap = try Self.draw([.fillPath(path, rule, .black)])
    // In the middle every point lies in hundreds of quads, about half of the points in an odd number.
    let middle = (0..<40_000).map { Double(bitmap[100 + $0 % 200, 100 + $0 / 200] & 0xFF) }
    let mean = middle.reduce(0, +) / Double(middle.count)
    #expect(rule == .nonzero ? mean == 0 : abs(mean - 127.5) < 3)
  }

  @Test("5,000 dots in a path, apart or overlapping")
  func dots() throws {
    var random = SeededNumbers(seed: 3)
    let apart = (0..<5000).map { index in
      // In squares of 6 px, so that no two dots share a pixel.
      Point(x: Double(index % 74) * 6 + random.number(2.1...3.9), y: Double(index / 74) * 6 + random.number(2.1...3.9))
    }
    let one = Path(apart.flatMap { Self.disc($0.x, $0.y, 2) })
    let each = apart.map { Command.fillPath(Path(Self.disc($0.x, $0.y, 2)), .nonzero, .black) }
    let drawn = try Self.draw([.fillPath(one, .nonzero, .black)], side: 450)
    #expect(try Self.difference(drawn, Self.draw(each, side: 450)) <= 1)
    let overlapping = Path((0..<5000).flatMap { _ in Self.disc(random.number(50...350), random.number(50...350), 20) })
    #expect(try Self.draw([.fillPath(overlapping, .nonzero, .black)])[200, 200] == 0xFF00_0000)
  }

  @Test("A crowd of dots is nearly exact")
  func crowd() throws {
    var random = SeededNumbers(seed: 5)
    let path = Path(
      (0..<600).flatMap { _ in Self.disc(random.number(4...60), random.number(4...52), random.number(0.5...2.5)) })
    var list = DisplayList(size: Size(width: 64, height: 56), background: .white)
    list.append(.fillPath(path, .evenodd, .black))
    let drawn = try Rasterizer().draw(list)
    let exact = ReferenceRasterizer(list)
    let errors = drawn.pixels.indices.map { abs(Double(drawn.pixels[$0] & 0xFF) - exact.pixels[$0][0] * 255) }
    #expect(errors.max() ?? 0 < 2)
  }

  @Test("25,000 lines all over a sheet, in a path")
  func scribble() throws {
    var random = SeededNumbers(seed: 17)
    let points = (0..<25_000).map { _ in Point(x: random.number(-200...600), y: random.number(0...300)) }
    let path = Path([.move(points[0])] + points.dropFirst().map { .line($0) })
    let bitmap = try Self.draw([.fillPath(path, .evenodd, .black)])
    // About half of the points lie in an odd number of turns.
    let middle = (0..<40_000).map { Double(bitmap[100 + $0 % 200, 50 + $0 / 200] & 0xFF) }
    let mean = middle.reduce(0, +) / 40_000
    #expect(abs(mean - 127.5) < 3)
  }

  @Test("Curves that cross each other in two rows of pixels are nearly exact", arguments: [FillRule.nonzero, .evenodd])
  func flatCrowd(rule: FillRule) throws {
    var random = SeededNumbers(seed: 8)
    func point() -> Point { Point(x: random.number(0...100), y: random.number(0...2)) }
    let curves = (0..<100).map { _ in Path.Element.cubic(control1: point(), control2: point(), to: point()) }
    var list = DisplayList(size: Size(width: 100, height: 2), background: .white)
    list.append(.fillPath(Path([.move(point())] + curves + [.close]), rule, .black))
    let drawn = try Rasterizer().draw(list)
    let exact = ReferenceRasterizer(list)
    let errors = drawn.pixels.indices.map { abs(Double(drawn.pixels[$0] & 0xFF) - exact.pixels[$0][0] * 255) }
    #expect(errors.max() ?? 0 < 4)
  }

  @Test("A thousand bars in a path are as a thousand boxes")
  func bars() throws {
    let boxes = (0..<1000).map { Rect(x: 5.3 + Double($0) * 1.39, y: 3.2, width: 0.7, height: 1390) }
    var path = Path()
    for box in boxes { path.addRect(box) }
    func draw(_ commands: [Command]) throws -> Bitmap {
      var list = DisplayList(size: Size(width: 1400, height: 1400), background: .white)
      for command in commands { list.append(command) }
      return try Rasterizer().draw(list, scale: 2)
    }
    // Where two share a pixel, each is blended by itself.
    #expect(
      try Self.difference(
        draw([.fillPath(path, .nonzero, .black)]), draw(boxes.map { .fillRect($0, .black) })) <= 65)
    #expect(
      try Self.difference(
        draw([.fillPath(path, .nonzero, .black)]), draw([.fillPath(path, .evenodd, .black)])) == 0)
  }

  @Test("Thick dots that hardly differ in place are a line", arguments: [0.0115, 0.05])
  func thickDots(spacing: Double) throws {
    func border(_ style: Border.Style) -> Command {
      .border(
        Border(
          rect: Rect(x: 5.3, y: 4.6, width: 40, height: 40), radii: CornerRadii(12), width: 10, style: style,
          color: .black))
    }
    let difference = try Self.difference(Self.draw([border(.dotted(spacing: spacing))]), Self.draw([border(.solid)]))
    #expect(difference <= 1)
  }

  @Test("100,000 triangles side by side over 2,000 slivers, in one row of pixels")
  func columns() throws {
    let step = 1.0 / 4096
    var path = Path()
    for index in 0..<2000 {
      let y = Double(2 * index) * step
      path.addLines([
        Point(x: 0, y: y), Point(x: 399, y: y), Point(x: 399, y: y + step), Point(x: 0, y: y + step),
      ])
      path.close()
    }
    for index in 0..<100_000 {
      let x = 1 + Double(index) * 0.0035
      path.addLines([Point(x: x, y: 0.1), Point(x: x + 0.0012, y: 0.5), Point(x: x, y: 0.9)])
      path.close()
    }
    let bitmap = try Self.draw([.fillPath(path, .nonzero, .black)])
    // Slivers cover 0.49 of it and triangles 0.14 of that and of what is left, which a crowd need not have exactly.
    #expect(abs(Int(bitmap[200, 0] & 0xFF) - 112) <= 12)
    #expect(abs(Int(bitmap[380, 0] & 0xFF) - 130) <= 6)
  }

  @Test("10,000 wide dashes")
  func wideDashes() throws {
    let rect = Rect(x: 0, y: 0, width: 400, height: 400)
    let style = Border.Style.dashed(on: 0.1, off: 0.0333)
    let bitmap = try Self.draw([
      .border(Border(rect: rect, radii: CornerRadii(9), width: 100, style: style, color: .black))
    ])
    // Three quarters of the line are covered.
    #expect(abs(Int(bitmap[200, 50] & 0xFF) - 64) <= 4)
  }

  @Test("a line along 500 long curves, dashed as finely as it may be")
  func stroke() throws {
    var path = Path()
    path.move(to: Point(x: 0, y: 200))
    for index in 0..<500 {
      let x = Double(index) * 0.8
      path.addCubic(
        control1: Point(x: x, y: -200), control2: Point(x: x + 5, y: 600), to: Point(x: x + 0.8, y: 200))
    }
    for dash in [[], [0.05], [40, 40]] {
      let line = path.stroked(PathStroke(width: 2, cap: .round, join: .round, dash: dash))
      #expect(line.elements.count < 2_000_000)
      _ = try Self.draw([.fillPath(line, .nonzero, .black)])
    }
  }

  @Test("100,000 stops of a gradient", arguments: [true, false])
  func stops(isForward: Bool) throws {
    let stops = (0...100_000).map {
      GradientFill.Stop(position: Double($0) / 100_000, color: $0 < 50_000 ? .black : .white)
    }
    let ends = (Point(x: 3, y: 5), Point(x: 790, y: 801))
    let gradient = GradientFill(
      rect: Rect(x: 0, y: 0, width: 800, height: 800), start: isForward ? ends.0 : ends.1,
      end: isForward ? ends.1 : ends.0, stops: stops)
    let bitmap = try Self.draw([.fillGradient(gradient)], side: 800)
    #expect(bitmap[10, 10] == (isForward ? 0xFF00_0000 : 0xFFFF_FFFF))
    #expect(bitmap[780, 790] == (isForward ? 0xFFFF_FFFF : 0xFF00_0000))
    #expect(bitmap.pixels.count { $0 != 0xFF00_0000 && $0 != 0xFFFF_FFFF } < 100)
  }

  @Test("400 nested clips with round corners")
  func clips() throws {
    let clips = (0..<400).map { index in
      let inset = Double(index) * 0.3 + 0.1
      return Command.pushClip(
        Rect(x: inset, y: inset, width: 1000 - 2 * inset, height: 1000 - 2 * inset), CornerRadii(480))
    }
    let bitmap = try Self.draw(
      clips + [.fillRect(Rect(x: 0, y: 0, width: 1000, height: 1000), .black)]
        + [Command](repeating: .popClip, count: 400), side: 1000)
    #expect(bitmap[500, 500] == 0xFF00_0000 && bitmap[500, 118] == 0xFFFF_FFFF && bitmap[500, 121] == 0xFF00_0000)
  }

  @Test("Shadows with corners that would take a minute are an error, and the largest that are drawn are none")
  func sharpShadows() throws {
    func draw(radius: Double, blur: Double) throws {
      var list = DisplayList(size: Size(width: 100, height: 100))
      let box = Rect(x: 0, y: 0, width: 33_000, height: 33_000)
      list.append(.shadow(Shadow(rect: box, radii: CornerRadii(radius), blur: blur, offset: .zero, color: .black)))
      _ = try Rasterizer().draw(list)
    }
    try draw(radius: 4096, blur: 0.04)
    try draw(radius: 16_384, blur: 1)
    for (radius, blur) in [(4097.0, 0.04), (16385.0, 100)] {
      let error = try #require(throws: DrawingError.self) { try draw(radius: radius, blur: blur) }
      #expect(error.description.contains("must be at most \(Int(radius) - 1) px"))
    }
  }

  @Test("Outlines that would take forever are an error")
  func refusals() throws {
    let dots = Command.border(
      Border(
        rect: Rect(x: 0, y: 0, width: 1000, height: 1000), radii: .zero, width: 300, style: .dotted(spacing: 0.6),
        color: .black))
    var lines = Path([.move(.zero)])
    for index in 1..<3000 { lines.addLine(to: Point(x: Double(index % 8), y: index % 2 == 0 ? 0 : 30_000)) }
    var random = SeededNumbers(seed: 9)
    let crowd = Path(
      [.move(.zero)] + (0..<30_000).map { _ in .line(Point(x: random.number(0...1000), y: random.number(0...1000))) })
    var row = Path([.move(.zero)])
    for index in 1...600_000 { row.addLine(to: Point(x: Double(index % 997), y: index % 2 == 0 ? 0.1 : 0.9)) }
    for (command, words) in [
      (dots, "straight edges"), (.fillPath(lines, .evenodd, .black), "rows of pixels"),
      (.fillPath(crowd, .evenodd, .black), "overlap, so much"), (.fillPath(row, .evenodd, .black), "crowd in rows"),
    ] {
      var list = DisplayList(size: Size(width: 1000, height: 30_000))
      list.append(command)
      let error = try #require(throws: DrawingError.self) { try Rasterizer().draw(list) }
      #expect(error.description.contains(words))
    }
  }
}
