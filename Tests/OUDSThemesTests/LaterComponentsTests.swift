import OUDSThemesContract
import OUDSThemesOrange
import OUDSThemesOrangeCompact
import OUDSThemesOrangeInverse
import OUDSThemesSosh
import OUDSThemesWireframe
import OUDSTokensComponent
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

private class SmallToasts: OrangeThemeToastComponentTokensProvider, @unchecked Sendable {
  override var sizeAssetSmall: SizeSemanticToken { DimensionRawTokens._100 }
}

private class NoMarks: OrangeThemeTypographyComponentTokensProvider, @unchecked Sendable {
  override var headingLargeMarker: Bool { false }
}

private class WideSpaces: OrangeThemeSpaceSemanticTokensProvider, @unchecked Sendable {
  override var paddingBlockXsmall: SpaceSemanticToken { 99 }
  override var columnGapXsmall: SpaceSemanticToken { 77 }
}

/// The tokens of components that release 3 of the iOS library added.
@Suite("Tokens of later components")
struct LaterComponentsTests {
  private static let themes: [OUDSTheme] = [OrangeTheme(), OrangeCompactTheme(), SoshTheme(), WireframeTheme()]

  @Test("every theme has the values of the release")
  func values() {
    func values(_ value: (OUDSTheme) -> Double) -> [Double] { Self.themes.map(value) }
    #expect(values(\.accordion.spacePaddingBlockBottomExpandContainerDefault) == [28, 24, 28, 28])
    #expect(values(\.accordion.spacePaddingBlockBottomExpandContainerSmall) == [24, 20, 24, 24])
    #expect(values(\.accordion.spacePaddingBlockTopExpandContainer) == [8, 8, 8, 8])
    #expect(values(\.accordion.sizeMinHeightMobile) == [60, 52, 60, 60])
    #expect(values(\.accordion.sizeIconTablet) == [28, 24, 28, 28])
    #expect(values(\.accordion.sizeExpandingIndicatorMobile) == [24, 20, 24, 24])
    #expect(values(\.accordion.spacePaddingBlockBottomSlotContainerMobile) == [16, 12, 16, 16])
    #expect(values(\.toast.sizeAssetSmall) == [28, 24, 28, 28])
    #expect(values(\.toast.sizeAssetMedium) == [40, 36, 40, 40])
    #expect(values(\.toast.sizeAssetLarge) == [56, 52, 56, 56])
    #expect(values(\.toast.borderRadiusMedia) == [0, 0, 0, 0])
    #expect(values(\.toast.borderRadiusMediaRounded) == [4, 4, 4, 3])
    #expect(values(\.typography.spacePaddingBlockTopHeadingLargeMarker) == [4, 4, 0, 4])
    #expect(values(\.typography.spacePaddingBlockBottomHeadingLargeMarker) == [2, 2, 0, 0])
    #expect(values(\.quantityInput.sizeMinWidth) == [200, 200, 200, 200])
    #expect(values(\.quantityInput.sizeMaxWidth) == [320, 320, 320, 320])
    #expect(values(\.quantityInput.spaceColumnGapQuantitySelector) == [1, 1, 1, 1])
    #expect(values(\.selectInput.sizeMinWidth) == [96, 72, 96, 96])
  }

  @Test("small buttons, compact links and alerts have the tokens of release 3")
  func laterTokens() {
    func values(_ value: (OUDSTheme) -> Double) -> [Double] { Self.themes.map(value) }
    #expect(values(\.button.sizeMinHeightSmall) == [40, 36, 40, 40])
    #expect(values(\.button.sizeMaxSizeIconOnlyDefault) == values(\.button.sizeMaxHeightIconOnlyDefault))
    #expect(values(\.button.sizeIconOnlySmall) == values(\.sizes.iconWithLabelLargeSizeXsmall))
    #expect(values(\.button.spacePaddingInlineIconNoneSmall) == values(\.spaces.paddingInline2xlarge))
    #expect(
      values(\.button.borderWidthAi) == values(\.borders.widthDefault)
        && values(\.button.borderRadiusAiIconOnly)[0] == 2000)
    #expect(OrangeTheme().button.colorContentAiEnabled == OrangeTheme().colors.actionEnabled)
    #expect(values(\.link.sizeMinHeightCompactDensity) == values(\.dimensions._xsmall))
    #expect(values(\.link.spacePaddingBlockCompactDensitySmall) == values(\.spaces.paddingBlock2xsmall))
    #expect(values(\.link.spacePaddingBlockSmall) == values(\.link.spacePaddingBlockDefault))
    #expect(values(\.progressIndicator.spaceColumnGap) == values(\.spaces.columnGapSmall))
    #expect(values(\.alert.spaceInsetProgressIndicator) == values(\.spaces.inset3xsmall))
    #expect(values(\.listItem.spacePaddingBlockBottomSlotListItemContainer) == values(\.spaces.paddingBlockLarge))
  }

  @Test("a theme tells whether large headings may have a mark, and its colour")
  func marks() {
    #expect(Self.themes.map(\.typography.headingLargeMarker) == [true, true, false, true])
    #expect(Self.themes.map(\.hasTypographyHeadingLargeMarker) == [true, true, false, true])
    #expect(!OrangeTheme(typography: NoMarks()).hasTypographyHeadingLargeMarker)
    let (orange, inverse) = (OrangeTheme(), OrangeInverseTheme())
    #expect(orange.typography.colorContentMarker == orange.colors.contentBrandPrimary)
    #expect(inverse.typography.colorContentMarker.light == orange.typography.colorContentMarker.dark)
  }

  @Test("the loader of a button has the name of release 3")
  func loader() {
    let theme = SoshTheme()
    #expect(theme.button.sizeProgressIndicator == theme.button.sizeProgressIndicatorDefault)
  }

  @Test("insets and small links have the values that they have from 2.6.0 on")
  func valuesOf26() {
    let (former, later) = (OrangeTheme(), OrangeTheme(version: .v2_6))
    #expect(former.link.spacePaddingBlockSmall == 12 && later.link.spacePaddingBlockSmall == 10)
    for theme in [former, later] {
      #expect(theme.button.spaceInsetIconOnlySmall == 10 && theme.button.spaceInsetProgressIndicatorOnlySmall == 2)
      #expect(theme.alert.spaceInsetProgressIndicator == 2)
    }
  }

  @Test("a theme has the providers that it is given, and they read the families that they are given")
  func ownProviders() {
    let theme = OrangeTheme(
      accordion: OrangeThemeAccordionComponentTokensProvider(spaces: WideSpaces()), toast: SmallToasts())
    #expect(theme.toast.sizeAssetSmall == 8 && theme.toast.sizeAssetMedium == 40)
    #expect(theme.accordion.spacePaddingBlockTopExpandContainer == 99)
    #expect(OrangeTheme(spaces: WideSpaces()).quantityInput.spaceColumnGapDefault == 77)
    #expect(OrangeTheme(retuning: theme, to: .MaxIt).toast.sizeAssetSmall == 8)
  }

  @Test("providers take the families of the iOS library, in its order")
  func parameters() {
    let (sizes, borders) = (OrangeThemeSizeSemanticTokensProvider(), OrangeThemeBorderSemanticTokensProvider())
    let (colors, spaces) = (OrangeThemeColorSemanticTokensProvider(), WideSpaces())
    let (opacities, effects) = (OrangeThemeOpacitySemanticTokensProvider(), OrangeThemeEffectSemanticTokensProvider())
    let dimensions = OrangeThemeDimensionSemanticTokensProvider()
    #expect(
      OrangeThemeAccordionComponentTokensProvider(sizes: sizes, spaces: spaces).spacePaddingBlockTopExpandContainer
        == 99)
    #expect(OrangeThemeQuantityInputComponentTokensProvider(sizes: sizes, spaces: spaces).spaceColumnGapDefault == 77)
    #expect(OrangeThemeSelectInputComponentTokensProvider(sizes: sizes).sizeMinWidth == 96)
    #expect(
      OrangeThemeToastComponentTokensProvider(borders: borders, dimensions: dimensions, sizes: sizes).sizeAssetLarge
        == 56)
    #expect(
      OrangeThemeTypographyComponentTokensProvider(spaces: spaces, colors: colors)
        .spacePaddingBlockTopHeadingLargeMarker == 4)
    let bar = OrangeThemeBarComponentTokensProvider(
      sizes: sizes, borders: borders, colors: colors, opacities: opacities, effects: effects)
    #expect(
      bar.colorBgOpaque == OrangeTheme().bar.colorBgOpaque && bar.borders as AnyObject === borders as AnyObject)
    #expect(
      OrangeThemeLinkComponentTokensProvider(sizes: sizes, colors: colors, spaces: spaces, dimensions: dimensions)
        .sizeMinWidthSmall == OrangeTheme().link.sizeMinWidthSmall)
    let item = OrangeThemeListItemComponentTokensProvider(
      sizes: sizes, borders: borders, colors: colors, spaces: spaces, opacities: opacities, dimensions: dimensions)
    #expect(item.spaceColumnGap == OrangeTheme().listItem.spaceColumnGap)
  }

  @Test("colours of assistants have their values, and the names of the iOS library")
  func assistants() {
    let orange = OrangeTheme().colors
    #expect(orange.colorAiPrimary == orange.aiPrimary && orange.colorAiPrimary.light == "#F15E00")
    #expect(orange.colorAiQuaternary.dark == "#4AB4E6" && orange.colorAiSecondary.light == "#FFB4E6")
    let sosh = SoshTheme().colors
    #expect(sosh.colorAiPrimary.light == "#0173C1" && sosh.colorAiPrimary.dark == "#FC6999")
    #expect(sosh.colorAiTertiary.light == "#FFE500")
  }
}
