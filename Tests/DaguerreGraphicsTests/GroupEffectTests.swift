import Testing

@testable import DaguerreGraphics

@Suite("Effects of groups")
struct GroupEffectTests {
  private func draw(_ commands: [Command], width: Double = 60, height: Double = 50) throws -> Bitmap {
    var list = DisplayList(size: Size(width: width, height: height), background: .white)
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

  @Test(
    "the shadow of a box on whole pixels is that of the box, and so is the box blurred",
    arguments: [0, 0.5, 1, 6, 17.5])
  func box(blur: Double) throws {
    let box = Rect(x: 17, y: 14, width: 22, height: 18)
    let color = Color(rgba: 0x2040_80C0)
    let alone = Shadow(rect: box, radii: .zero, blur: blur, offset: Point(x: 2, y: -3), color: color)
    let group = GroupShadow(blur: blur, offset: Point(x: 2, y: -3), color: color)
    let fill = Command.fillRect(box, .white)
    let (first, second) = (
      try draw([.shadow(alone), fill]), try draw([.pushEffect(.shadow(group)), fill, .popEffect])
    )
    #expect(largestStep(first, second) <= 1)
    #expect(largestStep(first, try draw([fill])) > 10)
    let moved = Rect(x: 19, y: 11, width: 22, height: 18)
    let blurred = try draw([.pushEffect(.blur(blur)), .fillRect(moved, color), .popEffect, fill])
    #expect(largestStep(first, blurred) <= 1)
  }

  @Test("what is translucent casts a weaker one, and nothing casts none")
  func strength() throws {
    let shadow = Command.pushEffect(.shadow(GroupShadow(blur: 0, offset: Point(x: 30, y: 0), color: .black)))
    let half = try draw([shadow, .fillRect(Rect(x: 5, y: 5, width: 9, height: 9), Color.red.opacity(0.5)), .popEffect])
    let below = half.pixels[8 * half.width + 38]
    #expect(abs(Int(below & 0xFF) - 127) <= 1)
    #expect(try draw([shadow, .popEffect]).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("a shadow that falls beside the sheet is none, however far", arguments: [4.0, -4, 60, 40_000])
  func beside(distance: Double) throws {
    let fill = Command.fillRect(Rect(x: 10, y: 48, width: 30, height: 9), .red)
    for offset in [Point(x: 0, y: distance), Point(x: distance, y: distance)] {
      let shadow = Command.pushEffect(.shadow(GroupShadow(blur: 0, offset: offset, color: .black)))
      let drawn = try draw([shadow, fill, .popEffect])
      #expect(try distance < 0 || drawn.pixels == draw([fill]).pixels)
    }
  }

  @Test("a wide one takes no more than the sheet can show, and spreads all of what is drawn")
  func wide() throws {
    let fill = Command.fillRect(Rect(x: 0, y: 0, width: 60, height: 50), .black)
    #expect(try draw([.pushEffect(.blur(1e8)), fill, .popEffect]).pixels.allSatisfy { $0 & 0xFF >= 254 })
    // As much as a box of the same size.
    for blur in [40.0, 120] {
      let box = Rect(x: 20, y: 15, width: 20, height: 20)
      let alone = Shadow(rect: box, radii: .zero, blur: blur, offset: .zero, color: .black)
      let drawn = try draw([.pushEffect(.blur(blur)), .fillRect(box, .black), .popEffect])
      #expect(largestStep(try draw([.shadow(alone)]), drawn) <= 1)
    }
  }

  @Test("what is farther beside the sheet than the sheet is large casts its shadow and is blurred into sight")
  func farAway() throws {
    let far = Command.fillRect(Rect(x: -400, y: -300, width: 30, height: 40), .black)
    let shadow = GroupShadow(blur: 0, offset: Point(x: 410, y: 310), color: .black)
    let near = Command.fillRect(Rect(x: 10, y: 10, width: 30, height: 40), .black)
    #expect(try draw([.pushEffect(.shadow(shadow)), far, .popEffect]) == draw([near]))
    for blur in [40.0, 400] {
      let box = Rect(x: -900, y: 20, width: 930, height: 1000)
      let alone = Shadow(rect: box, radii: .zero, blur: blur, offset: .zero, color: .black)
      let drawn = try draw([.pushEffect(.blur(blur)), .fillRect(box, .black), .popEffect])
      #expect(largestStep(try draw([.shadow(alone)]), drawn) <= 1)
    }
  }

  @Test("a group is not wider than edges can be, however deep it is nested")
  func longest() throws {
    var path = Path()
    path.addLines([Point(x: -4e8, y: 0), Point(x: 4e8, y: 0), Point(x: 4e8, y: 2), Point(x: -4e8, y: 3)])
    let fill = Command.fillPath(path, .nonzero, .black)
    for (width, depth, blur) in [(32767.0, 4, 16384.0), (40, 1, 1e6), (40, 3, 2e5)] {
      var list = DisplayList(size: Size(width: width, height: 1))
      for _ in 0..<depth {
        list.append(.pushEffect(.shadow(GroupShadow(blur: 0, offset: Point(x: blur, y: 0), color: .red))))
      }
      list.append(fill)
      for _ in 0..<depth { list.append(.popEffect) }
      #expect(try Rasterizer().draw(list).pixels[20] == 0xFF00_0000)
    }
  }

  @Test("a group takes the pixels of what is in it: many small ones on a large sheet, deep ones of a small box")
  func small() throws {
    let box = Rect(x: 9, y: 9, width: 9, height: 9)
    var list = DisplayList(size: Size(width: 4000, height: 4000))
    for _ in 0..<100 { list.append(.pushEffect(.blur(2))) }
    list.append(.fillRect(box, .black))
    for _ in 0..<100 { list.append(.popEffect) }
    #expect(try Rasterizer().draw(list).pixels.contains { $0 != 0 })
    let groups = GroupBounds(
      [
        .pushOpacity(0.5), .pushClip(Rect(x: 0, y: 0, width: 12, height: 100), .zero), .fillRect(box, .red), .popClip,
        .popOpacity, .pushEffect(.blur(2)), .popEffect, .pushOpacity(1), .pushMask, .popMask, .popOpacity,
      ], scale: 2)
    #expect(groups[0] == PixelRect(x: 16, y: 16, width: 10, height: 22))
    #expect(groups[5]?.isEmpty == true && groups[7]?.isEmpty == true && groups[8] == nil)
  }

  @Test("a group of full opacity changes nothing, whatever is in it")
  func transparency() throws {
    let sheet = Rect(x: 0, y: 0, width: 60, height: 50)
    let black = GroupShadow(blur: 0, offset: Point(x: -30, y: 0), color: .black)
    let beside = Command.fillRect(Rect(x: 40, y: 10, width: 20, height: 20), .black)
    let red = Command.fillRect(Rect(x: 10, y: 10, width: 20, height: 20), .red)
    let contents: [[Command]] = [
      // What casts into a mask lies beside all else.
      [.fillRect(sheet, .white), red, .pushMask, .pushEffect(.shadow(black)), beside, .popEffect, .popMask],
      [red, .pushMask, .pushEffect(.shadow(black)), beside, .popEffect, .popMask],
      [red, .pushMask, .pushEffect(.blur(20)), beside, .popEffect, .popMask],
      // A clip and a box within one pixel.
      [
        .pushClip(Rect(x: 4, y: 4, width: 6.4, height: 20), .zero),
        .fillRect(Rect(x: 10.6, y: 4, width: 10, height: 20), .black), .popClip,
      ],
      [
        .glyphs(
          GlyphRun(font: BoxFont(), size: 16, color: .black, glyphs: [.init(id: 1, origin: Point(x: 9.3, y: 20))]))
      ],
    ]
    for content in contents {
      var lists = [DisplayList(size: sheet.size), DisplayList(size: sheet.size)]
      for command in content { lists[0].append(command) }
      for command in [.pushOpacity(1)] + content + [.popOpacity] { lists[1].append(command) }
      let (alone, grouped) = (try Rasterizer().draw(lists[0]), try Rasterizer().draw(lists[1]))
      #expect(largestStep(alone, grouped) <= 1, "\(content)")
      #expect(alone.pixels.contains { $0 != 0 })
    }
  }

  @Test("what lies outside of a clip or of the sheet is blurred and casts shadows into sight", arguments: [1.0, 2])
  func beyond(scale: Double) throws {
    func draw(_ commands: [Command]) throws -> Bitmap {
      var list = DisplayList(size: Size(width: 60, height: 50), background: .white)
      for command in commands { list.append(command) }
      return try Rasterizer().draw(list, scale: scale)
    }
    let clip = Command.pushClip(Rect(x: 16, y: 8, width: 32, height: 32), .zero)
    let full = Command.fillRect(Rect(x: -90, y: -90, width: 240, height: 240), .black)
    let blurred = try draw([.pushEffect(.blur(12)), full, .popEffect])
    #expect(blurred.pixels.allSatisfy { $0 & 0xFF <= 1 })
    let clipped = try draw([clip, .pushEffect(.blur(12)), full, .popEffect, .popClip])
    #expect(clipped.pixels == (try draw([clip, full, .popClip])).pixels)
    // A box beside the sheet and one beside the clip.
    let shadow = Command.pushEffect(.shadow(GroupShadow(blur: 0, offset: Point(x: 30, y: 0), color: .black)))
    let beside = Command.fillRect(Rect(x: -24, y: 12, width: 20, height: 20), .red)
    let cast = Command.fillRect(Rect(x: 6, y: 12, width: 20, height: 20), .black)
    #expect(try draw([shadow, beside, .popEffect]).pixels == draw([cast]).pixels)
    #expect(try draw([clip, shadow, beside, .popEffect, .popClip]).pixels == draw([clip, cast, .popClip]).pixels)
  }

  @Test("groups nest on a sheet as large as a screen")
  func nested() throws {
    var list = DisplayList(size: Size(width: 1024, height: 1366))
    for _ in 0..<6 { list.append(.pushOpacity(0.9)) }
    list.append(.fillRect(Rect(x: 0, y: 0, width: 1024, height: 1366), .black))
    for _ in 0..<6 { list.append(.popOpacity) }
    #expect(try Rasterizer().draw(list, scale: 2).pixels.allSatisfy { (133...138).contains($0 >> 24) })
  }

  @Test("glass: one colour stays as it is, and of a group only what is in it counts")
  func backdrop() throws {
    let left = Command.fillRect(Rect(x: 0, y: 0, width: 30, height: 50), .black)
    func glass(_ blur: Double) -> [Command] {
      [.pushEffect(.backdropBlur(blur)), .fillRect(Rect(x: 10, y: 10, width: 40, height: 30), .red), .popEffect]
    }
    for blur in [0, 3.0, 40, 200, 1e8] {
      let drawn = try draw([left] + glass(blur))
      #expect(try draw(glass(blur)).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
      let row = (0..<60).map { Int(drawn.pixels[25 * 60 + $0] & 0xFF) }
      #expect(row[9] == 0 && row[51] == 255)
      // As dark on the left of the edge as light on its right.
      for x in 0..<20 { #expect(abs(row[30 + x] + row[29 - x] - 255) <= 1) }
      #expect(zip(row[10..<50], row[11..<50]).allSatisfy { $0 <= $1 + 1 })
      let above = (0..<60).map { drawn.pixels[9 * 60 + $0] }
      #expect(above == (try draw([left])).pixels[9 * 60..<10 * 60].map { $0 })
    }
    // In a group of its own it sees nothing but the group: what is transparent counts, what is beyond the sheet does not.
    let alone = try draw([left, .pushOpacity(1)] + glass(20) + [.popOpacity])
    #expect(alone.pixels == (try draw([left])).pixels)
    let full = Command.fillRect(Rect(x: 0, y: 0, width: 60, height: 50), Color.black.opacity(0.5))
    let grouped = try draw([.pushOpacity(1), full] + glass(20) + [.popOpacity])
    #expect(grouped.pixels == (try draw([full])).pixels)
  }

  @Test("the cost does not grow with the width", arguments: [GroupEffect.blur(3000), .backdropBlur(9000)])
  func wideOnLargeSheet(effect: GroupEffect) throws {
    let drawn = try draw(
      [.pushEffect(effect), .fillRect(Rect(x: 0, y: 0, width: 3000, height: 2000), .black), .popEffect],
      width: 3000, height: 2000)
    #expect(drawn.width == 3000)
  }
}
