public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensRaw
internal import OUDSTokensSemantic

/// A person beside the texts of a list item: a picture, initials, or the shape of a person, in a circle.
public struct OUDSListItemAvatar: View {
  /// What it shows.
  public enum AvatarType: Sendable {
    /// The shape of a person.
    case icon
    /// A picture, cut to the circle.
    case image(Image)
    /// One or two letters.
    case initials(String)
  }

  /// A token of the theme each; all are as small as icons in small items.
  public enum Size: String, Hashable, Sendable, CaseIterable, ListItemMediaSize { case medium, large, extraLarge }

  /// What is pinned on it.
  public enum BadgeType {
    /// A dot.
    case standard(OUDSBadgeStandard)
    /// An icon.
    case icon(OUDSBadgeIcon)
    /// A number.
    case count(OUDSBadgeCount)

    /// A dot of a status.
    public static func standard(_ status: OUDSBadgeStandard.Status, accessibilityLabel: String = "") -> Self {
      .standard(OUDSBadgeStandard(accessibilityLabel: accessibilityLabel, status: status, size: .small))
    }

    /// An icon of a status.
    public static func icon(_ status: OUDSBadgeIcon.Status, accessibilityLabel: String = "") -> Self {
      .icon(OUDSBadgeIcon(status: status, accessibilityLabel: accessibilityLabel))
    }

    fileprivate var view: AnyView {
      switch self {
      case .standard(let badge): AnyView(badge)
      case .icon(let badge): AnyView(badge)
      case .count(let badge): AnyView(badge)
      }
    }
  }

  private enum Content {
    case type(AvatarType, Size)
    case plain(OUDSAvatar)
  }

  private let content: Content
  private let badge: AnyView?
  private let accessibilityLabel: String?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listItemStyle.size) private var itemSize

  /// - Parameters:
  ///   - type: what it shows.
  ///   - size: how large it is in items of default size.
  ///   - accessibilityLabel: what a screen reader says; nil for nothing of its own.
  ///   - badgeType: what is pinned on its bottom trailing side.
  public init(
    type: AvatarType, size: Size = .medium, accessibilityLabel: String? = nil, badgeType: BadgeType? = nil
  ) {
    content = .type(type, size)
    badge = badgeType?.view
    self.accessibilityLabel = accessibilityLabel
  }

  init(type: AvatarType, size: Size, badge: AnyView?) {
    content = .type(type, size)
    self.badge = badge
    accessibilityLabel = nil
  }

  init(_ avatar: OUDSAvatar) {
    content = .plain(avatar)
    badge = nil
    accessibilityLabel = nil
  }

  /// Drawn with the sizes of `theme.controlItem`.
  @ViewBuilder
  public var body: some View {
    if let accessibilityLabel { avatar.accessibilityLabel(accessibilityLabel) } else { avatar }
  }

  @ViewBuilder
  private var avatar: some View {
    switch content {
    case .plain(let avatar): avatar
    case .type(let type, let size):
      let side = theme.side(of: size, in: itemSize)
      circle(type, size)
        .frame(width: side, height: side)
        .overlay(alignment: .bottomTrailing) { pinned }
    }
  }

  @ViewBuilder
  private func circle(_ type: AvatarType, _ size: Size) -> some View {
    switch type {
    case .image(let image):
      image.resizable().clipShape(Circle())
        .opacity(theme.mediaOpacity(isEnabled: isEnabled))
    case .icon:
      Circle().fill(background).overlay {
        Image(Self.person).resizable().frame(width: iconSide(size), height: iconSide(size))
          .oudsForegroundColor(foreground)
      }
    case .initials(let initials):
      Circle().fill(background).overlay { letters(initials, size).oudsForegroundColor(foreground) }
    }
  }

  @ViewBuilder
  private func letters(_ initials: String, _ size: Size) -> some View {
    let text = Text(verbatim: initials.uppercased())
    switch (itemSize, size) {
    case (.small, _), (.default, .medium): text.labelModerateSmall(theme)
    case (.default, .large): text.labelModerateXLarge(theme)
    case (.default, .extraLarge): text.typography(extraLargeLetters, theme)
    }
  }

  @ViewBuilder
  private var pinned: some View {
    if let badge {
      badge.background {
        RoundedRectangle(cornerRadius: theme.borders.radiusPill)
          .fill(theme.controlItem.colorBadgeSafetyArea)
          .padding(-theme.borders.widthThin)
      }
    }
  }

  // MARK: Tokens

  /// In points; no token gives it.
  private func iconSide(_ size: Size) -> Double {
    switch (itemSize, size) {
    case (.small, _): 12
    case (.default, .medium): 16
    case (.default, .large): 24
    case (.default, .extraLarge): 36
    }
  }

  private var extraLargeLetters: MultipleFontCompositeSemanticToken {
    MultipleFontCompositeSemanticToken(
      FontCompositeSemanticToken(
        size: theme.controlItem.fontSizeAvatarInitialXlarge,
        lineHeight: theme.controlItem.fontLineHeightAvatarInitialXlarge, weight: theme.fonts.weightLabelModerate,
        letterSpacing: theme.controlItem.fontLetterSpacingAvatarInitialXlarge))
  }

  private var background: MultipleColorSemanticToken {
    isEnabled ? theme.colors.surfaceInverseHigh : theme.colors.actionDisabled
  }

  private var foreground: MultipleColorSemanticToken {
    isEnabled ? theme.colors.contentInverse : theme.colors.contentOnActionDisabled
  }

  /// A head above shoulders.
  private static let person = VectorImage { path in
    path.addEllipse(in: Rect(x: 7.5, y: 3.5, width: 9, height: 9))
    path.addRoundedRect(Rect(x: 4, y: 14, width: 16, height: 7), radii: CornerRadii(3.5))
  }
}
