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

/// A scene that is told of changes is one.
extension ToldView: Scene where Content: Scene {}

/// A window of which an application has one, drawn as its content.
public struct Window<Content: View>: Scene {
  private let content: Content

  /// A window with a name that people see, one that nobody sees, and views in it.
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// A window with a name that is looked up, one that nobody sees, and views in it.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  public var body: some View { content }
}

/// The window in which people would set up an application, drawn as its content.
public struct Settings<Content: View>: Scene {
  private let content: Content

  /// A window with views in it.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  public var body: some View { content }
}

/// What the system would do for an application that nobody looks at.
public struct BackgroundTask<Value>: Sendable {
  /// Gets new content.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void> where Value == Void { BackgroundTask() }
  /// Goes on with what was begun with a server.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void> where Value == Void { BackgroundTask() }
}

/// How the system would draw a window.
public enum WindowStyle: Hashable, Sendable { case automatic, hiddenTitleBar, titleBar, plain, volumetric }

extension Scene {
  /// The same scene: nothing happens after a picture was made, so `action` is not called.
  public func backgroundTask<Value>(
    _ task: BackgroundTask<Value>, action: @escaping (Value) async -> Void
  ) -> Self { self }
  /// The same scene: what the system draws around a window is no part of the picture.
  public func windowStyle(_ style: WindowStyle) -> Self { self }
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

extension WindowGroup {
  /// A window for a value that nobody has chosen yet, with views in it.
  public init<Value: Codable & Hashable, Inner: View>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Inner
  ) where Content == PresentedWindow<Value, Inner> {
    self.init { PresentedWindow(content: content) }
  }

  /// A window for a value that nobody has chosen yet, with a name that nobody sees and views in it.
  public init<Value: Codable & Hashable, Inner: View>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Inner
  ) where Content == PresentedWindow<Value, Inner> {
    self.init { PresentedWindow(content: content) }
  }

  /// A window for a value that nobody has chosen yet, with a name and views in it.
  public init<Value: Codable & Hashable, Inner: View>(
    _ title: some StringProtocol, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Inner
  ) where Content == PresentedWindow<Value, Inner> {
    self.init { PresentedWindow(content: content) }
  }

  /// A window for a value that nobody has chosen yet, with names and views in it.
  public init<Value: Codable & Hashable, Inner: View>(
    _ title: some StringProtocol, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inner
  ) where Content == PresentedWindow<Value, Inner> {
    self.init { PresentedWindow(content: content) }
  }
}

/// What a window has for a value that nobody has chosen yet.
public struct PresentedWindow<Value, Content: View>: View {
  let content: (Binding<Value?>) -> Content

  /// The views for no value.
  public var body: some View { content(.constant(nil)) }
}

/// Some of the system's own menus, which no picture shows.
public struct SystemCommands: PrimitiveView {
  /// Menus that are not shown.
  public init() {}
  /// Nothing: menus of the system are not part of a picture.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

// The system's menus by what they are for.
/// Shows and hides the first column.
public typealias SidebarCommands = SystemCommands
/// Searches and changes texts.
public typealias TextEditingCommands = SystemCommands
/// Changes how texts look.
public typealias TextFormattingCommands = SystemCommands
/// Changes what is in the bar.
public typealias ToolbarCommands = SystemCommands
/// Shows and hides the last column.
public typealias InspectorCommands = SystemCommands

/// Menus of the system, by the name that sources have for what lists them.
public typealias Commands = View
/// Collects the menus of the system, as any other views.
public typealias CommandsBuilder = ViewBuilder
