public import DaguerreViews

extension View {
  /// The same view: there is no keyboard to hide.
  public func oudsHideKeyboardOnTap() -> some View { self }

  /// Tells assistive technology more about what the view is.
  public func oudsAccessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Tells assistive technology more about what the view is.
  public func oudsAccessibilityAddTraits(_ traits: [AccessibilityTraits]) -> some View {
    accessibilityAddTraits(AccessibilityTraits(traits))
  }

  /// Puts a horizontal divider below the view.
  public func oudsHorizontalDivider(dividerColor: OUDSDividerColor = .default) -> some View {
    VStack(spacing: 0) {
      self
      OUDSHorizontalDivider(color: dividerColor)
    }
  }

  /// Puts a horizontal divider below the view.
  public func horizontal(color: OUDSDividerColor = .default) -> some View {
    oudsHorizontalDivider(dividerColor: color)
  }

  /// Puts a vertical divider after the view.
  public func vertical(color: OUDSDividerColor = .default) -> some View { oudsVerticalDivider(dividerColor: color) }

  /// Puts a vertical divider after the view.
  public func oudsVerticalDivider(color: OUDSDividerColor) -> some View { oudsVerticalDivider(dividerColor: color) }

  /// Puts a vertical divider after the view.
  public func oudsVerticalDivider(dividerColor: OUDSDividerColor = .default) -> some View {
    HStack(spacing: 0) {
      self
      OUDSVerticalDivider(color: dividerColor)
    }
  }
}
