internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The colours of a link by state.
struct LinkColors {
  let theme: OUDSTheme
  let state: ActionState
  /// Whether the surface around asks for the variants of one colour.
  let isMonochrome: Bool

  private var link: any AllLinkComponentTokensProvider { theme.link }

  /// Of text and icon.
  var content: MultipleColorSemanticToken {
    switch state {
    case .enabled: isMonochrome ? link.monoColorContentEnabled : link.colorContentEnabled
    case .hover: isMonochrome ? link.monoColorContentHover : link.colorContentHover
    case .pressed: isMonochrome ? link.monoColorContentPressed : link.colorContentPressed
    case .focus: isMonochrome ? link.monoColorContentFocus : link.colorContentFocus
    case .disabled: isMonochrome ? link.monoColorContentDisabled : theme.colors.actionDisabled
    }
  }

  /// Of the indicator, which on a surface of one colour is that of the text.
  var indicator: MultipleColorSemanticToken {
    if isMonochrome { return content }
    return switch state {
    case .enabled: link.colorChevronEnabled
    case .hover: link.colorChevronHover
    case .pressed: link.colorChevronPressed
    case .focus: link.colorChevronFocus
    case .disabled: theme.colors.actionDisabled
    }
  }
}
