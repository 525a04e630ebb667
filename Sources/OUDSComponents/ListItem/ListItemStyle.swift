public import DaguerreViews

/// How high a list item is.
public enum OUDSListItemSize: String, Hashable, Sendable, CaseIterable {
  case `default`, small
}

/// Where what stands beside the texts of a list item is placed.
public enum OUDSListItemContainerAlignment: String, Hashable, Sendable, CaseIterable { case top, center }

private enum ListItemSizeKey: EnvironmentKey { static let defaultValue = OUDSListItemSize.default }
private enum ListItemAlignmentKey: EnvironmentKey {
  static let defaultValue = OUDSListItemContainerAlignment.center
}
private enum ListItemStyleKey: EnvironmentKey { static let defaultValue = ListItemStyle() }
private enum ListItemMediaKey: EnvironmentKey { static let defaultValue: Bool? = nil }

/// What is drawn around a list item.
struct ListItemStyle: Sendable {
  var hasDivider = false
  var hasBackground = false
}

extension EnvironmentValues {
  var listItemSize: OUDSListItemSize {
    get { self[ListItemSizeKey.self] }
    set { self[ListItemSizeKey.self] = newValue }
  }

  var listItemContainerAlignment: OUDSListItemContainerAlignment {
    get { self[ListItemAlignmentKey.self] }
    set { self[ListItemAlignmentKey.self] = newValue }
  }

  var listItemStyle: ListItemStyle {
    get { self[ListItemStyleKey.self] }
    set { self[ListItemStyleKey.self] = newValue }
  }

  /// Nil for what the theme's tuning says.
  var listItemHasRoundedMedia: Bool? {
    get { self[ListItemMediaKey.self] }
    set { self[ListItemMediaKey.self] = newValue }
  }
}

extension View {
  /// Sets how high list items within the view are.
  public func oudsListItemSize(_ size: OUDSListItemSize) -> some View { environment(\.listItemSize, size) }

  /// Sets where what stands beside the texts of list items within the view is placed.
  public func oudsListItemContainerAlignment(_ alignment: OUDSListItemContainerAlignment) -> some View {
    environment(\.listItemContainerAlignment, alignment)
  }

  /// Sets whether list items within the view have a line below them, and a background.
  public func oudsListItemStyle(divider: Bool = false, background: Bool = false) -> some View {
    environment(\.listItemStyle, ListItemStyle(hasDivider: divider, hasBackground: background))
  }

  /// Sets whether pictures of list items within the view have round corners, whatever the theme's tuning says.
  public func oudsListItemRoundedMedia(_ isRounded: Bool = true) -> some View {
    environment(\.listItemHasRoundedMedia, isRounded)
  }
}
