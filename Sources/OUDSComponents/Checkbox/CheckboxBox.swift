internal import DaguerreViews
internal import OUDSThemesContract

/// A checkbox alone: its indicator in the middle of the area that a person can hit.
struct CheckboxBox: View {
  /// The component's name, for errors.
  let component: String
  let value: OUDSCheckboxIndicatorState
  let accessibilityLabel: String
  let isError: Bool
  let isReadOnly: Bool

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interaction

  var body: some View {
    let state = ControlState(isEnabled: isEnabled, isReadOnly: isReadOnly, interaction: interaction)
    ErrorAllowing(component, isError: isError, state: state) {
      CheckboxIndicator(value: value, state: state, isError: isError)
        .frame(
          minWidth: theme.checkbox.sizeMinWidth, minHeight: theme.checkbox.sizeMinHeight,
          maxHeight: theme.checkbox.sizeMaxHeight
        )
        .controlBackground(state, cornerRadius: theme.controlItem.borderRadiusItemOnly)
        .accessibilityLabel(accessibilityLabel)
        .accessibilityValue(value.rawValue)
        .accessibilityAddTraits(.isToggle)
    }
  }
}
