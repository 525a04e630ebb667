import DaguerreSkins
import OUDSThemesContract
import OUDSThemesWhiteLabel
import OUDSThemesWireframe
import OUDSTokensComponent
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

@Suite("White label")
struct WhiteLabelTests {
  private enum Raw {
    static let red = "#C0392B"
    static let coral = "#FF6B6B"
  }

  private class Colors: WhiteLabelThemeColorSemanticTokensProvider, @unchecked Sendable {
    override var repositoryInfoLow: ColorSemanticToken { ColorRawTokens.functionalSun200 }
    override var repositoryInfoHighest: ColorSemanticToken { "#010203" }
    override var surfaceBrandPrimary: MultipleColorSemanticToken {
      MultipleColorSemanticToken(light: repositoryInfoLow, dark: repositoryInfoHighest)
    }
    override var actionEnabled: MultipleColorSemanticToken {
      MultipleColorSemanticToken(light: Raw.red, dark: Raw.coral)
    }
    override var contentBrandPrimary: MultipleColorSemanticToken { MultipleColorSemanticToken(Raw.red) }
  }

  @Test("it is Wireframe until it is given something else")
  func plain() {
    let (theme, wireframe) = (WhiteLabelTheme(), WireframeTheme())
    #expect(theme.name == "WhiteLabel" && WhiteLabelTheme.name == "WhiteLabel" && wireframe.name == "Wireframe")
    #expect(theme.colors.actionEnabled == wireframe.colors.actionEnabled)
    #expect(theme.button.colorBgBrandEnabled == wireframe.button.colorBgBrandEnabled)
    #expect(theme.fonts.bodyDefaultLarge == wireframe.fonts.bodyDefaultLarge)
    #expect(theme.tuning == .Wireframe && wireframe.tuning == .default)
  }

  @Test("colours of one's own reach the components, and so do a font family and a tuning")
  func own() {
    let tuning = Tuning(hasRoundedButtons: true, hasRoundedListItems: true)
    let theme = WhiteLabelTheme(colors: Colors(), name: "Mine", fontFamily: "Winky Rough", tuning: tuning)
    #expect(theme.name == "Mine" && theme.tuning == tuning)
    #expect(theme.colors.actionEnabled == MultipleColorSemanticToken(light: "#C0392B", dark: "#FF6B6B"))
    #expect(theme.link.colorContentEnabled == theme.colors.actionEnabled)
    #expect(theme.colors.surfaceBrandPrimary.light == ColorRawTokens.functionalSun200)
    #expect(theme.colors.surfaceBrandPrimary.dark == "#010203")
    #expect(theme.colors.contentBrandPrimary == MultipleColorSemanticToken("#C0392B"))
    #expect(theme.fonts.headingLarge.compact.family == "Winky Rough")
    #expect(theme.fonts.labelDefaultSmall.regular.family == "Winky Rough")
    #expect(theme.fonts.headingLarge.compact.size == WireframeTheme().fonts.headingLarge.compact.size)
  }

  @Test("providers of Wireframe can be overridden too, and take part in skins")
  func wireframe() {
    class Thick: WireframeThemeBorderSemanticTokensProvider, @unchecked Sendable {
      override var widthDefault: BorderWidthSemanticToken { 7 }
    }
    let theme = WireframeTheme(borders: Thick(), name: "Thick", tuning: .MaxIt)
    #expect(theme.chip.borderWidthUnselected == 7 && theme.tuning.hasRoundedButtons)
    var skin = ConcreteSkin()
    skin.set(.borderWidthDefault, to: 9.0)
    #expect(SkinScope.with(skin) { theme.chip.borderWidthUnselected } == 9)
  }
}
