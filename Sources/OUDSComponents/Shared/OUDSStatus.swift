internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// What something is about: nothing in particular, the brand, or one of four functional statuses.
///
/// Components have types of their own for it, such as ``OUDSBadgeStandard/Status``, with the same cases.
package enum OUDSStatus: String, Hashable, Sendable, CaseIterable {
  /// Nothing in particular, or the brand.
  case neutral, accent
  /// Something went well.
  case positive
  /// Something worth knowing.
  case info
  /// Something to be careful with.
  case warning
  /// Something went wrong.
  case negative
}

/// Which tokens tell of a status; key paths, so that no token counts as read before it is looked up.
struct StatusTokens {
  typealias Token = KeyPath<any AllColorSemanticTokensProvider, MultipleColorSemanticToken>

  /// Of a ground that stands out, and of what stands on it.
  let emphasizedBackground, onEmphasized: Token
  /// Of a ground that holds back, and of text on it.
  let mutedBackground, onMuted: Token
  /// Of icons and bullets on the muted ground, or on none.
  let content: Token
  /// Of a line around the muted ground.
  let border: Token
}

extension OUDSTheme {
  /// The colour of something that tells of a status.
  func color(_ use: KeyPath<StatusTokens, StatusTokens.Token>, of status: OUDSStatus) -> MultipleColorSemanticToken {
    colors[keyPath: status.tokens[keyPath: use]]
  }
}

extension OUDSStatus {
  fileprivate var tokens: StatusTokens {
    switch self {
    case .neutral:
      StatusTokens(
        emphasizedBackground: \.surfaceInverseHigh, onEmphasized: \.contentInverse,
        mutedBackground: \.surfaceSecondary, onMuted: \.contentDefault, content: \.contentDefault,
        border: \.borderDefault)
    case .accent:
      StatusTokens(
        emphasizedBackground: \.surfaceStatusAccentEmphasized, onEmphasized: \.contentOnStatusAccentEmphasized,
        mutedBackground: \.surfaceStatusAccentMuted, onMuted: \.contentOnStatusAccentMuted,
        content: \.contentStatusAccent, border: \.borderStatusAccent)
    case .positive:
      StatusTokens(
        emphasizedBackground: \.surfaceStatusPositiveEmphasized, onEmphasized: \.contentOnStatusPositiveEmphasized,
        mutedBackground: \.surfaceStatusPositiveMuted, onMuted: \.contentOnStatusPositiveMuted,
        content: \.contentStatusPositive, border: \.borderStatusPositive)
    case .info:
      StatusTokens(
        emphasizedBackground: \.surfaceStatusInfoEmphasized, onEmphasized: \.contentOnStatusInfoEmphasized,
        mutedBackground: \.surfaceStatusInfoMuted, onMuted: \.contentOnStatusInfoMuted,
        content: \.contentStatusInfo, border: \.borderStatusInfo)
    case .warning:
      StatusTokens(
        emphasizedBackground: \.surfaceStatusWarningEmphasized, onEmphasized: \.contentOnStatusWarningEmphasized,
        mutedBackground: \.surfaceStatusWarningMuted, onMuted: \.contentOnStatusWarningMuted,
        content: \.contentStatusWarning, border: \.borderStatusWarning)
    case .negative:
      StatusTokens(
        emphasizedBackground: \.surfaceStatusNegativeEmphasized, onEmphasized: \.contentOnStatusNegativeEmphasized,
        mutedBackground: \.surfaceStatusNegativeMuted, onMuted: \.contentOnStatusNegativeMuted,
        content: \.contentStatusNegative, border: \.borderStatusNegative)
    }
  }
}
