public import Foundation

/// Closes a screen; in a picture, does nothing.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens an address; in a picture, does nothing.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

extension EnvironmentValues {
  /// For actions of controls that close their screen.
  public var dismiss: DismissAction { DismissAction() }

  /// For actions of controls that open an address.
  public var openURL: OpenURLAction { OpenURLAction() }
}
