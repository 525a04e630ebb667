internal import OUDS

/// The sheets of `OUDSCheckbox` and `OUDSCheckboxIndeterminate`.
enum CheckboxSheets: ComponentSheets {
  static let component = "checkbox"

  static let sheets: [SheetDefinition] = [OUDSCheckboxIndicatorState.selected, .unselected, .indeterminate].flatMap {
    value in
    [false, true].map { isError in
      SheetDefinition(
        id: "\(component)/\(value.rawValue)\(isError ? "/error" : "")", isDrawnAtFurtherPoints: !isError
      ) {
        FlowSheet(SheetState.controls, columns: 6) { state in
          OUDSCheckboxIndeterminate(
            selection: .constant(value), accessibilityLabel: "Checkbox", isError: isError,
            isReadOnly: state == .readOnly)
        }
      }
    }
  }
}
