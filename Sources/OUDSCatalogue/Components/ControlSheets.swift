internal import OUDS

/// The sheets of `OUDSCheckbox` and `OUDSCheckboxIndeterminate`.
enum CheckboxSheets: ComponentSheets {
  static let component = "checkbox"

  static let sheets = normal + highContrast

  private static let normal: [SheetDefinition] =
    [OUDSCheckboxIndicatorState.selected, .unselected, .indeterminate].flatMap { value in
      [false, true].map { isError in
        sheet("\(value.rawValue)\(isError ? "/error" : "")", isDrawnAtPairwisePoints: !isError) {
          FlowSheet(SheetState.controls, columns: 6) { state in
            OUDSCheckboxIndeterminate(
              selection: .constant(value), accessibilityLabel: "Checkbox", isError: isError,
              isReadOnly: state == .readOnly)
          }
        }
      }
    }

  private static let highContrast: [SheetDefinition] = [
    OUDSCheckboxIndicatorState.selected, .unselected, .indeterminate,
  ].map { value in
    sheet("\(value.rawValue)/high-contrast") {
      FlowSheet(SheetState.controls, columns: 6) { state in
        OUDSCheckboxIndeterminate(
          selection: .constant(value), accessibilityLabel: "Checkbox", isReadOnly: state == .readOnly)
      }
      .highContrast()
    }
  }
}

/// The sheets of `OUDSCheckboxItem` and `OUDSCheckboxItemIndeterminate`.
enum CheckboxItemSheets: ComponentSheets {
  static let component = "checkbox-item"

  static let sheets =
    controlItemSheets { item($0, $0.isOn ? .selected : .unselected) }
    + highContrastItemSheets { item($0, $0.isOn ? .selected : .unselected) }
    + [sheet("indeterminate") { ControlItemSheet(sample: .label) { item($0, .indeterminate) } }]

  private static func item(
    _ sample: ControlItemSample, _ value: OUDSCheckboxIndicatorState
  ) -> OUDSCheckboxItemIndeterminate {
    OUDSCheckboxItemIndeterminate(
      sample.label, selection: .constant(value), description: sample.description, image: sample.icon,
      isReversed: sample.isReversed, isError: sample.isError, errorText: sample.errorText,
      isReadOnly: sample.isReadOnly, hasDivider: sample.hasDivider, constrainedMaxWidth: sample.constrainedMaxWidth)
  }
}

/// The sheets of `OUDSCheckboxPicker`: one picker in each placement.
enum CheckboxPickerSheets: ComponentSheets {
  static let component = "checkbox-picker"

  static let sheets = [
    picker("vertical", .vertical), picker("vertical-rooted", .verticalRooted("Select all", .textAndCount)),
    picker("horizontal", .horizontal(false)),
  ]

  private static func picker(_ name: String, _ placement: OUDSCheckboxPickerPlacement) -> SheetDefinition {
    sheet(name, isDrawnAtPairwisePoints: name == "vertical-rooted") {
      SingleSheet(
        width: placement == .horizontal(false) ? nil : SheetMetrics.phoneWidth, margin: SheetMetrics.margin
      ) {
        OUDSCheckboxPicker(
          selections: .constant(["first", "third"]),
          checkboxes: [
            .init(tag: "first", label: "First choice", description: "Description"),
            .init(tag: "second", label: "Second choice", image: .phone), .init(tag: "third", label: "Third choice"),
          ],
          hasDivider: true, placement: placement)
      }
    }
  }
}

/// The sheets of `OUDSRadio`.
enum RadioSheets: ComponentSheets {
  static let component = "radio"

  static let sheets = normal + highContrast

  private static let normal: [SheetDefinition] =
    [false, true].flatMap { isOn in
      [false, true].map { isError in
        sheet(
          "\(isOn ? "selected" : "unselected")\(isError ? "/error" : "")", isDrawnAtPairwisePoints: isOn && !isError
        ) {
          FlowSheet(SheetState.controls, columns: 6) { state in
            OUDSRadio(
              isOn: .constant(isOn), accessibilityLabel: "Radio", isError: isError, isReadOnly: state == .readOnly)
          }
        }
      }
    }

  private static let highContrast: [SheetDefinition] = [false, true].map { isOn in
    sheet("\(isOn ? "selected" : "unselected")/high-contrast") {
      FlowSheet(SheetState.controls, columns: 6) { state in
        OUDSRadio(isOn: .constant(isOn), accessibilityLabel: "Radio", isReadOnly: state == .readOnly)
      }
      .highContrast()
    }
  }
}

/// The sheets of `OUDSRadioItem`.
enum RadioItemSheets: ComponentSheets {
  static let component = "radio-item"

  static let sheets = controlItemSheets(item) + highContrastItemSheets(item)

  @Sendable
  private static func item(_ sample: ControlItemSample) -> OUDSRadioItem {
    OUDSRadioItem(
      sample.label, isOn: .constant(sample.isOn), extraLabel: sample.extraLabel, description: sample.description,
      image: sample.icon, isOutlined: sample.isOutlined, isReversed: sample.isReversed, isError: sample.isError,
      errorText: sample.errorText, isReadOnly: sample.isReadOnly, hasDivider: sample.hasDivider,
      constrainedMaxWidth: sample.constrainedMaxWidth)
  }
}

/// The sheets of `OUDSRadioPicker`: one picker in each placement.
enum RadioPickerSheets: ComponentSheets {
  static let component = "radio-picker"

  static let sheets = [picker("vertical", .vertical), picker("horizontal", .horizontal(false))]

  private static func picker(_ name: String, _ placement: OUDSRadioPickerPlacement) -> SheetDefinition {
    sheet(name, isDrawnAtPairwisePoints: name == "vertical") {
      SingleSheet(
        width: placement == .horizontal(false) ? nil : SheetMetrics.phoneWidth, margin: SheetMetrics.margin
      ) {
        OUDSRadioPicker(
          selection: .constant("second"),
          radios: [
            .init(tag: "first", label: "First choice", extraLabel: "Extra label", description: "Description"),
            .init(tag: "second", label: "Second choice", image: .phone), .init(tag: "third", label: "Third choice"),
          ],
          isOutlined: true, hasDivider: true, placement: placement)
      }
    }
  }
}

/// The sheets of `OUDSSwitch`.
enum SwitchSheets: ComponentSheets {
  static let component = "switch"

  static let sheets = [false, true].map { isOn in
    sheet(isOn ? "on" : "off", isDrawnAtPairwisePoints: isOn) {
      FlowSheet(SheetState.controls, columns: 3) { state in
        OUDSSwitch(isOn: .constant(isOn), accessibilityLabel: "Switch", isReadOnly: state == .readOnly)
      }
    }
  }
}

/// The sheets of `OUDSSwitchItem`.
enum SwitchItemSheets: ComponentSheets {
  static let component = "switch-item"

  /// A switch is at the end by default, which is what its `isReversed` refers to.
  static let sheets = controlItemSheets { sample in
    OUDSSwitchItem(
      sample.label, isOn: .constant(sample.isOn), description: sample.description, image: sample.icon,
      isReversed: !sample.isReversed, isError: sample.isError, errorText: sample.errorText,
      isReadOnly: sample.isReadOnly, hasDivider: sample.hasDivider, constrainedMaxWidth: sample.constrainedMaxWidth)
  }
}
