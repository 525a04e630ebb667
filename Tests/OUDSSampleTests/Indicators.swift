import OUDSSwiftUI
import SwiftUI

extension Samples {
  @ViewBuilder
  var indicators: some View {
    OUDSBadge(status: .neutral, size: .medium)
    OUDSBadge(count: 1, status: .negative, size: .medium)
    OUDSBadge(accessibilityLabel: "N", status: .accent, size: .small)
    OUDSBadge(status: .info, accessibilityLabel: "L", size: .medium)
    OUDSBadgeStandard(accessibilityLabel: "N", status: .accent, size: .small)
    OUDSBadgeCount(9, accessibilityLabel: "9", status: .negative, size: .large)
    OUDSBadgeIcon(status: .info, accessibilityLabel: LocalizedStringKey("i"), bundle: .main, size: .large)
    OUDSBadgeIcon(status: .neutral(image: heart), accessibilityLabel: "a")
    OUDSTag(label: "L", status: .neutral(), appearance: .emphasized, shape: .rounded, size: .default)
  }

  @ViewBuilder
  var indicators2: some View {
    OUDSTag(label: "L", status: .neutral(bullet: true))
    OUDSTag(label: "L", status: .neutral(leading: .bullet))
    OUDSTag(label: "L", status: .positive(leading: .icon))
    OUDSTag(label: "L", status: .neutral(image: OUDSImage(asset: Image(decorative: "ic_heart"), flipped: true)))
    OUDSTag(loadingLabel: "P", shape: .rounded, size: .small)
    OUDSTag(loadingLabel: "P", progress: 0.75)
    OUDSTag(LocalizedStringKey("l"), bundle: .main)
    OUDSInputTag(label: "L") {}
  }

  @ViewBuilder
  var indicators3: some View {
    OUDSCategoricalTag(label: "F", category: .category3)
    OUDSLinearProgressIndicator(
      progress: 0.5, status: .accent, track: false, helperText: .description("U", alignment: .end))
    OUDSLinearProgressIndicator(progress: 0.5, helperText: .percent(description: "of 100", alignment: .start))
    OUDSLinearProgressIndicator(status: .info, helperText: "L", helperTextAlignment: .end)
    OUDSLinearProgressIndicator(progress: 0.75, accessibility: .init(name: "d", state: "s"))
    OUDSLinearProgressIndicator(status: .info, accessibility: .init(name: "d", state: "s"))
    OUDSCircularProgressIndicator(progress: 0.5)
    OUDSCircularProgressIndicator(status: .accent)
  }
}
