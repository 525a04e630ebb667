import DaguerreGraphics
import SeededRandom
import Testing

@Suite("Blend modes")
struct BlendModeTests {
  /// Channels of 0...1, of a pixel.
  private func channels(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(Double(pixel & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel >> 16 & 0xFF), Double(pixel >> 24)) / 255
  }

  private func pixel(_ commands: [Command]) throws -> UInt32 {
    var list = DisplayList(size: Size(width: 1, height: 1))
    for command in commands { list.append(command) }
    return try Rasterizer().draw(list).pixels[0]
  }

  @Test("have the values of the specification, for all kinds of colours", arguments: BlendMode.allCases)
  func values(mode: BlendMode) throws {
    let sheet = Rect(x: 0, y: 0, width: 1, height: 1)
    var random = SeededNumbers(seed: 5)
    func level() -> UInt8 { UInt8(random.element([0, 1, 60, 127, 128, 200, 254, 255])) }
    for _ in 0..<300 {
      let colors = (0..<2).map { _ in Color(red: level(), green: level(), blue: level(), alpha: level()) }
      let below = try pixel([.fillRect(sheet, colors[0])])
      let source = try pixel([.fillRect(sheet, colors[1])])
      let drawn = try pixel([
        .fillRect(sheet, colors[0]), .pushEffect(.blend(mode)), .fillRect(sheet, colors[1]), .popEffect,
      ])
      let expected = ReferenceBlend.blend(channels(source), channels(below), mode) * 255
      let distance = (channels(drawn) * 255 - expected)
      let worst = (0..<4).map { abs(distance[$0]) }.max() ?? 0
      // What is opaque to 1 of 65536 is blended as everywhere else.
      #expect(
        worst <= (mode == .normal ? 0.51 : 0.5 + 1e-6),
        "\(colors[1]) over \(colors[0]): \(channels(drawn) * 255), not \(expected)")
    }
  }

  @Test("change nothing outside of a small round clip", arguments: BlendMode.allCases)
  func roundClip(mode: BlendMode) throws {
    func draw(_ commands: [Command]) throws -> Bitmap {
      var list = DisplayList(size: Size(width: 30, height: 30), background: Color(rgba: 0x6496_C8FF))
      for command in commands { list.append(command) }
      return try Rasterizer().draw(list)
    }
    let sheet = Rect(x: 0, y: 0, width: 30, height: 30)
    let group = [
      Command.pushEffect(.blend(mode)), .fillRect(sheet, Color(rgba: 0x1E3C_5AC8)), .popEffect,
    ]
    let clip = Command.pushClip(Rect(x: 5, y: 5, width: 20, height: 20), CornerRadii(10))
    let (drawn, everywhere) = (try draw([clip] + group + [.popClip]), try draw(group))
    for corner in [(5, 5), (24, 5), (5, 24), (24, 24), (6, 5), (2, 15)] {
      #expect(drawn[corner.0, corner.1] == 0xFFC8_9664, "\(corner)")
    }
    #expect(drawn[15, 15] == everywhere[15, 15])
  }

  @Test("that replace have the values of Porter and Duff where they cover, and what was there elsewhere")
  func replacing() throws {
    let sheet = Rect(x: 0, y: 0, width: 1, height: 1)
    var random = SeededNumbers(seed: 9)
    func level() -> UInt8 { UInt8(random.element([0, 1, 60, 127, 128, 200, 254, 255])) }
    for mode in CompositeMode.allCases {
      for _ in 0..<300 {
        let colors = (0..<2).map { _ in Color(red: level(), green: level(), blue: level(), alpha: level()) }
        let below = try pixel([.fillRect(sheet, colors[0])])
        let source = try pixel([.fillRect(sheet, colors[1])])
        func drawn(_ mask: [Command]) throws -> UInt32 {
          try pixel(
            [.fillRect(sheet, colors[0]), .pushEffect(.composite(mode)), .fillRect(sheet, colors[1])]
              + mask + [.popEffect])
        }
        let expected = ReferenceBlend.composite(channels(source), channels(below), mode) * 255
        for mask in [[], [.pushMask, .fillRect(sheet, .black), .popMask]] as [[Command]] {
          let distance = channels(try drawn(mask)) * 255 - expected
          let worst = (0..<4).map { abs(distance[$0]) }.max() ?? 0
          #expect(worst <= 0.5 + 1e-6, "\(mode): \(colors[1]) over \(colors[0])")
        }
      }
    }
  }

  @Test("that replace do so in part where they cover a part")
  func partlyReplacing() throws {
    var half = DisplayList(size: Size(width: 2, height: 1), background: .black)
    let right = Rect(x: 1, y: 0, width: 0.5, height: 1)
    half.append(.pushEffect(.composite(.copy)))
    half.append(.fillRect(right, Color(red: 255, green: 0, blue: 0, alpha: 128)))
    half.append(.pushMask)
    half.append(.fillRect(right, .black))
    half.append(.popMask)
    half.append(.popEffect)
    let drawn = try Rasterizer().draw(half)
    // Half of black, and a quarter of red.
    #expect(drawn[0, 0] == 0xFF00_0000 && drawn[1, 0] == 0xBF00_0040)
  }

  @Test("of an opaque page are those that other tools draw")
  func known() throws {
    let sheet = Rect(x: 0, y: 0, width: 1, height: 1)
    func result(_ mode: BlendMode) throws -> UInt32 {
      try pixel([
        .fillRect(sheet, Color(red: 200, green: 100, blue: 50, alpha: 255)), .pushEffect(.blend(mode)),
        .fillRect(sheet, Color(red: 80, green: 160, blue: 240, alpha: 255)), .popEffect,
      ])
    }
    func packed(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
      red | green << 8 | blue << 16 | 0xFF00_0000
    }
    #expect(try result(.multiply) == packed(63, 63, 47))
    #expect(try result(.screen) == packed(217, 197, 243))
    #expect(try result(.difference) == packed(120, 60, 190))
    #expect(try result(.plusLighter) == packed(255, 255, 255))
    #expect(try result(.plusDarker) == packed(25, 5, 35))
  }
}
