import DaguerreGraphics
import DaguerreSkins
import DaguerreSnapshots
import DaguerreSupport
import OUDS
import SeededRandom
import TestSupport
import Testing

@testable import OUDSCatalogue

/// Colours by role that were chosen when the theme was built.
private final class ChosenColors: OrangeThemeColorSemanticTokensProvider, @unchecked Sendable {  // immutable
  private let chosen: RandomTokens

  init(_ chosen: RandomTokens) { self.chosen = chosen }

  override var actionEnabled: MultipleColorSemanticToken { chosen.actionEnabled }
  override var actionHover: MultipleColorSemanticToken { chosen.actionHover }
  override var contentDefault: MultipleColorSemanticToken { chosen.contentDefault }
  override var bgPrimary: MultipleColorSemanticToken { chosen.bgPrimary }
}

private final class ChosenBorders: OrangeThemeBorderSemanticTokensProvider, @unchecked Sendable {  // immutable
  private let chosen: RandomTokens

  init(_ chosen: RandomTokens) { self.chosen = chosen }

  override var radiusDefault: BorderRadiusSemanticToken { chosen.radiusDefault }
  override var widthDefault: BorderWidthSemanticToken { chosen.widthDefault }
}

/// Values drawn by lot, the same for the same seed.
private struct RandomTokens {
  let actionEnabled, actionHover, contentDefault, bgPrimary: MultipleColorSemanticToken
  let radiusDefault, widthDefault: Double

  init(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    func color() -> MultipleColorSemanticToken {
      func side() -> ColorSemanticToken { HexadecimalColor.shortText(UInt32(random.next(below: 1 << 24)) << 8 | 0xFF) }
      return MultipleColorSemanticToken(light: side(), dark: side())
    }
    (actionEnabled, actionHover, contentDefault, bgPrimary) = (color(), color(), color(), color())
    (radiusDefault, widthDefault) = (Double(random.next(below: 20)), Double(random.next(below: 5)))
  }

  var theme: OrangeTheme { OrangeTheme(borders: ChosenBorders(self), colors: ChosenColors(self)) }

  var skin: ConcreteSkin {
    var skin: any Skin = ConcreteSkin("random")
    skin.actionEnabled = actionEnabled
    skin.actionHover = actionHover
    skin.contentDefault = contentDefault
    skin.bgPrimary = bgPrimary
    skin[.borderRadiusDefault] = radiusDefault
    skin[.borderWidthDefault] = widthDefault
    return skin as? ConcreteSkin ?? ConcreteSkin()
  }
}

@Suite("Skins and themes of the same values")
struct RandomSkinTests {
  private static let components: Set = ["button", "filter-chip", "checkbox", "text-input", "link", "list-item"]

  @Test("a theme drawn under a skin is the theme that was built with the skin's values, to the pixel", arguments: 0..<6)
  func equalPixels(seed: UInt64) throws {
    let chosen = RandomTokens(seed: seed)
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    let sheets = catalogue.definitions.filter { Self.components.contains($0.component) }.compactMap { $0.sheets.first }
    #expect(sheets.count == Self.components.count)
    for sheet in sheets {
      for mode in ["light", "dark"] {
        let point = catalogue.axes.point(theme: "orange", ["mode": mode])
        func bitmap(_ theme: OUDSTheme, under skin: (any Skin)?) throws -> Bitmap {
          let drawing = SheetDrawing(theme: theme, point: point, fonts: try PackageFonts.library())
          return try Rasterizer().draw(drawing.draw(sheet, in: SnapshotContext(scale: 1, skin: skin)).list, scale: 1)
        }
        let built = try bitmap(chosen.theme, under: nil)
        #expect(try bitmap(OrangeTheme(), under: chosen.skin) == built, "\(sheet.id) \(mode)")
        #expect(try bitmap(OrangeTheme(), under: nil) != built, "\(sheet.id) \(mode)")
      }
    }
  }
}
