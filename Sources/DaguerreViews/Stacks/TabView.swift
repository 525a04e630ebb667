/// Screens of which one is shown, above a bar that lists them all.
///
/// A modifier may set the bar; without one it is as the system's on a phone, without a ground.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: AnyHashable?
  private let content: Content

  @Environment(\.tabBarStyle) private var tabBarStyle
  @Environment(\.tabViewStyle) private var tabViewStyle
  @Environment(\.tabAccessory) private var accessory

  /// - Parameters:
  ///   - selection: the tag of the screen that is shown; the first one where no screen has it.
  ///   - content: a `Tab` for each screen, or screens with `tabItem` and `tag`.
  public init(
    selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
    self.content = content()
  }

  private init(selection: AnyHashable?, _ content: Content) { (self.selection, self.content) = (selection, content) }

  /// The screen that is selected above the bar.
  public var body: some View {
    // Read here: the bar is made where the environment is no longer that of the view.
    let style = tabBarStyle
    let hasBar = tabViewStyle == .automatic
    let hasIndex = tabViewStyle == .page
    let accessory = accessory
    TabContainer(selection: selection) {
      content.environment(\.tabAccessory, nil)
    } bar: { entries in
      if hasBar, let accessory { accessory.view }
      if hasIndex, entries.count > 1 { PageIndex(entries: entries) }
      if hasBar { style?(entries) ?? AnyView(PlainTabBar(entries: entries)) }
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Screens of which the first is shown.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content()) }
}

/// What a tab is for beside its place.
public struct TabRole: Hashable, Sendable {
  private let name: String
  private let title: String
  private let symbol: String

  /// Where people search.
  public static let search = TabRole(name: "search", title: "Search", symbol: "magnifyingglass")

  /// What stands for a screen of the role that says nothing else.
  var label: some View { Label(title, systemImage: symbol) }
}

/// Collects screens among tabs, as a ``ViewBuilder`` does; a ``Tab`` has a value of the selection's type.
@resultBuilder
public enum TabContentBuilder<Value: Hashable>: ViewCollecting {
  /// All that was collected, as screens that values of a type select.
  public static func buildFinalResult<Content: View>(_ content: Content) -> CollectedTabs<Value, Content> {
    CollectedTabs(content: content)
  }

  /// A screen with its value.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<Value, Content, Label>
  ) -> Tab<Value, Content, Label> { tab }
  /// Screens with their values.
  public static func buildExpression<Content: View>(
    _ section: TabSection<Value, Content>
  ) -> TabSection<Value, Content> { section }
}

/// Screens among tabs that belong together; a bar lists them as any others.
public struct TabSection<Value: Hashable, Content: View>: TabContent {
  /// What selects one of them.
  public typealias TabValue = Value

  private let content: Content

  /// - Parameters:
  ///   - title: what would stand above them in a bar at the side.
  ///   - content: a ``Tab`` for each screen.
  public init(_ title: some StringProtocol, @TabContentBuilder<Value> content: () -> Content) {
    self.content = content()
  }

  /// Screens with a view of one's own for what would stand above them in a bar at the side.
  public init(@TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> some View) {
    self.content = content()
  }

  /// The screens.
  public var body: some View { content }
}

/// What a screen has for a bar of tabs: a view, or an image above a text in whatever order they are written.
struct TabItemLabel<Content: View>: PrimitiveView {
  let content: Content

  func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let nodes = content._resolve(in: context)
    guard nodes.count > 1 else { return nodes }
    return Label {
      Part(content: content, isText: true)
    } icon: {
      Part(content: content, isText: false)
    }
    ._resolve(in: context)
  }

  private struct Part: PrimitiveView {
    let content: Content
    let isText: Bool

    func _resolve(in context: ResolutionContext) -> [LayoutNode] {
      content._resolve(in: context).filter { $0.hasTextBaseline == isText }
    }
  }
}
