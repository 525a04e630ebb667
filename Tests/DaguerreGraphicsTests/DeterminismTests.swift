import DaguerreGraphics
import Testing

@Suite("The same bytes")
struct DeterminismTests {
  /// One of everything.
  private static func list(offset: Double = 0, scale: Double = 1, font: BoxFont = BoxFont()) -> DisplayList {
    func p(_ x: Double, _ y: Double) -> Point { Point(x: (x + offset) * scale, y: y * scale) }
    func r(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(origin: p(x, y), size: Size(width: width * scale, height: height * scale))
    }
    let ink = Color(rgba: 0x2060_A0FF)
    let glass = Color(rgba: 0xC040_2080)
    var list = DisplayList(size: Size(width: 160 * scale, height: 120 * scale), background: Color(rgba: 0xFAF8_F0FF))
    list.append(
      .shadow(
        Shadow(
          rect: r(10.5, 8.25, 60, 40), radii: CornerRadii(8 * scale), blur: 9 * scale,
          offset: Point(x: 0, y: 3 * scale),
          spread: scale, color: glass)))
    list.append(.fillRoundedRect(r(10.5, 8.25, 60, 40), CornerRadii(8 * scale), ink))
    for (index, style) in [Border.Style.solid, .dashed(on: 5 * scale, off: 3 * scale), .dotted(spacing: 6 * scale)]
      .enumerated()
    {
      list.append(
        .border(
          Border(
            rect: r(15.2, 12.7 + Double(index) * 34, 50, 28.5), radii: CornerRadii(6 * scale), width: 2.5 * scale,
            alignment: .center, style: style, color: glass)))
    }
    list.append(
      .arc(
        Arc(
          center: p(110.3, 30.1), radius: 17 * scale, width: 5 * scale, start: 20, sweep: 250, cap: .round, color: ink))
    )
    list.append(
      .fillPath(
        Path([
          .move(p(90, 60)), .cubic(control1: p(150.5, 50), control2: p(80, 120), to: p(140, 110)), .line(p(85, 80)),
          .close,
        ]), .evenodd, glass))
    list.append(.pushClip(r(80.5, 55.5, 70, 60), CornerRadii(15 * scale)))
    list.append(.pushOpacity(0.7))
    list.append(
      .fillGradient(
        GradientFill(
          rect: r(78, 90, 80, 25), start: p(80, 90), end: p(150, 110),
          stops: [.init(position: 0, color: ink), .init(position: 1, color: glass)])))
    list.append(
      .glyphs(
        GlyphRun(
          font: font, size: 18 * scale, color: .black,
          glyphs: (1...4).map { GlyphRun.Glyph(id: $0, origin: p(82.3 + Double($0) * 14.1, 84.6)) })))
    list.append(.popOpacity)
    list.append(.popClip)
    return list
  }

  @Test("An arc that is a ring but for the last bit of its angle is not taken for one that was drawn before")
  func nearlyRing() throws {
    func list(sweep: Double) -> DisplayList {
      var list = DisplayList(size: Size(width: 40, height: 40))
      list.append(
        .arc(
          Arc(
            center: Point(x: 20, y: 20), radius: 10, width: 6, start: 200, sweep: sweep, cap: .square, color: .black)))
      return list
    }
    let rasterizer = Rasterizer()
    _ = try rasterizer.draw(list(sweep: 360))
    let nearly = list(sweep: 360.0.nextDown)
    #expect(try rasterizer.draw(nearly) == Rasterizer().draw(nearly))
  }

  @Test("A clip within another is not taken for the same one within a third")
  func nestedClips() throws {
    let square = Rect(x: 0, y: 0, width: 40, height: 40)
    func list(outerRadius: Double) -> DisplayList {
      var list = DisplayList(size: Size(width: 40, height: 40))
      list.append(.pushClip(square, CornerRadii(outerRadius)))
      list.append(.pushClip(square, CornerRadii(5)))
      list.append(.fillRect(square, .black))
      list.append(.popClip)
      list.append(.popClip)
      return list
    }
    let rasterizer = Rasterizer()
    for radius in [10.0, 15, 10] {
      #expect(try rasterizer.draw(list(outerRadius: radius)) == Rasterizer().draw(list(outerRadius: radius)))
    }
  }

  /// FNV-1a over the bytes of the pixels, in hexadecimal.
  private func digest(_ bitmap: Bitmap) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in bitmap.pixels {
      for shift: UInt32 in [0, 8, 16, 24] { hash = (hash ^ UInt64(pixel >> shift & 0xFF)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }

  @Test(
    "On every machine, in debug and release",
    arguments: [(1, "8186b4c4995afd2e"), (1.5, "8a7bcf6ef5a5c4c5"), (2, "fee3ea3bdb90cc7b"), (3, "dc23a15f987ab617")]
      as [(Double, String)])
  func golden(scale: Double, expected: String) throws {
    let actual = digest(try Rasterizer().draw(Self.list(), scale: scale))
    #expect(actual == expected)
  }

  @Test("Whatever was drawn before")
  func caches() throws {
    let font = BoxFont()
    let fresh = try Rasterizer().draw(Self.list(font: font))
    let used = Rasterizer()
    for offset in [0.37, 5, 0.125, 0] { _ = try used.draw(Self.list(offset: offset, font: font), scale: 1 + offset) }
    #expect(try used.draw(Self.list(font: font)) == fresh)
    used.emptyCaches()
    #expect(try used.draw(Self.list(font: BoxFont())) == fresh)
    var bitmap = Bitmap(width: 160, height: 120, pixels: [UInt32](repeating: 0x1234_5678, count: 160 * 120))
    try used.draw(Self.list(), into: &bitmap)
    #expect(bitmap == fresh)
  }

  @Test("On many threads")
  func threads() async throws {
    let expected = try Rasterizer().draw(Self.list())
    let same = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { (try? Rasterizer().draw(Self.list())) == expected } }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(same)
  }

  @Test("At a scale as with larger lengths", arguments: [2, 3])
  func scale(scale: Double) throws {
    #expect(try Rasterizer().draw(Self.list(), scale: scale) == Rasterizer().draw(Self.list(scale: scale)))
  }

  @Test("Moved by whole pixels")
  func moved() throws {
    let still = try Rasterizer().draw(Self.list())
    let moved = try Rasterizer().draw(Self.list(offset: 7))
    for y in 0..<still.height {
      #expect((0..<still.width - 7).allSatisfy { still[$0, y] == moved[$0 + 7, y] }, "row \(y)")
    }
  }
}
