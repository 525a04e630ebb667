public import DaguerreViews
public import Foundation

// What apps say of their life by UIKit's names; in a picture none of it happens.

extension UIApplication {
  /// That the app is used again.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  /// That the app is used no more.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  /// That the app is shown again.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  /// That the app is shown no more.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  /// That the app ends.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  /// That the app takes too much memory.
  public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarning")
  /// That a screen was photographed.
  public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshot")
}

extension UIDevice {
  /// That the device was turned.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
}

/// What reacts to people, by UIKit's name: here only for what it is told of the keyboard.
open class UIResponder: NSObject {
  /// Says that nobody types into it.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Says that somebody else may be typed into.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// False: nobody types.
  open var isFirstResponder: Bool { false }
  /// False: nobody types.
  open var canBecomeFirstResponder: Bool { false }

  /// That the keyboard comes.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  /// That the keyboard has come.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// That the keyboard goes.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  /// That the keyboard has gone.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// That the keyboard changes its place.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
  /// Under which name it is told where the keyboard will be.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Under which name it is told how long the keyboard moves.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

extension NSValue {
  /// The rectangle that it holds.
  public var cgRectValue: CGRect { rectValue }
  /// The size that it holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The point that it holds.
  public var cgPointValue: CGPoint { pointValue }
}

extension UITextField {
  /// That somebody begins to write.
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditing")
  /// That somebody has written.
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditing")
  /// That the words are others.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")
}

/// What an app would tell of its life, by UIKit's name.
public protocol UIApplicationDelegate: AnyObject {
  /// The app was launched.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Some scene begins.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// How the app may be held.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Nothing is done.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// As it would be by itself.
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
  /// In any way.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

/// A scene that an app would begin.
public final class UISceneSession {
  /// What one is for.
  public enum Role: Hashable, Sendable { case windowApplication, windowExternalDisplayNonInteractive }
  /// What it is for.
  public let role = Role.windowApplication

  private init() {}
}

/// How a scene would begin.
open class UISceneConfiguration: NSObject {
  /// What it is called.
  public final let name: String?
  /// What it is for.
  public final let role: UISceneSession.Role
  /// What is told of it.
  public final var delegateClass: AnyClass?

  /// One by its name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  /// With what a scene would begin.
  public final class ConnectionOptions {
    private init() {}
  }
}

/// The delegate of an app: a picture launches none, so that none is made.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  /// The delegate, which nobody may ask for.
  public var wrappedValue: Delegate {
    preconditionFailure("a picture launches no app, so that there is no \(Delegate.self)")
  }

  /// A delegate by its type.
  public init(_ type: Delegate.Type = Delegate.self) {}
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  /// Bindings to the properties of the delegate, which nobody may ask for.
  public var projectedValue: ModelBindings<Delegate> { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

extension AppStorage {
  /// A value by what it is where nothing is kept.
  ///
  /// - Parameters:
  ///   - key: what an app would keep it under.
  ///   - store: where an app would keep it.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(wrappedValue: wrappedValue, key) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value that is nothing where nothing is kept.
  ///
  /// - Parameters:
  ///   - key: what an app would keep it under.
  ///   - store: where an app would keep it.
  public init(_ key: String, store: UserDefaults?) { self.init(key) }
}
