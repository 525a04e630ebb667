import DaguerreText
import Foundation
import OUDSSwiftUI
import OUDSThemesWhiteLabel
import SwiftUI
import TestSupport
import Testing

/// A brand that leaves to its base what it has not.
private final class Brand: WireframeTheme, @unchecked Sendable {
  init(family: String) {
    super.init(
      colors: BrandColors(), colorsCharts: nil, colorsDecorative: nil, fonts: BrandFonts(family: family), name: nil,
      fontFamily: "", tuning: nil)
  }
}

private final class BrandColors: WireframeThemeColorSemanticTokensProvider, @unchecked Sendable {
  override var contentDefault: MultipleColorSemanticToken { MultipleColorSemanticToken("#123456") }
  override var repositoryNeutralEmphasizedBlack: ColorSemanticToken { "#123456" }
}

private final class BrandFonts: WireframeThemeFontSemanticTokensProvider, @unchecked Sendable {
  private let family: String

  init(family: String) {
    self.family = family
    super.init()
    checkInstances(count: 1, for: "BrandFonts")
  }

  override var familyBody: FontFamilySemanticToken { family }
}

private final class BrandTags: OrangeThemeCategoricalTagComponentTokensProvider, @unchecked Sendable {
  override init(colors: AllColorSemanticTokensProvider? = nil) { super.init(colors: colors) }
}

private final class BrandPins: OrangeThemePinCodeInputComponentTokensProvider, @unchecked Sendable {
  init(spaces: AllSpaceSemanticTokensProvider) {
    super.init(sizes: nil, spaces: spaces, dimensions: OrangeThemeDimensionSemanticTokensProvider())
  }
}

private final class BrandAlerts: OrangeThemeAlertComponentTokensProvider, @unchecked Sendable {
  override var spacePaddingBlock: SpaceSemanticToken { 3 }
  override var borderWidth: BorderWidthSemanticToken { 4 }
}

private final class BrandMessages: OrangeThemeAlertMessageComponentTokensProvider, @unchecked Sendable {
  override var spacePaddingBlock: SpaceSemanticToken { 5 }
  override var borderWidth: BorderWidthSemanticToken { 6 }
}

/// Forms of declarations that a program may lean on.
@Suite("Declarations of the library") @MainActor struct DeclarationsTests {
  private let theme = OrangeTheme()

  @Test("what a brand leaves out or gives as nothing is that of the theme it is built on")
  func brand() {
    let (brand, wireframe) = (Brand(family: "Winky Rough"), WireframeTheme())
    #expect(brand.name == WireframeTheme.name)
    #expect(brand.fontFamily == nil)
    #expect(brand.tuning.hasRoundedButtons == wireframe.tuning.hasRoundedButtons)
    #expect(brand.colors.contentDefault.light == "#123456")
    #expect(brand.colors.bgPrimary == wireframe.colors.bgPrimary)
    #expect(brand.fonts.familyBody == "Winky Rough")
    #expect(WhiteLabelTheme(name: "Own").name == "Own")
  }

  @Test("providers of every theme have the library's names")
  func providers() {
    let sosh = SoshThemeListItemComponentTokensProvider(colors: SoshThemeColorSemanticTokensProvider())
    #expect(sosh.borderRadiusDefault == SoshTheme().listItem.borderRadiusDefault)
    let wireframe = WireframeThemeAlertMessageComponentTokensProvider()
    #expect(wireframe.sizeIcon == WireframeTheme().alert.sizeIcon)
    _ = [
      SoshThemeAlertMessageComponentTokensProvider.self, OrangeCompactThemeListItemComponentTokensProvider.self,
      OrangeCompactThemeAlertMessageComponentTokensProvider.self, WireframeThemeListItemComponentTokensProvider.self,
    ]
    let tags: [any AllCategoricalTagComponentTokensProvider] = [
      SoshThemeCategoricalTagComponentTokensProvider(colors: nil),
      WireframeThemeCategoricalTagComponentTokensProvider(),
      OrangeCompactThemeCategoricalTagComponentTokensProvider(), BrandTags(colors: theme.colors),
    ]
    #expect(tags.map(\.colorContent.light) == ["#000000", "#08090D", "#000000", "#000000"])
    let drafts = WireframeTheme()
    #expect(drafts.categoricalTag.colorBgCategory1 == drafts.colors.surfaceBrandPrimary)
    #expect(drafts.categoricalTag.colorBgCategory5 == drafts.colors.surfaceBrandPrimary)
    #expect(SoshTheme().categoricalTag.colorBgCategory5 == theme.categoricalTag.colorBgCategory5)
    let own = WireframeTheme(colors: BrandColors())
    #expect(own.categoricalTag.colorContent == MultipleColorSemanticToken("#123456"))
    let _: (any CategoricalTagComponentTokens, any AlertMessageComponentTokens) = (theme.categoricalTag, theme.alert)
    let pins = BrandPins(spaces: theme.spaces)
    #expect(pins.sizeMinWidth == theme.pinCodeInput.sizeMinWidth)
    let orange = OrangeThemePinCodeInputComponentTokensProvider(
      sizes: theme.sizes, spaces: theme.spaces, dimensions: theme.dimensions)
    #expect(orange.sizeMinWidth == theme.pinCodeInput.sizeMinWidth)
    #expect(Bundle.OrangeTheme == .main && Bundle.OrangeCompactTheme == .main)
    #expect(Bundle.SoshTheme == .main && Bundle.WireframeTheme == .main)
  }

  @Test("alerts and messages of alerts have tokens from a provider each, if both are given")
  func alerts() {
    func tokens(_ theme: OUDSTheme) -> [Double] {
      [theme.alert.spacePaddingBlock, theme.alertMessage.borderWidth].map { Double($0) }
    }
    #expect(tokens(OrangeTheme(alert: BrandAlerts(), alertMessage: BrandMessages())) == [3, 6])
    #expect(tokens(OrangeTheme(alert: BrandAlerts())) == [3, 4])
    #expect(tokens(OrangeTheme(alertMessage: BrandMessages())) == [5, 6])
    let messages = BrandMessages()
    #expect(tokens(OrangeTheme(alert: messages, alertMessage: messages)) == [5, 6])
    #expect(OrangeTheme(alert: BrandAlerts(), alertMessage: BrandMessages()).alert.sizeAsset == theme.alert.sizeAsset)
  }

  @Test("the compact theme has the colours of charts and decorations of Orange")
  func compact() {
    let compact = OrangeCompactTheme()
    #expect(compact.colorsCharts?.categoricalTier1 == theme.colorsCharts?.categoricalTier1)
    #expect(compact.colorsDecorative?.accent1Default == theme.colorsDecorative?.accent1Default)
    #expect(compact.colorsCharts != nil && compact.colorsDecorative != nil)
    let charts: any AllColorChartSemanticTokensProvider = OrangeCompactThemeColorChartSemanticTokensProvider()
    let decorative: any AllColorDecorativeSemanticTokensProvider =
      OrangeCompactThemeColorDecorativeSemanticTokensProvider()
    #expect(OrangeCompactTheme(colorsCharts: charts, colorsDecorative: decorative).colorsCharts != nil)
  }

  @Test("a view is previewed in the white label theme")
  func preview() throws {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let button = OUDSButton(text: "Buy", appearance: .strong) {}
    let drawn = try renderer.render(button.whiteLabelPreview()).list.commands
    #expect(try renderer.render(OUDSThemeableView(theme: WhiteLabelTheme()) { button }).list.commands == drawn)
    #expect(try renderer.render(button.orangePreview()).list.commands != drawn)
  }

  @Test("tokens are compared as objects, and ordered by what they measure")
  func comparison() {
    #expect(theme.colors.bgPrimary.isEqual(theme.colors.bgPrimary))
    #expect(!theme.colors.bgPrimary.isEqual(theme.colors.contentDefault) && !theme.colors.bgPrimary.isEqual(nil))
    #expect(theme.fonts.bodyDefaultMedium.isEqual(theme.fonts.bodyDefaultMedium))
    #expect(!theme.fonts.bodyDefaultMedium.isEqual("a text"))
    #expect(theme.colorModes.onBgPrimary.isEqual(theme.colorModes.onBgPrimary))
    let shadow = theme.elevations.raised
    #expect(shadow.isEqual(shadow) && !shadow.isEqual(theme.elevations.emphasized))
    let heights = [theme.fonts.lineHeightBodyLarge, theme.fonts.lineHeightBodySmall]
    #expect(heights.sorted() == [theme.fonts.lineHeightBodySmall, theme.fonts.lineHeightBodyLarge])
    #expect(!(heights[0] < heights[0]), "none is smaller than itself")
  }

  @Test("keys of PostScript names tell their family and their weight in words")
  func postScriptNames() {
    let key = PSFNMK("Winky Rough", Font.Weight.semibold)
    #expect(key.familyName == "Winky Rough" && key.fontWeight == "Semi-Bold")
    #expect(PSFNMK("Winky Rough", weight: "Semi-Bold") == key)
    #expect(PSFNMK("Winky Rough", weight: nil).fontWeight.isEmpty)
    #expect("Winky Rough".fontNameInPostScript(using: "Semi-Bold") == "WinkyRough-SemiBold")
  }

  @Test("what assistive techniques are told of an indicator can be read")
  func accessibility() {
    let configuration = OUDSAccessibilityConfiguration(name: "Upload", state: "Half")
    #expect(configuration.name == "Upload" && configuration.state == "Half")
  }

  @Test("list items in the forms of release 2.2 draw as those of today") @available(*, deprecated)
  func listItems() throws {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    func commands(_ view: some View) throws -> String {
      "\(try renderer.render(OUDSThemeableView(theme: theme) { view }).list.commands)"
    }
    let bold = OUDSListItemData(label: "Label", isBoldLabel: true)
    #expect(bold.isBoldLabel)
    let item = OUDSStaticListItem(data: bold)
    #expect(
      try commands(item.oudsListItemStandardStyle())
        == commands(item.oudsListItemStyle(divider: true, background: false)))
    #expect(
      try commands(item.oudsListCardStyle(.backgroundOnInteractionOnly(withDivider: false)))
        == commands(item.oudsListCardStyle(.standard(divider: false, background: false))))
    #expect(
      try commands(item.oudsListCardStyle(.backgroundOnInteractionOnly(withDivider: true)))
        != commands(item.oudsListCardStyle(.standard(divider: false, background: false))))
    let picture = Image(systemName: "heart")
    let (former, current) = (
      OUDSListItemImage(asset: picture, size: .large, description: "A cat"),
      OUDSListItemImage(asset: picture, description: "A cat", size: .large)
    )
    #expect(
      try commands(OUDSStaticListItem(data: bold, leading: .image(former)))
        == commands(OUDSStaticListItem(data: bold, leading: .image(current))))
  }
}
