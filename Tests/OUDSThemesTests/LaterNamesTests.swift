import OUDSThemesContract
import OUDSThemesOrange
import OUDSThemesOrangeInverse
import OUDSTokensComponent
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

/// A theme of one's own overrides tokens under the names that later releases of the iOS library give them, or under
/// those of before; it reads the same under both.
@Suite("Names of later releases in themes")
struct LaterNamesTests {
  private final class LaterButtons: OrangeThemeButtonComponentTokensProvider, @unchecked Sendable {
    override var sizeMinHeightDefault: SizeSemanticToken { 61 }
    override var sizeProgressIndicatorDefault: SizeSemanticToken { 17 }
  }

  private final class FormerButtons: OrangeThemeButtonComponentTokensProvider, @unchecked Sendable {
    override var sizeMinHeight: SizeSemanticToken { 62 }
  }

  private final class LaterElevations: OrangeThemeElevationSemanticTokensProvider, @unchecked Sendable {
    override var yElevated: ElevationYSemanticToken { 9 }
    override var colorElevatedLight: ColorSemanticToken { "#102030" }
  }

  private final class LaterBars: OrangeThemeBarComponentTokensProvider, @unchecked Sendable {
    override var colorAccent: MultipleColorSemanticToken { colors.contentDefault }
  }

  private final class ListItems: OrangeThemeListItemComponentTokensProvider, @unchecked Sendable {
    override var sizeMinHeightSmall: SizeSemanticToken { 41 }
    override var colorBgBadgeSafetyArea: MultipleColorSemanticToken { colors.contentDefault }
    override var borderRadiusMediaRounded: BorderRadiusSemanticToken { 7 }
    override var spacePaddingBlockTopAlignmentTopTextContainerSmall: SpaceSemanticToken { 3 }
  }

  private final class SizedListItems: OrangeThemeListItemComponentTokensProvider, @unchecked Sendable {
    override init(
      sizes: AllSizeSemanticTokensProvider?, borders: AllBorderSemanticTokensProvider?,
      colors: AllColorSemanticTokensProvider?, spaces: AllSpaceSemanticTokensProvider?,
      opacities: AllOpacitySemanticTokensProvider?, dimensions: AllDimensionSemanticTokensProvider?
    ) {
      super.init(
        sizes: sizes, borders: borders, colors: colors, spaces: spaces, opacities: opacities, dimensions: dimensions)
    }

    override var sizeIcon: SizeSemanticToken { dimensions._xsmall }
  }

  @Test("a provider has the families that it has in the iOS library, and its initialiser is overridden")
  func families() {
    let items = SizedListItems(sizes: nil, borders: nil, colors: nil, spaces: nil, opacities: nil, dimensions: nil)
    let theme = OrangeTheme(listItem: items)
    #expect(theme.controlItem.sizeIcon == theme.dimensions._xsmall)
  }

  private final class FormerLinks: OrangeThemeLinkComponentTokensProvider, @unchecked Sendable {
    override init(
      sizes: AllSizeSemanticTokensProvider?, colors: AllColorSemanticTokensProvider?,
      spaces: AllSpaceSemanticTokensProvider?
    ) { super.init(sizes: sizes, colors: colors, spaces: spaces) }
  }

  private final class FormerProgress: OrangeThemeProgressIndicatorComponentTokensProvider, @unchecked Sendable {
    override init(
      sizes: AllSizeSemanticTokensProvider?, borders: AllBorderSemanticTokensProvider?,
      colors: AllColorSemanticTokensProvider?, spaces: AllSpaceSemanticTokensProvider?
    ) { super.init(sizes: sizes, borders: borders, colors: colors, spaces: spaces) }
  }

  @Test("initialisers of releases before are overridden too")
  func formerInitializers() {
    let links = FormerLinks(sizes: nil, colors: OrangeInverseTheme().colors, spaces: nil)
    let progress = FormerProgress(sizes: nil, borders: nil, colors: nil, spaces: nil)
    let (theme, plain) = (OrangeTheme(link: links, progressIndicator: progress), OrangeTheme())
    #expect(theme.link.colorContentEnabled.light == plain.link.colorContentEnabled.dark)
    #expect(theme.link.sizeMinHeightCompactDensity == plain.link.sizeMinHeightCompactDensity)
    #expect(theme.progressIndicator.sizeLinearIndicatorHeight == plain.progressIndicator.sizeLinearIndicatorHeight)
  }

  @Test("list items have the names of release 3")
  func listItems() {
    let theme = OrangeTheme(listItem: ListItems())
    let tokens: any ListItemComponentTokens = theme.listItem
    #expect(tokens.colorBadgeSafetyArea == theme.colors.contentDefault)
    #expect(tokens.sizeMinHeightCompact == 41)
    #expect(tokens.sizeMinHeightSmall == 41)
    #expect(tokens.borderRadiusMediaRoundedCorner == 7)
    #expect(tokens.spacePaddingBlockDensityCompactTopAlignmentTopTextContainer == 3)
    #expect(OrangeTheme().listItem.spacePaddingBlockSmall == OrangeTheme().controlItem.spacePaddingBlockDensityCompact)
  }

  @Test("a token overridden under its later name has the value under both")
  func later() {
    let theme = OrangeTheme(elevations: LaterElevations(), bar: LaterBars(), button: LaterButtons())
    #expect(theme.button.sizeMinHeight == 61)
    #expect(theme.button.sizeMinHeightDefault == 61)
    #expect(theme.button.sizeLoader == 17)
    #expect(theme.bar.colorIosAccent == theme.colors.contentDefault)
    #expect(theme.elevations.yDefault == 9)
    #expect(theme.elevations.colorElevated.light == "#102030")
    #expect(theme.elevations.elevated.light.y == 9)
    #expect(theme.elevations.default.light.color == "#102030")
  }

  @Test("so has one overridden under its former name")
  func former() {
    let theme = OrangeTheme(button: FormerButtons())
    #expect(theme.button.sizeMinHeight == 62)
    #expect(theme.button.sizeMinHeightDefault == 62)
    #expect(theme.button.sizeMinWidthDefault == OrangeTheme().button.sizeMinWidth)
  }

  @Test("a theme with light and dark exchanged exchanges them under both names")
  func inverse() {
    let elevations = OrangeInverseThemeElevationSemanticTokensProvider()
    let others = OrangeThemeElevationSemanticTokensProvider()
    #expect(elevations.colorElevatedLight == others.colorElevatedDark)
    #expect(elevations.colorDefaultLight == others.colorDefaultDark)
  }
}
