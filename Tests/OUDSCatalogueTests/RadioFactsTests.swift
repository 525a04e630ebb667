import DaguerreGraphics
import Testing

@testable import OUDSCatalogue

/// Derived from token values and the rules of the design system's page, at 3 pixels per point.
@Suite("Radio buttons, measured")
struct RadioFactsTests {
  @Test(
    "rings have the token's width and colour",
    arguments: [
      ("unselected", "enabled", 3, "#000000"), ("unselected", "hover", 6, "#4C4C4C"),
      ("unselected", "pressed", 6, "#F15E00"), ("unselected", "read-only", 3, "#CCCCCC"),
      ("selected", "enabled", 6, "#F15E00"), ("selected", "focused", 6, "#4C4C4C"),
      ("selected", "disabled", 6, "#CCCCCC"), ("selected/error", "pressed", 6, "#800001"),
    ])
  func rings(sheet: String, state: String, width: Int, color: String) throws {
    let drawn = try Drawn("radio/\(sheet)")
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [1224, 336])
    let cell = try drawn.cell(state)
    #expect([cell.width, cell.height] == [144, 144])
    // Down the middle, where the ring is all but horizontal: its first and last pixels are not covered in full.
    let ring = (43..<41 + width).map { cell.color(72, $0) }
    #expect(ring.allSatisfy { $0 == color }, "\(ring)")
    #expect(cell.color(72, 41) == cell.color(0, 0) && cell.color(72, 43 + width) == cell.color(0, 0))
    // What lies in the corner of the square is outside of the ring.
    #expect(cell.color(46, 46) == cell.color(0, 0))
  }

  @Test(
    "the dot is there when it is selected, in its own colour when it cannot be changed",
    arguments: [
      ("selected", "enabled", "#F15E00"), ("selected", "read-only", "#525252"), ("unselected", "enabled", "#FFFFFF"),
    ])
  func dots(sheet: String, state: String, color: String) throws {
    #expect(try Drawn("radio/\(sheet)").cell(state).color(72, 72) == color)
  }

  @Test("themes without a ring around the dot fill the circle but for the dot", arguments: ["sosh", "wireframe"])
  func filled(theme: String) throws {
    let cell = try Drawn("radio/selected", theme: theme).cell("enabled")
    let across = cell.runs(row: 72, from: 0, to: 144)
    #expect(across.first?.length == 42 && across.last?.length == 42)
    #expect(cell.color(72, 72) == across.first?.color)
    #expect(cell.color(50, 72) == cell.color(94, 72) && cell.color(50, 72) != across.first?.color)
  }
}
