/// Screens among tabs: a ``Tab``, several of them, or what changes them.
public protocol TabContent<TabValue>: View {
  /// What selects one of them.
  associatedtype TabValue: Hashable
}

/// Screens among tabs that a builder collected.
public struct CollectedTabs<TabValue: Hashable, Content: View>: TabContent, PrimitiveView {
  let content: Content

  /// The nodes of all screens.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { content._resolve(in: context) }
}

/// Screens among tabs that may be left out.
public struct HiddenTabs<Content: TabContent>: TabContent, PrimitiveView {
  /// What selects one of them.
  public typealias TabValue = Content.TabValue

  fileprivate let content: Content
  fileprivate let isHidden: Bool

  /// The nodes of all screens, or none.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { isHidden ? [] : content._resolve(in: context) }
}

// What changes screens among tabs, and so is some.
extension NodeModifier: TabContent where Content: TabContent {
  /// What selects one of them.
  public typealias TabValue = Content.TabValue
}

/// Who may change where a tab stands; nobody does, in a picture.
public enum TabCustomizationBehavior: Hashable, Sendable { case automatic, reorderable, disabled }

/// Where the system would put a tab beside the others.
public enum TabPlacement: Hashable, Sendable { case automatic, pinned, sidebarOnly }

extension TabContent {
  /// Leaves the screens out.
  public func hidden(_ isHidden: Bool = true) -> HiddenTabs<Self> { HiddenTabs(content: self, isHidden: isHidden) }

  /// The same screens: nobody changes the order of a picture's tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }

  /// The same screens: a bar lists them in their order.
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
}

extension View {
  /// The same view: nobody changes the order of a picture's tabs.
  public func customizationID(_ id: String) -> Self { self }

  /// The same screen: the bar of a picture has all of them.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self { self }
}

/// Where tabs would be listed.
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }

/// What stands above the bar of tabs; nothing but the views of a picture uses it while that is made.
struct TabAccessory: @unchecked Sendable {
  let view: AnyView
}

private enum TabAccessoryKey: EnvironmentKey { static let defaultValue: TabAccessory? = nil }

extension EnvironmentValues {
  /// What stands above the bar of tabs; nil for nothing.
  var tabAccessory: TabAccessory? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Stands views above the bar of the ``TabView``, as wide as they are and without the system's glass.
  public func tabViewBottomAccessory(@ViewBuilder content: () -> some View) -> some View {
    environment(\.tabAccessory, TabAccessory(view: AnyView(content())))
  }

  /// Stands views above the bar of the ``TabView``, as wide as they are and without the system's glass, where a condition
  /// holds.
  public func tabViewBottomAccessory(isEnabled: Bool, @ViewBuilder content: () -> some View) -> some View {
    environment(\.tabAccessory, isEnabled ? TabAccessory(view: AnyView(content())) : nil)
  }
}
