import DaguerreViews
import OUDS
import Testing

struct ButtonForms {
  private let image = OUDSImage(asset: heart, accessibilityLabel: "Love")

  @Test func textAlone() throws {
    try Forms().expectSame([
      OUDSButton(text: "Validate", appearance: .strong, style: .default) {},
      OUDSButton(text: "Validate", appearance: .strong, style: .default, size: .default, isFullWidth: false) {},
      OUDSButton("Validate", bundle: .main, appearance: .strong) {},
      OUDSButton("Validate", tableName: "Words", bundle: .main, appearance: .strong, size: .default) {},
      OUDSButton(LocalizedStringKey("Validate"), appearance: .strong, action: {}),
    ])
  }

  @Test func textAndIcon() throws {
    try Forms().expectSame([
      OUDSButton(text: "Love", image: image, appearance: .brand) {},
      OUDSButton(text: "Love", image: OUDSImage(asset: heart), appearance: .brand, style: .default, size: .default) {},
      OUDSButton("Love", bundle: .main, image: image, appearance: .brand) {},
      OUDSButton(text: "Love", icon: heart, appearance: .brand) {},
      OUDSButton(text: "Love", icon: heart, flipIcon: false, renderingMode: .template, appearance: .brand) {},
      OUDSButton(text: "Love", icon: OUDSIcon(asset: heart), appearance: .brand) {},
      OUDSButton("Love", bundle: .main, icon: heart, appearance: .brand) {},
      OUDSButton(icon: heart, flipIcon: false, text: "Love", appearance: .brand, style: .default) {},
      OUDSButton(image: image, text: "Love", appearance: .brand) {},
    ])
  }

  @Test func iconAlone() throws {
    try Forms().expectSame([
      OUDSButton(image: image, appearance: .minimal) {},
      OUDSButton(image: image, appearance: .minimal, style: .default, size: .default, isFullWidth: false) {},
      OUDSButton(
        image: OUDSImage(asset: heart, accessibilityLabel: "Love", bundle: .main), appearance: .minimal
      ) {},
      OUDSButton(icon: heart, accessibilityLabel: "Love", appearance: .minimal) {},
      OUDSButton(icon: heart, accessibilityLabel: "Love", appearance: .minimal, style: .default) {},
      OUDSButton(icon: heart, accessibilityLabel: "Love", bundle: .main, appearance: .minimal) {},
      OUDSButton(icon: heart, flipIcon: false, accessibilityLabel: "Love", appearance: .minimal) {},
      OUDSButton(image: heart, accessibilityLabel: "Love", renderingMode: .template, appearance: .minimal) {},
    ])
  }

  @Test func smallIsSmaller() throws {
    let forms = try Forms()
    func size(_ button: OUDSButton) throws -> Size { try forms.draw { button }.list.size }
    let small = try size(OUDSButton(text: "Validate", size: .small) {})
    let usual = try size(OUDSButton(text: "Validate") {})
    #expect(small.height == OrangeTheme().sizes.minInteractiveAreaSmall)
    #expect(small.width < usual.width && small.height < usual.height)
    #expect(try size(OUDSButton(image: image, size: .small) {}) == Size(width: 40, height: 40))
  }

  @Test func loadingAndFullWidth() throws {
    try Forms().expectSame([
      OUDSButton(text: "Load", style: .loading, isFullWidth: true) {},
      OUDSButton(text: "Load", appearance: .default, style: .loading(progress: nil), isFullWidth: true) {},
      OUDSButton("Load", style: .loading(), isFullWidth: true) {},
    ])
  }
}
