import DaguerreViews
import Foundation
import OUDS
import Testing

/// What applications read from the library's values, and give to them.
struct ValueForms {
  private let url: URL

  init() throws { url = try #require(URL(string: "https://example.org/a.png")) }

  @Test func images() throws {
    let image = OUDSImage(asset: heart, flipped: true, accessibilityLabel: "A", renderingMode: .original)
    #expect(image.asset != nil && image.name == nil && image.assetName == nil)
    #expect(image.renderingMode == .original && image.flipped && image.accessibilityLabel == "A")
    let named = OUDSImage(name: "ic_heart", color: OrangeTheme().colors.contentBrandPrimary)
    #expect(named.asset == nil && named.name == "ic_heart" && named.assetName == "ic_heart")
    let forms = try Forms()
    try forms.expectSame([OUDSImage(asset: heart), image.asset.foregroundColor(.black)])
    var drawing = OUDSImage(asset: heart)
    drawing.asset = nil
    #expect(try forms.draw { drawing }.list.commands.isEmpty)
    let former = OUDSIcon(assetName: "ic_heart", color: OrangeTheme().colors.contentBrandPrimary)
    #expect(former.name == "ic_heart" && former.color == named.color)
  }

  @Test func cache() async {
    let cache = OUDSAsyncImageCache.shared
    #expect(await cache.loadData(from: url) == nil)
    cache.setData(Data([1]), for: url)
    cache.clearDiskCache()
    #expect(cache.data(for: url) == Data([1]))
    #expect(await cache.loadData(from: url) == Data([1]))
    cache.clearCache()
    #expect(cache.data(for: url) == nil)
  }

  @Test func phases() {
    #expect(ImageLoadPhase.success(heart).image != nil)
    #expect(ImageLoadPhase.failure(CancellationError()).error is CancellationError)
    #expect(ImageLoadPhase.empty.image == nil && ImageLoadPhase.empty.error == nil)
  }

  @Test func colouredStrings() {
    let token = OrangeTheme().colors.contentBrandPrimary.light
    let font = Font.custom("Roboto", size: 12)
    let words = AttributedStringUrlConfiguration(text: "B", urlToOpen: url, color: token, font: font)
    #expect(words.color == token.color && words.font == font)
    let expected = AttributedString.from(
      text: "A B", foregroundColor: token.color, font: font,
      urlConfigurations: [.init(text: "B", urlToOpen: url, color: token.color, font: font)])
    #expect(
      expected
        == .from(text: "A B", foregroundColor: token, font: font, urlConfigurations: [words]))
    #expect(
      expected
        == .from(
          LocalizedStringKey("A B"), foregroundColor: token, font: font,
          urlConfigurations: [.init(LocalizedStringKey("B"), urlToOpen: url, color: token, font: font)]))
    for configuration in [
      AttributedStringUrlConfiguration(text: "B", color: token, font: font),
      .init(urlToOpen: url, color: token, font: font), .init(color: token, font: font), words,
    ] {
      #expect(
        expected
          == .from(
            markdown: "A [B](\(url.absoluteString))", foregroundColor: token, font: font,
            urlConfigurations: [configuration]))
    }
  }

  @Test func dividersAndItems() {
    let theme = OrangeTheme()
    #expect(OUDSDividerColor.brandPrimary.colorToken(in: theme) == theme.colors.borderBrandPrimary)
    let item = OUDSToolBarItem(label: "A")
    let copy = item
    #expect(item.id == copy.id && item.id != OUDSToolBarItem(label: "A").id)
  }

  private struct Glass: View {
    @Environment(\.forceOUDSLegacyLayout) private var isForced
    @Environment(\.isLiquidGlassDisabled) private var isDisabled

    var body: some View { Text("\(isForced) \(isDisabled)") }
  }

  @Test func layouts() throws {
    try Forms().expectSame([Text("false true"), Glass()])
    try Forms().expectSame([
      Text("true true"), Glass().forceOUDSLegacyLayout(), Glass().forceOUDSLegacyTabBar(),
      Glass().environment(\.forceOUDSLegacyLayout, true), Glass().modifier(OUDSLegacyLayoutModifier()),
      Glass().modifier(OUDSLegacyTabBarModifier()),
    ])
    try Forms().expectSame([Text("false false"), Glass().environment(\.isLiquidGlassDisabled, false)])
    try Forms().expectSame([
      OUDSThemeableView(theme: SoshTheme()) { OUDSTag(label: "A", status: .accent()) },
      oudsPreview(theme: SoshTheme()) { OUDSTag(label: "A", status: .accent()) },
      OUDSTag(label: "A", status: .accent()).withOUDS(theme: SoshTheme()),
    ])
  }
}
