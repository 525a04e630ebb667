/// The versions of the design system that themes and components follow, as major, minor and patch.
public enum OUDSVersions {
  /// Of the raw tokens of all brands.
  public static let themeCoreVersion = "1.10.0"
  /// Of the raw tokens of Orange.
  public static let themeOrangeCoreVersion = "1.2.0"
  /// Of the semantic and component tokens of Orange.
  public static let themeOrangeBrandVersion = "2.5.0"
  /// Of the semantic and component tokens of Orange Compact.
  public static let themeOrangeCompactBrandVersion = "2.5.0"
  /// Of the semantic and component tokens of Orange Compact as business tools have them.
  public static let themeOrangeBusinessToolsBrandVersion = themeOrangeCompactBrandVersion
  /// Of the raw tokens of Sosh.
  public static let themeSoshCoreVersion = "1.4.0"
  /// Of the semantic and component tokens of Sosh.
  public static let themeSoshBrandVersion = "2.5.0"
  /// Of the raw tokens of Wireframe.
  public static let themeWireframeCoreVersion = "1.4.0"
  /// Of the semantic and component tokens of Wireframe.
  public static let themeWireframeBrandVersion = "2.5.0"

  // Components; `unknown` are those of which this project has found no published version.

  /// Of alert messages.
  public static let componentAlertMessageVersion = "unknown"
  /// Of badges with a number.
  public static let componentBadgeCountVersion = "unknown"
  /// Of badges with an icon.
  public static let componentBadgeIconVersion = "unknown"
  /// Of badges.
  public static let componentBadgeVersion = "1.2.0"
  /// Of bullet lists.
  public static let componentBulletListVersion = "1.0.0"
  /// Of buttons.
  public static let componentButtonVersion = "3.3.0"
  /// Of categorical tags.
  public static let componentCategoricalTagVersion = "unknown"
  /// Of checkboxes and their items.
  public static let componentCheckboxVersion = "2.4.0"
  /// Of chips.
  public static let componentChipVersion = "1.4.0"
  /// Of dividers.
  public static let componentDividerVersion = "unknown"
  /// Of links that open something.
  public static let componentExpandLinkVersion = "unknown"
  /// Of chips that open filters.
  public static let componentFilterChipExpandVersion = "unknown"
  /// Of chips that filter.
  public static let componentFilterChipVersion = "unknown"
  /// Of inline alerts.
  public static let componentInlineAlertVersion = "1.0.0"
  /// Of input tags.
  public static let componentInputTagVersion = "1.4.0"
  /// Of links.
  public static let componentLinkVersion = "2.2.0"
  /// Of list items.
  public static let componentListItemVersion = "1.0.0"
  /// Of navigation bars.
  public static let componentNavigationBarVersion = "1.0.0"
  /// Of list items that lead somewhere.
  public static let componentNavigationListItemVersion = "unknown"
  /// Of password inputs.
  public static let componentPasswordInputVersion = "1.3.0"
  /// Of inputs of phone numbers.
  public static let componentPhoneNumberInputVersion = "unknown"
  /// Of pin code inputs.
  public static let componentPinCodeInputVersion = "1.2.0"
  /// Of indicators of progress.
  public static let componentProgressIndicatorVersion = "1.0.0"
  /// Of inputs of quantities.
  public static let componentQuantityInputVersion = "unknown"
  /// Of radio buttons and their items.
  public static let componentRadioButtonVersion = "1.4.0"
  /// Of inputs of choices.
  public static let componentSelectInputVersion = "unknown"
  /// Of skeletons.
  public static let componentSkeletonVersion = "1.0.0"
  /// Of chips that suggest.
  public static let componentSuggestionChipVersion = "unknown"
  /// Of switches and their items.
  public static let componentSwitchVersion = "1.5.0"
  /// Of tab bars.
  public static let componentTabBarVersion = "unknown"
  /// Of tags.
  public static let componentTagVersion = "1.5.0"
  /// Of text areas.
  public static let componentTextAreaVersion = "1.2.0"
  /// Of text inputs.
  public static let componentTextInputVersion = "1.4.0"
  /// Of tool bars at the bottom.
  public static let componentToolBarBottomVersion = "unknown"
  /// Of tool bars at the top.
  public static let componentToolBarTopVersion = "unknown"
}
