internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// The colours of a tag by status, appearance and state.
struct TagColors {
  let theme: OUDSTheme
  let role: StatusRole
  let appearance: OUDSTag.Appearance
  let isLoading: Bool
  let isEnabled: Bool

  private enum Look { case emphasized, muted, loading, disabled }

  private var look: Look {
    if isLoading { return .loading }
    if !isEnabled { return .disabled }
    return appearance == .emphasized ? .emphasized : .muted
  }

  private var status: StatusColors { StatusColors(theme: theme, role: role) }

  var background: MultipleColorSemanticToken {
    switch look {
    case .emphasized: status.emphasizedBackground
    case .muted: status.mutedBackground
    case .loading: theme.colors.surfaceSecondary
    case .disabled: theme.colors.actionDisabled
    }
  }

  var text: MultipleColorSemanticToken {
    switch look {
    case .emphasized: status.onEmphasized
    case .muted: status.onMuted
    case .loading: theme.colors.contentDefault
    case .disabled: theme.colors.contentOnActionDisabled
    }
  }

  /// Of bullet, loader and icons of one's own.
  var asset: MultipleColorSemanticToken { look == .muted ? status.content : text }

  /// Of the sign of a functional status; nil for that of the status itself.
  var plainIcon: MultipleColorSemanticToken? { look == .muted ? nil : text }
}
