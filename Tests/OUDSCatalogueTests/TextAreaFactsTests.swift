import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// What follows from the tokens and the page of the component, at 3 pixels per point.
@Suite("Text areas, measured")
struct TextAreaFactsTests {
  @Test(
    "the box has room for three lines",
    // Paddings of 12 and 0 around what is empty, else 10 and 10; a label of 24 in the place of the value, else 16.
    arguments: [
      ("label", "enabled", 108), ("label", "focused", 108), ("placeholder", "enabled", 100),
      ("value-and-helper", "enabled", 108), ("value-and-error", "hover", 108),
    ])
  func heights(showing: String, state: String, height: Int) throws {
    let cell = try Drawn("text-area/default/\(showing)").cell(state)
    #expect(cell.height == 3 * height && cell.width == 984 && cell.x == 48)
  }

  @Test("in the compact theme it has lines of 20 points", arguments: [("label", 92), ("value-and-helper", 92)])
  func compact(showing: String, height: Int) throws {
    let cell = try Drawn("text-area/default/\(showing)", theme: "orange-compact").cell("enabled")
    #expect(cell.height == 3 * height)
  }

  @Test(
    "the box grows with 3, 5 and 15 lines up to 10, or not at all",
    arguments: [("on", [108, 156, 276]), ("off", [108, 108, 108])])
  func autoResize(word: String, heights: [Int]) throws {
    let drawn = try Drawn("text-area/auto-resize/\(word)")
    let cells = try [3, 5, 15].map { try drawn.cell("\($0) lines/loading") }
    #expect(cells.map(\.height) == heights.map { 3 * $0 })
    #expect(cells[1].y - cells[0].y == cells[0].height + 48)
  }

  @Test(
    "larger lines are fewer: three at least, and as many whole ones as 240 points have room for",
    arguments: [(1, 10), (1.5, 6), (4, 3)])
  func textScale(textScale: Double, lines: Double) throws {
    #expect(try linesHeight(20, OrangeTheme(), textScale) == lines * 24 * textScale)
    #expect(try linesHeight(1, OrangeTheme(), textScale) == 3 * 24 * textScale)
  }

  @Test("lines of the compact theme are smaller, and more of them have room", arguments: [(1, 12), (1.5, 8)])
  func compactTextScale(textScale: Double, lines: Double) throws {
    #expect(try linesHeight(20, OrangeCompactTheme(), textScale) == lines * 20 * textScale)
  }

  /// What an area of so many lines has room for, in points.
  private func linesHeight(_ count: Int, _ theme: OUDSTheme, _ textScale: Double) throws -> Double {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.textScale = textScale
    let value = (1...count).map { "Line \($0)" }.joined(separator: "\n")
    let area = OUDSTextArea(label: "Label", text: .constant(value))
    let height = try renderer.render(OUDSThemeableView(theme: theme) { area.frame(width: 328) }).list.size.height
    return height - 2 * theme.textArea.spacePaddingBlock - 16 * textScale
  }

  @Test("a label has as many lines as it needs")
  func longLabel() throws {
    let drawn = try Drawn("text-area/long-labels")
    let short = try Drawn("text-area/default/value-and-helper").cell("enabled")
    // Small lines of 16 points over a value, large ones of 24 in place of it.
    #expect(try drawn.cell("Text content").height - short.height == 3 * 2 * 16)
    let empty = try Drawn("text-area/default/label").cell("enabled")
    #expect((try drawn.cell("empty").height - empty.height).isMultiple(of: 3 * 24))
    #expect(try drawn.cell("empty").height > empty.height)
  }

  @Test("a bar tells that there are more lines, as long as their part that is seen", arguments: ["on", "off"])
  func scrollBar(word: String) throws {
    let drawn = try Drawn("text-area/auto-resize/\(word)")
    // The label and the lines that are seen, of all.
    let seen = 16 + (word == "on" ? 240 : 72)
    let cell = try drawn.cell("15 lines/loading")
    let top = 3 * 10
    let end = 3 * (328 - 6)
    let ground = cell.color(20, 20)
    let bar = (0..<3 * seen).prefix { cell.color(end - 6, top + $0) != ground }
    let all = 16 + 15 * 24
    let part = Double(3 * seen * seen) / Double(all)
    #expect(bar.count == Int(part.rounded()))
    #expect(cell.color(end - 1, top + 20) != ground && cell.color(end, top + 20) == ground)
    #expect(cell.color(end - 12, top + 20) != ground && cell.color(end - 13, top + 20) == ground)
  }

  @Test("error sign and loader stand 20 points from the top in any state")
  func trailing() throws {
    for (showing, state) in [("placeholder-and-error", "enabled"), ("value-and-error", "enabled")] {
      let cell = try Drawn("text-area/default/\(showing)").cell(state)
      let rows = (6..<200).filter { dy in (840..<984).contains { cell.color($0, dy) != "#FCEBEB" } }
      // The disc's ink begins 2.4 points inside its box.
      #expect(rows.first == 67)
    }
  }

  @Test("over the limit of characters it looks wrong", arguments: [("some", "#F5F5F5"), ("none", "#FCEBEB")])
  func limit(remaining: String, ground: String) throws {
    #expect(try Drawn("text-area/characters-remaining/\(remaining)").cell("enabled").color(20, 20) == ground)
  }
}
