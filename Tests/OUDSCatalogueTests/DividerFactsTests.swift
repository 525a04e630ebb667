import DaguerreGraphics
import Testing

@testable import OUDSCatalogue

/// A line of 100 points, one point thick, 16 points from the edges of its sheet, at 3 pixels per point.
@Suite("Dividers, measured")
struct DividerFactsTests {
  @Test(
    "lines and sheets have the reference's size",
    arguments: [
      ("horizontal", [48, 48, 300, 3], [396, 99]), ("vertical", [48, 48, 3, 300], [99, 396]),
    ])
  func boxes(axis: String, box: [Int], sheet: [Int]) throws {
    let drawn = try Drawn("divider/\(axis)/default")
    let cell = try drawn.cell("enabled")
    #expect([cell.x, cell.y, cell.width, cell.height] == box)
    #expect([drawn.bitmap.width, drawn.bitmap.height] == sheet)
    // All of the line, and nothing around it, has the colour.
    let inked = drawn.bitmap.pixels.filter { $0 != drawn.bitmap[0, 0] }
    #expect(inked.count == 900 && Set(inked).count == 1)
  }

  @Test(
    "colours are the tokens' over the page",
    arguments: [
      ("default", "light", "#CCCCCC"), ("default", "dark", "#434343"), ("emphasized", "light", "#000000"),
      ("brand-primary", "light", "#F15E00"), ("always-black", "dark", "#000000"), ("always-white", "dark", "#FFFFFF"),
    ])
  func colors(color: String, mode: String, expected: String) throws {
    #expect(try Drawn("divider/horizontal/\(color)", mode: mode).cell("enabled").color(100, 1) == expected)
  }

  @Test(
    "thickness is the theme's token", arguments: ["orange", "orange-compact", "orange-inverse", "sosh", "wireframe"])
  func themes(theme: String) throws {
    let cell = try Drawn("divider/vertical/default", theme: theme).cell("enabled")
    #expect(cell.width == 3 && cell.height == 300)
  }
}
