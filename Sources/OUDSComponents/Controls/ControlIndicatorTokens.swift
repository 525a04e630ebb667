internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The colours of the mark that tells whether a checkbox or radio button is selected.
struct ControlIndicatorTokens {
  let theme: OUDSTheme
  let state: ControlState
  let isSelected: Bool
  let isError: Bool
  let isHighContrast: Bool
  /// Of the border of one that is not selected, at rest.
  let unselected: MultipleColorSemanticToken

  private var colors: any AllColorSemanticTokensProvider { theme.colors }

  var border: MultipleColorSemanticToken {
    if isError { return colors.negative(in: state) }
    return switch state {
    case .enabled: isSelected ? selected : unselected
    case .readOnly: colors.actionReadOnlySecondary
    case .hover, .pressed, .focus, .disabled: interaction
    }
  }

  /// Of the tick, dash or dot.
  var glyph: MultipleColorSemanticToken {
    if isError { return colors.negative(in: state) }
    return switch state {
    case .enabled: selected
    case .readOnly: colors.actionReadOnlyPrimary
    case .hover, .pressed, .focus, .disabled: interaction
    }
  }

  private var selected: MultipleColorSemanticToken {
    isHighContrast ? colors.contentDefault : colors.actionSelected
  }

  private var interaction: MultipleColorSemanticToken {
    switch state {
    case .hover: colors.actionHover
    case .pressed: colors.actionPressed
    case .focus: colors.actionFocus
    case .enabled, .readOnly: colors.actionEnabled
    case .disabled: colors.actionDisabled
    }
  }
}

extension AllColorSemanticTokensProvider {
  /// What tells of an error in a control.
  func negative(in state: ControlState) -> MultipleColorSemanticToken {
    switch state {
    case .enabled, .readOnly, .disabled: actionNegativeEnabled
    case .hover: actionNegativeHover
    case .pressed: actionNegativePressed
    case .focus: actionNegativeFocus
    }
  }
}

extension AllControlItemComponentTokensProvider {
  /// Behind a control; nil for nothing.
  func background(in state: ControlState) -> MultipleColorSemanticToken? {
    switch state {
    case .hover: colorBgHover
    case .pressed: colorBgPressed
    case .focus: colorBgFocus
    case .enabled, .readOnly, .disabled: nil
    }
  }
}
