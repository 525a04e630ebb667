import DaguerreGraphics
import Testing

@Suite("Shadows of groups")
struct GroupShadowTests {
  private func draw(_ commands: [Command], width: Double = 60) throws -> Bitmap {
    var list = DisplayList(size: Size(width: width, height: 50), background: .white)
    for command in commands { list.append(command) }
    return try Rasterizer().draw(list)
  }

  private func largestStep(_ first: Bitmap, _ second: Bitmap) -> Int {
    var largest = 0
    for (a, b) in zip(first.pixels, second.pixels) {
      for shift in [UInt32(0), 8, 16, 24] {
        let (a, b) = (Int(a >> shift & 0xFF), Int(b >> shift & 0xFF))
        largest = max(largest, abs(a - b))
      }
    }
    return largest
  }

  @Test("that of a box on whole pixels is the shadow of the box", arguments: [0, 0.5, 1, 6, 17.5])
  func box(blur: Double) throws {
    let box = Rect(x: 17, y: 14, width: 22, height: 18)
    let color = Color(rgba: 0x2040_80C0)
    let alone = Shadow(rect: box, radii: .zero, blur: blur, offset: Point(x: 2, y: -3), color: color)
    let group = GroupShadow(blur: blur, offset: Point(x: 2, y: -3), color: color)
    let fill = Command.fillRect(box, .white)
    let (first, second) = (try draw([.shadow(alone), fill]), try draw([.pushShadow(group), fill, .popShadow]))
    #expect(largestStep(first, second) <= 1)
    #expect(largestStep(first, try draw([fill])) > 10)
  }

  @Test("what is translucent casts a weaker one, and nothing casts none")
  func strength() throws {
    let shadow = Command.pushShadow(GroupShadow(blur: 0, offset: Point(x: 30, y: 0), color: .black))
    let half = try draw([shadow, .fillRect(Rect(x: 5, y: 5, width: 9, height: 9), Color.red.opacity(0.5)), .popShadow])
    let below = half.pixels[8 * half.width + 38]
    #expect(abs(Int(below & 0xFF) - 127) <= 1)
    #expect(try draw([shadow, .popShadow]).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("one that would take for ever is refused in words")
  func endless() throws {
    let error = #expect(throws: DrawingError.self) {
      try draw(
        [
          .pushShadow(GroupShadow(blur: 30_000, offset: .zero, color: .black)),
          .fillRect(Rect(x: 0, y: 0, width: 4000, height: 50), .black), .popShadow,
        ], width: 4000)
    }
    #expect("\(try #require(error))".contains("takes too long"))
  }
}
