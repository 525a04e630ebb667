internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The colours and the border of a button, by appearance and state.
struct ButtonAppearanceTokens {
  let theme: OUDSTheme
  let appearance: OUDSButton.Appearance
  let state: ComponentState
  /// Whether the surface around asks for the variants of one colour.
  let isMonochrome: Bool
  /// Whether contrast is increased, and in light colours: dark ones know no such rule.
  let isHighContrast: Bool

  private var button: any AllButtonComponentTokensProvider { theme.button }
  private var colors: any AllColorSemanticTokensProvider { theme.colors }

  /// Behind the content; nil for nothing.
  var background: MultipleColorSemanticToken? {
    switch (appearance, isMonochrome) {
    case (.default, false):
      state.choose(
        enabled: button.colorBgDefaultEnabled, hover: button.colorBgDefaultHover,
        pressed: button.colorBgDefaultPressed, focus: button.colorBgDefaultFocus,
        loading: button.colorBgDefaultLoading, disabled: button.colorBgDefaultDisabled)
    case (.default, true):
      state.choose(
        enabled: button.monoColorBgDefaultEnabled, hover: button.monoColorBgDefaultHover,
        pressed: button.monoColorBgDefaultPressed, focus: button.monoColorBgDefaultFocus,
        loading: button.monoColorBgDefaultLoading, disabled: button.monoColorBgDefaultDisabled)
    case (.strong, false):
      state.choose(
        enabled: colors.actionEnabled, hover: colors.actionHover, pressed: colors.actionPressed,
        focus: colors.actionFocus, loading: colors.actionLoading, disabled: colors.actionDisabled)
    case (.strong, true):
      state.choose(
        enabled: button.monoColorBgStrongEnabled, hover: button.monoColorBgStrongHover,
        pressed: button.monoColorBgStrongPressed, focus: button.monoColorBgStrongFocus,
        loading: button.monoColorBgStrongLoading, disabled: button.monoColorBgStrongDisabled)
    case (.minimal, false):
      state.choose(
        enabled: nil, hover: button.colorBgMinimalHover, pressed: button.colorBgMinimalPressed,
        focus: button.colorBgMinimalFocus)
    case (.minimal, true):
      state.choose(
        enabled: nil, hover: button.monoColorBgMinimalHover, pressed: button.monoColorBgMinimalPressed,
        focus: button.monoColorBgMinimalFocus)
    case (.brand, _):
      state.choose(
        enabled: button.colorBgBrandEnabled, hover: button.colorBgBrandHover, pressed: button.colorBgBrandPressed,
        focus: button.colorBgBrandFocus, loading: button.colorBgBrandLoading, disabled: colors.actionDisabled)
    case (.negative, _):
      state.choose(
        enabled: colors.actionNegativeEnabled, hover: colors.actionNegativeHover,
        pressed: colors.actionNegativePressed, focus: colors.actionNegativeFocus,
        loading: colors.actionNegativeLoading, disabled: colors.actionDisabled)
    }
  }

  /// Of text, icon and loader.
  var content: MultipleColorSemanticToken {
    switch (appearance, isMonochrome) {
    case (.default, false):
      state.choose(
        enabled: button.colorContentDefaultEnabled, hover: button.colorContentDefaultHover,
        pressed: button.colorContentDefaultPressed, focus: button.colorContentDefaultFocus,
        loading: isHighContrast ? colors.contentDefault : button.colorContentDefaultLoading,
        disabled: button.colorContentDefaultDisabled)
    case (.default, true):
      state.choose(
        enabled: button.monoColorContentDefaultEnabled, hover: button.monoColorContentDefaultHover,
        pressed: button.monoColorContentDefaultPressed, focus: button.monoColorContentDefaultFocus,
        loading: button.monoColorContentDefaultLoading, disabled: button.monoColorContentDefaultDisabled)
    case (.strong, false):
      state.choose(
        enabled: colors.contentOnActionEnabled, hover: colors.contentOnActionHover,
        pressed: colors.contentOnActionPressed, focus: colors.contentOnActionFocus,
        loading: colors.contentOnActionLoading, disabled: colors.contentOnActionDisabled)
    case (.strong, true):
      state.choose(
        enabled: button.monoColorContentStrongEnabled, hover: button.monoColorContentStrongHover,
        pressed: button.monoColorContentStrongPressed, focus: button.monoColorContentStrongFocus,
        loading: button.monoColorContentStrongLoading, disabled: button.monoColorContentStrongDisabled)
    case (.minimal, false):
      state.choose(
        enabled: button.colorContentMinimalEnabled, hover: button.colorContentMinimalHover,
        pressed: button.colorContentMinimalPressed, focus: button.colorContentMinimalFocus,
        loading: button.colorContentMinimalLoading, disabled: button.colorContentMinimalDisabled)
    case (.minimal, true):
      state.choose(
        enabled: button.monoColorContentMinimalEnabled, hover: button.monoColorContentMinimalHover,
        pressed: button.monoColorContentMinimalPressed, focus: button.monoColorContentMinimalFocus,
        loading: button.monoColorContentMinimalLoading, disabled: button.monoColorContentMinimalDisabled)
    case (.brand, _):
      state.choose(
        enabled: button.colorContentBrandEnabled, hover: button.colorContentBrandHover,
        pressed: button.colorContentBrandPressed, focus: button.colorContentBrandFocus,
        loading: button.colorContentBrandLoading, disabled: colors.contentOnActionDisabled)
    case (.negative, _):
      state == .disabled ? colors.contentOnActionDisabled : colors.contentOnStatusNegativeEmphasized
    }
  }

  /// Nil for the appearances that have none.
  var borderColor: MultipleColorSemanticToken? {
    switch (appearance, isMonochrome) {
    case (.default, false):
      state.choose(
        enabled: button.colorBorderDefaultEnabled, hover: button.colorBorderDefaultHover,
        pressed: button.colorBorderDefaultPressed, focus: button.colorBorderDefaultFocus,
        loading: isHighContrast ? colors.contentDefault : button.colorBorderDefaultLoading,
        disabled: button.colorBorderDefaultDisabled)
    case (.default, true):
      state.choose(
        enabled: button.monoColorBorderDefaultEnabled, hover: button.monoColorBorderDefaultHover,
        pressed: button.monoColorBorderDefaultPressed, focus: button.monoColorBorderDefaultFocus,
        loading: button.monoColorBorderDefaultLoading, disabled: button.monoColorBorderDefaultDisabled)
    case (.strong, _), (.minimal, _), (.brand, _), (.negative, _): nil
    }
  }

  /// In points.
  var borderWidth: Double {
    switch state {
    case .enabled, .readOnly, .disabled: button.borderWidthDefault
    case .focus: theme.borders.widthFocusInset
    case .hover, .pressed, .loading:
      isMonochrome ? button.borderWidthDefaultInteractionMono : button.borderWidthDefaultInteraction
    }
  }
}
