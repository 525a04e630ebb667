import DaguerreSkins
import OUDSThemesContract
import OUDSThemesOrange
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

@Suite("Catalogue")
struct CatalogueTests {
  @Test("Orange gives the released values")
  func smoke() {
    let theme = OrangeTheme()
    #expect(theme.colors.actionEnabled == MultipleColorSemanticToken(light: "#000000", dark: "#EEEEEE"))
    #expect(theme.button.colorBgBrandEnabled.light == "#FF7900")
    #expect(theme.fonts.labelStrongLarge.compact.size == 16)
    #expect(theme.fonts.labelStrongLarge.compact.family == "Helvetica Neue")
    #expect(theme.button.borderRadiusRounded == 8)
    #expect(theme.colors.surfaceBrandSecondary == nil)
    #expect(theme.elevations.emphasized.light.y == 8)
  }
}
