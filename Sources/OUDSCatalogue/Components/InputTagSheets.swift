internal import OUDS

/// The sheet of the input tag in its states.
enum InputTagSheets: ComponentSheets {
  static let component = "input-tag"

  private static let states: [SheetState] = [.enabled, .hover, .pressed, .disabled, .focused]

  static let sheets = [
    SheetDefinition(id: "\(component)/text", isDrawnAtFurtherPoints: true) {
      FlowSheet(states, columns: 3, marksOwnBox: true) { _ in OUDSInputTag(label: "Label") {} }
    }
  ]
}
