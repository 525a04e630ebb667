import Testing

@testable import OUDSCatalogue

/// Measured on the reference sheets of coloured boxes, at 3 pixels per point.
@Suite("Coloured surfaces, measured")
struct ColoredSurfaceFactsTests {
  @Test(
    "a surface hugs its title, button and link",
    arguments: [
      ("background-inverse-high", [48, 48, 634, 552], "#141414", "#EEEEEE"),
      ("brand-primary", [48, 48, 436, 552], "#FF7900", "#000000"),
    ])
  func boxes(surface: String, box: [Int], fill: String, border: String) throws {
    let cell = try Drawn("colored-surface/\(surface)").cell("enabled")
    // Letters come from another version of the font.
    #expect(zip([cell.x, cell.y, cell.width, cell.height], box).allSatisfy { abs($0 - $1) <= 2 }, "\(cell.width)")
    #expect(cell.color(4, 4) == fill)
    #expect(cell.color(50, 240) == border)
    let button = cell.runs(row: 240, from: 0, to: 436).filter { $0.color == border }.map(\.length)
    #expect(button.first == 3 && button.last == 3)
    let title = cell.bounds(x: 24..<(cell.width - 4), y: 48..<130)
    #expect(abs(title[1] - 64) <= 1 && abs(title[0] - 51) <= 2, "\(title)")
  }

  @Test("a theme without the colour has a placeholder as wide as a phone", arguments: ["light", "dark"])
  func unsupported(mode: String) throws {
    let drawn = try Drawn("colored-surface/brand-tertiary", mode: mode)
    let cell = try drawn.cell("enabled")
    #expect([cell.x, cell.y, cell.width, cell.height] == [48, 48, 984, 552])
    #expect(cell.color(12, 1) == (mode == "light" ? "#DB0002" : "#FF8081"))
    // The word "supported".
    let word = cell.bounds(x: 595..<842, y: 225..<279)
    #expect(zip(word, [609, 234, 218, 42]).allSatisfy { abs($0 - $1) <= 1 }, "\(word)")
  }

  @Test("every colour that a theme has is filled with it", arguments: ["orange", "sosh", "wireframe"])
  func fills(theme: String) throws {
    let fills = try ColoredSurfaceSheets.sheets.map { sheet in
      try Drawn(sheet.id, theme: theme, mode: "dark").cell("enabled").color(30, 30)
    }
    #expect(fills.count == 26 && Set(fills).count > 12)
  }
}
