internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// The colours of an item's texts, icon and lines.
struct ControlItemTokens {
  let theme: OUDSTheme
  let state: ComponentState
  let isSelected: Bool
  let isError: Bool
  let isHighContrast: Bool

  private var colors: any AllColorSemanticTokensProvider { theme.colors }

  var label: MultipleColorSemanticToken { isError ? colors.negative(in: state) : content }

  /// Of the extra label and the icon.
  var content: MultipleColorSemanticToken { state == .disabled ? colors.contentDisabled : colors.contentDefault }

  var description: MultipleColorSemanticToken {
    state == .disabled ? colors.contentDisabled : colors.contentMuted
  }

  var divider: MultipleColorSemanticToken { isError ? colors.negative(in: state) : colors.borderDefault }

  var errorIcon: MultipleColorSemanticToken { colors.negative(in: state) }

  var errorText: MultipleColorSemanticToken { colors.contentStatusNegative }

  /// Of an outlined item; nil for none.
  var outline: MultipleColorSemanticToken? {
    switch state {
    case .enabled where isSelected:
      isError ? colors.actionNegativeEnabled : colors.selected(isHighContrast: isHighContrast)
    case .hover: isError ? colors.actionNegativeHover : colors.actionHover
    case .pressed: isError ? colors.actionNegativePressed : colors.actionPressed
    case .readOnly where isSelected, .disabled where isSelected: colors.actionDisabled
    case .enabled, .focus, .loading, .readOnly, .disabled: nil
    }
  }
}
