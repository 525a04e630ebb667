internal import Synchronization

/// Where the system would draw a bar.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar
}

/// What a screen says of the bar of tabs from deep within, until the node takes it that stands for the screen.
final class TabNotes: Sendable {
  private let hidesBar = Mutex(false)

  /// Notes that the screen that is resolved now has no bar.
  func hideBar() { hidesBar.withLock { $0 = true } }

  /// Whether it is noted, which it is no longer.
  func takeHidesBar() -> Bool {
    hidesBar.withLock { hides in
      defer { hides = false }
      return hides
    }
  }
}

private enum TabNotesKey: EnvironmentKey { static let defaultValue: TabNotes? = nil }

extension EnvironmentValues {
  /// Where tags and tab items are looked for; nil where they are not.
  var tabNotes: TabNotes? {
    get { self[TabNotesKey.self] }
    set { self[TabNotesKey.self] = newValue }
  }
}

extension View {
  /// Leaves the bar of tabs out where the screen is shown that the view is in; other bars of the system are no part of
  /// the picture.
  ///
  /// The screen has a tag or a tab item, as all screens among tabs do. What a ``GeometryReader`` holds is known too late
  /// to count.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> NodeModifier<Self> {
    let hides = visibility == .hidden && bars.contains(.tabBar)
    return wrapped { node, context in
      guard hides, let notes = context.environment.tabNotes else { return node }
      guard node.withoutOnlookers is TabNode else {
        notes.hideBar()
        return node
      }
      let tab = TabNode(node, context.environment)
      tab.hidesBar = true
      return tab
    }
  }
}
