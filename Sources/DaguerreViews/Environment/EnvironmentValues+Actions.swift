public import Foundation

/// Closes a screen; in a picture, does nothing.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Whether a screen lies over another, as sources of before iOS 15 ask; in a picture it does not.
public struct PresentationMode: Sendable {
  /// False: a screen is a picture of its own.
  public let isPresented = false

  /// Does nothing.
  public mutating func dismiss() {}
}

/// Opens an address; in a picture, does nothing unless somebody says what.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Hashable, Sendable {
    private let name: String

    /// The handler did something about it.
    public static let handled = Result(name: "handled")
    /// Nobody does anything about it.
    public static let discarded = Result(name: "discarded")
    /// The system is asked to open it; in a picture, it does not.
    public static let systemAction = Result(name: "systemAction")

    /// The system is asked to open another address instead; in a picture, it does not.
    public static func systemAction(_ url: URL, prefersInApp: Bool = false) -> Result { .systemAction }
    /// The system is asked to open the address within the app; in a picture, it does not.
    public static func systemAction(prefersInApp: Bool) -> Result { .systemAction }
  }

  /// Not sendable, as it may hold a view, but used by one thread at a time.
  private struct Handler: @unchecked Sendable { let body: (URL) -> Result }

  private let handler: Handler

  /// An action that does nothing.
  init() { handler = Handler { _ in .discarded } }

  /// An action that does what `handler` does; the system would open nothing here, whatever it returns.
  public init(handler: @escaping (URL) -> Result) { self.handler = Handler(body: handler) }

  /// Does what was said when it was made.
  public func callAsFunction(_ url: URL) { _ = handler.body(url) }
  /// Does what was said when it was made; where the system would open the address does not matter here.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
  /// Does what was said when it was made, and tells whether that did something about the address.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler.body(url) == .handled)
  }
}

private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }
private enum OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }

/// Ends a search; in a picture, does nothing.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Gets new content; nobody pulls a picture down.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Opens a window; in a picture, does nothing.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction(value: some Codable & Hashable) {}
  /// Does nothing.
  public func callAsFunction(id: String, value: some Codable & Hashable) {}
}

extension EnvironmentValues {
  /// For actions of controls that end a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// For views that offer to get new content where somebody says how; nil elsewhere.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// For actions of controls that open a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// False: a picture has no windows.
  public var supportsMultipleWindows: Bool { false }

  /// For actions of controls that close their screen.
  public var dismiss: DismissAction { DismissAction() }

  /// The older way to close a screen.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// For actions of controls that open an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
