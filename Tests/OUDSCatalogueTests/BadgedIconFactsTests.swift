import DaguerreGraphics
import Testing

@testable import OUDSCatalogue

/// Derived from the rules for badges on icons: an icon of 26 points with 8 around it, at 3 pixels per point.
@Suite("Badges on icons, measured")
struct BadgedIconFactsTests {
  /// Where a badge is, from the icon's top left corner, in pixels that it covers by half or more.
  private struct Place {
    let columns, rows: ClosedRange<Int>
  }

  private func badge(_ sheet: String, direction: String = "ltr") throws -> Place {
    let cell = try Drawn("badged-icon/\(sheet)", direction: direction).cell("enabled")
    #expect([cell.x, cell.y, cell.width, cell.height] == [24, 24, 78, 78])
    func isRed(_ dx: Int, _ dy: Int) -> Bool {
      let pixel = cell.bitmap[cell.x + dx, cell.y + dy]
      return pixel & 0xFF > 0xC0 && pixel >> 8 & 0xFF < 0x80
    }
    let columns = (-24..<102).filter { dx in (-24..<102).contains { isRed(dx, $0) } }
    let rows = (-24..<102).filter { dy in (-24..<102).contains { isRed($0, dy) } }
    return Place(
      columns: try #require(columns.first)...columns[columns.count - 1],
      rows: try #require(rows.first)...rows[rows.count - 1])
  }

  @Test("a dot fills the corner of the icon", arguments: [("ltr", 54...77), ("rtl", 0...23)])
  func dot(direction: String, columns: ClosedRange<Int>) throws {
    let badge = try badge("dot", direction: direction)
    #expect(badge.columns == columns && badge.rows == 0...23)
  }

  @Test("a number begins at the middle and ends halfway down", arguments: ["count-1", "count-100"])
  func number(sheet: String) throws {
    let badge = try badge(sheet)
    #expect(badge.columns.lowerBound == 39 && badge.rows == (39 - 48)...38, "\(badge)")
  }

  @Test("a badge on a disabled button keeps its colour")
  func disabled() throws {
    let drawn = try Drawn("button/minimal/icon-only/badge-100")
    for state in ["enabled", "disabled"] {
      let cell = try drawn.cell(state)
      #expect((0..<144).contains { cell.color($0, 52) == "#DB0002" }, "\(state)")
    }
  }

  @Test("the sheets have room for all of the badge", arguments: ["count-1", "count-100", "count-100/limited"])
  func whole(sheet: String) throws {
    let bitmap = try Drawn("badged-icon/\(sheet)").bitmap
    #expect((0..<bitmap.height).allSatisfy { bitmap[bitmap.width - 1, $0] == bitmap[0, 0] })
  }

  @Test("a badge leaves the label beside its icon free")
  func besideLabel() throws {
    let bar = try Drawn("navigation-bar/5-items/horizontal").cell("enabled")
    // The second of five items of 120 points.
    let red = (360..<720).filter { x in (0..<192).contains { bar.color(x, $0) == "#DB0002" } }
    let badge = try #require(red.last)
    let label = (badge + 1..<720).filter { x in
      (20..<170).contains { bar.bitmap[bar.x + x, bar.y + $0] & 0xFF < 0x80 }
    }
    let (first, last) = (try #require(label.first), try #require(label.last))
    #expect(first - badge >= 4 && (100...112).contains(last - first), "\(badge) \(first) \(last)")
  }

  @Test("a number that would reach too far ends where it may", arguments: ["count-100", "count-20"])
  func limited(sheet: String) throws {
    let badge = try badge("\(sheet)/limited")
    // 8 points beyond the icon's end; without the limit it would begin at the middle.
    #expect(badge.columns.upperBound == 78 + 24 - 1 && badge.columns.lowerBound < 39)
  }
}
