public import DaguerreViews
internal import OUDSThemesContract

/// A round button of which one of a group is selected, without words.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSRadio: View {
  private let isOn: Binding<Bool>
  private let accessibilityLabel: String
  private let isError: Bool
  private let isReadOnly: Bool

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interaction

  /// - Parameters:
  ///   - isOn: whether it is selected.
  ///   - accessibilityLabel: what a screen reader says.
  ///   - isError: whether it is drawn as the place of an error.
  ///   - isReadOnly: whether it only shows its value.
  public init(isOn: Binding<Bool>, accessibilityLabel: String, isError: Bool = false, isReadOnly: Bool = false) {
    self.isOn = isOn
    self.accessibilityLabel = accessibilityLabel
    self.isError = isError
    self.isReadOnly = isReadOnly
  }

  public var body: some View {
    let state = ControlState(isEnabled: isEnabled, isReadOnly: isReadOnly, interaction: interaction)
    ErrorAllowing("OUDSRadio", isError: isError, state: state) {
      RadioIndicator(isOn: isOn.wrappedValue, state: state, isError: isError)
        .frame(
          minWidth: theme.radioButton.sizeMinWidth, minHeight: theme.radioButton.sizeMinHeight,
          maxHeight: theme.radioButton.sizeMaxHeight
        )
        .controlBackground(state, cornerRadius: theme.controlItem.borderRadiusItemOnly)
        .accessibilityLabel(accessibilityLabel)
        .accessibilityAddTraits(isOn.wrappedValue ? [.isButton, .isSelected] : .isButton)
    }
  }
}
