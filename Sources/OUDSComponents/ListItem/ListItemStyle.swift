public import DaguerreViews

/// How high a list item is.
public enum OUDSListItemSize: String, Hashable, Sendable, CaseIterable {
  case `default`, small
}

/// Where what stands beside the texts of a list item is placed.
public enum OUDSListItemContainerAlignment: String, Hashable, Sendable, CaseIterable { case center, top }

/// The same by another name.
public typealias OUDSListItemContainersAlignment = OUDSListItemContainerAlignment

/// How the list items within a view look.
struct ListItemStyle: Sendable {
  var size = OUDSListItemSize.default
  var alignment = OUDSListItemContainerAlignment.center
  /// Whether it stands apart from others, with corners of its own.
  var isCard = false
  var hasDivider = true
  var hasBackground = false
  var outline = Outline.none
  /// Nil for what the theme's tuning says.
  var hasRoundedMedia: Bool?

  /// When there is a border all around.
  enum Outline { case none, onInteraction, always }
}

/// How the list items within a view look.
public enum OUDSListItemContentStyle: Hashable, Sendable {
  /// What makes a list item a card.
  public enum CardDecoration: Hashable, Sendable {
    /// A border all around, always or only while something is done to the item.
    case outlined(onlyOnInteraction: Bool = false)
    /// A ground, and a line below.
    case standard(divider: Bool = true, background: Bool = true)

    /// A border all around.
    public static let outlined = CardDecoration.outlined(onlyOnInteraction: false)
  }

  /// A card each.
  case card(_ decoration: CardDecoration = .standard())
  /// Rows of one list, as they are where nothing is said.
  case item(divider: Bool = true, background: Bool = false)
}

private enum ListItemStyleKey: EnvironmentKey { static let defaultValue = ListItemStyle() }

extension EnvironmentValues {
  var listItemStyle: ListItemStyle {
    get { self[ListItemStyleKey.self] }
    set { self[ListItemStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how high list items within the view are.
  public func oudsListItemSize(_ size: OUDSListItemSize) -> some View { environment(\.listItemStyle.size, size) }

  /// Sets where what stands beside the texts of list items within the view is placed.
  public func oudsListItemContainerAlignment(_ alignment: OUDSListItemContainerAlignment = .center) -> some View {
    environment(\.listItemStyle.alignment, alignment)
  }

  /// Sets whether list items within the view have a line below them, and a background.
  public func oudsListItemStyle(divider: Bool = true, background: Bool = false) -> some View {
    listItemLook(isCard: false, divider: divider, background: background, outline: .none)
  }

  /// Makes list items within the view cards.
  public func oudsListCardStyle(_ decoration: OUDSListItemContentStyle.CardDecoration = .standard()) -> some View {
    switch decoration {
    case .outlined(let onlyOnInteraction):
      listItemLook(
        isCard: true, divider: false, background: false, outline: onlyOnInteraction ? .onInteraction : .always)
    case .standard(let divider, let background):
      listItemLook(isCard: true, divider: divider, background: background, outline: .none)
    }
  }

  /// Sets how list items within the view look.
  @ViewBuilder
  public func oudsListContentStyle(_ style: OUDSListItemContentStyle) -> some View {
    switch style {
    case .card(let decoration): oudsListCardStyle(decoration)
    case .item(let divider, let background): oudsListItemStyle(divider: divider, background: background)
    }
  }

  private func listItemLook(
    isCard: Bool, divider: Bool, background: Bool, outline: ListItemStyle.Outline
  ) -> some View {
    environment(\.listItemStyle.isCard, isCard)
      .environment(\.listItemStyle.hasDivider, divider)
      .environment(\.listItemStyle.hasBackground, background)
      .environment(\.listItemStyle.outline, outline)
  }

  /// Sets whether pictures of list items within the view have round corners, whatever the theme's tuning says; not
  /// unless it is said.
  public func oudsListItemRoundedMedia(_ isRounded: Bool = false) -> some View {
    environment(\.listItemStyle.hasRoundedMedia, isRounded)
  }
}
