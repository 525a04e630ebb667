import DaguerreSnapshots
import OUDS
import Testing

@testable import OUDSCatalogue

@Suite("Floating action buttons, as on the reference sheets")
struct FloatingActionButtonFactsTests {
  @Test(
    "sizes at three pixels a point", arguments: [("small", 120), ("standard", 168), ("large", 288)])
  func sizes(size: String, side: Int) throws {
    let drawn = try Drawn("floating-action-button/brand/\(size)")
    #expect(drawn.sheet.cells.count == 4)
    for cell in drawn.sheet.cells {
      let frame = cell.pixelFrame(scale: 3)
      #expect(frame.width == side && frame.height == side)
    }
  }

  @Test("the focus ring is a pill of five points around the button, over its shadow")
  func ring() throws {
    let cell = try Drawn("floating-action-button/brand/standard").cell("focused")
    let row = cell.runs(row: 84, from: -15, to: 0).map(\.length)
    #expect(row.first == 9 && row.dropFirst().reduce(0, +) == 6)
    // A round end: nothing of the ring in the corner of its box.
    #expect(cell.color(-14, -14) != cell.color(-10, 84))
  }

  @Test("every button casts the shadow of its elevation", arguments: ["light", "dark"])
  func shadow(mode: String) throws {
    let commands = try Drawn("floating-action-button/strong/small", mode: mode).sheet.list.commands
    let shadows = commands.filter { if case .shadow = $0 { true } else { false } }
    #expect(shadows.count == 4)
  }
}
