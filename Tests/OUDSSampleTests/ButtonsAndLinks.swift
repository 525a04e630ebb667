import OUDSSwiftUI
import SwiftUI

extension Samples {
  @ViewBuilder
  var buttons: some View {
    OUDSButton(image: OUDSImage(asset: Image("ic_heart"), accessibilityLabel: "Like"), appearance: .default) {}
    OUDSButton(image: heart, accessibilityLabel: "Like", appearance: .default) {}
    OUDSButton(image: heart, accessibilityLabel: "Like", renderingMode: .original) {}
    OUDSButton(text: "Delete", appearance: .negative, style: .default) {}
    OUDSButton(text: "Delete", style: .loading(), size: .small) {}
    OUDSButton(text: "Delete", style: .loading(progress: 0.75), size: .small) {}
    OUDSButton(text: "Go", image: heart, appearance: .strong, isFullWidth: true) {}
    OUDSButton(LocalizedStringKey("validate_button"), bundle: Bundle.main, appearance: .strong) {}
    OUDSButton(LocalizedStringKey("validate_button"), bundle: .main, image: heart, appearance: .strong) {}
    OUDSButton(text: "Go", style: isOn ? .loading : .default) {}
    OUDSButton(text: "Go", style: isOn ? .loading(progress: nil) : .default) {}
  }

  @ViewBuilder
  var buttons2: some View {
    OUDSButton(
      icon: Image("ic_heart"), accessibilityLabel: LocalizedStringKey("like"), bundle: .main, appearance: .default
    ) {}
    OUDSButton(text: "Back", icon: Image("ic_heart"), flipIcon: true, renderingMode: .original, appearance: .default) {}
    OUDSIcon(asset: Image("ic_heart"), accessibilityLabel: LocalizedStringKey("like_icon"), bundle: Bundle.main)
    OUDSImage(
      asset: Image("ic_heart"), flipped: layoutDirection == .rightToLeft, accessibilityLabel: "Like",
      renderingMode: .original)
    OUDSFixedIcon(image: heart, size: theme.sizes.iconDecorativeMedium)
    OUDSScaledIcon(image: heart, size: 12)
  }

  @ViewBuilder
  var links: some View {
    OUDSLink(text: "Feedback", size: .small, density: .compact) {}
    OUDSLink(LocalizedStringKey("feedback_link"), bundle: Bundle.main, size: .small) {}
    OUDSLink(text: "Feedback", image: heart, size: .default) {}
    OUDSLink(text: "Feedback", indicator: .next, size: .small, density: .compact) {}
    OUDSLink(text: "See all", indicator: .external, isFullWidth: true) {}
    OUDSLink(text: "A link on lines", indicator: .next, isIndicatorInline: true) {}
    OUDSLink(
      "Back", bundle: .main, indicator: .previous, size: .default, density: .default, isFullWidth: true,
      isIndicatorInline: false
    ) {}
    OUDSLink(text: "Back", indicator: .back) {}
    OUDSLink(text: "Site") { openUrl.callAsFunction(url) }
    OUDSLink(text: "Site") { openUrl(url) }
  }
}
