// What a view says about the window or the bars around it, which are no part of its picture.

/// What sources for Apple's platforms say of the system's bar.
public struct NavigationBarItem: Hashable, Sendable {
  /// How a screen's title is shown there.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// Where the system would put a field to search with.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When the system shows the field in its bar.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }

  /// Where the platform puts it.
  public static let automatic = SearchFieldPlacement()
  /// In the tools.
  public static let toolbar = SearchFieldPlacement()
  /// Above the first column.
  public static let sidebar = SearchFieldPlacement()
  /// In the bar, beside its title.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// Under the title of the bar.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Under the title of the bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// Whether something that the system draws is shown.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

extension View {
  /// The same view: the system's bar is no part of the picture; the design system's own is `OUDSTopBar`.
  public func navigationTitle(_ title: some StringProtocol) -> Self { self }

  /// The same view, as for ``navigationTitle(_:)-(StringProtocol)``.
  public func navigationTitle(_ title: Text) -> Self { self }

  /// The same view, as for ``navigationTitle(_:)-(StringProtocol)``.
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> Self { self }

  /// The same view, as for ``navigationTitle(_:)-(StringProtocol)``.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic) -> Self {
    self
  }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarItems(trailing: some View) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarItems(leading: some View) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarHidden(_ hidden: Bool) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> Self { self }

  /// Sets what views ask for; a picture has no indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> EnvironmentModifier<Self> {
    changeEnvironment {
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
    }
  }

  /// Sets what views ask for, unless it is set around them already; nobody scrolls a picture.
  public func scrollDisabled(_ disabled: Bool) -> EnvironmentModifier<Self> {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// The same view: the system's field is no part of the picture.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil
  ) -> Self { self }

  /// The same view: the system's field is no part of the picture.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> Self { self }

  /// Tells views that there is something to get new content with; nobody pulls them down, so `action` is not called.
  public func refreshable(action: @escaping () async -> Void) -> EnvironmentModifier<Self> {
    environment(\.refresh, RefreshAction())
  }

  /// The same view: a picture has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }

  /// The older name of ``preferredColorScheme(_:)``.
  public func colorScheme(_ colorScheme: ColorScheme) -> EnvironmentModifier<Self> {
    preferredColorScheme(colorScheme)
  }

  /// Draws the view in a colour scheme; nil keeps the one around it.
  ///
  /// Unlike that of SwiftUI, it does not change the window around the view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> EnvironmentModifier<Self> {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }
}

/// When a point of the content would be that which is seen.
public enum ScrollAnchorRole: Hashable, Sendable { case initialOffset, sizeChanges, alignment }

/// When scrolling would put the keyboard away.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable { case automatic, immediately, interactively, never }

extension View {
  /// Sets what views ask for; a picture has no keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> EnvironmentModifier<Self> {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// The same view: whatever is called something can be shown.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

  /// The same view: a picture has nothing of the system's over it.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
}

/// What a safe area keeps clear of.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and notches.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}
