import DaguerreGraphics
import Testing

@testable import OUDSCatalogue

@Suite("Rainbow icons")
struct RainbowTests {
  @Test("the rainbow fills the outline of the heart, without gaps, from red to pink")
  func fillsTheHeart() throws {
    let cell = try Drawn("button/default/icon-and-text/untinted").cell("enabled")
    let outline = try Drawn("button/default/icon-and-text").cell("enabled")
    for row in 40..<110 {
      let inked = (60..<125).filter { cell.color($0, row) != "#FFFFFF" }
      let outlined = (60..<125).filter { outline.color($0, row) != "#FFFFFF" }
      #expect(inked.first == outlined.first && inked.last == outlined.last, "row \(row)")
      // The cleft at the top is the only gap.
      if row > 55, let first = inked.first, let last = inked.last { #expect(inked.count == last - first + 1) }
    }
    let colors = (68..<112).map { (cell.bitmap[cell.x + $0, cell.y + 62], $0) }
    #expect(colors.allSatisfy { $0.0 >> 24 == 0xFF })
    let (left, right) = (colors[0].0, colors[colors.count - 1].0)
    #expect(left & 0xFF > 0xE0 && left >> 16 & 0xFF < 0x60, "red")
    #expect(right & 0xFF > 0x90 && right >> 8 & 0xFF < 0x40 && right >> 16 & 0xFF > 0x80, "pink")
  }
}
