public import Foundation

// What screens ask of the device by UIKit's names, which come with SwiftUI.

/// The app that a screen is part of, by UIKit's name; in a picture, what it is asked for does not happen.
public final class UIApplication: Sendable {
  /// What an app would be told of its launch.
  public struct LaunchOptionsKey: Hashable, Sendable {}

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

/// What a screen is shown on, by UIKit's name.
public final class UIDevice: Sendable {
  /// What a screen is made for.
  public enum UserInterfaceIdiom: Hashable, Sendable { case unspecified, phone, pad, tv, carPlay, mac, vision }

  /// The only one.
  public static let current = UIDevice()
  /// A phone, whatever the size of the picture: that is what size classes tell.
  public let userInterfaceIdiom = UserInterfaceIdiom.phone

  private init() {}
}

/// What people copy to and paste from, by UIKit's name; it stays empty, as pictures must not depend on one another.
public final class UIPasteboard: Sendable {
  /// The only one.
  public static let general = UIPasteboard()

  /// Nothing, whatever is copied.
  public var string: String? {
    get { nil }
    set {}
  }

  private init() {}
}

extension ProcessInfo {
  /// False: a picture needs no battery.
  public var isLowPowerModeEnabled: Bool { false }
}

/// What a bundle's own list calls the number of its build, by Core Foundation's name.
public let kCFBundleVersionKey = "CFBundleVersion"
