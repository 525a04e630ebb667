import DaguerreGraphics
import Testing

@testable import OUDSCatalogue

/// Derived from tokens and from the link of the alert message on its reference sheet, at 3 pixels per point.
@Suite("Links, measured")
struct LinkFactsTests {
  @Test(
    "boxes have the least height, and the width of their parts",
    arguments: [
      ("default", "text", 144, 0), ("default", "next", 144, 4 + 20), ("default", "previous", 144, 4 + 20),
      ("default", "icon-and-text", 144, 8 + 20), ("small", "next", 132, 4 + 16),
      ("small", "icon-and-text", 132, 6 + 16),
    ])
  func boxes(size: String, layout: String, height: Int, more: Int) throws {
    let drawn = try Drawn("link/\(size)/\(layout)")
    let cell = try drawn.cell("enabled")
    #expect([cell.x, cell.y, cell.height] == [48, 144, height])
    if layout != "text" {
      // The text alone is narrower than the least width, so it is measured in another link.
      let icon = try Drawn("link/\(size)/icon-and-text").cell("enabled").width - (size == "small" ? 66 : 84)
      #expect(cell.width == icon + 3 * more)
    } else {
      #expect(cell.width == 144)
    }
    let last = try drawn.cell("disabled")
    #expect(last.x == 48 && last.y == 144 + height + 3 * (16 + 24 + 8))
  }

  @Test("the baseline is 92 pixels below the top, as in the reference's alert message; the underline 4 below that")
  func baseline() throws {
    let cell = try Drawn("link/default/text").cell("enabled")
    let dark = (0..<cell.height).filter { row in (0..<100).contains { cell.color($0, row) == "#000000" } }
    #expect(dark.first == 57 || dark.first == 56)
    #expect(dark.contains(91) && !dark.contains(92) && !dark.contains(94) && dark.contains(96))
  }

  @Test(
    "only a text alone is underlined unless a person does something to it",
    arguments: [
      ("text", "enabled", true), ("text", "disabled", true), ("next", "enabled", false), ("next", "hover", true),
      ("icon-and-text", "pressed", true), ("previous", "focused", true), ("previous", "disabled", false),
    ])
  func underline(layout: String, state: String, isUnderlined: Bool) throws {
    let cell = try Drawn("link/default/\(layout)").cell(state)
    let atText = layout == "text" || layout == "next" ? 3 : cell.width - 3
    let ground = cell.color(cell.width / 2, 20)
    #expect((cell.color(atText, 96) != ground) == isUnderlined)
  }

  @Test("the chevron stands on the bottom of a text's last line, and is 14.25 of 24 high")
  func chevron() throws {
    let cell = try Drawn("link/default/next").cell("enabled")
    let box = cell.width - 60
    let rows = (0..<cell.height).filter { row in (box..<cell.width).contains { cell.color($0, row) != "#FFFFFF" } }
    // The box of 60 pixels ends where the padding of 12 points begins.
    #expect(rows.first == 144 - 36 - 60 + 12 && rows.last == 144 - 36 - 13)
    let twoLines = try Drawn("link/two-lines")
    let next = try twoLines.cell("Next")
    #expect(next.height == 3 * (12 + 24 + 24 + 12) && twoLines.bitmap.height == next.height)
    let low = (next.height / 2..<next.height).contains { next.color(next.width - 30, $0) != "#FFFFFF" }
    let high = (0..<next.height / 2).contains { next.color(next.width - 30, $0) != "#FFFFFF" }
    #expect(low && !high)
  }

  @Test(
    "colours are those of the tokens",
    arguments: [
      ("text", "pressed", "light", "#F15E00"), ("text", "disabled", "light", "#CCCCCC"),
      ("text/on-coloured-surface", "enabled", "light", "#000000"),
    ])
  func colors(layout: String, state: String, mode: String, color: String) throws {
    let cell = try Drawn("link/default/\(layout)", mode: mode).cell(state)
    #expect(cell.color(60, 96) == color)
  }

  @Test("the focus ring is around the whole box")
  func focusRing() throws {
    let cell = try Drawn("link/default/next").cell("focused")
    let above = (-18..<3).map { cell.color(30, $0) }
    #expect(above.filter { $0 == "#000000" }.count == 9 && above[3] == "#000000" && above[2] == "#FFFFFF")
  }

  @Test("from right to left the way back is at the right, and points there")
  func rightToLeft() throws {
    let cell = try Drawn("link/default/previous", direction: "rtl").cell("enabled")
    // The tip of the chevron: 17.25 of 24 parts of a box of 60 pixels at the right.
    let tip = (cell.width - 60..<cell.width).last { cell.color($0, 72) != "#FFFFFF" }
    #expect(tip == cell.width - 60 + 43)
  }
}
