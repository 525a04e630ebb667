/// Screens of which one is shown, above a bar that lists them all.
///
/// A modifier may set the bar; without one it is as the system's on a phone, without a ground.
public struct TabView<Content: View>: View {
  private let selection: AnyHashable?
  private let content: Content

  @Environment(\.tabBarStyle) private var tabBarStyle
  @Environment(\.tabViewStyle) private var tabViewStyle
  @Environment(\.tabAccessory) private var accessory

  /// - Parameters:
  ///   - selection: the tag of the screen that is shown; the first one where no screen has it.
  ///   - content: a `Tab` for each screen, or screens with `tabItem` and `tag`.
  public init<Value: Hashable>(
    selection: Binding<Value>, @TabContentBuilder<Value> content: () -> Content
  ) {
    self.selection = AnyHashable(selection.wrappedValue)
    self.content = content()
  }

  /// Screens of which the first is shown.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

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

/// A screen among tabs, with its label and its value.
public struct Tab<Value: Hashable, Content: View>: TabContent {
  /// What selects it.
  public typealias TabValue = Value

  private let value: Value?
  private let label: AnyView
  private let content: Content

  /// - Parameters:
  ///   - title: what stands for the screen in the bar.
  ///   - image: a name in the environment's library.
  ///   - value: what selects the screen.
  ///   - role: what it is for; a picture shows it as any other.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, AnyView(Label(title, image: image)), content())
  }

  /// A screen with one of the system's symbols.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, AnyView(Label(title, systemImage: systemImage)), content())
  }

  /// A screen with a view of one's own for what stands for it in the bar.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) {
    self.init(value, AnyView(label()), content())
  }

  /// A screen with a role and no words.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value, AnyView(role.label), content())
  }

  init(_ value: Value?, _ label: AnyView, _ content: Content) {
    self.value = value
    self.label = label
    self.content = content
  }

  /// The screen.
  @ViewBuilder
  public var body: some View {
    if let value { content.tabItem { label }.tag(value) } else { content.tabItem { label } }
  }
}

extension Tab where Value == Never {
  /// A screen that nothing selects.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, AnyView(Label(title, image: image)), content())
  }

  /// A screen that nothing selects, with one of the system's symbols.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, AnyView(Label(title, systemImage: systemImage)), content())
  }

  /// A screen with a role and no words, that nothing selects.
  public init(role: TabRole, @ViewBuilder content: () -> Content) { self.init(nil, AnyView(role.label), content()) }

  /// A screen that nothing selects, with a view of one's own for what stands for it in the bar.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.init(nil, AnyView(label()), content())
  }
}

/// Collects screens among tabs, as a ``ViewBuilder`` does; a ``Tab`` has a value of the selection's type.
@resultBuilder
public enum TabContentBuilder<Value: Hashable>: ViewCollecting {
  /// All that was collected, as screens that values of a type select.
  public static func buildFinalResult<Content: View>(_ content: Content) -> CollectedTabs<Value, Content> {
    CollectedTabs(content: content)
  }

  /// A screen with its value.
  public static func buildExpression<Content: View>(_ tab: Tab<Value, Content>) -> Tab<Value, Content> { tab }
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
