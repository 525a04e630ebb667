import OUDSSwiftUI
import SwiftUI

// Forms that the guides of release 3 have, for people and for assistants, and tutorials of before release 1.

extension Samples {
  private var picture: OUDSImage { OUDSImage(asset: Image("ic_heart"), renderingMode: .original) }

  @ViewBuilder
  var guides: some View {
    OUDSCheckboxItem("L", isOn: $isOn, description: "H", icon: heart)
    OUDSCheckboxItem("L", isOn: $isOn, icon: picture, isReversed: true)
    OUDSCheckboxItem(LocalizedStringKey("agree"), bundle: Bundle.main, isOn: $isOn, icon: heart)
    OUDSCheckboxItemIndeterminate(LocalizedStringKey("all"), bundle: Bundle.main, selection: $selection)
    OUDSCheckboxItem("L", isOn: $isOn, isError: true, errorText: AttributedString("E"))
    OUDSCheckboxPicker(
      selections: .constant(["a"]),
      checkboxes: [
        .init(tag: "a", label: "A"), .init(tag: "b", label: "B", description: "D", isReversed: true),
        .init(tag: "c", label: "C", icon: heart), .init(tag: "d", label: "D", icon: picture),
      ], placement: .verticalRooted("All", .textAndCount))
    OUDSRadioPicker(
      selection: .constant("a"), radios: [.init(tag: "a", label: "A"), .init(tag: "b", label: "B", icon: picture)],
      placement: .vertical)
    OUDSChipPicker(
      title: "T", selection: .constant(1),
      chips: [
        .init(tag: 1, layout: .textAndIcon("L", image: heart)),
        .init(tag: 2, layout: .icon(picture, accessibilityLabel: "P")),
      ])
    OUDSPinCodeInput($pin, length: .four, autofocus: true)
    OUDSPasswordInput(
      label: "P", password: $text, isHiddenPassword: $isOn, placeholder: "M", prefix: "K", lockIcon: true)
  }

  @ViewBuilder
  var guides2: some View {
    OUDSStaticListItem(data: OUDSListItemData(label: "Watch"), leading: .video(OUDSListItemVideo(url: url)))
    OUDSStaticListItem(data: OUDSListItemData(label: "Watch"), leading: .video(url))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "Watch"), trailing: .video(.init(url: url, autoplay: true, size: .large)))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "N"), leading: .icon(OUDSListItemIcon(type: .info, size: .small)),
      trailing: .badge(OUDSBadge(count: 3, accessibilityLabel: "3", status: .negative, size: .medium)))
    OUDSStaticListItem(data: OUDSListItemData(label: "N"), slot: Text("More"))
    OUDSNavigationListItem(
      data: OUDSListItemData(label: "P"), slot: Text("S"), affordanceType: .next,
      leading: .avatar(OUDSListItemAvatar(type: .icon, size: .medium)), trailing: .text(.labelMuted(Text("D")))
    ) {}
    OUDSNavigationLink(title: "T", affordanceType: .next, style: .standard(divider: false, background: false)) {
      Text("x")
    }
    OUDSStaticListItem(data: .init(label: "a")).oudsListItemStyle(style: .outlined)
    OUDSStaticListItem(data: .init(label: "a")).oudsListCardStyle(hasDivider: false, hasBackground: true)
  }

  @ViewBuilder
  var guides3: some View {
    OUDSAssistantCircularProgressIndicator()
    OUDSAssistantCircularProgressIndicator().frame(width: 96, height: 96)
    OUDSCircularProgressIndicator(progress: 0.75, animated: false)
    OUDSCircularProgressIndicator(status: .info, track: true)
    OUDSLinearProgressIndicator(progress: 0.75, helperText: .percent(description: "U", alignment: .start))
    OUDSLinearProgressIndicator(status: .accent, gapSize: .small)
    PowerSample()
    OUDSHeading(LocalizedStringKey("welcome"), bundle: .main, coloredText: "Sosh")
    OUDSAlertMessage(
      label: "L", status: .neutral(icon: picture), bulletList: ["A", "B"],
      link: .init(text: "More", position: .bottom) {}, onClose: {})
    Text("x").toolBarTop(
      "T",
      trailingItems: {
        if isOn { OUDSToolBarItem(label: "Done") { isOn = false } } else { OUDSToolBarItem(label: "Edit") {} }
      })
  }

  @ViewBuilder
  var tutorials: some View {
    Text("x").typeHeadingXLarge(theme).oudsForegroundColor(theme.colors.colorContentBrandPrimary)
    VStack(spacing: theme.spaces.spaceFixedMedium) { Text("y").typeLabelDefaultSmall(theme) }
      .oudsBackground(theme.colors.colorBgTertiary)
      .oudsShadow(theme.elevations.elevationEmphasized)
      .padding(theme.spaces.spaceFixed3xlarge)
    OUDSColoredSurface(color: theme.colorModes.modeOnStatusInfoEmphasized) { Text("z") }
    OUDSButton(icon: Image("ic_heart"), hierarchy: .default) {}
    OUDSButton(text: "Delete", hierarchy: .negative) {}
    OUDSLink(text: "Feedback", icon: Image("ic_heart"), size: .medium) {}
    OUDSBadge(icon: Image("ic_heart"), status: .info, size: .medium)
    OUDSTag(label: "L", hierarchy: .emphasized, status: .neutral, shape: .rounded, size: .default)
    OUDSTag(label: "L", icon: .asset(Image("ic_heart")), flipIcon: true)
    OUDSAlertMessage(label: "L", status: .warning(), description: "D") {}
  }

  @ViewBuilder
  var tutorials2: some View {
    OUDSCheckboxItem(
      isOn: $isOn, label: "W", helper: "O", icon: Image(decorative: "ic_heart"), isReversed: true, isError: true,
      hasDivider: true)
    OUDSCheckboxItemIndeterminate(selection: $selection, labelText: "D", helperText: "f")
    OUDSRadioItem(
      isOn: $isOn, label: "L", additionalLabel: "T", helper: "1", icon: Image(decorative: "ic_heart"),
      isReversed: true, isError: true, hasDivider: true)
    OUDSRadioPicker(
      selection: .constant("a"),
      radios: [
        OUDSRadioPickerData<String>(
          tag: "a", label: "V", additionalLabel: "s", helper: "t", icon: Image("ic_heart"))
      ])
    OUDSSwitchItem("L", isOn: $isOn, helper: "f")
  }
}

/// Reads the observer that the iOS library gives to all views in a theme.
private struct PowerSample: View {
  @EnvironmentObject private var lowPowerModeObserver: OUDSLowPowerModeObserver

  var body: some View { Text(lowPowerModeObserver.isLowPowerModeEnabled ? "Saving" : "As usual") }
}

class LakeToasts: OrangeThemeToastComponentTokensProvider, @unchecked Sendable {
  override var sizeAssetSmall: SizeSemanticToken { DimensionRawTokens._100 }
  override var borderRadiusMedia: BorderRadiusSemanticToken { BorderRawTokens.borderRadius0 }
}
class LakeAccordions: OrangeThemeAccordionComponentTokensProvider, @unchecked Sendable {
  override var spacePaddingBlockBottomExpandContainerDefault: SpaceSemanticToken { DimensionRawTokens._100 }
}
class LakeTheme3: OrangeTheme, @unchecked Sendable {
  override init() { super.init(accordion: LakeAccordions(), toast: LakeToasts()) }
}
func laterThemes() {
  _ = OrangeTheme(
    quantityInput: OrangeThemeQuantityInputComponentTokensProvider(
      sizes: OrangeThemeSizeSemanticTokensProvider(), spaces: LakeSpaces()),
    selectInput: OrangeThemeSelectInputComponentTokensProvider(sizes: OrangeThemeSizeSemanticTokensProvider()),
    typography: OrangeThemeTypographyComponentTokensProvider(spaces: LakeSpaces()))
  _ = OrangeThemeToastComponentTokensProvider(
    borders: LakeBorders(), dimensions: OrangeThemeDimensionSemanticTokensProvider(), sizes: LakeSizes())
  _ = OrangeBusinessToolsTheme()
  _ = Previews().orangeBusinessToolsPreview
}
