// Styles by the names of their types, for sources that do not write `.page` or `.plain`.

/// Screens of tabs as pages that lie side by side.
public struct PageTabViewStyle: Hashable, Sendable {
  /// When the system shows how many pages there are; a picture has no such dots.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }

  /// Pages, with or without dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle {
  /// As pages that lie side by side; the system's dots are no part of a picture.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> TabViewStyle { .page }
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

/// A list by its style's name, which says nothing: each list is drawn as the plain one.
public struct UndrawnListStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// A list as the system draws it plainly.
public typealias PlainListStyle = UndrawnListStyle
/// A list in groups.
public typealias GroupedListStyle = UndrawnListStyle
/// A list in groups with round corners.
public typealias InsetGroupedListStyle = UndrawnListStyle

/// Screens that follow one another.
public struct StackNavigationViewStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

extension View {
  /// Says how the screens of tabs are shown.
  public func tabViewStyle(_ style: PageTabViewStyle) -> EnvironmentModifier<Self> { tabViewStyle(.page) }

  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: PlainButtonStyle) -> EnvironmentModifier<Self> { buttonStyle(.plain) }
  /// Says how the system's buttons within the view are drawn.
  public func buttonStyle(_ style: BorderlessButtonStyle) -> EnvironmentModifier<Self> { buttonStyle(.borderless) }

  /// Says how the system's choices within the view are drawn.
  public func pickerStyle(_ style: SegmentedPickerStyle) -> EnvironmentModifier<Self> { pickerStyle(.segmented) }
  /// Says how the system's choices within the view are drawn.
  public func pickerStyle(_ style: MenuPickerStyle) -> EnvironmentModifier<Self> { pickerStyle(.menu) }

  /// The same view, as for the style by its short name.
  public func listStyle(_ style: UndrawnListStyle) -> Self { self }

  /// The same view, as for the style by its short name.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> Self { self }
}
