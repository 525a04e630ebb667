internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The colours and the border of an input tag by state.
struct InputTagColors {
  let theme: OUDSTheme
  let state: ActionState

  private var tokens: any AllInputTagComponentTokensProvider { theme.inputTag }

  /// Nil for nothing.
  var background: MultipleColorSemanticToken? {
    switch state {
    case .enabled: tokens.colorBgEnabled
    case .hover: tokens.colorBgHover
    case .pressed: tokens.colorBgPressed
    case .focus: tokens.colorBgFocus
    case .disabled: nil
    }
  }

  var border: MultipleColorSemanticToken {
    switch state {
    case .enabled: tokens.colorBorderEnabled
    case .hover: tokens.colorBorderHover
    case .pressed: tokens.colorBorderPressed
    case .focus: tokens.colorBorderFocus
    case .disabled: theme.colors.actionDisabled
    }
  }

  /// In points.
  var borderWidth: Double {
    switch state {
    case .enabled, .disabled: tokens.borderWidthDefault
    case .hover, .pressed, .focus: tokens.borderWidthDefaultInteraction
    }
  }

  /// Of text and cross.
  var content: MultipleColorSemanticToken {
    switch state {
    case .enabled: tokens.colorContentEnabled
    case .hover: tokens.colorContentHover
    case .pressed: tokens.colorContentPressed
    case .focus: tokens.colorContentFocus
    case .disabled: theme.colors.actionDisabled
    }
  }
}
