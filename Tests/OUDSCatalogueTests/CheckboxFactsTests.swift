import DaguerreGraphics
import Testing

@testable import OUDSCatalogue

/// What was measured on the design system's own pictures, at 3 pixels per point.
@Suite("Checkboxes, measured")
struct CheckboxFactsTests {
  @Test(
    "boxes and sheets are where and as large as on the reference sheets", arguments: ["selected", "selected/error"])
  func boxes(sheet: String) throws {
    let drawn = try Drawn("checkbox/\(sheet)")
    let boxes = try ["enabled", "hover", "focused", "pressed", "read-only", "disabled"].map { try drawn.cell($0) }
    #expect(boxes.map(\.x) == [48, 240, 432, 624, 816, 1020])
    #expect(boxes.allSatisfy { $0.y == 144 && $0.width == 144 && $0.height == 144 })
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [1224, 336])
  }

  @Test(
    "fill, border and tick have the reference's colours",
    arguments: [
      ("selected", "enabled", "#FFFFFF", "#F15E00", "#F15E00"), ("selected", "hover", "#EBEBEB", "#4C4C4C", "#4C4C4C"),
      ("selected", "focused", "#EBEBEB", "#4C4C4C", "#4C4C4C"),
      ("selected", "pressed", "#E0E0E0", "#F15E00", "#F15E00"),
      ("selected", "read-only", "#FFFFFF", "#CCCCCC", "#525252"),
      ("selected", "disabled", "#FFFFFF", "#CCCCCC", "#CCCCCC"),
      ("selected/error", "enabled", "#FFFFFF", "#DB0002", "#DB0002"),
      ("selected/error", "hover", "#EBEBEB", "#B20002", "#B20002"),
      ("selected/error", "pressed", "#E0E0E0", "#800001", "#800001"),
      ("indeterminate", "enabled", "#FFFFFF", "#F15E00", "#F15E00"),
    ])
  func colors(sheet: String, state: String, fill: String, border: String, glyph: String) throws {
    let cell = try Drawn("checkbox/\(sheet)").cell(state)
    // A row through the middle of the glyph: 42 pixels, a border of 6, the inside, a border of 6, 42 pixels.
    let runs = cell.runs(row: sheet == "indeterminate" ? 72 : 76, from: 0, to: 144)
    #expect(runs.first?.length == 42 && runs.last?.length == 42)
    #expect(runs.first?.color == fill && runs.last?.color == fill)
    #expect(runs[1].length == 6 && runs[1].color == border)
    #expect(runs[runs.count - 2].length == 6 && runs[runs.count - 2].color == border)
    #expect(runs[2...].dropLast(2).contains { $0.color == glyph && $0.length >= 10 })
  }

  @Test("the tick inks as many pixels of the indicator as the reference's")
  func tick() throws {
    let cell = try Drawn("checkbox/selected").cell("enabled")
    // The blue channel of orange on white falls as coverage grows; what is all but white does not count.
    let inked = (48..<96).map { y in
      (48..<96).count { cell.bitmap[cell.x + $0, cell.y + y] >> 16 & 0xFF < 240 }
    }.reduce(0, +)
    // 45.6 % of 60 x 60 pixels, less a border of 6.
    #expect(abs(inked - 345) <= 4, "\(inked)")
  }

  @Test("the ring is 9 pixels of one and 6 of another colour, outside")
  func focusRing() throws {
    let cell = try Drawn("checkbox/selected").cell("focused")
    let left = cell.runs(row: 20, from: -20, to: 6)
    #expect(left.map(\.color) == ["#FFFFFF", "#000000", "#FFFFFF", "#EBEBEB"])
    #expect(left.map(\.length) == [5, 9, 6, 6])
  }

  @Test(
    "an unselected one has the theme's border width",
    arguments: [("orange", 3, 6), ("orange-compact", 3, 6), ("sosh", 3, 9), ("wireframe", 9, 9)])
  func unselected(theme: String, enabled: Int, hover: Int) throws {
    let drawn = try Drawn("checkbox/unselected", theme: theme)
    for (state, width) in [("enabled", enabled), ("hover", hover)] {
      let cell = try drawn.cell(state)
      let runs = cell.runs(row: cell.height / 2, from: 0, to: cell.width)
      #expect(runs.map(\.length).dropFirst().first == width)
      #expect(runs.count == 5)
    }
  }

  @Test("themes without a border around the tick fill the box", arguments: ["sosh", "wireframe"])
  func filled(theme: String) throws {
    let cell = try Drawn("checkbox/selected", theme: theme).cell("enabled")
    let across = cell.runs(row: 56, from: 0, to: 144)
    #expect(across.map(\.length) == [42, 60, 42])
    // The corner is rounded away.
    #expect(cell.color(42, 42) == across[0].color)
    #expect(cell.runs(row: 72, from: 42, to: 102).contains { $0.color == across[0].color })
  }

  @Test("in high contrast it has the content's colour, and a pointer is answered with the ring")
  func highContrast() throws {
    let drawn = try Drawn("checkbox/selected", contrast: "high")
    #expect(try drawn.cell("enabled").color(44, 72) == "#000000")
    #expect(try drawn.cell("hover").color(-8, 72) == "#000000")
    #expect(try Drawn("checkbox/selected").cell("hover").color(-8, 72) == "#FFFFFF")
  }

  @Test("an error that nobody could mend shows its placeholder", arguments: ["read-only", "disabled"])
  func forbidden(state: String) throws {
    let cell = try Drawn("checkbox/selected/error").cell(state)
    // Dashes of 30 pixels with gaps of 15, 3 thick, from the top left corner clockwise.
    let top = cell.runs(row: 2, from: 0, to: 120)
    #expect(top.first?.color == "#DB0002" && top.first?.length == 31)
    // The sign of 47 pixels in the middle.
    #expect(cell.color(72, 52) == "#F44336")
    #expect(cell.color(72, 46) == "#FFFFFF")
    let bar = cell.runs(row: 72, from: 50, to: 94).filter { $0.color == "#FAFAFA" }
    #expect(bar.map(\.length) == [34])
  }
}
