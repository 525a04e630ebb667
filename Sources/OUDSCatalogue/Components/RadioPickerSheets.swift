internal import OUDS

/// The sheets of `OUDSRadioPicker`: one picker in each placement.
enum RadioPickerSheets: ComponentSheets {
  static let component = "radio-picker"

  static let sheets: [SheetDefinition] = [sheet("vertical", .vertical), sheet("horizontal", .horizontal(false))]

  private static func sheet(_ name: String, _ placement: OUDSRadioPickerPlacement) -> SheetDefinition {
    SheetDefinition(id: "\(component)/\(name)", isDrawnAtFurtherPoints: name == "vertical") {
      PickerSheet(isRow: placement == .horizontal(false)) {
        OUDSRadioPicker(
          selection: .constant("second"),
          radios: [
            .init(tag: "first", label: "First choice", extraLabel: "Extra label", description: "Description"),
            .init(tag: "second", label: "Second choice", icon: ControlItemSample.phone),
            .init(tag: "third", label: "Third choice"),
          ],
          isOutlined: true, hasDivider: true, placement: placement)
      }
    }
  }
}
