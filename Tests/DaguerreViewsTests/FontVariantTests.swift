import DaguerreGraphics
@testable import DaguerreViews
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

  @Test("letters of the system's fonts are two steps heavier for who wants them bold, others as they are")
  func legibility() throws {
    let fixture = try Fixture()
    func commands(_ font: Font, _ legibility: LegibilityWeight?) throws -> [Command] {
      try fixture.commands { Text("Ab").font(font).environment(\.legibilityWeight, legibility) }
    }
    let steps: [(Font.Weight, Font.Weight)] = [
      (.light, .medium), (.regular, .semibold), (.semibold, .heavy), (.heavy, .black), (.black, .black),
    ]
    for (plain, heavier) in steps {
      for font in [Font.body, .body.monospaced()] {
        #expect(try commands(font.weight(plain), .bold) == commands(font.weight(heavier), nil), "\(plain.value)")
        #expect(try commands(font.weight(plain), .regular) == commands(font.weight(plain), nil))
      }
    }
    #expect(try commands(.body, .bold) != commands(.body, nil))
    let other = Font.custom("Quicksand", fixedSize: 20)
    #expect(try commands(other, .bold) == commands(other, nil) && commands(other, nil) != commands(other.bold(), nil))
  }

  @Test("digits of one width are those of the font, for a text, a view and a font")
  func tabularDigits() throws {
    func advances(_ view: some View) throws -> [Double] {
      let runs = try Fixture().commands { view }.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
      let places = runs.flatMap(\.glyphs).map(\.origin.x)
      return zip(places, places.dropFirst()).map { $1 - $0 }
    }
    let tabular = Font.custom("Roboto", fixedSize: 20)
    // Roboto's digits are of one width unless others are asked for, as other fonts have them.
    let proportional = tabular.adding("pnum")
    let plain = try advances(Text("0128").font(tabular))
    #expect(try advances(Text("0128").font(proportional)) != plain)
    #expect(try advances(Text("0128").font(proportional.monospacedDigit())) == plain)
    #expect(try advances(Text("0128").font(proportional).monospacedDigit()) == plain)
    #expect(try advances(VStack { Text("0128").font(proportional) }.monospacedDigit()) == plain)
    #expect(try advances(VStack { Text("0128") }.font(proportional).monospacedDigit()) == plain)
  }
}
