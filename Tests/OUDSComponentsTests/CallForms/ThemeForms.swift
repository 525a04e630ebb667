import DaguerreViews
import Foundation
import OUDS
import Testing

struct ThemeForms {
  private struct Grid: View {
    @Environment(\.theme) private var theme
    @Environment(\.oudsHorizontalSizeClass) private var sizeClass
    @Environment(\.horizontalSizeClass) private var systemSizeClass

    var body: some View {
      OUDSVStack(alignment: .leading, spacing: theme.spaces.scaledMedium) {
        OUDSHStack(spacing: theme.spaces.fixedMedium) {
          Text("A").font(theme.fonts.bodyDefaultMedium)
          Circle().fill(theme.colors.contentDefault).frame(width: 8, height: 8)
          Rectangle().fill(theme.colors.actionEnabled, style: FillStyle(eoFill: true)).frame(width: 8, height: 8)
        }
        Text("B").padding(theme.spaces.scaledSmall.dimension(for: sizeClass))
        Text("C").padding(theme.spaces.scaledSmall.dimension(for: systemSizeClass ?? .regular))
        OUDSHStack { Text("D") }
      }
      .padding(.horizontal, theme.gridMargin(for: sizeClass))
      .frame(minWidth: theme.gridMinWidth(for: .extraCompact), maxWidth: theme.gridMaxWidth(for: sizeClass))
      .tint(theme.colors.actionEnabled)
      .oudsHorizontalDivider(dividerColor: .emphasized)
    }
  }

  @Test func grid() throws {
    let forms = try Forms()
    let classes = OUDSUserInterfaceSizeClass.allCases
    let lists = try classes.map { size in
      try forms.draw { Grid().environment(\.oudsHorizontalSizeClass, size) }.list.commands
    }
    #expect(lists[0] != lists[2])
    try forms.expectSame([Text("A").gridMargin(.horizontal), Text("A").oudsGridMargin(.horizontal)])
    #expect(OrangeTheme().gridMargin(for: .regular) == OrangeTheme().grids.regularMargin)
    // A picture is as wide as a phone where nobody says otherwise.
    try forms.expectSame([Text("A").gridMargin(), Text("A").padding(OrangeTheme().grids.compactMargin)])
  }

  private final class LargeSmallButtons: OrangeThemeButtonComponentTokensProvider, @unchecked Sendable {
    override var sizeMinHeightSmall: SizeSemanticToken { 90 }
    override var spacePaddingInlineIconNoneSmall: SpaceSemanticToken { 50 }
  }

  private final class HighCompactLinks: OrangeThemeLinkComponentTokensProvider, @unchecked Sendable {
    override var sizeMinHeightCompactDensity: SizeSemanticToken { 80 }
  }

  private final class BlueMarks: OrangeThemeTypographyComponentTokensProvider, @unchecked Sendable {
    override var colorContentMarker: MultipleColorSemanticToken { MultipleColorSemanticToken("#0000FF") }
  }

  /// The mark below a large heading has the colour of a theme of one's own.
  @Test func ownMarks() throws {
    let forms = try Forms()
    let theme = OrangeTheme(typography: BlueMarks())
    let lists = try [OrangeTheme(), theme].map { theme in
      try forms.draw(theme) { OUDSHeading(text: "A", hasMarker: true) }.list.commands
    }
    #expect(lists[0] != lists[1])
  }

  /// Small buttons and compact links have lengths of a theme of one's own.
  @Test func ownSizes() throws {
    let forms = try Forms()
    let theme = OrangeTheme(button: LargeSmallButtons(), link: HighCompactLinks())
    func growth(@ViewBuilder _ content: () -> some View) throws -> Size {
      let (own, plain) = (try forms.draw(theme, content).list.size, try forms.draw(OrangeTheme(), content).list.size)
      return Size(width: own.width - plain.width, height: own.height - plain.height)
    }
    #expect(try growth { OUDSButton(text: "A", size: .small) {} } == Size(width: 52, height: 50))
    #expect(try growth { OUDSButton(text: "A") {} } == .zero)
    #expect(try growth { OUDSLink(text: "A", density: .compact) {} }.height == 48)
  }

  @Test func typography() throws {
    let forms = try Forms()
    let theme = OrangeTheme()
    let color = theme.colors.contentDefault
    try forms.expectSame([
      OUDSHeading(text: "A"), OUDSHeading(text: "A", size: .large, hasMarker: false), OUDSHeading("A", bundle: .main),
      Text("A").headingLarge(theme).oudsForegroundColor(color),
    ])
    try forms.expectSame([
      OUDSDisplay(text: "A", size: .small), OUDSDisplay("A", bundle: .main, size: .small),
      Text("A").displaySmall(theme).oudsForegroundColor(color),
    ])
    try forms.expectSame([
      OUDSBody(text: "A", size: .large, weight: .strong), OUDSBody("A", tableName: nil, size: .large, weight: .strong),
      Text("A").bodyStrongLarge(theme).oudsForegroundColor(color),
    ])
    try forms.expectSame([
      OUDSLabel(text: "A", size: .xLarge, weight: .moderate),
      Text("A").labelModerateXLarge(theme).oudsForegroundColor(color),
    ])
    try forms.expectSame([
      OUDSCode(text: "A"), OUDSCode("A"), Text("A").codeMedium(theme).oudsForegroundColor(color),
    ])
    let coloured = try forms.draw(SoshTheme()) { OUDSHeading(text: "All of it", coloredText: "of") }
    #expect(coloured.list.commands != (try forms.draw(SoshTheme()) { OUDSHeading(text: "All of it") }.list.commands))
    func height(_ theme: OUDSTheme, marker: Bool) throws -> Double {
      try forms.draw(theme) { OUDSHeading(text: "A", hasMarker: marker) }.list.size.height
    }
    #expect(try height(OrangeTheme(), marker: true) > height(OrangeTheme(), marker: false))
    #expect(try height(SoshTheme(), marker: true) == height(SoshTheme(), marker: false))
  }

  private struct SampleApp: App {
    var body: some Scene {
      WindowGroup {
        OUDSThemeableView(theme: OrangeTheme()) { OUDSButton(text: "Action", appearance: .default) {} }
      }
    }
  }

  @Test func appsAndFonts() throws {
    try Forms().expectSame([OUDSButton(text: "Action") {}, SampleApp().body])
    let theme = OrangeTheme()
    let font = Font(Font.makeFont(family: theme.fontFamily, from: theme.fonts.bodyStrongMedium, isCompact: true))
    #expect(font.size == theme.fonts.bodyStrongMedium.compact.size)
    registerFont(postScript: "Winky-Light", forCombination: PSFNMK("Winky Rough", Font.Weight.light))
    #expect(kApplePostScriptFontNames[PSFNMK("Winky Rough", .light)] == "Winky-Light")
  }

  @Test func colours() throws {
    #expect(
      Color(hexadecimalCode: ColorRawTokens.functionalDodgerBlue800)! == ColorRawTokens.functionalDodgerBlue800.color)
    #expect(Color(hexadecimalCode: "#112233") == Color(rgba: 0x1122_33FF))
    #expect(Color(hexadecimalCode: " 112233FF\n") == Color(rgba: 0x1122_33FF))
    #expect(Color(hexadecimalCode: "11223") == nil && Color(hexadecimalCode: "") == nil)
    #expect(Color(hexadecimalCode: "112 233") == nil)
    #expect("#112233".color! == Color(rgba: 0x1122_33FF))
    #expect("#112233".color == Color(rgba: 0x1122_33FF))
    let text: String = OrangeBrandColorRawTokens.colorOrange500
    #expect(text == "#FF7900")
    #expect(String(format: "%@", ColorRawTokens.functionalBlack) == "#000000")
    let token: ColorRawToken = "#11223344"
    #expect(token.color == Color(rgba: 0x1122_3344))
  }

  @Test func themes() {
    #expect(OrangeTheme.name == "Orange" && OrangeTheme().name == OrangeTheme.name)
    #expect(Set([OrangeCompactTheme.name, SoshTheme.name, WireframeTheme.name, OrangeInverseTheme.name]).count == 4)
    let theme = OrangeTheme(
      borders: OrangeThemeBorderSemanticTokensProvider(), colors: OrangeThemeColorSemanticTokensProvider(),
      button: OrangeThemeButtonComponentTokensProvider(), tag: OrangeThemeTagComponentTokensProvider(),
      inputTag: OrangeThemeInputTagComponentTokensProvider(), resourcesBundle: .main, name: "Mine", fontFamily: nil,
      tuning: .MaxIt)
    #expect(theme.name == "Mine" && theme.tuning == .MaxIt)
    let former = OrangeTheme(
      colors: OrangeThemeColorSemanticTokensProvider(), borders: OrangeThemeBorderSemanticTokensProvider(),
      inputTag: OrangeThemeInputTagComponentTokensProvider(), link: OrangeThemeLinkComponentTokensProvider(),
      fontFamily: "Serif", tuning: .MaxIt, name: "Former")
    #expect(former.name == "Former" && former.fontFamily == "Serif" && former.tuning == .MaxIt)
    _ = OrangeThemeColorModeSemanticTokensProvider(colors: OrangeThemeColorSemanticTokensProvider())
    #expect(SoshTheme(colors: nil, borders: nil, elevations: nil).name == "Sosh")
    #expect(OrangeTheme().listItem.sizeMinHeightDefault == OrangeTheme().controlItem.sizeMinHeightDefault)
  }

  private struct FocusScreen: View {
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View { Text("A").accessibilityLabel("A").requestAccessibleFocus(_isFocused.projectedValue) }
  }

  @Test func focus() throws {
    let element = try Forms().draw { FocusScreen() }.accessibility.first { $0.properties.label == "A" }
    #expect(element?.properties.traits.contains(.isFocused) == true)
  }
}
