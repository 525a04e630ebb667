internal import OUDS

/// The sheets of `OUDSCheckboxItem` and `OUDSCheckboxItemIndeterminate`.
enum CheckboxItemSheets: ComponentSheets {
  static let component = "checkbox-item"

  static let sheets: [SheetDefinition] =
    controlItemSheets { sample in item(sample, sample.isOn ? .selected : .unselected) }
    + [
      SheetDefinition(id: "\(component)/indeterminate") {
        ControlItemSheet(sample: .label) { item($0, .indeterminate) }
      }
    ]

  private static func item(
    _ sample: ControlItemSample, _ value: OUDSCheckboxIndicatorState
  ) -> OUDSCheckboxItemIndeterminate {
    OUDSCheckboxItemIndeterminate(
      sample.label, selection: .constant(value), description: sample.description, icon: sample.icon,
      isReversed: sample.isReversed, isError: sample.isError, errorText: sample.errorText,
      isReadOnly: sample.isReadOnly, hasDivider: sample.hasDivider, constrainedMaxWidth: sample.constrainedMaxWidth)
  }
}
