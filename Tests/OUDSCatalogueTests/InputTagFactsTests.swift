import DaguerreGraphics
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// Derived from tokens, at 3 pixels per point.
@Suite("Input tags, measured")
struct InputTagFactsTests {
  @Test("the pill is 32 points high, in the middle of 48", arguments: ["ltr", "rtl"])
  func box(direction: String) throws {
    let drawn = try Drawn("input-tag/text", direction: direction)
    let cell = try drawn.cell("enabled")
    #expect([cell.y, cell.height] == [144 + 24, 96])
    #expect(try drawn.cell("focused").y == 144 + 144 + 3 * (16 + 24 + 8) + 24)
    #expect((direction == "ltr" ? cell.x : drawn.bitmap.width - cell.x - cell.width) == 48)
  }

  @Test(
    "borders are as wide as the tokens say, in their colour over the ground's",
    arguments: [
      ("enabled", 3, "#C4C4C4"), ("hover", 6, "#4C4C4C"), ("pressed", 6, "#F15E00"), ("focused", 6, "#4C4C4C"),
      ("disabled", 3, "#CCCCCC"),
    ])
  func borders(state: String, width: Int, color: String) throws {
    let cell = try Drawn("input-tag/text").cell(state)
    let down = (0..<12).map { cell.color(cell.width / 2, $0) }
    #expect(down.prefix { $0 == color }.count == width)
    #expect((down[8] == "#FFFFFF") == (state == "disabled"))
  }

  @Test("the cross grows with the text")
  func textScale() throws {
    func side(_ textScale: Double) throws -> Double {
      var renderer = ViewRenderer(fonts: try PackageFonts.library())
      renderer.environment.textScale = textScale
      let list = try renderer.render(OUDSThemeableView(theme: OrangeTheme()) { OUDSInputTag(label: "Label") {} }).list
      let paths = list.commands.compactMap { if case .fillPath(let path, _, _) = $0 { path.bounds } else { nil } }
      return try #require(paths.first).width
    }
    #expect(abs(try side(1.5) / side(1) - 1.5) < 1e-6)
  }

  @Test("the cross spans 13.5 of 24 parts of 16 points, 8 from the end, and has no hole")
  func cross() throws {
    let cell = try Drawn("input-tag/text").cell("enabled")
    let ground = cell.color(cell.width / 2, 8)
    let box = cell.width - 24 - 48
    let columns = (box..<cell.width - 24).filter { dx in (30..<66).contains { cell.color(dx, $0) != ground } }
    #expect(columns.first == box + 10 && columns.last == box + 37)
    #expect(cell.color(box + 24, 48) == cell.color(box + 20, 44))
  }
}
