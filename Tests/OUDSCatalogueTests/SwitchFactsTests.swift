import DaguerreGraphics
import Testing

@testable import OUDSCatalogue

/// Derived from token values and the rules of the design system's page, at 3 pixels per point.
@Suite("Switches, measured")
struct SwitchFactsTests {
  @Test("boxes and sheets are as large as the page says", arguments: ["off", "on"])
  func boxes(sheet: String) throws {
    let drawn = try Drawn("switch/\(sheet)")
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [696, 528])
    for state in ["enabled", "pressed", "disabled"] {
      let cell = try drawn.cell(state)
      #expect([cell.width, cell.height] == [168, 96])
    }
  }

  @Test(
    "the cursor stands where its state says, from left to right and from right to left",
    arguments: [
      ("off", "enabled", 24, 48), ("off", "pressed", 24, 72), ("on", "enabled", 84, 72), ("on", "pressed", 60, 96),
    ], ["ltr", "rtl"])
  func cursor(fact: (sheet: String, state: String, x: Int, width: Int), direction: String) throws {
    let cell = try Drawn("switch/\(fact.sheet)", direction: direction).cell(fact.state)
    let left = direction == "ltr" ? fact.x : 168 - fact.x - fact.width
    // The sides of the cursor are round, so that their outermost pixels are not covered in full.
    let white = (0..<168).filter { cell.bitmap[cell.x + $0, cell.y + 48] & 0xFF > 0xF0 }
    #expect(white.first == left && white.last == left + fact.width - 1)
  }

  @Test(
    "tracks have the token's colours over the page",
    arguments: [
      ("off", "enabled", "#8F8F8F"), ("off", "read-only", "#CCCCCC"), ("on", "enabled", "#17A02F"),
      ("on", "disabled", "#CCCCCC"),
    ])
  func tracks(sheet: String, state: String, color: String) throws {
    let cell = try Drawn("switch/\(sheet)").cell(state)
    #expect(cell.color(84, 4) == color)
    #expect(cell.color(1, 1) == "#FFFFFF")
  }

  @Test("the tick is gone while a person presses")
  func tick() throws {
    let drawn = try Drawn("switch/on")
    #expect(try drawn.cell("enabled").runs(row: 48, from: 84, to: 156).contains { $0.color == "#000000" })
    #expect(try drawn.cell("pressed").runs(row: 48, from: 64, to: 152).map(\.color) == ["#FFFFFF"])
  }

  @Test("the ring follows the track, also where that is round")
  func focusRing() throws {
    let cell = try Drawn("switch/on").cell("focused")
    #expect([-17, -10, -3].map { cell.color($0, 48) } == ["#FFFFFF", "#000000", "#FFFFFF"])
    // At the corner of the ring's bounds there is nothing.
    #expect(cell.color(-10, -10) == "#FFFFFF")
  }
}
