internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// The colour of a divider.
public enum OUDSDividerColor: String, Hashable, Sendable, CaseIterable {
  case `default`, muted, emphasized, brandPrimary, onBrandPrimary
  /// The same in light and dark.
  case alwaysBlack, alwaysWhite, alwaysOnBlack, alwaysOnWhite

  func token(in theme: OUDSTheme) -> MultipleColorSemanticToken {
    switch self {
    case .default: theme.colors.borderDefault
    case .muted: theme.colors.borderMuted
    case .emphasized: theme.colors.borderEmphasized
    case .brandPrimary: theme.colors.borderBrandPrimary
    case .onBrandPrimary: theme.colors.borderOnBrandPrimary
    case .alwaysBlack: theme.colors.alwaysBlack
    case .alwaysWhite: theme.colors.alwaysWhite
    case .alwaysOnBlack: theme.colors.alwaysOnBlack
    case .alwaysOnWhite: theme.colors.alwaysOnWhite
    }
  }
}
