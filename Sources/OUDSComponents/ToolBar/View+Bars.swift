public import DaguerreViews

extension View {
  /// Puts a bar with a title, and maybe a subtitle, above the view.
  ///
  /// - Parameters:
  ///   - title: in the middle, or in a row of its own where it is large.
  ///   - subtitle: below the title; not shown with a large one.
  ///   - hasLargeTitle: whether the title has a row of its own.
  public func oudsNavigationTitle(_ title: String, subtitle: String? = nil, hasLargeTitle: Bool = false) -> some View {
    toolBarTop(title, hasLargeTitle: hasLargeTitle, subtitle: hasLargeTitle ? nil : subtitle)
  }

  /// Leaves the bar of tabs out where the screen is shown that the view is in.
  public func hideTabBar() -> some View { tabBar(isHidden: true) }

  /// The same by the name that the foundations have it under.
  public func oudsHideTabBar() -> some View { hideTabBar() }

  /// Leaves the bar of tabs out, or keeps it, where the screen is shown that the view is in.
  public func tabBar(isHidden: Bool) -> some View { toolbar(isHidden ? .hidden : .automatic, for: .tabBar) }
}
