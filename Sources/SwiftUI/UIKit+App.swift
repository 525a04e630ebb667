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

/// What an app would tell of its life, by UIKit's name.
public protocol UIApplicationDelegate: AnyObject {
  /// The app was launched.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Nothing is done.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
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
