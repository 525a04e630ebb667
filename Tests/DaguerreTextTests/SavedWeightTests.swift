import DaguerreGraphics
import DaguerreText
import TestSupport
import Testing

@Suite("Weights of variable fonts in saved display lists")
struct SavedWeightTests {
  @Test("a variable font is saved with its weight, each weight by itself, and a font of one weight without")
  func weights() throws {
    func font(_ file: String, _ weight: Int?) throws -> FontFile {
      try FontFile(path: "\(PackageFonts.directory)/\(file)", weight: weight)
    }
    var list = DisplayList(size: Size(width: 60, height: 20))
    let fonts = [
      try font("DaguerreTest-Variable.ttf", 300), try font("DaguerreTest-Variable.ttf", 700),
      try font("DaguerreTest-Regular.ttf", nil),
    ]
    for (index, font) in fonts.enumerated() {
      let glyph = try #require(font.glyph(for: "a"))
      let place = Point(x: Double(20 * index), y: 18)
      list.append(
        .glyphs(
          GlyphRun(font: font, size: 16, color: .black, glyphs: [.init(id: glyph, origin: place)])))
    }
    let saved = try DisplayListDocument(sheets: [.init(list: list)]).json()
    var asked: [Int?] = []
    let loaded = try DisplayListDocument(json: saved) { file, weight in
      asked.append(weight)
      return try font(file, weight)
    }
    #expect(asked == [300, 700, nil])
    #expect(try loaded.json() == saved)
    let drawn = try Rasterizer().draw(list)
    #expect(try Rasterizer().draw(loaded.sheets[0].list) == drawn)
    let glyph = try #require(fonts[0].glyph(for: "a"))
    #expect(fonts[0].outline(of: glyph) != fonts[1].outline(of: glyph))
  }
}
