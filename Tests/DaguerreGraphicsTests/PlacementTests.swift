import func Foundation.cos
import func Foundation.sin
import SeededRandom
import Testing

@testable import DaguerreGraphics

@Suite("Commands drawn through a map")
struct PlacementTests {
  @Test("what becomes paths by a quarter turn looks like what is turned as it is", arguments: UInt64(1)...4)
  func quarterTurn(seed: UInt64) throws {
    var lists = RandomLists(seed: seed)
    let rasterizer = Rasterizer()
    let center = Point(x: 10, y: 10)
    let upright = Placement(AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0).about(center))
    let free = Placement(slanted: upright.transform)
    #expect(upright.isUpright && !free.isUpright)
    for index in 0..<150 {
      let command = lists.command()
      func draw(_ placement: Placement) throws -> Bitmap {
        var list = DisplayList(size: Size(width: 20, height: 20), background: .white)
        for command in command.placed(by: placement) { list.append(command) }
        return try rasterizer.draw(list)
      }
      // Dashes begin at another corner.
      if case .border(let border) = command, border.style != .solid { continue }
      let (expected, drawn) = (try draw(upright), try draw(free))
      let worst = zip(expected.bytes, drawn.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
      // What is blurred on the whole sheet lacks what lies outside of it.
      if case .shadow = command { continue }
      #expect(worst <= 3, "command \(index) of seed \(seed): \(command)")
    }
  }

  @Test("lines of dashes and dots, and blurred boxes, are turned")
  func lines() throws {
    let box = Rect(x: 8, y: 8, width: 24, height: 24)
    for style in [Border.Style.dashed(on: 4, off: 2), .dotted(spacing: 4)] {
      // Four turns of a square with equal sides: each side has whole periods.
      let border = Command.border(
        Border(rect: box, radii: .zero, width: 2, alignment: .center, style: style, color: .black))
      try expectTurned(border, within: 2)
    }
    try expectTurned(
      .shadow(Shadow(rect: box, radii: CornerRadii(5), blur: 4, offset: .zero, spread: -2, color: .black)), within: 2)
  }

  private func expectTurned(_ command: Command, within limit: Int) throws {
    let upright = Placement(AffineTransform(rotation: 90).about(Point(x: 20, y: 20)))
    func draw(_ commands: [Command]) throws -> Bitmap {
      var list = DisplayList(size: Size(width: 40, height: 40), background: .white)
      for command in commands { list.append(command) }
      return try Rasterizer().draw(list)
    }
    let (plain, turned) = (try draw([command]), try draw(command.placed(by: Placement(slanted: upright.transform))))
    let worst = zip(plain.bytes, turned.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= limit, "\(command)")
  }

  @Test("a rectangle with a negative side draws nothing wherever it is placed")
  func negative() throws {
    let maps = [
      AffineTransform(scaleX: 1, scaleY: 1, translateX: 1), AffineTransform(scaleX: -2, scaleY: 2, translateX: 60),
      AffineTransform(rotation: 90).about(Point(x: 20, y: 20)), AffineTransform(rotation: 20),
    ]
    let stops = [GradientFill.Stop(position: 0, color: .black)]
    for size in [Size(width: -10, height: 10), Size(width: 10, height: -10), Size(width: -10, height: -10)] {
      let rect = Rect(origin: Point(x: 20, y: 20), size: size)
      let commands: [Command] = [
        .fillRect(rect, .black), .fillRoundedRect(rect, CornerRadii(2), .black),
        .border(Border(rect: rect, radii: .zero, width: 2, color: .black)),
        .shadow(Shadow(rect: rect, radii: .zero, blur: 2, offset: .zero, spread: 20, color: .black)),
        .fillGradient(GradientFill(rect: rect, start: .zero, end: Point(x: 9, y: 9), stops: stops)),
      ]
      for command in commands {
        for map in maps {
          var list = DisplayList(size: Size(width: 40, height: 40))
          for placed in command.placed(by: Placement(map)) { list.append(placed) }
          #expect(try Rasterizer().draw(list).pixels.allSatisfy { $0 == 0 }, "\(command), \(map)")
        }
      }
    }
  }

  @Test("a linear gradient that is stretched has the colours that its places had", arguments: UInt64(1)...20)
  func gradient(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    func number() -> Double { random.number(-3...3) }
    let map = AffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    let (start, end) = (Point(x: number(), y: number()), Point(x: number(), y: number()))
    let linear = GradientGeometry.linear(start: start, end: end)
    guard case .linear(let from, let to)? = linear.transformed(by: map)?.shape else { return #expect(Bool(false)) }
    func position(_ point: Point, _ start: Point, _ end: Point) -> Double {
      let (x, y) = (end.x - start.x, end.y - start.y)
      return ((point.x - start.x) * x + (point.y - start.y) * y) / (x * x + y * y)
    }
    for _ in 0..<20 {
      let place = Point(x: number(), y: number())
      #expect(abs(position(place, start, end) - position(map.apply(place), from, to)) < 1e-6)
    }
  }

  @Test("a map and its inverse leave each point where it is; a flat one has none")
  func inverse() throws {
    let map = AffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -2)
    let back = try #require(map.inverse)
    let point = back.apply(map.apply(Point(x: 3, y: 4)))
    #expect(abs(point.x - 3) < 1e-12 && abs(point.y - 4) < 1e-12)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
    #expect(AffineTransform(scaleX: .nan, scaleY: 1).inverse == nil)
  }

  @Test("angles are those of the C library")
  func angles() {
    for step in 0..<2000 {
      let angle = Double(step) / 2000 * 2 * .pi
      let turns = UnitCircle.turns(
        x: SIMD4(repeating: 3 * cos(angle)), y: SIMD4(repeating: 3 * sin(angle)))
      let distance = abs(turns[step % 4] - Double(step) / 2000)
      #expect(min(distance, 1 - distance) < 1e-13)
    }
    #expect(UnitCircle.turns(x: SIMD4(0, 1, 0, -1), y: SIMD4(0, 0, 1, 0)) == SIMD4(0, 0, 0.25, 0.5))
  }
}
