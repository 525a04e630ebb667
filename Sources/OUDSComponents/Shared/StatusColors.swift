internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// What something is about: nothing in particular, the brand, or one of four functional statuses.
enum StatusRole { case neutral, accent, positive, info, warning, negative }

/// The colours of a theme for a status.
struct StatusColors {
  let theme: OUDSTheme
  let role: StatusRole

  private var colors: any AllColorSemanticTokensProvider { theme.colors }

  /// Of a ground that stands out.
  var emphasizedBackground: MultipleColorSemanticToken {
    switch role {
    case .neutral: colors.surfaceInverseHigh
    case .accent: colors.surfaceStatusAccentEmphasized
    case .positive: colors.surfaceStatusPositiveEmphasized
    case .info: colors.surfaceStatusInfoEmphasized
    case .warning: colors.surfaceStatusWarningEmphasized
    case .negative: colors.surfaceStatusNegativeEmphasized
    }
  }

  /// Of what stands on the emphasized ground.
  var onEmphasized: MultipleColorSemanticToken {
    switch role {
    case .neutral: colors.contentInverse
    case .accent: colors.contentOnStatusAccentEmphasized
    case .positive: colors.contentOnStatusPositiveEmphasized
    case .info: colors.contentOnStatusInfoEmphasized
    case .warning: colors.contentOnStatusWarningEmphasized
    case .negative: colors.contentOnStatusNegativeEmphasized
    }
  }

  /// Of a ground that holds back.
  var mutedBackground: MultipleColorSemanticToken {
    switch role {
    case .neutral: colors.surfaceSecondary
    case .accent: colors.surfaceStatusAccentMuted
    case .positive: colors.surfaceStatusPositiveMuted
    case .info: colors.surfaceStatusInfoMuted
    case .warning: colors.surfaceStatusWarningMuted
    case .negative: colors.surfaceStatusNegativeMuted
    }
  }

  /// Of text on the muted ground.
  var onMuted: MultipleColorSemanticToken {
    switch role {
    case .neutral: colors.contentDefault
    case .accent: colors.contentOnStatusAccentMuted
    case .positive: colors.contentOnStatusPositiveMuted
    case .info: colors.contentOnStatusInfoMuted
    case .warning: colors.contentOnStatusWarningMuted
    case .negative: colors.contentOnStatusNegativeMuted
    }
  }

  /// Of icons and bullets on the muted ground, or on none.
  var content: MultipleColorSemanticToken {
    switch role {
    case .neutral: colors.contentDefault
    case .accent: colors.contentStatusAccent
    case .positive: colors.contentStatusPositive
    case .info: colors.contentStatusInfo
    case .warning: colors.contentStatusWarning
    case .negative: colors.contentStatusNegative
    }
  }

  /// Of a line around the muted ground.
  var border: MultipleColorSemanticToken {
    switch role {
    case .neutral: colors.borderDefault
    case .accent: colors.borderStatusAccent
    case .positive: colors.borderStatusPositive
    case .info: colors.borderStatusInfo
    case .warning: colors.borderStatusWarning
    case .negative: colors.borderStatusNegative
    }
  }
}
