// Styles by the names of their types, for sources that do not write `.page` or `.plain`.

/// Screens of tabs as pages that lie side by side.
public struct PageTabViewStyle: Hashable, Sendable {
  /// When dots show how many pages there are; always where there are several, if it is not never.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }

  /// Pages, with or without dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    style = indexDisplayMode == .never ? .pageWithoutIndex : .page
  }

  fileprivate let style: TabViewStyle
}

/// Screens of tabs above a bar that lists them.
public struct DefaultTabViewStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// Screens of tabs beside a list of them where there is room; drawn above their bar.
public typealias SidebarAdaptableTabViewStyle = DefaultTabViewStyle
/// Screens of tabs above a bar that lists them, wherever there is room.
public typealias TabBarOnlyTabViewStyle = DefaultTabViewStyle

extension TabViewStyle {
  /// As pages that lie side by side, with dots that show how many there are, or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> TabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode).style
  }
}

/// Buttons that are their labels.
public struct PlainButtonStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// Buttons that are their labels in the accent colour.
public struct BorderlessButtonStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// Choices side by side in one box.
public struct SegmentedPickerStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// A label with what is chosen.
public struct MenuPickerStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// All choices one below the other.
public struct InlinePickerStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// A label with what is chosen, as the system's own choice is drawn.
public typealias DefaultPickerStyle = MenuPickerStyle
/// A wheel; drawn as a label with what is chosen.
public typealias WheelPickerStyle = MenuPickerStyle
/// A label with what is chosen, which leads to all choices.
public typealias NavigationLinkPickerStyle = MenuPickerStyle
/// Choices side by side, as small pictures.
public typealias PalettePickerStyle = SegmentedPickerStyle

/// Screens that follow one another.
public struct StackNavigationViewStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// Screens as the system has them; drawn as those that follow one another.
public typealias DefaultNavigationViewStyle = StackNavigationViewStyle
/// Screens side by side; drawn as those that follow one another.
public typealias ColumnNavigationViewStyle = StackNavigationViewStyle
/// Screens side by side; drawn as those that follow one another.
public typealias DoubleColumnNavigationViewStyle = StackNavigationViewStyle

/// Columns by their style's name, which says nothing: a picture has one column.
public struct AutomaticNavigationSplitViewStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// Columns that share the room.
public typealias BalancedNavigationSplitViewStyle = AutomaticNavigationSplitViewStyle
/// Columns of which the last one has most room.
public typealias ProminentDetailNavigationSplitViewStyle = AutomaticNavigationSplitViewStyle

extension View {
  /// Says how the screens of tabs are shown.
  public func tabViewStyle(_ style: DefaultTabViewStyle) -> EnvironmentModifier<Self> { tabViewStyle(.automatic) }
  /// Says how the screens of tabs are shown.
  public func tabViewStyle(_ style: PageTabViewStyle) -> EnvironmentModifier<Self> { tabViewStyle(style.style) }

  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: PlainButtonStyle) -> EnvironmentModifier<Self> { buttonStyle(.plain) }
  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: BorderlessButtonStyle) -> EnvironmentModifier<Self> { buttonStyle(.borderless) }

  /// Says how the system's choices within the view are drawn.
  public func pickerStyle(_ style: SegmentedPickerStyle) -> EnvironmentModifier<Self> { pickerStyle(.segmented) }
  /// Says how the system's choices within the view are drawn.
  public func pickerStyle(_ style: MenuPickerStyle) -> EnvironmentModifier<Self> { pickerStyle(.menu) }

  /// Says how the system's choices within the view are drawn.
  public func pickerStyle(_ style: InlinePickerStyle) -> EnvironmentModifier<Self> { pickerStyle(.inline) }

  /// The same view, as for the style by its short name.
  public func navigationSplitViewStyle(_ style: AutomaticNavigationSplitViewStyle) -> Self { self }

  /// The same view, as for the style by its short name.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> Self { self }
}
