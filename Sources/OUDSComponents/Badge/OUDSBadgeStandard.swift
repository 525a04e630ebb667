public import DaguerreViews
internal import OUDSThemesContract

/// A dot that tells of a status.
public struct OUDSBadgeStandard: View {
  /// What the badge is about.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    case neutral, accent, positive, info, warning, negative
  }

  /// The diameter, a token of the theme each.
  public enum Size: String, Hashable, Sendable, CaseIterable { case extraSmall, small, medium, large }

  private let accessibilityLabel: String
  private let status: Status
  private let size: Size

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

  /// - Parameters:
  ///   - accessibilityLabel: what a screen reader says.
  ///   - status: what the badge is about.
  ///   - size: how large it is; it grows with the size of texts.
  public init(accessibilityLabel: String, status: Status = .neutral, size: Size = .medium) {
    self.accessibilityLabel = accessibilityLabel
    self.status = status
    self.size = size
  }

  public var body: some View {
    let side = size.side(in: theme) * textScale
    return BadgeBackground(role: status.role)
      .frame(width: side, height: side)
      .accessibilityLabel(accessibilityLabel)
  }
}

extension OUDSBadgeStandard.Status {
  var role: StatusRole {
    switch self {
    case .neutral: .neutral
    case .accent: .accent
    case .positive: .positive
    case .info: .info
    case .warning: .warning
    case .negative: .negative
    }
  }
}

extension OUDSBadgeStandard.Size {
  /// In points, at the designed size of texts.
  func side(in theme: OUDSTheme) -> Double {
    switch self {
    case .extraSmall: theme.badge.sizeXsmall
    case .small: theme.badge.sizeSmall
    case .medium: theme.badge.sizeMedium
    case .large: theme.badge.sizeLarge
    }
  }
}
