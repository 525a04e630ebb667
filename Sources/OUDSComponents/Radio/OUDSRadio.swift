internal import OUDSTokensSemantic
internal import OUDSTokensComponent
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

  /// Drawn with the tokens of `theme.radioButton`, and of `theme.controlItem` behind them.
  public var body: some View {
    let state = ComponentState(isEnabled: isEnabled, isReadOnly: isReadOnly, interaction: interaction)
    RadioIndicator(isOn: isOn.wrappedValue, state: state, isError: isError)
      .frame(
        minWidth: theme.radioButton.sizeMinWidth, minHeight: theme.radioButton.sizeMinHeight,
        maxHeight: theme.radioButton.sizeMaxHeight
      )
      .controlBackground(state, cornerRadius: theme.controlItem.borderRadiusItemOnly)
      .markTarget()
      .accessibilityLabel(accessibilityLabel)
      .accessibilityAddTraits(isOn.wrappedValue ? [.isButton, .isSelected] : .isButton)
      .errorAllowed(isError, in: "OUDSRadio", state)
  }
}

/// The ring of a radio button, with its dot.
struct RadioIndicator: View {
  let isOn: Bool
  let state: ComponentState
  let isError: Bool

  @Environment(\.theme) private var theme

  var body: some View {
    ControlIndicator(
      glyph: isOn ? glyph : nil, state: state, isError: isError, unselected: theme.colors.borderEmphasized,
      side: theme.controlItem.sizeControlIndicator, cornerRadius: theme.radioButton.borderRadius,
      borderWidth: borderWidth)
  }

  private var glyph: VectorImage {
    let dot = theme.image(for: .radioDot)
    guard theme.radioButton.borderWidthSelected == 0 else { return dot }
    return dot.cutOutOfBox(cornerRadius: min(theme.radioButton.borderRadius, dot.size.width / 2))
  }

  /// In points.
  private var borderWidth: Double {
    let tokens = theme.radioButton
    return isOn
      ? state.choose(
        enabled: tokens.borderWidthSelected, hover: tokens.borderWidthSelectedHover,
        pressed: tokens.borderWidthSelectedPressed, focus: tokens.borderWidthSelectedFocus)
      : state.choose(
        enabled: tokens.borderWidthUnselected, hover: tokens.borderWidthUnselectedHover,
        pressed: tokens.borderWidthUnselectedPressed, focus: tokens.borderWidthUnselectedFocus)
  }
}
