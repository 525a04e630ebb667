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

  @Test("the shadow of the cursor is as dark and as wide as on the reference sheet, on all sides")
  func shadow() throws {
    let cell = try Drawn("switch/off").cell("enabled")
    func darkness(_ dx: Int, _ dy: Int) -> Int { 0x8F - Int(cell.bitmap[cell.x + dx, cell.y + dy] & 0xFF) }
    // From the cursor, 24 to 72 and 24 to 72 pixels, outwards; means of the four sides of the reference.
    for (distance, expected) in [(1, 10.75), (2, 5.25), (3, 2.5), (4, 1), (6, 0)] {
      let sides = [
        darkness(24 - distance, 48), darkness(71 + distance, 48), darkness(48, 24 - distance),
        darkness(48, 71 + distance),
      ]
      #expect(sides.allSatisfy { abs(Double($0) - expected) <= 1.5 }, "\(distance): \(sides)")
    }
  }

  @Test("the tick is as large as that of a checkbox, with round ends")
  func tickSize() throws {
    let ink = try Drawn("switch/on").cell("enabled").bounds(x: 96..<144, y: 30..<66)
    #expect([ink[2], ink[3]].elementsEqual([39, 31]) { abs($0 - $1) <= 2 }, "\(ink)")
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
