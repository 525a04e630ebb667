import DaguerreViews
import Foundation
import OUDS
import Testing

struct ControlForms {
  private let image = OUDSImage(asset: heart)
  private let isOn = Binding.constant(true)
  private let some = Binding.constant(OUDSCheckboxIndicatorState.indeterminate)

  @Test func withoutWords() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSCheckbox(isOn: isOn, accessibilityLabel: "A"),
      OUDSCheckbox(isOn: isOn, accessibilityLabel: "A", bundle: .main, isError: false, isReadOnly: false),
    ])
    try forms.expectSame([
      OUDSCheckboxIndeterminate(selection: some, accessibilityLabel: "A"),
      OUDSCheckboxIndeterminate(selection: some, accessibilityLabel: "A", tableName: nil, bundle: .main),
    ])
    try forms.expectSame([
      OUDSRadio(isOn: isOn, accessibilityLabel: "A"), OUDSRadio(isOn: isOn, accessibilityLabel: "A", bundle: .main),
    ])
    try forms.expectSame([
      OUDSSwitch(isOn: isOn, accessibilityLabel: "A"), OUDSSwitch(isOn: isOn, accessibilityLabel: "A", bundle: .main),
    ])
  }

  @Test func checkboxItems() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSCheckboxItem("Love", isOn: isOn, description: "Much", image: image, hasDivider: true),
      OUDSCheckboxItem("Love", bundle: .main, isOn: isOn, description: "Much", image: image, hasDivider: true),
      OUDSCheckboxItem("Love", isOn: isOn, description: AttributedString("Much"), image: image, hasDivider: true),
      OUDSCheckboxItem("Love", isOn: isOn, description: "Much", icon: heart, hasDivider: true),
      OUDSCheckboxItem("Love", isOn: isOn, description: "Much", icon: image, hasDivider: true),
      OUDSCheckboxItem(
        "Love", isOn: isOn, description: "Much", icon: heart, flipIcon: false, renderingMode: .template,
        hasDivider: true),
      OUDSCheckboxItem("Love", bundle: .main, isOn: isOn, description: "Much", icon: heart, hasDivider: true),
      OUDSCheckboxItem(isOn: isOn, label: "Love", description: "Much", icon: heart, hasDivider: true),
    ])
    try forms.expectSame([
      OUDSCheckboxItemIndeterminate("Some", selection: some),
      OUDSCheckboxItemIndeterminate("Some", selection: some, image: nil, isReversed: false, isError: false),
      OUDSCheckboxItemIndeterminate("Some", tableName: "T", bundle: .main, selection: some),
      OUDSCheckboxItemIndeterminate("Some", selection: some, icon: nil),
      OUDSCheckboxItemIndeterminate(selection: some, label: "Some"),
    ])
    try forms.expectSame([
      OUDSCheckboxItem("Bad", isOn: isOn, isError: true, errorText: "Wrong"),
      OUDSCheckboxItem("Bad", isOn: isOn, isError: true, errorText: AttributedString("Wrong")) {},
    ])
  }

  @Test func radioAndSwitchItems() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSRadioItem("Love", isOn: isOn, extraLabel: "Extra", image: image, isOutlined: true),
      OUDSRadioItem("Love", bundle: .main, isOn: isOn, extraLabel: "Extra", image: image, isOutlined: true),
      OUDSRadioItem("Love", isOn: isOn, extraLabel: "Extra", icon: heart, isOutlined: true) {},
      OUDSRadioItem("Love", isOn: isOn, extraLabel: "Extra", icon: heart, renderingMode: .template, isOutlined: true),
      OUDSRadioItem(isOn: isOn, label: "Love", extraLabel: "Extra", icon: heart, isOutlined: true),
    ])
    try forms.expectSame([
      OUDSSwitchItem("Love", isOn: isOn, description: "Much", image: image),
      OUDSSwitchItem("Love", bundle: .main, isOn: isOn, description: "Much", image: image),
      OUDSSwitchItem("Love", isOn: isOn, description: "Much", icon: heart, flipIcon: false, renderingMode: .template),
      OUDSSwitchItem(isOn: isOn, label: "Love", description: "Much", icon: heart),
    ])
  }

  @Test func pickers() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSCheckboxPicker(
        selections: .constant(["a"]),
        checkboxes: [.init(tag: "a", label: "A", image: image), .init(tag: "b", label: "B")], hasDivider: true,
        placement: .verticalRooted("All", .textAndCount)),
      OUDSCheckboxPicker(
        selections: .constant(["a"]),
        checkboxes: [
          OUDSCheckboxPickerData(tag: "a", label: "A", bundle: .main, image: image),
          OUDSCheckboxPickerData(tag: "b", "B", bundle: .main),
        ], hasDivider: true, placement: .verticalRooted("All", .textAndCount)),
      OUDSCheckboxPicker(
        selections: .constant(["a"]),
        checkboxes: [
          OUDSCheckboxPickerData(tag: "a", label: "A", icon: heart, renderingMode: .template),
          OUDSCheckboxPickerData(tag: "b", label: "B"),
        ], placement: .verticalRooted("All", .textAndCount), hasDivider: true),
    ])
    try forms.expectSame([
      OUDSRadioPicker(
        selection: .constant("b"), radios: [.init(tag: "a", label: "A", image: image), .init(tag: "b", label: "B")]),
      OUDSRadioPicker(
        selection: .constant("b"),
        radios: [
          OUDSRadioPickerData(tag: "a", label: "A", icon: heart, flipIcon: false),
          OUDSRadioPickerData(tag: "b", label: "B"),
        ], placement: .vertical),
    ])
  }
}
