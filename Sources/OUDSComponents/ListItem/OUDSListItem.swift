public import DaguerreViews
internal import OUDSThemesContract

/// A row of a list that does nothing: texts, with something before and after them.
public struct OUDSStaticListItem: View {
  private let row: ListItemRow

  /// - Parameters:
  ///   - data: the texts.
  ///   - leading: stands before them.
  ///   - trailing: stands after them.
  public init(data: OUDSListItemData, leading: OUDSListItemLeading? = nil, trailing: OUDSListItemTrailing? = nil) {
    row = ListItemRow(data: data, leading: leading, trailing: trailing, indicator: nil)
  }

  /// Drawn with the tokens of `theme.controlItem`.
  public var body: some View { row }
}

/// A row of a list that leads somewhere.
public struct OUDSNavigationListItem: View {
  /// Where the item leads.
  public enum Indicator: String, Hashable, Sendable, CaseIterable { case previous, next, external }

  private let row: ListItemRow

  /// - Parameters:
  ///   - leading: not shown where the way leads back.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(
    data: OUDSListItemData, indicator: Indicator = .next, leading: OUDSListItemLeading? = nil,
    trailing: OUDSListItemTrailing? = nil, action: @escaping () -> Void
  ) {
    row = ListItemRow(data: data, leading: leading, trailing: trailing, indicator: indicator)
  }

  /// Drawn with the tokens of `theme.controlItem`.
  public var body: some View { row }
}

/// The texts of a list item.
public struct OUDSListItemData: Sendable {
  /// The first text, which every item has.
  public var label: String
  /// Whether the label is emphasised.
  public var isBold: Bool
  /// A small text over the label; not in small items.
  public var overline: String?
  /// A strong text under the label; not in small items.
  public var extraLabel: String?
  /// A text under the labels, which wraps.
  public var description: String?
  /// A text under the item.
  public var helperText: String?

  /// The texts of an item; those that are nil take no room.
  public init(
    label: String, isBold: Bool = false, overline: String? = nil, extraLabel: String? = nil,
    description: String? = nil, helperText: String? = nil
  ) {
    self.label = label
    self.isBold = isBold
    self.overline = overline
    self.extraLabel = extraLabel
    self.description = description
    self.helperText = helperText
  }
}

/// What stands before the texts of a list item.
public enum OUDSListItemLeading: Sendable {
  /// Tinted, in the item's content colour.
  case icon(OUDSImage)
  /// In its own colours, a square.
  case image(Image)
  /// In its own colours, three by two.
  case flag(Image)
  /// A person.
  case avatar(OUDSAvatar)
}

/// What stands after the texts of a list item.
public enum OUDSListItemTrailing {
  /// How a trailing text looks.
  public enum TextStyle: Hashable, Sendable {
    /// The label styles of the theme, from usual to muted and strong.
    case label, labelMuted, labelStrong
  }

  /// A text in one of the styles above.
  case text(String, style: TextStyle = .label)
  /// A label with a second line in the style of descriptions.
  case labelAndExtraLabel(String, extra: String)
  /// A number, or a dot.
  case badge(Badge)
  case tag(OUDSTag)
  /// Tinted, in the item's content colour.
  case icon(OUDSImage)
  /// In its own colours, a square.
  case image(Image)
  /// In its own colours, three by two.
  case flag(Image)
  /// A person.
  case avatar(OUDSAvatar)

  /// A number, or a dot.
  public enum Badge {
    /// With a number.
    case count(OUDSBadgeCount)
    /// A dot.
    case standard(OUDSBadgeStandard)
  }
}
