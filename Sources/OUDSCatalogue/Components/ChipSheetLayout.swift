/// What the chips of a sheet show, by the word of its id.
enum ChipSheetLayout: String, CaseIterable {
  case textAndIcon = "text-and-icon"
  case textAndUntintedIcon = "text-and-untinted-icon"
  case text
  case iconOnly = "icon-only"

  static let label = "Label"
  static let states: [SheetState] = [.enabled, .hover, .pressed, .disabled, .focused]
}
