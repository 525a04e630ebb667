internal import OUDSTokensSemantic
public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent

/// A small icon that tells of a status: one of one's own on a coloured disc, or the sign of a functional status.
public struct OUDSBadgeIcon: View {
  /// How large a badge is, as a dot of the same name.
  public enum Size: String, Hashable, Sendable, CaseIterable { case extraSmall, small, medium, large }

  /// What the badge is about.
  public enum Status: Sendable {
    /// An icon of one's own on the neutral colour.
    case neutral(image: OUDSImage)
    /// An icon of one's own on the accent colour.
    case accent(image: OUDSImage)
    /// The sign of the status on its colour.
    case positive, info, warning, negative
  }

  private enum Content {
    case status(Status)
    case image(OUDSImage, OUDSStatus)
  }

  private let content: Content
  private let accessibilityLabel: String
  private let size: Size

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale
  @Environment(\.isEnabled) private var isEnabled

  /// - Parameters:
  ///   - status: what the badge is about.
  ///   - accessibilityLabel: what a screen reader says.
  ///   - size: how large it is; it grows with the size of texts.
  public init(status: Status, accessibilityLabel: String, size: Size = .medium) {
    content = .status(status)
    self.accessibilityLabel = accessibilityLabel
    self.size = size
  }

  /// An icon of one's own on the colour of any status, as former releases had it.
  init(image: OUDSImage, on status: OUDSStatus, size: Size) {
    content = .image(image, status)
    accessibilityLabel = image.accessibilityLabel ?? ""
    self.size = size
  }

  /// Drawn with the sizes and insets of `theme.badge` and the colours of the status.
  public var body: some View { badge.accessibilityLabel(accessibilityLabel) }

  @ViewBuilder
  private var badge: some View {
    switch content {
    case .image(let image, let status): disc(image, status)
    case .status(.neutral(let image)): disc(image, .neutral)
    case .status(.accent(let image)): disc(image, .accent)
    case .status(.positive): sign(.positive)
    case .status(.info): sign(.info)
    case .status(.warning): sign(.warning)
    case .status(.negative): sign(.negative)
    }
  }

  private func disc(_ image: OUDSImage, _ status: OUDSStatus) -> some View {
    image.icon(size: side - 2 * inset)
      .modifier(BadgeContentColor(status: status))
      .padding(inset)
      .background { BadgeBackground(status: status) }
  }

  @ViewBuilder
  private func sign(_ status: OUDSStatus) -> some View {
    if let icon = status.badgeIcon {
      StatusIcon(icon: icon, status: status, size: side, color: isEnabled ? nil : theme.colors.actionDisabled)
    }
  }

  private var side: Double { size.dot.side(in: theme) * textScale }

  /// From the disc to the icon's box.
  private var inset: Double {
    switch size {
    case .extraSmall: theme.badge.spaceInsetXsmall
    case .small: theme.badge.spaceInsetSmall
    case .medium, .large: theme.badge.spaceInsetMediumLarge
    }
  }
}

extension OUDSBadgeIcon.Size {
  /// A dot as large.
  fileprivate var dot: OUDSBadgeStandard.Size {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
