public import DaguerreViews

extension OUDSToolBarItem.Action {
  /// An icon with its badge before its hint.
  @available(*, deprecated, message: "The order is: asset, accessibilityLabel, accessibilityHint, badgeType, action.")
  public static func icon(
    asset: Image, accessibilityLabel: String, badgeType: OUDSToolBarItem.BadgeType?, accessibilityHint: String?,
    action: (() -> Void)? = nil
  ) -> Self {
    .icon(
      asset: asset, accessibilityLabel: accessibilityLabel, accessibilityHint: accessibilityHint,
      badgeType: badgeType, action: action)
  }
}

extension OUDSToolBarItem.Style {
  /// A name that was misspelt.
  @available(*, deprecated, renamed: "prominent")
  public static var proiminent: Self { .prominent }
}
