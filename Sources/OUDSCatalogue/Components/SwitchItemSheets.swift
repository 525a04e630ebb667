internal import OUDS

/// The sheets of `OUDSSwitchItem`.
enum SwitchItemSheets: ComponentSheets {
  static let component = "switch-item"

  /// A switch stands at the end by itself, which is what its `isReversed` means.
  static let sheets: [SheetDefinition] = controlItemSheets { sample in
    OUDSSwitchItem(
      sample.label, isOn: .constant(sample.isOn), description: sample.description, icon: sample.icon,
      isReversed: !sample.isReversed, isError: sample.isError, errorText: sample.errorText,
      isReadOnly: sample.isReadOnly, hasDivider: sample.hasDivider, constrainedMaxWidth: sample.constrainedMaxWidth)
  }
}
