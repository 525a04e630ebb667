internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// The colours and the border of an input, by state.
struct InputAppearance {
  let theme: OUDSTheme
  let state: InputState
  let isError: Bool
  let isOutlined: Bool

  private var colors: any AllColorSemanticTokensProvider { theme.colors }

  // MARK: Box

  /// Behind the content; nil for nothing.
  var background: MultipleColorSemanticToken? {
    if isOutlined { return state == .readOnly ? colors.actionSupportDisabled : nil }
    if isError { return colors.surfaceStatusNegativeMuted }
    return switch state {
    case .enabled: colors.actionSupportEnabled
    case .hover: colors.actionSupportHover
    case .focused: colors.actionSupportPressed
    case .loading: colors.actionSupportLoading
    case .readOnly: nil
    case .disabled: colors.actionSupportDisabled
    }
  }

  /// Nil for no border.
  var borderColor: MultipleColorSemanticToken? {
    switch (state, isError) {
    case (.readOnly, _): isOutlined ? nil : colors.borderMuted
    case (.disabled, _): colors.actionDisabled
    case (.loading, _): theme.textInput.colorBorderLoading
    case (.enabled, true): colors.actionNegativeEnabled
    case (.hover, true): colors.actionNegativeHover
    case (.focused, true): colors.actionNegativePressed
    case (.enabled, false): theme.textInput.colorBorderEnabled
    case (.hover, false): theme.textInput.colorBorderHover
    case (.focused, false): theme.textInput.colorBorderFocus
    }
  }

  /// In points.
  var borderWidth: Double {
    state == .focused ? theme.textInput.borderWidthFocus : theme.textInput.borderWidthDefault
  }

  /// Whether the border runs all around, not only along the bottom.
  var isBorderAround: Bool { isOutlined || state == .readOnly }

  var cornerRadius: Double { theme.textInputBorderRadius }

  // MARK: Content

  var label: MultipleColorSemanticToken {
    guard isError else { return muted }
    return negative(focused: colors.actionNegativePressed)
  }

  var value: MultipleColorSemanticToken { state == .disabled ? colors.actionDisabled : colors.contentDefault }

  /// Of placeholder, prefix, suffix, leading icon and helper text.
  var muted: MultipleColorSemanticToken { state == .disabled ? colors.actionDisabled : colors.contentMuted }

  var errorIcon: MultipleColorSemanticToken { negative(focused: colors.actionNegativeFocus) }

  var errorText: MultipleColorSemanticToken { colors.contentStatusNegative }

  var caret: MultipleColorSemanticToken { isError ? colors.actionNegativePressed : colors.contentDefault }

  private func negative(focused: MultipleColorSemanticToken) -> MultipleColorSemanticToken {
    switch state {
    case .hover: colors.actionNegativeHover
    case .focused: focused
    case .enabled, .loading, .readOnly, .disabled: colors.actionNegativeEnabled
    }
  }
}
