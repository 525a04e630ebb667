internal import DaguerreViews
public import Foundation

// What screens let people feel and hear by UIKit's names: nobody does, in a picture.

/// Lets things that meet be felt; does nothing.
public final class UIImpactFeedbackGenerator: Sendable {
  /// How heavy what meets feels.
  public enum FeedbackStyle: Hashable, Sendable { case light, medium, heavy, soft, rigid }

  /// For things of a weight.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: Double) {}
}

/// Lets an end be felt; does nothing.
public final class UINotificationFeedbackGenerator: Sendable {
  /// How it ended.
  public enum FeedbackType: Hashable, Sendable { case success, warning, error }

  /// For any end.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Lets a choice be felt; does nothing.
public final class UISelectionFeedbackGenerator: Sendable {
  /// For any choice.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func selectionChanged() {}
}

/// Assistive technology, by UIKit's name: nobody uses it on a picture.
public enum UIAccessibility {
  /// What it would be told at a moment.
  public enum Notification: Hashable, Sendable { case announcement, layoutChanged, screenChanged, pageScrolled }

  /// Does nothing: nobody hears it.
  public static func post(notification: Notification, argument: Any?) {}

  // That something of it is otherwise; nobody tells it.
  /// That somebody listens, or listens no more.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityVoiceOver")
  /// That people want less motion, or more.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityMotion")
  /// That people want less to be seen through, or more.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityTransparency")
  /// That people want heavier letters, or lighter ones.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityBoldText")
  /// That people want more contrast, or less.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerColors")
  /// That something was read out.
  public static let announcementDidFinishNotification = Foundation.Notification.Name("UIAccessibilityAnnouncement")

  /// False.
  public static var isGrayscaleEnabled: Bool { false }
  /// False.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// False.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// What the view that is evaluated is told by its environment.
  public static var isInvertColorsEnabled: Bool { EnvironmentValues.current.accessibilityInvertColors }
  /// What the view that is evaluated is told by its environment.
  public static var buttonShapesEnabled: Bool { EnvironmentValues.current.accessibilityShowButtonShapes }
  /// False.
  public static var isVoiceOverRunning: Bool { false }
  /// False.
  public static var isSwitchControlRunning: Bool { false }

  // What the view that is evaluated is told by its environment.
  /// Whether people want less motion.
  public static var isReduceMotionEnabled: Bool { EnvironmentValues.current.accessibilityReduceMotion }
  /// Whether people want less to be seen through.
  public static var isReduceTransparencyEnabled: Bool { EnvironmentValues.current.accessibilityReduceTransparency }
  /// Whether people want heavier letters.
  public static var isBoldTextEnabled: Bool { EnvironmentValues.current.legibilityWeight == .bold }
  /// Whether people want more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { EnvironmentValues.current.colorSchemeContrast == .increased }
  /// Whether people want more than colours to tell things apart.
  public static var shouldDifferentiateWithoutColor: Bool {
    EnvironmentValues.current.accessibilityDifferentiateWithoutColor
  }
}
