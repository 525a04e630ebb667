import DaguerreViews
import Testing

@Suite("Variants of fonts")
struct FontVariantTests {
  private func height(_ font: Font, scale: Double = 1, lineHeight: Double? = nil) throws -> Double {
    var fixture = try Fixture()
    fixture.renderer.environment.textScale = scale
    let frames = try fixture.frames { Text("a\nb").font(font).lineHeight(lineHeight).markFrame("text") }
    return try #require(frames["text"]).height
  }

  @Test("lines are 2 points lower or higher, unless their height is set")
  func leading() throws {
    let font = Font.custom("Roboto", fixedSize: 20)
    let plain = try height(font)
    #expect(try height(font.leading(.tight)) == plain - 4 && height(font.leading(.loose)) == plain + 4)
    #expect(try height(font.leading(.standard)) == plain)
    #expect(try height(font.leading(.loose), lineHeight: 30) == height(font, lineHeight: 30))
    let growing = Font(family: "Roboto", size: 20)
    #expect(try height(growing.leading(.loose), scale: 2) == height(growing, scale: 2) + 8)
  }

  @Test("small capitals are those of the font")
  func smallCapitals() throws {
    func glyphs(_ font: Font) throws -> [UInt32] {
      let runs = try Fixture().commands { Text("Ab").font(font) }
        .compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
      return runs.flatMap(\.glyphs).map(\.id)
    }
    let font = Font.custom("Roboto", fixedSize: 20)
    let (plain, small) = try (glyphs(font), glyphs(font.lowercaseSmallCaps()))
    #expect(plain[0] == small[0] && plain[1] != small[1])
    #expect(try glyphs(font.smallCaps())[0] != plain[0])
    #expect(font.smallCaps() == font.smallCaps().lowercaseSmallCaps())
  }
}
