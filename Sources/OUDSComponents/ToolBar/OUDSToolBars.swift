public import DaguerreViews
public import Foundation
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// Puts a bar with a title and items above a view.
///
/// A screen has one such bar: in the outermost one, which keeps its title, stand the items of those within it, too.
public struct OUDSToolBarTop: ViewModifier {
  private let bar: TopBar

  @Environment(\.isBelowTopBar) private var isBelowTopBar

  /// - Parameters:
  ///   - title: in the middle, or in a row of its own where it is large.
  ///   - hasLargeTitle: whether the title has a row of its own.
  ///   - subtitle: below the title.
  ///   - leadingItems: before the title.
  ///   - principalItem: in the middle of the bar, where no title and no subtitle is then; a large title stays.
  ///   - trailingItems: after it.
  public init(
    title: String, hasLargeTitle: Bool = false, subtitle: String? = nil,
    @OUDSToolBarItemsBuilder leadingItems: () -> [OUDSToolBarItem] = { [] }, principalItem: OUDSToolBarItem? = nil,
    @OUDSToolBarItemsBuilder trailingItems: () -> [OUDSToolBarItem] = { [] }
  ) {
    bar = TopBar(
      title: title, hasLargeTitle: hasLargeTitle, subtitle: principalItem == nil ? subtitle : nil,
      leading: leadingItems(), principal: principalItem, trailing: trailingItems())
  }

  /// The view below the bar, which has the tokens of `theme.bar`.
  public func body(content: Content) -> some View {
    if isBelowTopBar {
      content.transformPreference(ItemsWithin.self) { $0 = $0 + ItemsWithin(of: bar) }
    } else {
      // What is told within is known once that is drawn: the room of the bar is kept, and the bar drawn over it then.
      content.environment(\.isBelowTopBar, true)
        .safeAreaInset(edge: .top) { bar.hidden() }
        .overlayPreferenceValue(ItemsWithin.self, alignment: .top) { bar.with($0) }
        .transformPreference(ItemsWithin.self) { $0 = ItemsWithin() }
    }
  }
}

/// Puts a bar with items below a view.
public struct OUDSToolBarBottom: ViewModifier {
  private let bar: BottomBar

  /// - Parameters:
  ///   - leadingItems: at the start.
  ///   - trailingItems: at the end.
  public init(
    @OUDSToolBarItemsBuilder leadingItems: () -> [OUDSToolBarItem] = { [] },
    @OUDSToolBarItemsBuilder trailingItems: () -> [OUDSToolBarItem] = { [] }
  ) {
    bar = BottomBar(groups: [leadingItems(), trailingItems()])
  }

  /// A bar of groups with as much room between them as there is.
  public init(groupedItems: [[OUDSToolBarItem]]) { bar = BottomBar(groups: groupedItems) }

  /// The view above the bar, which has the tokens of `theme.bar`.
  public func body(content: Content) -> some View { content.safeAreaInset(edge: .bottom) { bar } }
}

extension View {
  /// Puts a bar with a title and items above the view.
  public func toolBarTop(
    _ title: String, hasLargeTitle: Bool = false, subtitle: String? = nil,
    @OUDSToolBarItemsBuilder leadingItems: () -> [OUDSToolBarItem] = { [] }, principalItem: OUDSToolBarItem? = nil,
    @OUDSToolBarItemsBuilder trailingItems: () -> [OUDSToolBarItem] = { [] }
  ) -> some View {
    modifier(
      OUDSToolBarTop(
        title: title, hasLargeTitle: hasLargeTitle, subtitle: subtitle, leadingItems: leadingItems,
        principalItem: principalItem, trailingItems: trailingItems))
  }

  /// Puts a bar with a title that is a key above the view.
  @_disfavoredOverload
  public func toolBarTop(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, hasLargeTitle: Bool = false,
    subtitle: String? = nil, @OUDSToolBarItemsBuilder leadingItems: () -> [OUDSToolBarItem] = { [] },
    principalItem: OUDSToolBarItem? = nil,
    @OUDSToolBarItemsBuilder trailingItems: () -> [OUDSToolBarItem] = { [] }
  ) -> some View {
    toolBarTop(
      key.localized(tableName, bundle), hasLargeTitle: hasLargeTitle, subtitle: subtitle, leadingItems: leadingItems,
      principalItem: principalItem, trailingItems: trailingItems)
  }

  /// Puts a bar with items below the view.
  public func toolBarBottom(
    @OUDSToolBarItemsBuilder leadingItems: () -> [OUDSToolBarItem] = { [] },
    @OUDSToolBarItemsBuilder trailingItems: () -> [OUDSToolBarItem] = { [] }
  ) -> some View {
    modifier(OUDSToolBarBottom(leadingItems: leadingItems, trailingItems: trailingItems))
  }

  /// Puts a bar of groups of items below the view, with as much room between them as there is.
  public func toolBarBottom(groupedItems: [[OUDSToolBarItem]]) -> some View {
    modifier(OUDSToolBarBottom(groupedItems: groupedItems))
  }

  /// Puts a bar of items below the view, with as much room between them as there is.
  public func toolBarBottom(
    @OUDSToolBarItemsBuilder groupedItems: () -> [OUDSToolBarItem]
  ) -> some View {
    modifier(OUDSToolBarBottom(groupedItems: groupedItems().map { [$0] }))
  }

  /// Puts a bar with a title alone above the view.
  public func oudsScreenTitle(_ title: String, hasLargeTitle: Bool = false) -> some View {
    toolBarTop(title, hasLargeTitle: hasLargeTitle)
  }
}

/// Screens of which one follows the other; the first is drawn, with its tool bars.
public struct OUDSNavigationStack<Content: View>: View {
  private let hideBackButtonLabel: Bool
  private let content: Content

  /// - Parameters:
  ///   - hideBackButtonLabel: whether ways back are a chevron alone.
  ///   - content: the first screen.
  public init(hideBackButtonLabel: Bool = true, @ViewBuilder content: () -> Content) {
    self.hideBackButtonLabel = hideBackButtonLabel
    self.content = content()
  }

  /// The first screen.
  public var body: some View {
    NavigationStack { content.oudsNavigationBarAppearance(hideBackButtonLabel: hideBackButtonLabel) }
      .environment(\.isBelowTopBar, false)
  }
}

// MARK: - Bars

private struct IsBelowTopBarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a bar of the screen stands above the view.
  fileprivate var isBelowTopBar: Bool {
    get { self[IsBelowTopBarKey.self] }
    set { self[IsBelowTopBarKey.self] = newValue }
  }
}

/// What is put above views within, for the bar of the screen.
private struct ItemsWithin: PreferenceKey {
  var leading: [OUDSToolBarItem] = []
  var principal: OUDSToolBarItem?
  var trailing: [OUDSToolBarItem] = []

  init() {}

  init(of bar: TopBar) {
    leading = bar.leading
    principal = bar.principal
    trailing = bar.trailing
  }

  static var defaultValue: ItemsWithin { ItemsWithin() }

  static func reduce(value: inout ItemsWithin, nextValue: () -> ItemsWithin) { value = value + nextValue() }

  static func + (first: ItemsWithin, second: ItemsWithin) -> ItemsWithin {
    var sum = first
    sum.leading += second.leading
    sum.principal = first.principal ?? second.principal
    sum.trailing += second.trailing
    return sum
  }
}

private struct TopBar: View {
  let title: String
  let hasLargeTitle: Bool
  let subtitle: String?
  var leading: [OUDSToolBarItem]
  var principal: OUDSToolBarItem?
  var trailing: [OUDSToolBarItem]

  /// The bar with what is put above views within, too.
  func with(_ within: ItemsWithin) -> TopBar {
    var bar = self
    bar.leading += within.leading
    bar.principal = principal ?? within.principal
    bar.trailing = within.trailing + trailing
    return bar
  }

  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row
      if hasLargeTitle {
        VStack(alignment: .leading, spacing: 0) {
          Text(title).headingLarge(theme)
          subtitleText
        }
        .padding(.horizontal, BarMetrics.edgePadding + BarMetrics.titleInset)
        .padding(.bottom, theme.spaces.paddingBlockSmall)
      }
    }
    .oudsForegroundColor(theme.colors.contentDefault)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { BarBackground(isTranslucent: false, line: .bottom) }
  }

  private var row: some View {
    CenteredTitleLayout {
      ItemRow(items: leading)
      ZStack {
        if let principal {
          principal
        } else if !hasLargeTitle {
          VStack(spacing: 0) {
            Text(title).labelStrongLarge(theme).lineLimit(1)
            subtitleText
          }
          .accessibilityAddTraits(.isHeader)
        }
      }
      ItemRow(items: trailing)
    }
    .padding(.horizontal, BarMetrics.edgePadding)
    .frame(height: BarMetrics.height)
  }

  @ViewBuilder
  private var subtitleText: some View {
    if let subtitle {
      Text(subtitle).labelDefaultSmall(theme).lineLimit(1).oudsForegroundColor(theme.colors.contentMuted)
    }
  }
}

private struct BottomBar: View {
  let groups: [[OUDSToolBarItem]]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<groups.count) { index in
        if index > 0 { Spacer(minLength: 0) }
        ItemRow(items: groups[index])
      }
    }
    .padding(.horizontal, BarMetrics.edgePadding)
    .frame(maxWidth: .infinity)
    .frame(height: BarMetrics.height)
    .background { BarBackground(isTranslucent: false, line: .top) }
  }
}

/// A title between two rows of items: in the middle of all three, unless it would reach under one of the rows, and as
/// narrow as what these leave.
private struct CenteredTitleLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Size(
      width: proposal.width ?? sizes.reduce(0) { $0 + $1.width },
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (leading, trailing) = (subviews[0].sizeThatFits(.unspecified), subviews[2].sizeThatFits(.unspecified))
    let room = ProposedViewSize(
      width: max(0, bounds.width - leading.width - trailing.width), height: bounds.height)
    let width = subviews[1].sizeThatFits(room).width
    let x = max(leading.width, min((bounds.width - width) / 2, bounds.width - trailing.width - width))
    subviews[0].place(at: Point(x: 0, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    subviews[1].place(at: Point(x: x, y: bounds.midY), anchor: .leading, proposal: room)
    subviews[2].place(at: Point(x: bounds.width, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }
}

private struct ItemRow: View {
  let items: [OUDSToolBarItem]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<items.count) { items[$0] }
    }
  }
}
