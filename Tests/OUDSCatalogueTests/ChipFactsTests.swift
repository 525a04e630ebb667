import OUDS
import Testing

@testable import OUDSCatalogue

/// What was measured on the design system's own pictures, at 3 pixels per point, or follows from its tokens.
@Suite("Chips, measured")
struct ChipFactsTests {
  private static let selected = "filter-chip/selected/text-and-icon"

  @Test("boxes stand in the middle of the area to touch, as on the reference sheet")
  func boxes() throws {
    let drawn = try Drawn(Self.selected)
    let (first, last) = (try drawn.cell("enabled"), try drawn.cell("focused"))
    #expect([first.x, first.y, first.height, last.y, last.height] == [48, 168, 96, 456, 96])
    // Letters come from another version of the font: within one pixel.
    #expect(abs(first.width - 300) <= 1)
    #expect(last.x - first.x == first.width + 48)
  }

  @Test(
    "the border of a selected chip is 2 points wide in every state",
    arguments: [
      ("enabled", "#F15E00"), ("hover", "#525252"), ("pressed", "#F15E00"), ("disabled", "#CCCCCC"),
      ("focused", "#525252"),
    ])
  func selectedBorders(state: String, color: String) throws {
    let cell = try Drawn(Self.selected).cell(state)
    for row in [0, 5, 90, 95] { #expect(cell.color(150, row) == color) }
    for row in [6, 89] { #expect(cell.color(150, row) == "#FFFFFF") }
  }

  @Test(
    "the border of one that is not grows when somebody interacts with it",
    arguments: [
      ("orange", "enabled", 3), ("orange", "hover", 6), ("orange", "pressed", 6), ("orange", "focused", 6),
      ("orange", "disabled", 3), ("wireframe", "enabled", 6), ("wireframe", "hover", 9), ("sosh", "hover", 6),
    ])
  func unselectedBorders(theme: String, state: String, width: Int) throws {
    for sheet in ["filter-chip/unselected/text", "suggestion-chip/text"] {
      let cell = try Drawn(sheet, theme: theme).cell(state)
      let ground = cell.color(60, 14)
      let color = cell.color(60, 0)
      #expect(color != ground)
      #expect((0..<14).prefix { cell.color(60, $0) == color }.count == width)
    }
  }

  @Test("tick, text and icon stand where the reference has them")
  func content() throws {
    let cell = try Drawn(Self.selected).cell("enabled")
    // The tick has its own colour.
    #expect(cell.bounds(x: 30..<78, y: 24..<72) == [37, 34, 34, 27])
    let icon = cell.width - 78
    #expect(cell.bounds(x: icon..<(icon + 48), y: 24..<72) == [icon + 4, 30, 40, 37])
    let text = cell.bounds(x: 82..<icon, y: 24..<72)
    for (measured, expected) in zip(text, [99, 33, 100, 33]) { #expect(abs(measured - expected) <= 1, "\(text)") }
  }

  @Test(
    "padding is less where an icon or the tick stands",
    arguments: [
      // 16 + label + 6 + icon + 10, and so on; the label is 36 points wide.
      ("filter-chip/unselected/text-and-icon", 252), ("filter-chip/selected/text", 252),
      ("filter-chip/unselected/text", 204), ("filter-chip/unselected/icon-only", 156),
      ("filter-chip/selected/icon-only", 174), ("suggestion-chip/text-and-icon", 252),
      ("suggestion-chip/icon-only", 156),
    ])
  func widths(sheet: String, width: Int) throws {
    let cell = try Drawn(sheet).cell("enabled")
    #expect(abs(cell.width - width) <= (sheet.hasSuffix("icon-only") ? 0 : 1))
    #expect(cell.height == 96)
  }

  @Test("a filter's icon follows its text, a suggestion's comes before it, and both are mirrored")
  func sides() throws {
    for (sheet, direction, isAtRight) in [
      ("filter-chip/unselected/text-and-icon", "ltr", true), ("suggestion-chip/text-and-icon", "ltr", false),
      ("filter-chip/unselected/text-and-icon", "rtl", false), ("suggestion-chip/text-and-icon", "rtl", true),
    ] {
      let cell = try Drawn(sheet, direction: direction).cell("enabled")
      let left = isAtRight ? cell.width - 78 : 30
      #expect(cell.bounds(x: left..<(left + 48), y: 24..<72)[2] == 40, "\(sheet) \(direction)")
    }
  }

  @Test(
    "selected chips are filled in the themes where they have no border",
    arguments: [
      ("sosh", "enabled", "#DE034B"), ("wireframe", "enabled", "#2055E5"), ("orange", "enabled", "#FFFFFF"),
      ("orange", "hover", "#FFFFFF"),
    ])
  func fills(theme: String, state: String, color: String) throws {
    let cell = try Drawn("filter-chip/selected/text", theme: theme).cell(state)
    #expect(cell.color(60, 9) == color)
    #expect((cell.color(60, 1) == color) == (theme != "orange"))
  }
}
