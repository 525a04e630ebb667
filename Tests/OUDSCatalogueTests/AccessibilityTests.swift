import DaguerreSnapshots
import OUDS
import Testing

@testable import OUDSCatalogue

/// Buttons as people see them who ask for more contrast or larger texts; at 3 pixels per point.
@Suite("Buttons, contrast and text scale")
struct AccessibilityTests {
  private func point(mode: String = "light", contrast: String = "normal", textScale: String = "1") -> SnapshotPoint {
    OUDSCatalogue.axes().point(theme: "orange", ["mode": mode, "contrast": contrast, "textScale": textScale])
  }

  @Test("in high contrast border and loader of a loading default button have the content's colour, in light only")
  func loading() throws {
    for (mode, contrast, color) in [
      ("light", "normal", "#F15E00"), ("light", "high", "#000000"),
    ] {
      let cell = try Drawn("button/default/text", at: point(mode: mode, contrast: contrast)).cell("loading")
      #expect(cell.runs(row: 36, from: 0, to: 6).map(\.color) == [color])
      // The loader's left side, at half height.
      let middle = cell.width / 2
      #expect(cell.color(middle - 30 + 4, cell.height / 2) == color)
    }
    let dark = try ["normal", "high"].map {
      try Drawn("button/default/text", at: point(mode: "dark", contrast: $0)).bitmap
    }
    #expect(dark[0] == dark[1])
  }

  @Test("high contrast changes no other appearance, and nothing on a coloured surface", arguments: ButtonSheets.sheets)
  func others(sheet: SheetDefinition) throws {
    let normal = try Drawn(sheet.id, at: point(), scale: 1).bitmap
    let high = try Drawn(sheet.id, at: point(contrast: "high"), scale: 1).bitmap
    let isChanged = sheet.id.hasPrefix("button/default/") && !sheet.isOnColoredSurface
    #expect((normal != high) == isChanged, "\(sheet.id)")
  }

  @Test("the text grows with its line, the icon beside it does not")
  func text() throws {
    let normal = try Drawn("button/default/icon-and-text", at: point())
    let large = try Drawn("button/default/icon-and-text", at: point(textScale: "1.5"))
    let (before, after) = (try normal.cell("enabled"), try large.cell("enabled"))
    // A line of 36 points instead of 24 between paddings of 12.
    #expect(before.height == 144 && after.height == 180)
    // Captions, columns and all else keep their places.
    #expect([after.x, after.y] == [before.x, before.y])
    // 56 points are paddings, icon and gap; the rest is text. Widths are rounded to whole pixels.
    let widths = [before, after].map { Double($0.width) - 3 * 76 }
    #expect(abs(widths[1] - 1.5 * widths[0]) <= 1.5, "\(widths)")
    // The heart is as wide in its box of 20 points as before.
    let hearts = [before, after].map { cell in
      (60..<120).filter { dx in (10..<cell.height - 10).contains { cell.color(dx, $0) == "#000000" } }
    }
    #expect(hearts[0].first == hearts[1].first && hearts[0].last == hearts[1].last && !hearts[0].isEmpty)
  }

  @Test("an icon alone and the loader grow")
  func iconAndLoader() throws {
    let normal = try Drawn("button/default/icon-only", at: point())
    let large = try Drawn("button/default/icon-only", at: point(textScale: "1.5"))
    // 24 or 36 points between insets of 12.
    #expect(try normal.cell("enabled").height == 144 && large.cell("enabled").height == 180)
    #expect(try large.cell("enabled").width == 180)
    // The ink of the icon begins 2 and 3 points inside its box of 24 and is 20 by 18.35 points large, all times 1.5.
    let ink = try large.cell("enabled").ink(margin: 10)
    #expect(ink == [45, 49, 90, 84])
    #expect(try normal.cell("loading").ink(margin: 10) == [42, 42, 60, 60])
    #expect(try large.cell("loading").ink(margin: 10) == [45, 45, 90, 90])
  }
}
