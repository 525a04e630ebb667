// What people would change about tabs, and what stands beside them in a bar at the side: a picture has neither.

/// Where people have put tabs: nowhere else.
public struct TabViewCustomization: Hashable, Sendable {
  /// What is said of one tab.
  public struct TabCustomization: Hashable, Sendable {
    /// Whether it is listed at the side.
    public var sidebarVisibility: Visibility {
      get { .automatic }
      set {}
    }
    /// Whether it is in the bar.
    public var tabBarVisibility: Visibility {
      get { .automatic }
      set {}
    }
  }

  /// All tabs where the source puts them.
  public init() {}

  /// What is said of a tab by its name.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization() }
    set {}
  }

  /// Puts all tabs back.
  public mutating func resetTabOrder() {}
  /// Shows all tabs again.
  public mutating func resetVisibility() {}
}

extension AppStorage where Value == TabViewCustomization {
  /// Where people have put tabs: nowhere else.
  public init(_ key: String) { self.init(wrappedValue: TabViewCustomization(), key) }
}

extension View {
  /// The same view: nobody changes the order of a picture's tabs.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }
  /// The same view: a phone has no bar at its side.
  public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> Self { self }
  /// The same view: a phone has no bar at its side.
  public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> Self { self }
  /// The same view: a phone has no bar at its side.
  public func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> Self { self }
  /// The same view: a phone has no bar at its side.
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> Self { self }
}

extension TabSection {
  /// The same screens: a phone has no bar at its side, under whose titles something could be done.
  public func sectionActions(@ViewBuilder content: () -> some View) -> Self { self }
}

extension TabViewStyle {
  /// Above a bar that lists them, as a phone shows it.
  public static var grouped: TabViewStyle { .automatic }
}
