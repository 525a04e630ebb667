internal import OUDS

/// The sheets of `OUDSRadio`.
enum RadioSheets: ComponentSheets {
  static let component = "radio"

  static let sheets: [SheetDefinition] = [false, true].flatMap { isOn in
    [false, true].map { isError in
      SheetDefinition(
        id: "\(component)/\(isOn ? "selected" : "unselected")\(isError ? "/error" : "")",
        isDrawnAtFurtherPoints: isOn && !isError
      ) {
        FlowSheet(SheetState.controls, columns: 6) { state in
          OUDSRadio(
            isOn: .constant(isOn), accessibilityLabel: "Radio", isError: isError, isReadOnly: state == .readOnly)
        }
      }
    }
  }
}
