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

  /// The icon that people chose: none, which is the usual one.
  public var alternateIconName: String? { nil }
  /// Whether they may choose one: no.
  public var supportsAlternateIcons: Bool { false }
  /// Does nothing; nobody is told.
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}
  /// Does nothing; nobody is told.
  public func registerForRemoteNotifications() {}

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

  // Nothing, whatever is copied.
  /// Words.
  public var string: String? {
    get { nil }
    set {}
  }
  /// Several words.
  public var strings: [String]? {
    get { nil }
    set {}
  }
  /// An address.
  public var url: URL? {
    get { nil }
    set {}
  }
  /// A picture.
  public var image: UIImage? {
    get { nil }
    set {}
  }
  /// All that was copied, by the names of its kinds.
  public var items: [[String: Any]] {
    get { [] }
    set {}
  }
  /// False.
  public var hasStrings: Bool { false }
  /// False.
  public var hasURLs: Bool { false }
  /// False.
  public var hasImages: Bool { false }

  /// Does nothing.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {}
  /// Does nothing.
  public func setValue(_ value: Any, forPasteboardType type: String) {}

  /// What would be so of what is copied.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// What would be so, by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When it would be forgotten: a date.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether it would stay on this device.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  private init() {}
}

extension ProcessInfo {
  /// False: a picture needs no battery.
  public var isLowPowerModeEnabled: Bool { false }
  /// False: pictures show what phones do.
  public var isiOSAppOnMac: Bool { false }
  /// False: pictures show what phones do.
  public var isMacCatalystApp: Bool { false }
}

/// What a bundle's own list calls the number of its build, by Core Foundation's name.
public let kCFBundleVersionKey = "CFBundleVersion"
