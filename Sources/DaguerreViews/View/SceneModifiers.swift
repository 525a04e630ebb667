// What an application says of its windows and menus: there is no screen to show them on.

/// When the system would let people make a window larger.
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }

/// A menu of an application's own, which no picture shows.
public struct CommandMenu<Content: View>: PrimitiveView {
  /// A menu that is not shown.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
  /// Nothing: menus of the system are not part of a picture.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

/// A group of the system's menus.
public enum CommandGroupPlacement: Hashable, Sendable {
  case appInfo, appSettings, appTermination, appVisibility, help, importExport, newItem, pasteboard, printItem
  case saveItem, sidebar, singleWindowList, systemServices, textEditing, textFormatting, toolbar, undoRedo
  case windowArrangement, windowList, windowSize
}

/// Items of the system's menus, which no picture shows.
public struct CommandGroup<Content: View>: PrimitiveView {
  /// Items that are not shown.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items that are not shown.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items that are not shown.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Nothing: menus of the system are not part of a picture.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

extension Scene {
  /// The same scene: menus of the system are no part of the picture.
  public func commands(@ViewBuilder content: () -> some View) -> Self { self }
  /// The same scene: whoever draws it says how large it is.
  public func defaultSize(width: Double, height: Double) -> Self { self }
  /// The same scene: whoever draws it says how large it is.
  public func defaultSize(_ size: Size) -> Self { self }
  /// The same scene: whoever draws it says how large it is.
  public func windowResizability(_ resizability: WindowResizability) -> Self { self }
  /// The same scene: nothing happens to it from outside.
  public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
}

// A scene that sees a changed environment is one too.
extension EnvironmentModifier: Scene where Content: Scene {}

extension WindowGroup {
  /// A window with a name and views in it.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// A window with a name that nobody sees, and views in it.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// A window with a name that people see, one that nobody sees, and views in it.
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

/// Menus of the system, by the name that sources have for what lists them.
public typealias Commands = View
/// Collects the menus of the system, as any other views.
public typealias CommandsBuilder = ViewBuilder
