internal import OUDS

/// The sheets of `OUDSCheckboxPicker`: one picker in each placement.
enum CheckboxPickerSheets: ComponentSheets {
  static let component = "checkbox-picker"

  static let sheets: [SheetDefinition] = [
    sheet("vertical", .vertical), sheet("vertical-rooted", .verticalRooted("Select all", .textAndCount)),
    sheet("horizontal", .horizontal(false)),
  ]

  private static func sheet(_ name: String, _ placement: OUDSCheckboxPickerPlacement) -> SheetDefinition {
    SheetDefinition(id: "\(component)/\(name)", isDrawnAtFurtherPoints: name == "vertical-rooted") {
      PickerSheet(isRow: placement == .horizontal(false)) {
        OUDSCheckboxPicker(
          selections: .constant(["first", "third"]),
          checkboxes: [
            .init(tag: "first", label: "First choice", description: "Description"),
            .init(tag: "second", label: "Second choice", icon: ControlItemSample.phone),
            .init(tag: "third", label: "Third choice"),
          ],
          hasDivider: true, placement: placement)
      }
    }
  }
}
