import DaguerreSkins
import OUDSThemesContract
import OUDSTokenCatalogue
import OUDSThemesOrange
import OUDSThemesOrangeInverse
import OUDSThemesSosh
import OUDSTokensComponent
public import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

// What an app does to have its own look, with public modules only.

/// Raw tokens that an app adds to those of the design system.
public enum MyOwnFontRawTokens {
  /// A family that no theme has.
  public static let someFontBody: FontFamilyRawToken = "Arial"
}

private enum MyOwnColorRawTokens {
  static let mist: ColorRawToken = "#12345600"
  static let halfBlack = apply(opacity: OpacityRawTokens._480, on: ColorRawTokens.functionalBlack)
}

private class AppColors: OrangeThemeColorSemanticTokensProvider, @unchecked Sendable {
  override var actionEnabled: MultipleColorSemanticToken {
    MultipleColorSemanticToken(light: MyOwnColorRawTokens.mist, dark: OrangeBrandColorRawTokens.colorOrange900)
  }
  override var bgSecondaryLight: ColorSemanticToken { ColorRawTokens.functionalScarlet600 }
}

private class AppColorModes: OrangeThemeColorModeSemanticTokensProvider, @unchecked Sendable {
  override var onBgPrimary: MultipleColorModeSemanticToken {
    MultipleColorModeSemanticToken("onBgPrimary", ColorModeRawTokens.monochromeDark)
  }
}

private class AppSpaces: OrangeThemeSpaceSemanticTokensProvider, @unchecked Sendable {
  override var fixedMedium: SpaceSemanticToken { DimensionRawTokens._400 }
  override var scaledSmall: MultipleSpaceSemanticToken {
    MultipleSpaceSemanticToken(compact: fixedMedium, regular: fixed5xlarge)
  }
}

private class AppSizes: OrangeThemeSizeSemanticTokensProvider, @unchecked Sendable {
  override var iconDecorative2xlarge: SizeSemanticToken { DimensionRawTokens._300 }
}

private class AppBorders: OrangeThemeBorderSemanticTokensProvider, @unchecked Sendable {
  override var styleDefault: BorderStyleSemanticToken { BorderRawTokens.styleDashed }
  override var widthDefault: BorderWidthSemanticToken { BorderRawTokens.width100 }
  override var radiusMedium: BorderRadiusSemanticToken { BorderRawTokens.radius800 }
}

private class AppElevations: OrangeThemeElevationSemanticTokensProvider, @unchecked Sendable {
  override var emphasized: ElevationCompositeSemanticToken {
    ElevationCompositeSemanticToken(ElevationRawTokens.bottom_4_600)
  }
  override var yRaised: ElevationYSemanticToken { ElevationRawTokens.y400 }
}

private class AppOpacities: OrangeThemeOpacitySemanticTokensProvider, @unchecked Sendable {
  override var strong: OpacitySemanticToken { OpacityRawTokens._920 }
}

private class AppGrids: OrangeThemeGridSemanticTokensProvider, @unchecked Sendable {
  override var compactColumnGap: GridSemanticToken { GridRawTokens.columnGap200 }
}

private class AppEffects: OrangeThemeEffectSemanticTokensProvider, @unchecked Sendable {
  override var blurDrag: EffectBlurSemanticToken { EffectRawTokens.blur320 }
}

private class AppDimensions: OrangeThemeDimensionSemanticTokensProvider, @unchecked Sendable {
  override var _small: DimensionSemanticToken { DimensionRawTokens._1000 }
}

private class AppFonts: OrangeThemeFontSemanticTokensProvider, @unchecked Sendable {
  override var displayLarge: MultipleFontCompositeSemanticToken {
    MultipleFontCompositeSemanticToken(
      FontCompositeSemanticToken(
        size: sizeDisplayLargeMobile, lineHeight: lineHeightDisplayLargeMobile, weight: weightDisplay,
        letterSpacing: letterSpacingDisplayLargeMobile))
  }
  override var headingLarge: MultipleFontCompositeSemanticToken {
    MultipleFontCompositeSemanticToken(compact: FontRawTokens.regular150, regular: FontRawTokens.bold300)
  }
}

private class AppButton: OrangeThemeButtonComponentTokensProvider, @unchecked Sendable {
  override var sizeMaxHeightIconOnly: SizeSemanticToken { DimensionRawTokens._600 }
  override var borderWidthDefault: BorderWidthSemanticToken { borders.widthThicker }
  override var borderRadiusDefault: BorderRadiusSemanticToken { borders.radiusMedium }
  override var colorBgDefaultPressed: MultipleColorSemanticToken { .init(colors.repositoryOpacityBlackHigher) }
  override var spacePaddingBlock: SpaceSemanticToken { spaces.paddingInline2xlarge }
}

/// A provider from scratch.
private final class OneRadius: AllDividerComponentTokensProvider {
  let borderWidth: BorderWidthSemanticToken = 7
}

private class AppTheme: OrangeTheme, @unchecked Sendable {
  init(tuning: Tuning = .default) {
    let colors = AppColors()
    let borders = AppBorders()
    super.init(
      borders: borders, colors: colors, colorModes: AppColorModes(), effects: AppEffects(),
      elevations: AppElevations(), fonts: AppFonts(), grids: AppGrids(), opacities: AppOpacities(),
      dimensions: AppDimensions(), sizes: AppSizes(), spaces: AppSpaces(),
      button: AppButton(borders: borders, colors: colors), divider: OneRadius(),
      fontFamily: MyOwnFontRawTokens.someFontBody, tuning: tuning)
  }
}

@Suite("Customisation")
struct CustomisationTests {
  @Test("a theme of one's own uses one's own tokens, of every family")
  func everyFamily() {
    let theme: OUDSTheme = AppTheme(tuning: .MaxIt)
    #expect(theme.colors.actionEnabled == MultipleColorSemanticToken(light: "#12345600", dark: "#6B3300"))
    #expect(theme.colors.bgSecondary.light == ColorRawTokens.functionalScarlet600)
    #expect(theme.colors.bgSecondary.dark == OrangeTheme().colors.bgSecondary.dark)
    #expect(theme.colorModes.onBgPrimary.light == .monochromeDark)
    #expect(theme.spaces.fixedMedium == 32)
    #expect(theme.spaces.scaledSmall == MultipleSpaceSemanticToken(compact: 32, regular: theme.spaces.fixed5xlarge))
    #expect(theme.sizes.iconDecorative2xlarge == 24)
    #expect(theme.borders.styleDefault == "dashed")
    #expect(theme.borders.widthDefault == BorderRawTokens.width100)
    #expect(theme.elevations.emphasized.dark == ElevationRawTokens.bottom_4_600)
    #expect(theme.elevations.raised.light.y == ElevationRawTokens.y400)
    #expect(theme.opacities.strong == 0.92)
    #expect(theme.grids.compactColumnGap == GridRawTokens.columnGap200)
    #expect(theme.effects.blurDrag == 32)
    #expect(theme.dimensions._small == 80)
    #expect(theme.fonts.displayLarge.regular.size == 40)
    #expect(theme.fonts.headingLarge.compact == FontRawTokens.regular150)
    #expect(theme.fontFamily == "Arial")
    #expect(theme.tuning == .MaxIt)
  }

  @Test("component tokens follow the semantic tokens of the providers that are given")
  func components() {
    let theme = AppTheme()
    #expect(theme.button.sizeMaxHeightIconOnly == 48)
    #expect(theme.button.borderWidthDefault == theme.borders.widthThicker)
    #expect(theme.button.borderRadiusDefault == BorderRawTokens.radius800)
    #expect(theme.button.colorBgDefaultPressed == .init(theme.colors.repositoryOpacityBlackHigher))
    #expect(theme.button.spacePaddingBlock == OrangeTheme().spaces.paddingInline2xlarge)
    #expect(theme.divider.borderWidth == 7)
    // Not overridden, so the theme's own; but it reads the colours that were given.
    #expect(theme.link.colorContentEnabled == theme.colors.actionEnabled)
    #expect(OrangeTheme(colors: AppColors()).link.colorContentEnabled.light == "#12345600")
  }

  @Test("tokens that are overridden without `token` are recorded, follow skins, and are known to what reads them")
  func overridesAreSeen() throws {
    let theme = AppTheme()
    for entry in TokenCatalogue.tokens(of: theme) {
      let read = try #require(entry.reads(in: theme).first { $0.key == entry.key }, "\(entry.path)")
      #expect(read.value.canonicalText == entry.value(in: theme).canonicalText, "\(entry.path)")
    }
    let sosh = SoshTheme()
    SkinScope.with(sosh.flattened()) {
      for entry in TokenCatalogue.semantic + TokenCatalogue.component {
        #expect(entry.value(in: theme).canonicalText == entry.value(in: sosh).canonicalText, "\(entry.path)")
      }
    }
    func rows(_ name: String) throws -> [TokenRow] {
      let entry = try TokenCatalogue.token(named: name, of: theme)
      return TokenCatalogue.rows(of: entry, in: theme, themeName: "app", tuningName: nil)
    }
    #expect(try rows("button.borderWidthDefault").map(\.alias) == ["border.width.thicker"])
    let dependents = TokenCatalogue.dependents(of: .colorActionEnabled, in: theme).map(\.path)
    #expect(dependents.contains("link.color.content.enabled"))
  }

  @Test("a token file laid over a provider of one's own wins")
  func overlay() throws {
    let file = #"{"color": {"$type": "color", "action": {"enabled": {"$value": "{core.color.functional.white}"}}}}"#
    let theme = AppTheme()
    let skin = try TokenOverlay(Array(file.utf8), name: "brand").skin(over: theme)
    let white = MultipleColorSemanticToken(ColorRawTokens.functionalWhite)
    #expect(SkinScope.with(skin) { theme.colors.actionEnabled } == white)
    #expect(SkinScope.with(skin) { theme.link.colorContentEnabled } == white)
  }

  @Test("a provider of one's own is seen by the tokens of its own family that refer to what it overrides")
  func sameFamily() {
    class Repository: OrangeThemeColorSemanticTokensProvider, @unchecked Sendable {
      override var repositoryPrimaryMedium: ColorSemanticToken { "#010203" }
      // Orange has no value for it.
      override var repositoryPrimaryLowest: ColorSemanticToken { "#0A0B0C" }
    }
    let theme = OrangeTheme(colors: Repository())
    #expect(theme.colors.actionSelected.light == "#010203")
    #expect(theme.colors.repositoryPrimaryLowest == "#0A0B0C")
    #expect(OrangeTheme().colors.repositoryPrimaryLowest.isForbiddenValueColor())
    let dependents = TokenCatalogue.dependents(of: .colorRepositoryPrimaryMedium, in: theme).map(\.path)
    #expect(dependents.contains("color.action.selected"))
    var skin = ConcreteSkin()
    skin.set(.colorRepositoryPrimaryMedium, to: ColorSemanticToken("#040506"))
    #expect(SkinScope.with(skin) { theme.colors.actionSelected.light } == "#040506")
  }

  @Test("an override that changes the value of its superclass is one token: read once, blended once")
  func superclass() {
    class Wider: OrangeThemeBorderSemanticTokensProvider, @unchecked Sendable {
      override var widthDefault: BorderWidthSemanticToken { super.widthDefault + 10 }
      override var widthThin: BorderWidthSemanticToken { token(.borderWidthThin) { super.widthThin + 10 } }
    }
    let theme = OrangeTheme(borders: Wider())
    let (plain, thin) = (OrangeTheme().borders.widthDefault, OrangeTheme().borders.widthThin)
    for (key, value, read) in [
      (SkinKey.borderWidthDefault, plain + 10, { theme.borders.widthDefault }),
      (.borderWidthThin, thin + 10, { theme.borders.widthThin }),
    ] {
      let recorder = ReadRecorder()
      SkinScope.recording(recorder) { #expect(read() == value) }
      #expect(recorder.reads.filter { $0.key == key }.map(\.canonicalText) == ["\(key)\t\(value.canonicalText)"])
      var end = ConcreteSkin()
      end.set(key, to: 0.0)
      let half = ConcreteSkin().interpolated(to: end, at: 0.5)
      #expect(SkinScope.with(half, read) == value / 2)
      #expect(SkinScope.recording(ReadRecorder()) { SkinScope.with(half, read) } == value / 2)
    }
  }

  @Test("a subclass may override the plain initialiser")
  func plainInitialiser() {
    class Own: OrangeTheme, @unchecked Sendable {
      override init() { super.init(divider: OneRadius(), name: "Own") }
    }
    #expect(Own().divider.borderWidth == 7)
    #expect(Own().name == "Own")
    let plain = OrangeTheme()
    let whole = OrangeTheme(tuning: .default)
    #expect(plain.name == whole.name && plain.tuning == whole.tuning && plain.fontFamily == whole.fontFamily)
    for entry in TokenCatalogue.tokens(of: plain) {
      #expect(entry.value(in: plain).canonicalText == entry.value(in: whole).canonicalText, "\(entry.path)")
    }
  }

  @Test("one provider can be given to the ready theme; the rest stays")
  func oneProvider() {
    let theme = OrangeTheme(borders: AppBorders())
    #expect(theme.button.borderRadiusRounded == BorderRawTokens.radius800)
    #expect(theme.button.colorBgBrandEnabled == OrangeTheme().button.colorBgBrandEnabled)
  }

  @Test(
    "opacity multiplies alpha",
    arguments: [
      (0.0, "#000000", "#00000000"), (1, "#010203", "#010203FF"), (0.5, "#FF790080", "#FF790040"),
      (0.48, "#000000", "#0000007A"), (2, "#000000", "#000000FF"), (-1, "#000000", "#00000000"),
      (.nan, "#FFFFFF", "#FFFFFF00"),
    ] as [(Double, ColorRawToken, String)])
  func opacity(opacity: Double, color: ColorRawToken, result: String) {
    #expect(apply(opacity: opacity, on: color) == result)
  }

  @Test("tunings are those of the brand")
  func tunings() {
    #expect(Tuning.OrangeFrance == Tuning())
    #expect(Tuning.OrangeBusiness == Tuning(hasRoundedTextInputs: true, hasRoundedAlertMessages: true))
    #expect(
      Tuning.MaxIt == Tuning(hasRoundedButtons: true, hasRoundedTextInputs: true, hasRoundedAlertMessages: true))
    #expect(OrangeTheme().tuning == .default)
  }

  @Test("the inverse theme is Orange with light and dark exchanged, in every token")
  func inverse() throws {
    let (orange, inverse) = (OrangeTheme(), OrangeInverseTheme(tuning: .MaxIt))
    #expect(inverse.tuning == .MaxIt)
    var differing = 0
    for entry in TokenCatalogue.tokens(of: orange) {
      switch (entry.value(in: orange), entry.value(in: inverse)) {
      case (let one as MultipleColorSemanticToken, let other as MultipleColorSemanticToken):
        #expect(one.light == other.dark && one.dark == other.light, "\(entry.path)")
        if one != other { differing += 1 }
      case (let one as ElevationCompositeSemanticToken, let other as ElevationCompositeSemanticToken):
        #expect(one.light == other.dark && one.dark == other.light, "\(entry.path)")
      case (let one as MultipleColorModeSemanticToken, let other as MultipleColorModeSemanticToken):
        #expect(one.light.isDark != other.dark.isDark && one.dark.isDark != other.light.isDark, "\(entry.path)")
        #expect(one.light.isMonochrome == other.dark.isMonochrome, "\(entry.path)")
      case (let one, let other):
        #expect(one.canonicalText == other.canonicalText, "\(entry.path)")
      }
    }
    #expect(differing > 100)
  }
}
