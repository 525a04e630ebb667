public import DaguerreViews
public import Foundation
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

/// Where a list item leads, told by an arrow.
public enum OUDSNavigationListItemIndicatorType: String, Hashable, Sendable, CaseIterable {
  /// Further; after all else.
  case next
  /// Back; before the texts.
  case previous
  /// Out of the application; after all else.
  case external
}

/// A row of a list that leads somewhere.
public struct OUDSNavigationListItem: View {
  private let row: ListItemRow

  /// - Parameters:
  ///   - data: the texts.
  ///   - indicatorType: where the item leads.
  ///   - leading: stands before the texts; not shown where the way leads back.
  ///   - trailing: stands after them.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(
    data: OUDSListItemData, indicatorType: OUDSNavigationListItemIndicatorType = .next,
    leading: OUDSListItemLeading? = nil, trailing: OUDSListItemTrailing? = nil, action: (() -> Void)? = nil
  ) {
    row = ListItemRow(data: data, leading: leading, trailing: trailing, indicator: indicatorType)
  }

  /// Drawn with the tokens of `theme.controlItem`.
  public var body: some View { row }
}

/// A row of a list that leads to a screen of its own, which is a picture of its own.
public struct OUDSNavigationLink<Destination: View>: View {
  private let title: String
  private let hasBoldLabel: Bool
  private let indicatorType: OUDSNavigationListItemIndicatorType
  private let style: OUDSListItemContentStyle?

  /// - Parameters:
  ///   - title: what it says.
  ///   - hasBoldLabel: whether the title is emphasised.
  ///   - indicatorType: where it leads.
  ///   - style: how the row looks; nil for as the rows around.
  ///   - destination: the screen, which is not drawn.
  public init(
    title: String, hasBoldLabel: Bool = false, indicatorType: OUDSNavigationListItemIndicatorType = .next,
    style: OUDSListItemContentStyle? = nil, @ViewBuilder destination: () -> Destination
  ) {
    self.title = title
    self.hasBoldLabel = hasBoldLabel
    self.indicatorType = indicatorType
    self.style = style
  }

  /// A row whose title is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, hasBoldLabel: Bool = false,
    indicatorType: OUDSNavigationListItemIndicatorType = .next, style: OUDSListItemContentStyle? = nil,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      title: key.localized(tableName, bundle), hasBoldLabel: hasBoldLabel, indicatorType: indicatorType, style: style,
      destination: destination)
  }

  /// A ``OUDSNavigationListItem``.
  @ViewBuilder
  public var body: some View {
    if let style { item.oudsListContentStyle(style) } else { item }
  }

  private var item: OUDSNavigationListItem {
    OUDSNavigationListItem(
      data: OUDSListItemData(label: title, hasBoldLabel: hasBoldLabel), indicatorType: indicatorType)
  }
}
