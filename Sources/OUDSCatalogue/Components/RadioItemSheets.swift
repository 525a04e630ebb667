internal import OUDS

/// The sheets of `OUDSRadioItem`.
enum RadioItemSheets: ComponentSheets {
  static let component = "radio-item"

  static let sheets: [SheetDefinition] = controlItemSheets { sample in
    OUDSRadioItem(
      sample.label, isOn: .constant(sample.isOn), extraLabel: sample.extraLabel, description: sample.description,
      icon: sample.icon, isOutlined: sample.isOutlined, isReversed: sample.isReversed, isError: sample.isError,
      errorText: sample.errorText, isReadOnly: sample.isReadOnly, hasDivider: sample.hasDivider,
      constrainedMaxWidth: sample.constrainedMaxWidth)
  }
}
