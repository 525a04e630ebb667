internal import OUDS

/// The sheets of `OUDSChipPicker`: one choice, and several under a title.
enum ChipPickerSheets: ComponentSheets {
  static let component = "chip-picker"

  static let sheets: [SheetDefinition] = [
    SheetDefinition(id: "\(component)/one") {
      ChipPickerSheet(picker: OUDSChipPicker(selection: .constant("Films"), chips: ChipPickerSheet.chips))
    },
    SheetDefinition(id: "\(component)/several-with-title", isDrawnAtFurtherPoints: true) {
      ChipPickerSheet(
        picker: OUDSChipPicker(
          title: "What to watch", selections: .constant(["Films", "Kept"]), chips: ChipPickerSheet.chips))
    },
  ]
}

/// A picker without a caption; its own padding is the margin.
private struct ChipPickerSheet: View {
  let picker: OUDSChipPicker<String>

  static var chips: [OUDSChipPickerData<String>] {
    let heart = Image(SampleIcons.heart)
    return [
      OUDSChipPickerData(tag: "Films", layout: .text(text: "Films")),
      OUDSChipPickerData(tag: "Series", layout: .textAndIcon(text: "Series", icon: heart)),
      OUDSChipPickerData(tag: "Kept", layout: .icon(icon: heart, accessibilityLabel: "Kept")),
    ]
  }

  var body: some View { picker.markFrame(SheetState.enabled.rawValue) }
}
