import DaguerreViews
import OUDSThemesContract
import OUDSThemesOrange
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

/// Names that tokens had before release 1 of the iOS library.
@Suite("Former names of tokens")
struct FormerNamesTests {
  @available(*, deprecated)
  @Test("they are the tokens of today, with the word of the family, the abbreviated size or both")
  func semantic() {
    let theme = OrangeTheme()
    #expect(theme.spaces.spaceFixedMedium == theme.spaces.fixedMedium)
    #expect(theme.spaces.fixed5xl == theme.spaces.fixed5xlarge && theme.spaces.spaceFixedSm == theme.spaces.fixedSmall)
    #expect(theme.sizes.iconDecorativeMd == theme.sizes.iconDecorativeMedium)
    #expect(theme.sizes.sizeIconDecorative2xl == theme.sizes.iconDecorative2xlarge)
    #expect(theme.colors.colorContentDefault == theme.colors.contentDefault)
    #expect(theme.colors.colorBgPrimaryLight == theme.colors.bgPrimaryLight)
    #expect(theme.colorModes.modeOnStatusInfoEmphasized == theme.colorModes.onStatusInfoEmphasized)
    #expect(theme.borders.borderStyleDefault == theme.borders.styleDefault)
    #expect(theme.borders.radiusMd == theme.borders.radiusMedium)
    #expect(theme.elevations.elevationEmphasized == theme.elevations.emphasized)
    #expect(theme.opacities.opacityStrong == theme.opacities.strong)
    #expect(theme.fonts.typeHeadingXLarge == theme.fonts.headingXLarge)
    #expect(theme.grids.gridCompactMargin == theme.grids.compactMargin)
  }

  @available(*, deprecated)
  @Test("so are those of raw tokens")
  func raw() {
    #expect(DimensionRawTokens.dimension400 == DimensionRawTokens._400)
    #expect(OpacityRawTokens.opacity920 == OpacityRawTokens._920)
    #expect(BorderRawTokens.borderRadius800 == BorderRawTokens.radius800)
    #expect(ColorRawTokens.colorFunctionalBlack == ColorRawTokens.functionalBlack)
    #expect(ColorRawTokens.sun160 == ColorRawTokens.opacitySun160)
    #expect(ElevationRawTokens.elevationBottom_4_600 == ElevationRawTokens.bottom_4_600)
    #expect(FontRawTokens.typeBold300 == FontRawTokens.bold300)
    #expect(GridRawTokens.gridColumnGap200 == GridRawTokens.columnGap200)
  }
}
