import OUDSSwiftUI
import SwiftUI

extension Samples {
  @ViewBuilder
  var inputs: some View {
    OUDSPinCodeInput($pin, length: .six, status: .error(message: "T"))
    OUDSTextArea(label: "C", text: $text, placeholder: "D")
    OUDSTextArea(label: "C", text: $text, helperText: .plain("M"))
    OUDSTextArea(label: "C", text: $text, helperText: .charactersMaxCount(500))
    OUDSTextArea(label: "C", text: $text, helperText: .rich("Maximum **5**"))
    OUDSTextArea(
      label: "C", text: $text, helperLink: OUDSTextArea.Helperlink(text: "L") { openUrl.callAsFunction(url) })
    OUDSTextArea(
      label: "C", text: $text, isOutlined: true, constrainedMaxWidth: true, constrainedMaxHeight: true,
      status: .loading(progress: 0.5))
    OUDSTextArea(label: "C", text: $text, status: .richError(message: AttributedString("x")))
    OUDSTextArea("C", bundle: .main, text: $text, status: .loading)
    OUDSTextArea(label: "C", text: $text, helperText: .textual("M"))
  }

  @ViewBuilder
  var inputs2: some View {
    OUDSTextInput(label: "E", text: $text, prefix: "D", suffix: "km")
    OUDSTextInput(
      label: "E", text: $text, placeholder: "f", suffix: "@o",
      leadingImage: OUDSImage(asset: Image(systemName: "envelope")))
    OUDSTextInput(
      label: "E", text: $text, placeholder: "f", suffix: "@o",
      leadingIcon: OUDSImage(asset: Image(systemName: "envelope")))
    OUDSTextInput(
      label: "E", text: $text, placeholder: "f", suffix: "@o", leadingIcon: Image(systemName: "envelope"),
      flipLeadingIcon: true, leadingIconRenderingMode: .original, helperText: "h")
    OUDSTextInput(label: "E", text: $text, leadingImage: .init(asset: Image(systemName: "envelope")))
    OUDSTextInput(
      label: "E", text: $text, trailingAction: OUDSTextInput.TrailingAction(image: heart, actionHint: "D") { text = "" }
    )
    OUDSTextInput(
      label: "E", text: $text,
      trailingAction: .init(image: .init(asset: Image(systemName: "trash")), actionHint: "D") {})
    OUDSTextInput(
      label: "E", text: $text,
      trailingAction: OUDSTextInput.TrailingAction(icon: Image("ic_heart"), actionHint: "D") { text = "" })
    OUDSTextInput(
      label: "E", text: $text, trailingAction: OUDSTextInput.TrailingAction(icon: heart, actionHint: "D") { text = "" })
    OUDSTextInput(label: "L", text: $text, placeholder: "P", helperLink: OUDSTextInput.HelperLink(text: "H") {})
  }

  @ViewBuilder
  var inputs3: some View {
    OUDSTextInput(label: "L", text: $text, placeholder: "P", helperLink: OUDSTextInput.Helperlink(text: "H") {})
    OUDSTextInput(
      label: "L", text: $text, isOutlined: true, constrainedMaxWidth: false,
      status: .richError(message: AttributedString("e")))
    OUDSTextInput(
      LocalizedStringKey("label"), bundle: .main, text: $text, leadingIcon: heart, helperText: AttributedString("x"))
    OUDSTextInput(
      label: "Email", text: $text, placeholder: OUDSTextInput.Placeholder(text: "Email", suffix: ".com"),
      leadingIcon: Image(systemName: "envelope"), helperText: "T")
    OUDSTextInput(label: "L", text: $text, status: .loading)
    OUDSTextInput(label: "L", text: $text, status: .loading(progress: 0.4))
  }
}
