import DaguerreGraphics
import Testing

@testable import OUDSCatalogue

/// What was measured on the design system's own pictures, or follows from its tokens, at 3 pixels per point.
@Suite("Pin code inputs, measured")
struct PinCodeInputFactsTests {
  @Test("boxes of 56 by 60 points stand 68 apart, over two lines of helper text")
  func boxes() throws {
    let drawn = try Drawn("pin-code-input/default/helper")
    let row = try drawn.cell("focused")
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [876, 420])
    #expect([row.x, row.y, row.width, row.height] == [48, 48, 780, 180])
    let grounds = row.runs(row: 20, from: 0, to: row.width)
    #expect(grounds.map(\.length) == [168, 36, 168, 36, 168, 36, 168])
    #expect(
      grounds.map(\.color) == ["#F5F5F5", "#FFFFFF", "#F5F5F5", "#FFFFFF", "#E0E0E0", "#FFFFFF", "#F5F5F5"])
    // Nothing is drawn in the 8 points below.
    #expect((180..<204).allSatisfy { row.color(300, $0) == "#FFFFFF" })
  }

  @Test("the box that is entered has a line of 2 points, the others of 1")
  func borders() throws {
    let row = try Drawn("pin-code-input/default/helper").cell("focused")
    for (x, width, color) in [(20, 3, "#C4C4C4"), (428, 6, "#000000"), (632, 3, "#C4C4C4")] {
      #expect((0..<12).prefix { row.color(x, 179 - $0) == color }.count == width)
    }
    let outlined = try Drawn("pin-code-input/outlined/helper").cell("focused")
    #expect(outlined.runs(row: 20, from: 408, to: 576).map(\.length) == [6, 156, 6])
  }

  @Test("in error all boxes look so, and empty ones are blank")
  func error() throws {
    let row = try Drawn("pin-code-input/default/error").cell("enabled")
    let across = row.runs(row: 90, from: 408, to: row.width)
    #expect(across.map(\.color) == ["#FCEBEB", "#FFFFFF", "#FCEBEB"])
  }

  @Test("a digit is a disc of 7 points, a third of a point left of the middle of its box and 5 thirds below it")
  func dots() throws {
    let row = try Drawn("pin-code-input/default/error").cell("enabled")
    // Measured on the reference sheet, from the first box's top left corner.
    let ink = row.bounds(x: 40..<128, y: 20..<160)
    #expect(ink[..<3] == [73, 85, 21] && abs(ink[3] - 22) <= 1, "\(ink)")
  }

  @Test(
    "a phone has room for 4, 6 and 8 digits",
    arguments: [(4, [168, 36]), (6, [134, 36]), (8, [107, 18])])
  func lengths(length: Int, lengths: [Int]) throws {
    let row = try Drawn("pin-code-input/length/\(length)").cell("enabled")
    let first = row.runs(row: 20, from: 0, to: row.width).prefix(2).map(\.length)
    // Widths that are no whole number of pixels differ by one.
    #expect(zip(first, lengths).allSatisfy { abs($0 - $1) <= 1 } && row.height == 180)
    // In the middle of the sheet's 360 points.
    #expect(row.x + row.width + row.x == 1080)
  }

  @Test(
    "corners are those of text inputs",
    arguments: [("orange", "default", "#EBEBEB"), ("orange", "max-it", "#FFFFFF"), ("sosh", "default", "#FFFFFF")])
  func corners(theme: String, tuning: String, color: String) throws {
    let cell = try Drawn("pin-code-input/digit/entered/default", theme: theme, tuning: tuning).cell("hover")
    #expect(cell.color(0, 0) == color && cell.width == 168 && cell.height == 180)
  }
}
