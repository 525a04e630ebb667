// Screens of which one is shown, and what a bar says of each.

/// What a screen among tabs says of itself.
package struct TabEntry: Identifiable {
  /// Its place among the tabs, from 0.
  package let id: Int
  /// What stands for it in a bar.
  package let label: AnyView
  /// What waits there; nil for nothing.
  package let badge: String?
  /// Whether it is the one that is shown.
  package let isSelected: Bool
}

/// Shows one of several screens, with a bar that lists them all below it.
package struct TabContainer<Content: View, Bar: View>: PrimitiveView {
  private let selection: AnyHashable?
  private let content: Content
  private let bar: ([TabEntry]) -> Bar

  /// - Parameters:
  ///   - selection: the tag of the screen that is shown; the first one where no screen has it.
  ///   - content: the screens, with ``View/tabItem(_:)`` and a tag each, or a ``Tab`` each.
  ///   - bar: lists them.
  package init(
    selection: AnyHashable?, @ViewBuilder content: () -> Content, @ViewBuilder bar: @escaping ([TabEntry]) -> Bar
  ) {
    self.selection = selection
    self.content = content()
    self.bar = bar
  }

  /// The nodes of the screen above the bar.
  package func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var inner = context
    inner.environment.tabNotes = TabNotes()
    // Frames in a screen are parts of its room, whatever stack or scrolling view the tabs are in.
    let room = ScrollRoom([.horizontal, .vertical])
    (inner.stackAxis, inner.scrollRoom) = (nil, room)
    let screens = content._resolve(in: inner).map(Screen.init)
    let selected = screens.firstIndex { $0.tag != nil && $0.tag == selection } ?? 0
    let entries = screens.enumerated().map { index, screen in
      TabEntry(
        id: index, label: AnyView(screen.label.environment(\.imagesAreTemplates, true)), badge: screen.badge,
        isSelected: index == selected)
    }
    var shown = screens.indices.contains(selected) ? [screens[selected].node] : []
    if room.isNeeded, let node = shown.first {
      let first = inner
      shown = [
        RoomScrollNode(node, context.environment) { proposal in
          var inner = first
          inner.scrollRoom = ScrollRoom([.horizontal, .vertical], proposal)
          let nodes = content._resolve(in: inner)
          return nodes.indices.contains(selected) ? nodes[selected] : node
        }
      ]
    }
    let bar = VStack(spacing: 0) {
      if !screens.indices.contains(selected) || !screens[selected].hidesBar { self.bar(entries) }
    }
    guard !shown.isEmpty else { return bar._resolve(in: context) }
    // The tabs are as large as their room, also where a screen is larger.
    return Resolved(nodes: shown).frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom, spacing: 0) { bar }._resolve(in: context)
  }

  /// What the modifiers of one screen say.
  private struct Screen {
    let node: LayoutNode
    var tag: AnyHashable?
    var label: AnyView?
    var badge: String?
    var hidesBar = false

    init(_ node: LayoutNode) {
      self.node = node
      for tab in node.tabNodes {
        tag = tag ?? tab.tag
        label = label ?? tab.label
        badge = badge ?? tab.badge
        hidesBar = hidesBar || tab.hidesBar
      }
    }
  }
}

/// Says something of the screen that it holds.
final class TabNode: WrapperNode {
  var tag: AnyHashable?
  var label: AnyView?
  var badge: String?
  var hidesBar = false

  /// The node, with what is said of it where somebody asks.
  static func around(
    _ node: LayoutNode, in environment: EnvironmentValues, _ change: (TabNode) -> Void
  ) -> LayoutNode {
    guard let notes = environment.tabNotes else { return node }
    let tab = TabNode(node, environment)
    tab.hidesBar = notes.takeHidesBar()
    change(tab)
    return tab
  }
}

extension ResolutionContext {
  /// The same for views whose tags somebody may ask for.
  var notingTags: ResolutionContext {
    guard environment.tabNotes == nil else { return self }
    var context = self
    context.environment.tabNotes = TabNotes()
    return context
  }
}

extension LayoutNode {
  /// The value that ``View/tag(_:)`` gave to what the node stands for; nil for none.
  var selectionTag: AnyHashable? { tabNodes.lazy.compactMap(\.tag).first { _ in true } }

  /// The values that ``View/tag(_:)`` gave to what the node stands for, from the outside.
  var tags: [AnyHashable] { tabNodes.compactMap(\.tag) }

  /// What is said of it, whatever else changes it, from the outside.
  fileprivate var tabNodes: some Sequence<TabNode> {
    sequence(first: self) { ($0 as? WrapperNode)?.child }.lazy.compactMap { $0 as? TabNode }
  }
}

extension View {
  private func tab(_ change: @escaping (TabNode) -> Void) -> NodeModifier<Self> {
    wrapped { TabNode.around($0, in: $1.environment, change) }
  }

  /// In a row of a list a badge is the row's, whatever screen of tabs the list is in.
  func badged(_ label: Text?) -> NodeModifier<Self> {
    wrapped { node, context in
      context.environment.isListRow
        ? TraitNode(node, context.environment) { $0.listRow.badge = label }
        : TabNode.around(node, in: context.environment) { $0.badge = label?.characters }
    }
  }

  /// Gives the view a value by which a view around it that shows one of several finds it.
  public func tag(_ tag: some Hashable) -> NodeModifier<Self> { tab { $0.tag = AnyHashable(tag) } }

  /// Gives the view a value, as one that may not be there.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> NodeModifier<Self> { self.tag(tag) }

  /// Sets what stands for the view in a bar of tabs.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> NodeModifier<Self> {
    let label = AnyView(TabItemLabel(content: label()))
    return tab { $0.label = label }
  }

  /// Sets how many things wait in the view, for the bar of tabs or at the end of its row of a list; 0 for none.
  public func badge(_ count: Int) -> NodeModifier<Self> { badged(count == 0 ? nil : Text(verbatim: String(count))) }

  /// Sets a word about what waits in the view, for the bar of tabs or at the end of its row of a list.
  public func badge(_ label: String?) -> NodeModifier<Self> { badged(label.map { Text(verbatim: $0) }) }
}

private struct TabBarStyleKey: EnvironmentKey {
  static let defaultValue: (@Sendable ([TabEntry]) -> AnyView)? = nil
}

extension EnvironmentValues {
  /// What draws the bar of a ``TabView``; nil for one as the system's.
  package var tabBarStyle: (@Sendable ([TabEntry]) -> AnyView)? {
    get { self[TabBarStyleKey.self] }
    set { self[TabBarStyleKey.self] = newValue }
  }
}

/// How the system would show the screens of a ``TabView``.
public enum TabViewStyle: Hashable, Sendable, CaseIterable {
  /// Above a bar that lists them.
  case automatic
  /// As pages that lie side by side, without a bar; dots at the foot show how many there are, if there are several.
  case page
  /// As pages, without dots.
  case pageWithoutIndex
}

private enum TabViewStyleKey: EnvironmentKey { static let defaultValue = TabViewStyle.automatic }

extension EnvironmentValues {
  var tabViewStyle: TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how tab views within the view show their screens.
  public func tabViewStyle(_ style: TabViewStyle) -> EnvironmentModifier<Self> { environment(\.tabViewStyle, style) }
}
