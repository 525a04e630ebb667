internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The colours and the border of a button, by appearance and state.
struct ButtonAppearanceTokens {
  let theme: OUDSTheme
  let appearance: OUDSButton.Appearance
  let state: ButtonState
  /// Whether the surface around asks for the variants of one colour.
  let isMonochrome: Bool
  /// Whether contrast is increased, and in light colours: dark ones know no such rule.
  let isHighContrast: Bool

  private var button: any AllButtonComponentTokensProvider { theme.button }
  private var colors: any AllColorSemanticTokensProvider { theme.colors }

  /// Behind the content; nil for nothing.
  var background: MultipleColorSemanticToken? {
    switch (appearance, isMonochrome) {
    case (.default, false): defaultBackground
    case (.default, true): monoDefaultBackground
    case (.strong, false): strongBackground
    case (.strong, true): monoStrongBackground
    case (.minimal, false): minimalBackground
    case (.minimal, true): monoMinimalBackground
    case (.brand, _): brandBackground
    case (.negative, _): negativeBackground
    }
  }

  /// Of text, icon and loader.
  var content: MultipleColorSemanticToken {
    switch (appearance, isMonochrome) {
    case (.default, false): defaultContent
    case (.default, true): monoDefaultContent
    case (.strong, false): strongContent
    case (.strong, true): monoStrongContent
    case (.minimal, false): minimalContent
    case (.minimal, true): monoMinimalContent
    case (.brand, _): brandContent
    case (.negative, _): negativeContent
    }
  }

  /// Nil for the appearances that have none.
  var borderColor: MultipleColorSemanticToken? {
    guard appearance == .default else { return nil }
    return isMonochrome ? monoDefaultBorder : defaultBorder
  }

  /// In points.
  var borderWidth: Double {
    switch state {
    case .enabled, .disabled: button.borderWidthDefault
    case .focus: theme.borders.widthFocusInset
    case .hover, .pressed, .loading:
      isMonochrome ? button.borderWidthDefaultInteractionMono : button.borderWidthDefaultInteraction
    }
  }
}

// MARK: - Default

extension ButtonAppearanceTokens {
  private var defaultBackground: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.colorBgDefaultEnabled
    case .hover: button.colorBgDefaultHover
    case .pressed: button.colorBgDefaultPressed
    case .focus: button.colorBgDefaultFocus
    case .loading: button.colorBgDefaultLoading
    case .disabled: button.colorBgDefaultDisabled
    }
  }

  private var defaultContent: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.colorContentDefaultEnabled
    case .hover: button.colorContentDefaultHover
    case .pressed: button.colorContentDefaultPressed
    case .focus: button.colorContentDefaultFocus
    case .loading: isHighContrast ? colors.contentDefault : button.colorContentDefaultLoading
    case .disabled: button.colorContentDefaultDisabled
    }
  }

  private var defaultBorder: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.colorBorderDefaultEnabled
    case .hover: button.colorBorderDefaultHover
    case .pressed: button.colorBorderDefaultPressed
    case .focus: button.colorBorderDefaultFocus
    case .loading: isHighContrast ? colors.contentDefault : button.colorBorderDefaultLoading
    case .disabled: button.colorBorderDefaultDisabled
    }
  }

  private var monoDefaultBackground: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.monoColorBgDefaultEnabled
    case .hover: button.monoColorBgDefaultHover
    case .pressed: button.monoColorBgDefaultPressed
    case .focus: button.monoColorBgDefaultFocus
    case .loading: button.monoColorBgDefaultLoading
    case .disabled: button.monoColorBgDefaultDisabled
    }
  }

  private var monoDefaultContent: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.monoColorContentDefaultEnabled
    case .hover: button.monoColorContentDefaultHover
    case .pressed: button.monoColorContentDefaultPressed
    case .focus: button.monoColorContentDefaultFocus
    case .loading: button.monoColorContentDefaultLoading
    case .disabled: button.monoColorContentDefaultDisabled
    }
  }

  private var monoDefaultBorder: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.monoColorBorderDefaultEnabled
    case .hover: button.monoColorBorderDefaultHover
    case .pressed: button.monoColorBorderDefaultPressed
    case .focus: button.monoColorBorderDefaultFocus
    case .loading: button.monoColorBorderDefaultLoading
    case .disabled: button.monoColorBorderDefaultDisabled
    }
  }
}

// MARK: - Strong

extension ButtonAppearanceTokens {
  private var strongBackground: MultipleColorSemanticToken {
    switch state {
    case .enabled: colors.actionEnabled
    case .hover: colors.actionHover
    case .pressed: colors.actionPressed
    case .focus: colors.actionFocus
    case .loading: colors.actionLoading
    case .disabled: colors.actionDisabled
    }
  }

  private var strongContent: MultipleColorSemanticToken {
    switch state {
    case .enabled: colors.contentOnActionEnabled
    case .hover: colors.contentOnActionHover
    case .pressed: colors.contentOnActionPressed
    case .focus: colors.contentOnActionFocus
    case .loading: colors.contentOnActionLoading
    case .disabled: colors.contentOnActionDisabled
    }
  }

  private var monoStrongBackground: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.monoColorBgStrongEnabled
    case .hover: button.monoColorBgStrongHover
    case .pressed: button.monoColorBgStrongPressed
    case .focus: button.monoColorBgStrongFocus
    case .loading: button.monoColorBgStrongLoading
    case .disabled: button.monoColorBgStrongDisabled
    }
  }

  private var monoStrongContent: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.monoColorContentStrongEnabled
    case .hover: button.monoColorContentStrongHover
    case .pressed: button.monoColorContentStrongPressed
    case .focus: button.monoColorContentStrongFocus
    case .loading: button.monoColorContentStrongLoading
    case .disabled: button.monoColorContentStrongDisabled
    }
  }
}

// MARK: - Minimal

extension ButtonAppearanceTokens {
  private var minimalBackground: MultipleColorSemanticToken? {
    switch state {
    case .enabled: nil
    case .hover: button.colorBgMinimalHover
    case .pressed: button.colorBgMinimalPressed
    case .focus: button.colorBgMinimalFocus
    case .loading: nil
    case .disabled: nil
    }
  }

  private var minimalContent: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.colorContentMinimalEnabled
    case .hover: button.colorContentMinimalHover
    case .pressed: button.colorContentMinimalPressed
    case .focus: button.colorContentMinimalFocus
    case .loading: button.colorContentMinimalLoading
    case .disabled: button.colorContentMinimalDisabled
    }
  }

  private var monoMinimalBackground: MultipleColorSemanticToken? {
    switch state {
    case .enabled: nil
    case .hover: button.monoColorBgMinimalHover
    case .pressed: button.monoColorBgMinimalPressed
    case .focus: button.monoColorBgMinimalFocus
    case .loading: nil
    case .disabled: nil
    }
  }

  private var monoMinimalContent: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.monoColorContentMinimalEnabled
    case .hover: button.monoColorContentMinimalHover
    case .pressed: button.monoColorContentMinimalPressed
    case .focus: button.monoColorContentMinimalFocus
    case .loading: button.monoColorContentMinimalLoading
    case .disabled: button.monoColorContentMinimalDisabled
    }
  }
}

// MARK: - Brand and negative

extension ButtonAppearanceTokens {
  private var brandBackground: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.colorBgBrandEnabled
    case .hover: button.colorBgBrandHover
    case .pressed: button.colorBgBrandPressed
    case .focus: button.colorBgBrandFocus
    case .loading: button.colorBgBrandLoading
    case .disabled: colors.actionDisabled
    }
  }

  private var brandContent: MultipleColorSemanticToken {
    switch state {
    case .enabled: button.colorContentBrandEnabled
    case .hover: button.colorContentBrandHover
    case .pressed: button.colorContentBrandPressed
    case .focus: button.colorContentBrandFocus
    case .loading: button.colorContentBrandLoading
    case .disabled: colors.contentOnActionDisabled
    }
  }

  private var negativeBackground: MultipleColorSemanticToken {
    switch state {
    case .enabled: colors.actionNegativeEnabled
    case .hover: colors.actionNegativeHover
    case .pressed: colors.actionNegativePressed
    case .focus: colors.actionNegativeFocus
    case .loading: colors.actionNegativeLoading
    case .disabled: colors.actionDisabled
    }
  }

  private var negativeContent: MultipleColorSemanticToken {
    state == .disabled ? colors.contentOnActionDisabled : colors.contentOnStatusNegativeEmphasized
  }
}
