import OUDSSwiftUI
import SwiftUI

extension Samples {
  @ViewBuilder
  var controls: some View {
    OUDSCheckbox(isOn: $isOn, accessibilityLabel: "S")
    OUDSCheckboxIndeterminate(selection: $selection, accessibilityLabel: "S")
    OUDSCheckboxItem("Hello", isOn: $isOn)
    OUDSCheckboxItem(isOn: $isOn, label: "Hello")
    OUDSCheckboxItemIndeterminate("D", selection: $selection, description: "f")
    OUDSCheckboxItem(
      "W", isOn: $isOn, description: "O", image: OUDSImage(asset: Image(decorative: "ic_heart")), isReversed: true,
      isError: true, hasDivider: true)
    OUDSRadio(isOn: $isOn, accessibilityLabel: "S")
    OUDSRadioItem("L", isOn: $isOn)
  }

  @ViewBuilder
  var controls2: some View {
    OUDSRadioItem(
      "L", isOn: $isOn, extraLabel: "T", description: "1", image: heart, isReversed: true, isError: true,
      hasDivider: true)
    OUDSRadioItem(
      "L", isOn: $isOn,
      image: OUDSImage(
        asset: Image(decorative: "ic_heart"), flipped: layoutDirection == .rightToLeft, renderingMode: .original))
    OUDSSwitch(isOn: $isOn, accessibilityLabel: "S")
    OUDSSwitchItem("H", isOn: $isOn)
    OUDSSwitchItem("H", isOn: $isOn, description: "f")
    OUDSSwitchItem("H", isOn: $isOn, description: "O", image: heart, isReversed: true, isError: true, hasDivider: true)
    OUDSSuggestionChip(image: heart, accessibilityLabel: "H") {}
  }

  @ViewBuilder
  var controls3: some View {
    OUDSSuggestionChip(image: OUDSImage(asset: Image("ic_heart"), renderingMode: .original), text: "B") {}
    OUDSSuggestionChip(icon: Image("ic_heart"), text: "B") {}
    OUDSFilterChip(image: heart, text: "B", selected: true) {}
    OUDSFilterChip(icon: Image("ic_heart"), accessibilityLabel: "H", selected: true) {}
    OUDSFilterChip(text: "H", selected: isOn) {}
    OUDSPasswordInput(label: "P", password: $text)
    OUDSPasswordInput(label: "P", password: $text, lockIcon: true, helperText: "Y")
    OUDSPasswordInput(label: "P", password: $text, prefix: "CORP-")
    OUDSPinCodeInput($pin)
    OUDSPinCodeInput($pin, length: .eight, helperText: "E")
  }
}
