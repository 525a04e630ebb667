public import DaguerreViews
internal import OUDSThemesContract

/// A row of a list that does nothing: texts, with something before and after them.
public struct OUDSStaticListItem: View {
  private let row: ListItemRow

  public init(data: OUDSListItemData, leading: OUDSListItemLeading? = nil, trailing: OUDSListItemTrailing? = nil) {
    row = ListItemRow(data: data, leading: leading, trailing: trailing, indicator: nil)
  }

  public var body: some View { row }
}

/// A row of a list that leads somewhere.
public struct OUDSNavigationListItem: View {
  /// Where the item leads.
  public enum Indicator: String, Hashable, Sendable, CaseIterable { case previous, next, external }

  private let row: ListItemRow
  private let action: () -> Void

  /// - Parameters:
  ///   - leading: not shown where the way leads back.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(
    data: OUDSListItemData, indicator: Indicator = .next, leading: OUDSListItemLeading? = nil,
    trailing: OUDSListItemTrailing? = nil, action: @escaping () -> Void
  ) {
    row = ListItemRow(data: data, leading: leading, trailing: trailing, indicator: indicator)
    self.action = action
  }

  public var body: some View { row }
}
