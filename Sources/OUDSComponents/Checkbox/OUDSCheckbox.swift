internal import OUDSTokensSemantic
internal import OUDSTokensComponent
public import DaguerreViews
internal import OUDSThemesContract

/// How much of what a checkbox stands for is selected.
public enum OUDSCheckboxIndicatorState: String, Hashable, Sendable, CaseIterable {
  /// All of it, nothing, or a part.
  case selected, unselected, indeterminate

  /// What it is after a tap: nothing if all was selected, else all.
  public mutating func toggle() { self = self == .selected ? .unselected : .selected }
}

/// A square that a person ticks, without words.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSCheckbox: View {
  private let box: CheckboxBox

  /// - Parameters:
  ///   - isOn: whether it is ticked.
  ///   - accessibilityLabel: what a screen reader says.
  ///   - isError: whether it is drawn as the place of an error.
  ///   - isReadOnly: whether it only shows its value.
  public init(isOn: Binding<Bool>, accessibilityLabel: String, isError: Bool = false, isReadOnly: Bool = false) {
    box = CheckboxBox(
      component: "OUDSCheckbox", selection: isOn.selection, accessibilityLabel: accessibilityLabel, isError: isError,
      isReadOnly: isReadOnly)
  }

  /// Drawn with the tokens of `theme.checkbox`, and of `theme.controlItem` behind them.
  public var body: some View { box }
}

/// A square that a person ticks, without words, which can also stand for several things of which a part is selected.
///
/// Whether it is enabled, and what a person does to it, come from the environment. An error together with read-only or
/// disabled is not allowed.
public struct OUDSCheckboxIndeterminate: View {
  private let box: CheckboxBox

  /// - Parameters:
  ///   - selection: how much of what it stands for is selected.
  ///   - accessibilityLabel: what a screen reader says.
  ///   - isError: whether it is drawn as the place of an error.
  ///   - isReadOnly: whether it only shows its value.
  public init(
    selection: Binding<OUDSCheckboxIndicatorState>, accessibilityLabel: String, isError: Bool = false,
    isReadOnly: Bool = false
  ) {
    box = CheckboxBox(
      component: "OUDSCheckboxIndeterminate", selection: selection, accessibilityLabel: accessibilityLabel,
      isError: isError, isReadOnly: isReadOnly)
  }

  /// Drawn with the tokens of `theme.checkbox`, and of `theme.controlItem` behind them.
  public var body: some View { box }
}

extension Binding<Bool> {
  /// As a checkbox shows it.
  var selection: Binding<OUDSCheckboxIndicatorState> {
    Binding<OUDSCheckboxIndicatorState>(
      get: { wrappedValue ? .selected : .unselected }, set: { wrappedValue = $0 == .selected })
  }
}

/// A checkbox alone: its indicator in the middle of the area that a person can hit.
private struct CheckboxBox: View {
  /// The component's name, for errors.
  let component: String
  let selection: Binding<OUDSCheckboxIndicatorState>
  let accessibilityLabel: String
  let isError: Bool
  let isReadOnly: Bool

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interaction

  var body: some View {
    let state = ComponentState(isEnabled: isEnabled, isReadOnly: isReadOnly, interaction: interaction)
    CheckboxIndicator(value: selection.wrappedValue, state: state, isError: isError)
      .frame(
        minWidth: theme.checkbox.sizeMinWidth, minHeight: theme.checkbox.sizeMinHeight,
        maxHeight: theme.checkbox.sizeMaxHeight
      )
      .controlBackground(state, cornerRadius: theme.controlItem.borderRadiusItemOnly)
      .markTarget()
      .accessibilityLabel(accessibilityLabel)
      .accessibilityValue(selection.wrappedValue.rawValue)
      .accessibilityAddTraits(.isToggle)
      .errorAllowed(isError, in: component, state)
  }
}

/// The square of a checkbox, with its tick or dash.
struct CheckboxIndicator: View {
  let value: OUDSCheckboxIndicatorState
  let state: ComponentState
  let isError: Bool

  @Environment(\.theme) private var theme

  var body: some View {
    ControlIndicator(
      glyph: glyph, state: state, isError: isError, unselected: theme.colors.actionEnabled,
      side: theme.checkbox.sizeIndicator, cornerRadius: theme.checkbox.borderRadius, borderWidth: borderWidth)
  }

  private var glyph: VectorImage? {
    let glyph: VectorImage
    switch value {
    case .selected: glyph = theme.image(for: .checkboxTick)
    case .indeterminate: glyph = theme.image(for: .checkboxDash)
    case .unselected: return nil
    }
    guard theme.checkbox.borderWidthSelected == 0 else { return glyph }
    let scale = glyph.size.width / theme.checkbox.sizeIndicator
    return glyph.cutOutOfBox(cornerRadius: theme.checkbox.borderRadius * scale)
  }

  /// In points.
  private var borderWidth: Double {
    let tokens = theme.checkbox
    return value == .unselected
      ? state.choose(
        enabled: tokens.borderWidthUnselected, hover: tokens.borderWidthUnselectedHover,
        pressed: tokens.borderWidthUnselectedPressed, focus: tokens.borderWidthUnselectedFocus)
      : state.choose(
        enabled: tokens.borderWidthSelected, hover: tokens.borderWidthSelectedHover,
        pressed: tokens.borderWidthSelectedPressed, focus: tokens.borderWidthSelectedFocus)
  }
}
