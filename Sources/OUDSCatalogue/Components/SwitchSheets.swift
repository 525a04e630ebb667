internal import OUDS

/// The sheets of `OUDSSwitch`.
enum SwitchSheets: ComponentSheets {
  static let component = "switch"

  static let sheets: [SheetDefinition] = [false, true].map { isOn in
    SheetDefinition(id: "\(component)/\(isOn ? "on" : "off")", isDrawnAtFurtherPoints: isOn) {
      FlowSheet(SheetState.controls, columns: 3) { state in
        OUDSSwitch(isOn: .constant(isOn), accessibilityLabel: "Switch", isReadOnly: state == .readOnly)
      }
    }
  }
}
