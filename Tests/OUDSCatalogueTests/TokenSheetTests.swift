import DaguerreSnapshots
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Token sheets")
struct TokenSheetTests {
  @Test("every colour, space, radius, elevation and text style of a theme is on one sheet, named by its path")
  func complete() throws {
    let fonts = try PackageFonts.library()
    let point = OUDSCatalogue.axes().point(theme: "orange")
    for theme in [OrangeTheme(), SoshTheme(), WireframeTheme()] as [OUDSTheme] {
      let shown = try TokenSheets.sheets.flatMap { sheet in
        try SheetDrawing(theme: theme, point: point, fonts: fonts).draw(sheet, in: .init(scale: 1)).cells.map(\.name)
      }
      #expect(Set(shown).count == shown.count)
      let families = ["color.", "space.", "border.radius.", "border.width.", "elevation.composite.", "font.composite."]
      let expected = TokenCatalogue.semantic.filter { token in
        families.contains { token.path.hasPrefix($0) } && !token.path.hasPrefix("color.modes.")
          && !token.path.hasPrefix("color.repository.") && TokenValue(token.value(in: theme)) != nil
      }
      #expect(Set(expected.map(\.path)).subtracting(shown) == [])
    }
  }

  @Test("a space is drawn as long as it is")
  func lengths() throws {
    let drawn = try Drawn("tokens/spaces/fixed", scale: 2)
    let medium = try drawn.cell("space.fixed.medium")
    let length = Int(OrangeTheme().spaces.fixedMedium * 2)
    let ground = drawn.bitmap[0, 0]
    let run = (0..<medium.width).prefix { drawn.bitmap[medium.x + $0, medium.y + medium.height / 2] != ground }
    #expect(run.count == length)
  }
}
