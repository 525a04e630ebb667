import OUDSTokensComponent
import DaguerreSkins
import OUDSThemesContract
import OUDSThemesOrange
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

@Suite("Semantic tokens as attributes of skins")
struct SkinAttributeTests {
  @Test("what is set counts over a theme, what is taken back does not, and what was never set is nil")
  func attributes() {
    var skin: any Skin = ConcreteSkin("test")
    #expect(skin.actionEnabled == nil && skin.fixedMedium == nil)
    let violet = MultipleColorSemanticToken("#4B0082")
    skin.actionEnabled = violet
    let theme = OrangeTheme()
    #expect(skin.actionEnabled == violet)
    #expect(SkinScope.with(skin) { theme.colors.actionEnabled } == violet)
    // What follows from it does too.
    #expect(SkinScope.with(skin) { theme.button.colorContentDefaultEnabled } == violet)
    skin.actionEnabled = nil
    #expect(skin.actionEnabled == nil)
    #expect(SkinScope.with(skin) { theme.colors.actionEnabled } == theme.colors.actionEnabled)
  }
}
