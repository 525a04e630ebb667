public import Foundation

/// The app that a screen is part of, by UIKit's name; in a picture, what it is asked for does not happen.
public final class UIApplication: Sendable {
  /// The only one.
  public static let shared = UIApplication()
  /// Where the system would show the app's settings.
  public static let openSettingsURLString = "app-settings:"

  private init() {}

  /// Whether something would open an address: nothing does.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Does nothing; nobody is told.
  public func open(_ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {}
}
