import Testing

@testable import OUDSCatalogue

/// What follows from the tokens and the page of the component, at 3 pixels per point.
@Suite("Password inputs, measured")
struct PasswordInputFactsTests {
  /// How many black strokes a row of pixels crosses.
  private func strokes(_ cell: MeasuredCell, row: Int, columns: Range<Int>) -> Int {
    cell.runs(row: row, from: columns.lowerBound, to: columns.upperBound).count { $0.color == "#000000" }
  }

  @Test("each character is a dot", arguments: [("value-and-helper", 4), ("value-and-error", 10)])
  func dots(showing: String, count: Int) throws {
    let cell = try Drawn("password-input/default/\(showing)").cell("enabled")
    // Across the middle of the value's line, before the sign of the error and the eye; all else there is grey.
    #expect(strokes(cell, row: 116, columns: 40..<720) == count)
  }

  @Test("the eye is there also when there is nothing to show, and crossed when the password is seen")
  func eye() throws {
    for (showing, color) in [("label", "#F5F5F5"), ("visible-value", "#F5F5F5")] {
      let cell = try Drawn("password-input/default/\(showing)").cell("enabled")
      let columns = (830..<984).filter { dx in (20..<160).contains { cell.color(dx, $0) != color } }
      // Its ink spans 21 points in a box at 286.
      #expect(columns.first == 862 && columns.last == 925)
    }
    // The stroke of the crossed eye runs through the corner of the box where the open eye has nothing.
    let open = try Drawn("password-input/default/label").cell("enabled")
    let crossed = try Drawn("password-input/default/visible-value").cell("enabled")
    #expect(open.color(858 + 14, 54 + 12) == "#F5F5F5" && crossed.color(858 + 14, 54 + 12) == "#000000")
  }

  @Test("a lock stands before what has one")
  func lock() throws {
    let cell = try Drawn("password-input/default/value-and-helper").cell("enabled")
    let columns = (40..<140).filter { dx in (20..<160).contains { cell.color(dx, $0) != "#F5F5F5" } }
    // 16 of 24 points wide.
    #expect(columns.first == 60 && columns.last == 107)
  }
}
