public import DaguerreViews

extension OUDSTabBar {
  /// Screens with the index of the one that is shown.
  @available(*, deprecated, message: "Use init(selectedTab:count:content:).")
  public init(selected: Int, count: some BinaryInteger, @ViewBuilder content: () -> Content) {
    self.init(selectedTab: .constant(selected), count: count, content: content)
  }

  /// Screens of which the first is shown.
  @available(*, deprecated, message: "Use init(selectedTab:count:content:).")
  public init(count: Int, @ViewBuilder content: () -> Content) {
    self.init(selectedTab: .constant(0), count: count, content: content)
  }
}

extension OUDSTabBar where Content == EmptyView {
  /// A bar without screens.
  ///
  /// - Parameters:
  ///   - selected: the index of the tab that is shown.
  ///   - tabs: three to five icons with their labels.
  @available(*, deprecated, message: "Use OUDSNavigationBar(items:).")
  public init(selected: Int, tabs: [(image: OUDSImage, label: String)]) {
    self.init(
      bar: OUDSNavigationBar(
        items: tabs.enumerated().map { index, tab in
          OUDSNavigationBarItem(image: tab.image, label: tab.label, isSelected: index == selected)
        }))
  }
}
