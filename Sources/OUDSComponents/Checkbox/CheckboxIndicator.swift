internal import DaguerreViews
internal import OUDSThemesContract

/// The square of a checkbox, with its tick or dash.
struct CheckboxIndicator: View {
  let value: OUDSCheckboxIndicatorState
  let state: ControlState
  let isError: Bool

  @Environment(\.theme) private var theme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    ControlIndicator(
      glyph: glyph,
      colors: ControlIndicatorTokens(
        theme: theme, state: state, isSelected: isSelected, isError: isError, isHighContrast: contrast == .increased,
        unselected: theme.colors.actionEnabled),
      side: theme.checkbox.sizeIndicator, cornerRadius: theme.checkbox.borderRadius, borderWidth: borderWidth)
  }

  private var isSelected: Bool { value != .unselected }

  private var glyph: VectorImage? {
    let glyph: VectorImage
    switch value {
    case .selected: glyph = ControlIcons.tick
    case .indeterminate: glyph = ControlIcons.dash
    case .unselected: return nil
    }
    guard theme.checkbox.borderWidthSelected == 0 else { return glyph }
    let scale = glyph.size.width / theme.checkbox.sizeIndicator
    return ControlIcons.box(without: glyph, cornerRadius: theme.checkbox.borderRadius * scale)
  }

  /// In points.
  private var borderWidth: Double {
    let tokens = theme.checkbox
    return switch (state, isSelected) {
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
