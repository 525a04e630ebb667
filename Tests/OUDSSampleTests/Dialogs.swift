import OUDSSwiftUI
import SwiftUI

extension Samples {
  @ViewBuilder
  var dialogs: some View {
    OUDSAlertMessage(label: "L")
    OUDSAlertMessage(label: "W", status: .warning, description: "S") {}
    OUDSAlertMessage(label: "L", status: .accent(icon: OUDSIcon(asset: Image("ic_heart"))))
    OUDSAlertMessage(
      label: "L", status: .neutral(image: heart),
      link: OUDSAlertMessage.Link(text: "A", position: .bottom) { openUrl.callAsFunction(url) })
    OUDSAlertMessage(LocalizedStringKey("l"), bundle: .main, status: .negative)
    OUDSInlineAlert(label: "L", status: .accent(image: heart))
    OUDSInlineAlert(label: "L")
    OUDSBulletList(type: .bare) {
      OUDSBulletList.Item("1"); OUDSBulletList.Item("2")
    }
    OUDSBulletList(type: .unordered(asset: .tick), textStyle: .bodyMedium, isBold: true) { OUDSBulletList.Item("1") }
    OUDSBulletList(type: .ordered) {
      OUDSBulletList.Item("1") { OUDSBulletList.Item("1.1") { OUDSBulletList.Item("1.1.1") } }; OUDSBulletList.Item("2")
    }
  }
}
