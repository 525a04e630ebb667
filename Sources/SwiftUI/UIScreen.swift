internal import DaguerreViews
public import Foundation

// What apps show their screens on, by UIKit's names: a phone, whatever the size of a picture is.

/// The display.
public final class UIScreen: Sendable {
  /// The only one.
  public static let main = UIScreen()
  /// 393 to 852 points, as phones have them: whoever wants the size of a picture asks a `GeometryReader`.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The same in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  /// How many pixels make a point where the view that is evaluated is drawn.
  public var scale: CGFloat { CGFloat(EnvironmentValues.current.displayScale) }
  /// The same.
  public var nativeScale: CGFloat { scale }
  /// All of it; it may be set, and nothing is darker.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  /// What is around the view that is evaluated.
  public var traitCollection: UITraitCollection { .current }

  private init() {}
}

/// What an app shows, of which there is nothing.
open class UIScene: UIResponder {
  /// Whether somebody looks at it.
  public enum ActivationState: Hashable, Sendable { case unattached, foregroundActive, foregroundInactive, background }
  /// Somebody does.
  open var activationState: ActivationState { .foregroundActive }
}

/// Windows of an app, of which there are none.
open class UIWindowScene: UIScene {
  /// None.
  open var windows: [UIWindow] { [] }
  /// None.
  open var keyWindow: UIWindow? { nil }
  /// The display.
  open var screen: UIScreen { .main }
  /// Upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// None: a picture has no bar of the system's.
  open var statusBarManager: UIStatusBarManager? { nil }
}

/// The bar above screens.
public final class UIStatusBarManager {
  /// Where it is.
  public let statusBarFrame = CGRect.zero

  private init() {}
}

/// A window.
open class UIWindow: UIView {
  /// How all of them would look.
  open override class func appearance() -> UIWindow { UIWindow() }
  /// How those within others would look.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIWindow
  { appearance() }
  /// What shows the screen in it.
  open var rootViewController: UIViewController?
  /// Whether somebody types into it.
  open var isKeyWindow: Bool { false }
  /// Where its screen is covered.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Which scheme it has in place of the system's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}

extension UIApplication {
  /// Whether somebody uses an app.
  public enum State: Hashable, Sendable { case active, inactive, background }

  /// Somebody does.
  public var applicationState: State { .active }
  /// None: a picture is no window.
  public var connectedScenes: Set<UIScene> { [] }
  /// None: a picture is no window.
  public var windows: [UIWindow] { [] }
  /// None: a picture is no window.
  public var keyWindow: UIWindow? { nil }
  /// None: a picture launches no app.
  public var delegate: (any UIApplicationDelegate)? { nil }
  /// Which way lines run around the view that is evaluated.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    EnvironmentValues.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The text size of the view that is evaluated.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// False; it may be set, and nothing goes to sleep.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
}

/// How a device is held.
public enum UIDeviceOrientation: Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an app is held.
public enum UIInterfaceOrientation: Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an app may be held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In any way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// In any way.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// Which way lines run.
public enum UIUserInterfaceLayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

extension UIDevice {
  /// How full the battery is: nobody knows.
  public var batteryLevel: Float { -1 }
  /// False; it may be set, and nobody looks.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Upright.
  public var orientation: UIDeviceOrientation { .portrait }
  /// That of the newest names that are known here.
  public var systemVersion: String { "26.0" }
  /// That of phones.
  public var systemName: String { "iOS" }
  /// A phone.
  public var model: String { "iPhone" }
  /// A phone.
  public var name: String { "iPhone" }
  /// None: a picture is on no device.
  public var identifierForVendor: UUID? { nil }
}
