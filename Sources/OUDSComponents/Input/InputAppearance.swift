internal import OUDSTokensComponent
internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// The colours and the border of an input, by state.
struct InputAppearance {
  let theme: OUDSTheme
  let state: ComponentState
  let isError: Bool
  let isOutlined: Bool

  private var colors: any AllColorSemanticTokensProvider { theme.colors }

  // MARK: Box

  /// Behind the content; nil for nothing.
  var background: MultipleColorSemanticToken? {
    if isOutlined { return state == .readOnly ? colors.actionSupportDisabled : nil }
    if isError { return colors.surfaceStatusNegativeMuted }
    return state.choose(
      enabled: colors.actionSupportEnabled, hover: colors.actionSupportHover, pressed: colors.actionSupportPressed,
      focus: colors.actionSupportPressed, loading: colors.actionSupportLoading, readOnly: .some(nil),
      disabled: colors.actionSupportDisabled)
  }

  /// Nil for no border.
  var borderColor: MultipleColorSemanticToken? {
    switch state {
    case .readOnly: isOutlined ? nil : colors.borderMuted
    case .disabled: colors.actionDisabled
    case .loading: theme.textInput.colorBorderLoading
    case _ where isError:
      state.choose(
        enabled: colors.actionNegativeEnabled, hover: colors.actionNegativeHover,
        pressed: colors.actionNegativePressed, focus: colors.actionNegativePressed)
    case .hover: theme.textInput.colorBorderHover
    case .pressed, .focus: theme.textInput.colorBorderFocus
    case .enabled: theme.textInput.colorBorderEnabled
    }
  }

  /// In points.
  var borderWidth: Double {
    state == .focus ? theme.textInput.borderWidthFocus : theme.textInput.borderWidthDefault
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
    case .pressed, .focus: focused
    case .enabled, .loading, .readOnly, .disabled: colors.actionNegativeEnabled
    }
  }
}

extension ComponentState {
  /// Of an input that a person can use; one that is pressed is being entered.
  init(ofInput interaction: InteractionState) {
    self.init(interaction: interaction == .pressed ? .focused : interaction)
  }

  init(_ status: OUDSTextInput.Status, _ interaction: InteractionState) {
    switch status {
    case .enabled, .error, .richError: self.init(ofInput: interaction)
    case .loading: self = .loading
    case .readOnly: self = .readOnly
    case .disabled: self = .disabled
    }
  }
}
