public import DaguerreViews

/// What stands before the texts of a list item.
public enum OUDSListItemLeading {
  /// An icon, or the sign of a status.
  case icon(OUDSListItemIcon)
  /// A picture in its own colours.
  case image(OUDSListItemImage)
  /// A flag in its own colours.
  case flag(OUDSListItemFlag)
  /// A video.
  case video(OUDSListItemVideo)
  /// A person.
  case avatar(OUDSListItemAvatar)
  /// A view of one's own; not in small items.
  case slot(AnyView)

  /// A person, as bars show one.
  public static func avatar(_ avatar: OUDSAvatar) -> Self { .avatar(OUDSListItemAvatar(avatar)) }

  /// A view of one's own; not in small items.
  public static func custom(@ViewBuilder _ content: () -> some View) -> Self { .slot(AnyView(content())) }

  /// A view of one's own; not in small items.
  public static func slot(@ViewBuilder _ content: () -> some View) -> Self { .slot(AnyView(content())) }
}

/// What stands after the texts of a list item.
public enum OUDSListItemTrailing {
  /// A text in one of the label styles of the theme.
  public enum TextType: Sendable {
    /// As usual.
    case label(Text)
    /// Less important.
    case labelMuted(Text)
    /// More important.
    case labelStrong(Text)
    /// With a second line in the style of descriptions.
    case labelAndExtraLabel(Text, Text)

    /// As usual.
    public static func label(_ text: String) -> Self { .label(Text(text)) }
    /// Less important.
    public static func labelMuted(_ text: String) -> Self { .labelMuted(Text(text)) }
    /// More important.
    public static func labelStrong(_ text: String) -> Self { .labelStrong(Text(text)) }
    /// With a second line in the style of descriptions.
    public static func labelAndExtraLabel(_ label: String, _ extraLabel: String) -> Self {
      .labelAndExtraLabel(Text(label), Text(extraLabel))
    }
  }

  /// The same by another name.
  public typealias BadgeType = Badge

  /// A number, or a dot.
  public enum Badge {
    /// With a number.
    case count(OUDSBadgeCount)
    /// A dot.
    case standard(OUDSBadgeStandard)
  }

  /// A text.
  case text(TextType)
  /// A number, or a dot.
  case badge(Badge)
  /// A tag.
  case tag(OUDSTag)
  /// An icon, or the sign of a status.
  case icon(OUDSListItemIcon)
  /// A picture in its own colours.
  case image(OUDSListItemImage)
  /// A flag in its own colours.
  case flag(OUDSListItemFlag)
  /// A video.
  case video(OUDSListItemVideo)
  /// A person.
  case avatar(OUDSListItemAvatar)
  /// A view of one's own; not in small items.
  case slot(AnyView)

  /// A person, as bars show one.
  public static func avatar(_ avatar: OUDSAvatar) -> Self { .avatar(OUDSListItemAvatar(avatar)) }

  /// A view of one's own; not in small items.
  public static func custom(@ViewBuilder _ content: () -> some View) -> Self { .slot(AnyView(content())) }

  /// A view of one's own; not in small items.
  public static func slot(@ViewBuilder _ content: () -> some View) -> Self { .slot(AnyView(content())) }
}
