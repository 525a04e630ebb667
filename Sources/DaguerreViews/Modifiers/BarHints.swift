// What a view says about the system's bars and the field to search with, which are no part of its picture.

/// What a bar is for.
public enum ToolbarRole: Hashable, Sendable { case automatic, browser, editor, navigationStack }

/// How a title is shown in a bar.
public enum ToolbarTitleDisplayMode: Hashable, Sendable { case automatic, inline, inlineLarge, large }

/// Room between two items of the system's bar, which is no part of the picture.
public struct ToolbarSpacer: PrimitiveView {
  /// How much room.
  public enum Sizing: Hashable, Sendable { case fixed, flexible }

  /// Room that is not shown.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// Nothing: bars of the system are not part of a picture.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

/// Which columns of a ``NavigationSplitView`` would be shown.
public enum NavigationSplitViewVisibility: Hashable, Sendable { case automatic, all, doubleColumn, detailOnly }

/// A column of a ``NavigationSplitView``.
public enum NavigationSplitViewColumn: Hashable, Sendable { case sidebar, content, detail }

/// What a bar of the system has by itself.
public enum ToolbarDefaultItemKind: Hashable, Sendable { case sidebarToggle, title, search }

/// An item that a bar of the system has by itself, which is no part of the picture.
public struct DefaultToolbarItem: PrimitiveView {
  /// An item that is not shown.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  /// Nothing: bars of the system are not part of a picture.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

/// The menu of the title in the system's bar, which is no part of the picture.
public struct ToolbarTitleMenu<Content: View>: PrimitiveView {
  /// A menu that is not shown.
  public init(@ViewBuilder content: () -> Content) {}
  /// Nothing: bars of the system are not part of a picture.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// The menu that the system has by itself, which is not shown.
  public init() {}
}

extension View {
  /// The same view: the system's bar is no part of the picture.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }

  /// The same view: nothing of it is mirrored beyond its sides.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> Self { self }

  /// The same view: nobody opens its menu.
  public func contextMenu<Item: Hashable>(
    forSelectionType type: Item.Type = Item.self, @ViewBuilder menu: (Set<Item>) -> some View,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> Self { self }
}

/// How the columns of a ``NavigationSplitView`` would stand beside each other.
public enum NavigationSplitViewStyle: Hashable, Sendable { case automatic, balanced, prominentDetail }

/// Where a search goes on.
public enum SearchScopeActivation: Hashable, Sendable { case automatic, onTextEntry, onSearchPresentation }

extension NavigationSplitView {
  /// Three columns, of which a phone shows the first, whatever would be shown beside it.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  /// Three columns, of which the preferred one is drawn.
  public init(
    preferredCompactColumn column: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    switch column.wrappedValue {
    case .sidebar: self.init(shown: sidebar())
    case .content: self.init(shown: content())
    case .detail: self.init(shown: detail())
    }
  }

  /// Three columns, of which the preferred one is drawn, whatever would be shown beside it.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn column: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(preferredCompactColumn: column, sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns, of which a phone shows the first, whatever would be shown beside it.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }

  /// Two columns, of which the preferred one is drawn.
  public init(
    preferredCompactColumn column: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    if column.wrappedValue == .sidebar { self.init(shown: sidebar()) } else { self.init(shown: detail()) }
  }

  /// Two columns, of which the preferred one is drawn, whatever would be shown beside it.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn column: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(preferredCompactColumn: column, sidebar: sidebar, detail: detail) }
}

extension View {
  /// The same view: a phone shows one column of the whole width.
  public func navigationSplitViewColumnWidth(_ width: Double) -> Self { self }

  /// The same view: a phone shows one column of the whole width.
  public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> Self { self }

  /// The same view: a phone shows one column.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }

  /// The same view: the system's bar is no part of the picture; the design system's own is `OUDSTopBar`.
  public func navigationTitle(_ title: Binding<String>) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationSubtitle(_ subtitle: Text) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarItems(leading: some View, trailing: some View) -> Self { self }

  /// As ``toolbar(_:for:)`` does it.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> NodeModifier<Self> {
    toolbar(visibility, for: bars.contains(.tabBar) ? .tabBar : .automatic)
  }

  /// The same view: the system's bar is no part of the picture.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }

  /// The same view: nobody opens the menu of its title.
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }

  /// The same view: the system's bar is no part of the picture, and people do not change it.
  public func toolbar(id: String, @ViewBuilder content: () -> some View) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: String? = nil
  ) -> Self { self }

  /// The same view: the system's field is no part of the picture, nor is what it suggests.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil,
    @ViewBuilder suggestions: () -> some View
  ) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  public func searchScopes(
    _ scope: Binding<some Hashable>, activation: SearchScopeActivation = .automatic,
    @ViewBuilder _ scopes: () -> some View
  ) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  public func searchCompletion(_ completion: String) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }

  /// The same view: a picture has no status bar.
  public func statusBar(hidden: Bool) -> Self { self }

  /// The same view: nobody touches a picture.
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }

  /// The same view: nobody scrolls, so that the bar of tabs stays.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
}

/// When the system would make its bar of tabs smaller.
public enum TabBarMinimizeBehavior: Hashable, Sendable { case automatic, onScrollDown, onScrollUp, never }

extension TabViewStyle {
  /// Above a bar that lists them, as a phone shows it.
  public static var sidebarAdaptable: TabViewStyle { .automatic }
  /// Above a bar that lists them.
  public static var tabBarOnly: TabViewStyle { .automatic }
}

/// Items of the system's bar, by the name that sources have for what lists them.
public typealias ToolbarContent = View
/// Those that people may put elsewhere.
public typealias CustomizableToolbarContent = View
/// Collects the items of the system's bar, as any other views.
public typealias ToolbarContentBuilder = ViewBuilder
