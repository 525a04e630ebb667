internal import DaguerreViews
internal import OUDSThemesContract

/// The ring of a radio button, with its dot.
struct RadioIndicator: View {
  let isOn: Bool
  let state: ControlState
  let isError: Bool

  @Environment(\.theme) private var theme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    ControlIndicator(
      glyph: isOn ? glyph : nil,
      colors: ControlIndicatorTokens(
        theme: theme, state: state, isSelected: isOn, isError: isError, isHighContrast: contrast == .increased,
        unselected: theme.colors.borderEmphasized),
      side: theme.controlItem.sizeControlIndicator, cornerRadius: theme.radioButton.borderRadius,
      borderWidth: borderWidth)
  }

  private var glyph: VectorImage {
    guard theme.radioButton.borderWidthSelected == 0 else { return ControlIcons.dot }
    let dot = ControlIcons.smallDot
    return ControlIcons.box(without: dot, cornerRadius: min(theme.radioButton.borderRadius, dot.size.width / 2))
  }

  /// In points.
  private var borderWidth: Double {
    let tokens = theme.radioButton
    return switch (state, isOn) {
    case (.enabled, true), (.readOnly, true), (.disabled, true): tokens.borderWidthSelected
    case (.enabled, false), (.readOnly, false), (.disabled, false): tokens.borderWidthUnselected
    case (.hover, true): tokens.borderWidthSelectedHover
    case (.hover, false): tokens.borderWidthUnselectedHover
    case (.pressed, true): tokens.borderWidthSelectedPressed
    case (.pressed, false): tokens.borderWidthUnselectedPressed
    case (.focus, true): tokens.borderWidthSelectedFocus
    case (.focus, false): tokens.borderWidthUnselectedFocus
    }
  }
}
