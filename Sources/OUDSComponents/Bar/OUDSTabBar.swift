public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// Screens of which one is shown, above a bar that lists them all.
///
/// Each view in it is a screen with `tabItem` and `tag`; the one is shown whose tag is selected.
public struct OUDSTabBar<Content: View>: View {
  private let selection: Int
  private let content: Content
  /// In place of screens and their bar.
  private var bareBar: OUDSNavigationBar?

  /// - Parameters:
  ///   - selectedTab: the tag of the screen that is shown.
  ///   - count: how many screens there are; they are counted by themselves here.
  ///   - content: the screens.
  public init(selectedTab: Binding<Int>, count: some BinaryInteger, @ViewBuilder content: () -> Content) {
    selection = selectedTab.wrappedValue
    self.content = content()
  }

  /// Screens of which the first is shown.
  public init(@ViewBuilder content: () -> Content) {
    selection = 0
    self.content = content()
  }

  init(bar: OUDSNavigationBar) where Content == EmptyView {
    selection = 0
    content = EmptyView()
    bareBar = bar
  }

  /// The screen that is selected above the bar, which has the tokens of `theme.bar`.
  public var body: some View {
    if let bareBar {
      bareBar
    } else {
      TabContainer(selection: AnyHashable(selection), content: { content }, bar: TabBar.init)
    }
  }
}

/// Screens of which one is shown, above a bar that lists them all, for any type of tags.
public struct OUDSTabView<Content: View>: View {
  private let selection: AnyHashable?
  private let content: Content

  /// - Parameters:
  ///   - selectedTab: the value of the screen that is shown.
  ///   - count: how many screens there are; they are counted by themselves here.
  ///   - content: a `Tab` for each screen.
  public init<Value: Hashable>(
    selectedTab: Binding<Value>, count: UInt8 = 0, @TabContentBuilder<Value> content: () -> Content
  ) {
    selection = AnyHashable(selectedTab.wrappedValue)
    self.content = content()
  }

  /// Screens of which the first is shown.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// The screen that is selected above the bar, which has the tokens of `theme.bar`.
  public var body: some View { TabContainer(selection: selection, content: { content }, bar: TabBar.init) }
}

/// The same with glass where the system draws it; a picture has the bar of the theme, which is opaque.
public typealias OUDSLiquidGlassTabView = OUDSTabView

/// The bar below screens.
private struct TabBar: View {
  let entries: [TabEntry]

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    HStack(spacing: 0) {
      ForEach(entries) { TabBarItem(entry: $0) }
    }
    .environment(\.labelAxis, horizontalSizeClass == .regular ? .horizontal : .vertical)
    .frame(height: BarMetrics.height)
    .background { BarBackground(isTranslucent: false, line: .top) }
  }
}

/// What stands for one screen: its label, and the theme's mark where it is shown.
private struct TabBarItem: View {
  let entry: TabEntry

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.interactionState) private var interactionState

  var body: some View {
    let tokens = BarItemTokens(
      bar: theme.bar, isSelected: entry.isSelected, state: ComponentState(interaction: interactionState))
    entry.label
      .labelModerateSmall(theme)
      .lineLimit(1)
      .overlay(alignment: .topTrailing) { badge }
      .oudsForegroundColor(tokens.content)
      .frame(maxWidth: .infinity, minHeight: BarMetrics.height, maxHeight: BarMetrics.height)
      .overlay(alignment: .top) {
        if let indicator = tokens.indicator { mark(indicator) }
      }
      .markTarget()
      .accessibilityAddTraits(entry.isSelected ? [.isButton, .isSelected] : .isButton)
  }

  private func mark(_ color: MultipleColorSemanticToken) -> some View {
    let radius = theme.bar.borderRadiusCurrentIndicatorCustomTop
    return UnevenRoundedRectangle(bottomLeadingRadius: radius, bottomTrailingRadius: radius)
      .fill(color.color(for: colorScheme))
      .frame(
        width: theme.bar.sizeWidthCurrentIndicatorCustomTop, height: theme.bar.sizeHeightCurrentIndicatorCustom
      )
      .opacity(theme.bar.opacityCurrentIndicatorCustom)
  }

  /// A number as the design system has it; other words are kept as they are.
  @ViewBuilder
  private var badge: some View {
    if let text = entry.badge {
      if let count = Int(text), count >= 0 {
        OUDSBadgeCount(UInt8(clamping: count), accessibilityLabel: text, status: .negative)
      } else {
        Text(text).labelDefaultSmall(theme).modifier(BadgeContentColor(status: .negative))
          .padding(.horizontal, theme.badge.spacePaddingInlineMedium)
          .background { BadgeBackground(status: .negative) }
      }
    }
  }
}

/// Gives the bars of every `TabView` within a view the looks of the theme, as those of the design system have them.
public struct OUDSTabBarViewModifier: ViewModifier {
  /// A modifier.
  public init() {}

  /// The view with the bar in its environment.
  public func body(content: Content) -> some View {
    content.environment(\.tabBarStyle) { AnyView(TabBar(entries: $0)) }
  }
}
