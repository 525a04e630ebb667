import OUDSThemesContract
import OUDSThemesOrange
import OUDSTokensComponent
import OUDSTokensSemantic
import Testing

@Suite("A theme from scratch")
struct OwnThemeTests {
  /// With the providers that release 3.1 of the iOS library asks for, and those alone.
  private class Own: OUDSTheme, @unchecked Sendable {
    init(hasMarker: Bool) {
      let theme = OrangeTheme()
      super.init(
        borders: theme.borders, colors: theme.colors, colorModes: theme.colorModes, effects: theme.effects,
        elevations: theme.elevations, fonts: theme.fonts, grids: theme.grids, opacities: theme.opacities,
        dimensions: theme.dimensions, sizes: theme.sizes, spaces: theme.spaces, alertMessage: theme.alert,
        badge: theme.badge, bar: theme.bar, bulletList: theme.bulletList, button: theme.button,
        categoricalTag: theme.categoricalTag, checkbox: theme.checkbox, chip: theme.chip, divider: theme.divider,
        icon: theme.icon, link: theme.link, listItem: theme.controlItem, pinCodeInput: theme.pinCodeInput,
        radioButton: theme.radioButton, skeleton: theme.skeleton, switch: theme.switch, tag: theme.tag,
        inputTag: theme.inputTag, textArea: theme.textArea, textInput: theme.textInput, name: "Own",
        tuning: .MaxIt, hasTypographyHeadingLargeMarker: hasMarker)
    }
  }

  @Test("takes components under the names of release 3, and may leave its new ones out")
  func own() {
    let (own, orange) = (Own(hasMarker: false), OrangeTheme())
    #expect(own.name == "Own" && own.tuning == .MaxIt)
    #expect(!own.hasTypographyHeadingLargeMarker && Own(hasMarker: true).hasTypographyHeadingLargeMarker)
    #expect(own.alert.sizeIcon == orange.alert.sizeIcon)
    #expect(own.controlItem.colorBgHover == orange.controlItem.colorBgHover)
    #expect(own.button.colorBgBrandEnabled == orange.button.colorBgBrandEnabled)
  }
}
