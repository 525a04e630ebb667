import OUDSSwiftUI
import SwiftUI

nonisolated class LakeColors: OrangeThemeColorSemanticTokensProvider, @unchecked Sendable {
  override var bgSecondary: MultipleColorSemanticToken {
    MultipleColorSemanticToken(
      light: OrangeBrandColorRawTokens.colorDecorativeAmber500, dark: OrangeBrandColorRawTokens.colorOrange900)
  }
  override var bgTertiary: MultipleColorSemanticToken { MultipleColorSemanticToken(ColorRawTokens.functionalSun200) }
  override var actionEnabledLight: ColorSemanticToken { ColorRawTokens.functionalMalachite600 }
  override var actionEnabledDark: ColorSemanticToken { ColorRawTokens.functionalMalachite400 }
  override var contentBrandPrimaryLight: ColorSemanticToken { ColorRawTokens.functionalMalachite600 }
  override var borderBrandPrimary: MultipleColorSemanticToken {
    MultipleColorSemanticToken(ColorRawTokens.functionalMalachite600)
  }
}
nonisolated class LakeColorsOld: OrangeThemeColorSemanticTokensProvider, @unchecked Sendable {
  override var bgSecondary: MultipleColorSemanticTokens {
    MultipleColorSemanticTokens(
      light: OrangeBrandColorRawTokens.colorDecorativeAmber500, dark: OrangeBrandColorRawTokens.colorOrange900)
  }
  override var actionEnabled: MultipleColorSemanticTokens {
    MultipleColorSemanticTokens(
      light: OrangeBrandColorRawTokens.colorDecorativeShockingPink100, dark: ColorRawTokens.functionalScarlet600)
  }
}
class LakeSpaces: OrangeThemeSpaceSemanticTokensProvider, @unchecked Sendable {
  override var fixedMedium: SpaceSemanticToken { DimensionRawTokens._400 }
  override var fixedLarge: SpaceSemanticToken { DimensionRawTokens._200 }
  override var scaledSmall: MultipleSpaceSemanticToken {
    MultipleSpaceSemanticToken(compact: fixed5xlarge, regular: fixed5xlarge)
  }
}
class LakeSizes: OrangeThemeSizeSemanticTokensProvider, @unchecked Sendable {
  override var iconDecorative2xlarge: SizeSemanticToken { DimensionRawTokens._300 }
  override var iconDecorativeMedium: SizeSemanticToken { DimensionRawTokens._900 }
}
class LakeBorders: OrangeThemeBorderSemanticTokensProvider, @unchecked Sendable {
  override var styleDefault: BorderStyleSemanticToken { BorderRawTokens.styleDashed }
  override var widthMedium: BorderWidthSemanticToken { BorderRawTokens.width100 }
  override var widthThin: BorderWidthSemanticToken { BorderRawTokens.width75 }
  override var radiusLarge: BorderRadiusSemanticToken { BorderRawTokens.radius800 }
  override var radiusMedium: BorderRadiusSemanticToken { 40 }
}
class LakeBordersOther: OUDSBorderSemanticTokensProvider, @unchecked Sendable {
  override var styleDefault: BorderStyleSemanticToken { BorderRawTokens.styleDashed }
}
class LakeElevations: OrangeThemeElevationSemanticTokensProvider, @unchecked Sendable {
  override var sticky: ElevationCompositeSemanticToken {
    ElevationCompositeSemanticToken(ElevationRawTokens.bottom_4_600)
  }
  override var emphasized: ElevationCompositeSemanticToken { raised }
}
class LakeOpacities: OrangeThemeOpacitySemanticTokensProvider, @unchecked Sendable {
  override var strong: OpacitySemanticToken { OpacityRawTokens._920 }
}
class LakeGrids: OrangeThemeGridSemanticTokensProvider, @unchecked Sendable {
  override var extraCompactColumnGap: GridSemanticToken { GridRawTokens.columnGap200 }
  override var compactColumnGap: GridSemanticToken { GridRawTokens.columnGap200 }
  override var regularColumnGap: GridSemanticToken { GridRawTokens.columnGap200 }
}
class LakeFonts: OrangeThemeFontSemanticTokensProvider, @unchecked Sendable {
  private static let family = "Shantell Sans"
  override var familyBody: FontFamilySemanticToken { Self.family }
  override var familyCode: FontFamilySemanticToken { Self.family }
  override var familyDisplay: FontFamilySemanticToken { Self.family }
  override var familyHeading: FontFamilySemanticToken { Self.family }
  override var familyLabel: FontFamilySemanticToken { Self.family }
  override var familySystem: FontFamilySemanticToken { Self.family }
  override var displayLarge: MultipleFontCompositeSemanticToken {
    MultipleFontCompositeSemanticToken(
      FontCompositeSemanticToken(
        size: sizeDisplayLargeMobile, lineHeight: lineHeightDisplayLargeMobile, weight: weightDisplay,
        letterSpacing: letterSpacingDisplayLargeMobile))
  }
}
class LakeFontsOld: OrangeThemeFontSemanticTokensProvider, @unchecked Sendable {
  override var displayLarge: MultipleFontCompositeRawTokens {
    MultipleFontCompositeRawTokens(compact: FontRawTokens.regular150, regular: FontRawTokens.regular150)
  }
  override var codeMedium: MultipleFontCompositeRawTokens {
    MultipleFontCompositeRawTokens(FontRawTokens.bold300)
  }
}
class LakeColorModes: OrangeThemeColorModeSemanticTokensProvider, @unchecked Sendable {
  override init(colors: AllColorSemanticTokensProvider? = nil) { super.init(colors: colors) }
}
class LakeButtons: OrangeThemeButtonComponentTokensProvider, @unchecked Sendable {
  override public var borderWidthDefault: BorderWidthSemanticToken { borders.widthThicker }
  override public var borderRadiusDefault: BorderRadiusSemanticToken { borders.radiusMedium }
  override public var sizeMaxHeightIconOnly: SizeSemanticToken { DimensionRawTokens._600 }
  override public var spacePaddingBlock: SpaceSemanticToken { spaces.paddingInline3xlarge }
}
class LakeAlert: OrangeThemeAlertMessageComponentTokensProvider, @unchecked Sendable {}
class LakeCategorical: OrangeThemeCategoricalTagComponentTokensProvider, @unchecked Sendable {
  override var colorBgCategory1: MultipleColorSemanticToken {
    MultipleColorSemanticToken(
      light: ColorRawTokens.functionalMalachite500, dark: ColorRawTokens.functionalMalachite400)
  }
}
nonisolated class LakeTheme: OrangeTheme, @unchecked Sendable {
  override init() {
    let colors = LakeColors()
    super.init(
      borders: LakeBorders(), colors: colors, colorModes: LakeColorModes(colors: colors),
      elevations: LakeElevations(), fonts: LakeFonts(), spaces: LakeSpaces(), tuning: Self.tuning)
  }
  private static let tuning: Tuning = .init(
    hasRoundedButtons: true, hasRoundedTextInputs: true, hasRoundedAlertMessages: true,
    hasRoundedProgressIndicators: true, hasRoundedListItems: true)
}
class LakeTheme1: OrangeTheme, @unchecked Sendable {
  override init() {
    super.init(
      colors: LakeColors(), borders: LakeBorders(), elevations: LakeElevations(), fonts: LakeFonts(),
      grids: LakeGrids(), opacities: LakeOpacities(), sizes: LakeSizes(), spaces: LakeSpaces(), button: LakeButtons())
  }
}
class LakeTheme2: OrangeTheme, @unchecked Sendable {
  override init() {
    let borders = LakeBorders()
    super.init(
      borders: borders, colors: LakeColors(),
      alertMessage: OrangeThemeAlertMessageComponentTokensProvider(borders: borders),
      button: OrangeThemeButtonComponentTokensProvider(borders: borders, colors: LakeColors()),
      categoricalTag: LakeCategorical(),
      listItem: OrangeThemeListItemComponentTokensProvider(borders: borders))
  }
}
func themes() {
  let tuning = Tuning(hasRoundedButtons: true)
  _ = OrangeTheme(tuning: tuning)
  _ = OrangeTheme(tuning: Tuning.OrangeFrance); _ = OrangeTheme(tuning: Tuning.OrangeBusiness);
  _ = OrangeTheme(tuning: .MaxIt)
  _ = OrangeTheme(fontFamily: OrangeBrandFontRawTokens.familyBrandDefault)
  _ = OrangeTheme(fontFamily: OrangeBrandFontRawTokens.fontFamilyBrandDefault)
  _ = OrangeTheme(family: "Helvetica Neue Arabic")
  _ = OrangeTheme(fontFamily: "Menlo", tuning: Tuning(hasRoundedButtons: true, hasRoundedTextInputs: true))
  let borders = OrangeThemeBorderSemanticTokensProvider(), sizes = OrangeThemeSizeSemanticTokensProvider(),
    spaces = OrangeThemeSpaceSemanticTokensProvider(), colors = LakeColors()
  _ = OrangeThemeButtonComponentTokensProvider(sizes: sizes, borders: borders, colors: colors, spaces: spaces)
  _ = OrangeThemeBadgeComponentTokensProvider()
  _ = OrangeTheme(
    borders: borders, colors: colors, colorsCharts: OrangeThemeColorChartSemanticTokensProvider(),
    colorsDecorative: OrangeThemeColorDecorativeSemanticTokensProvider())
  let theme = OrangeTheme()
  _ = theme.colorsCharts.gridlines
  _ = theme.colorsDecorative
  _ = theme == OrangeTheme()
  _ = theme.listItem.sizeAssetMedium; _ = theme.categoricalTag; _ = theme.alertMessage;
  _ = OrangeInverseTheme()
  let _: Double = theme.gridMargin(for: .compact)
  _ = OUDSUtils.isArabicLanguageInUse() ? "Helvetica Neue Arabic" : "Helvetica Neue"
}
enum LakeFontRawTokens { static let body: FontFamilyRawToken = "Arial" }
enum LakeColorRawTokens { static let lake: ColorRawToken = "#FFC18AFF" }
enum LakeOrange { static let colorOrange200: ColorOrangeBrandRawToken = "#FFC18AFF" }
struct Previews: View { var body: some View { Text("a") } }
@MainActor func previews() {
  _ = Previews().orangePreview(); _ = Previews().orangeCompactPreview(); _ = Previews().soshPreview();
  _ = Previews().wireframePreview()
}
