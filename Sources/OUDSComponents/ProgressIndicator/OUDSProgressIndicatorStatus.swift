internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// What the progress is about, told by its colour.
public enum OUDSProgressIndicatorStatus: String, Hashable, Sendable, CaseIterable {
  case neutral, accent, positive, info, warning, negative

  func color(_ theme: OUDSTheme) -> MultipleColorSemanticToken {
    switch self {
    case .neutral: theme.colors.contentDefault
    case .accent: theme.colors.actionLoading
    case .positive: theme.colors.contentStatusPositive
    case .info: theme.colors.contentStatusInfo
    case .warning: theme.colors.contentStatusWarning
    case .negative: theme.colors.contentStatusNegative
    }
  }
}
