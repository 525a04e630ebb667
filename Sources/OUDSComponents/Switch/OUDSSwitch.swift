internal import OUDSTokensComponent
public import DaguerreViews
internal import OUDSThemesContract

/// Turns something on and off at once, without words.
///
/// Whether it is enabled, and what a person does to it, come from the environment.
public struct OUDSSwitch: View {
  private let isOn: Binding<Bool>
  private let accessibilityLabel: String
  private let isReadOnly: Bool

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interaction

  /// - Parameters:
  ///   - isOn: whether it is on.
  ///   - accessibilityLabel: what a screen reader says.
  ///   - isReadOnly: whether it only shows its value.
  public init(isOn: Binding<Bool>, accessibilityLabel: String, isReadOnly: Bool = false) {
    self.isOn = isOn
    self.accessibilityLabel = accessibilityLabel
    self.isReadOnly = isReadOnly
  }

  /// Drawn with the tokens of `theme.switch`.
  public var body: some View {
    let state = ComponentState(isEnabled: isEnabled, isReadOnly: isReadOnly, interaction: interaction)
    SwitchTrack(isOn: isOn.wrappedValue, state: state)
      .focusRing(state == .focus, cornerRadius: theme.switch.borderRadiusTrack)
      .frame(
        minWidth: theme.switch.sizeMinWidth, minHeight: theme.switch.sizeMinHeight,
        maxHeight: theme.switch.sizeMaxHeight
      )
      .markTarget()
      .accessibilityLabel(accessibilityLabel)
      .accessibilityValue(isOn.wrappedValue ? "on" : "off")
      .accessibilityAddTraits(.isToggle)
  }
}
