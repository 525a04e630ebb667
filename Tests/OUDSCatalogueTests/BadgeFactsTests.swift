import DaguerreSnapshots
import DaguerreGraphics
import Testing

@testable import OUDSCatalogue

/// Measured on the reference sheet of dots, or derived from tokens, at 3 pixels per point.
@Suite("Badges, measured")
struct BadgeFactsTests {
  @Test(
    "dots stand where the reference has them, in every row",
    arguments: [
      ("ExtraSmall", 291, 24), ("Small", 534, 36), ("Medium", 776, 48), ("Large", 1018, 60),
    ])
  func dots(size: String, x: Int, side: Int) throws {
    let drawn = try Drawn("badge/standard")
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [1260, 888])
    let fills = [
      ("Neutral", "#272727"), ("Accent", "#FF7900"), ("Positive", "#138126"), ("Info", "#0073B2"),
      ("Warning", "#FFD000"), ("Negative", "#DB0002"),
    ]
    for (row, (status, fill)) in fills.enumerated() {
      let cell = try drawn.cell("\(status)/\(size)")
      #expect([cell.x, cell.y, cell.width, cell.height] == [x, 168 + 120 * row, side, side])
      #expect(cell.color(side / 2, side / 2) == fill)
      // Corners are those of a circle.
      #expect(cell.color(side / 12, side / 12) == "#FFFFFF" && cell.color(side / 2, 1) == fill)
    }
  }

  @Test(
    "numbers widen the pill, which is never narrower than high",
    arguments: [
      ("count-1", "Medium", 48, 48), ("count-1", "Large", 61, 60), ("count-99", "Medium", 67, 48),
      ("count-100", "Medium", 87, 48), ("count-100", "Large", 109, 60), ("count-100", "Small", 36, 36),
    ])
  func counts(sheet: String, size: String, width: Int, height: Int) throws {
    let cell = try Drawn("badge/\(sheet)").cell("Negative/\(size)")
    #expect(cell.height == height)
    // As wide as the digits of this version of the font and the tokens of the padding.
    #expect(abs(cell.width - width) <= (width == height ? 0 : 1), "\(cell.width)")
  }

  @Test(
    "signs are cut out of their disc, but for the warning's in light colours, which has its own",
    arguments: [
      ("icon", "light", "Warning", "#FFD000", "#856A00"), ("icon/disabled", "light", "Warning", "#CCCCCC", "#FFFFFF"),
      ("icon", "light", "Negative", "#DB0002", "#FFFFFF"), ("icon", "dark", "Warning", "#FFE270", "#141414"),
    ])
  func signs(sheet: String, mode: String, status: String, ground: String, mark: String) throws {
    let cell = try Drawn("badge/\(sheet)", mode: mode).cell("\(status)/Large")
    #expect([cell.width, cell.height] == [60, 60])
    // The disc touches the sides of its box; stem and cross reach over its middle.
    #expect(cell.color(30, 1) == ground && cell.color(1, 30) == ground)
    #expect(cell.color(30, 30) == mark)
  }

  @Test("icons of one's own stand 3 points inside the disc, in the colour that suits it")
  func ownIcon() throws {
    let cell = try Drawn("badge/icon").cell("Neutral/Large")
    // The heart spans 20 of 24 parts of a box of 14 points, from 3 and 2/12 of that.
    let inked = (4..<56).filter { cell.color($0, 24) != "#272727" }
    #expect(inked.first == 12 && inked.last == 47 && inked.contains { cell.color($0, 24) == "#FFFFFF" })
  }

  @Test("captions stay in one line, also that of the narrowest column")
  func captions() throws {
    let drawn = try Drawn("badge/standard")
    // Between the captions, 24 points high, and the first row.
    #expect((48 + 72..<168).allSatisfy { y in (291..<534).allSatisfy { drawn.bitmap[$0, y] == drawn.bitmap[0, 0] } })
  }

  @Test("from right to left the columns are exchanged")
  func rightToLeft() throws {
    let drawn = try Drawn("badge/standard", direction: "rtl")
    let cell = try drawn.cell("Accent/Large")
    #expect(cell.x + cell.width == 1260 - 1018 && cell.y == 288)
  }

  @Test(
    "cells are named by row and column, in reading order",
    arguments: [
      ("ltr", "Neutral/ExtraSmall", "Negative/Large"), ("rtl", "Neutral/ExtraSmall", "Negative/Large"),
    ])
  func names(direction: String, first: String, last: String) throws {
    let cells = try Drawn("badge/standard", direction: direction).sheet.cells
    #expect(cells.count == 24 && cells.first?.name == first && cells.last?.state == last)
  }
}
