public import DaguerreViews

/// How high a list item is.
public enum OUDSListItemSize: String, Hashable, Sendable, CaseIterable {
  case `default`, small
}

/// Where what stands beside the texts of a list item is placed.
public enum OUDSListItemContainerAlignment: String, Hashable, Sendable, CaseIterable { case top, center }

/// How the list items within a view look.
struct ListItemStyle: Sendable {
  var size = OUDSListItemSize.default
  var alignment = OUDSListItemContainerAlignment.center
  var hasDivider = false
  var hasBackground = false
  /// Nil for what the theme's tuning says.
  var hasRoundedMedia: Bool?
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
  public func oudsListItemContainerAlignment(_ alignment: OUDSListItemContainerAlignment) -> some View {
    environment(\.listItemStyle.alignment, alignment)
  }

  /// Sets whether list items within the view have a line below them, and a background.
  public func oudsListItemStyle(divider: Bool = false, background: Bool = false) -> some View {
    environment(\.listItemStyle.hasDivider, divider).environment(\.listItemStyle.hasBackground, background)
  }

  /// Sets whether pictures of list items within the view have round corners, whatever the theme's tuning says.
  public func oudsListItemRoundedMedia(_ isRounded: Bool = true) -> some View {
    environment(\.listItemStyle.hasRoundedMedia, isRounded)
  }
}
