public import Foundation

// How the system's bars would look, by UIKit's names: none of these is drawn, so that what is set here says nothing.

/// How a bar of the system would look.
public class UIBarAppearance {
  /// The ground.
  public var backgroundColor: UIColor?
  /// The picture on the ground.
  public var backgroundImage: UIImage?
  /// What blurs what is behind the ground.
  public var backgroundEffect: UIBlurEffect?
  /// The line at the bar's edge.
  public var shadowColor: UIColor?
  /// The picture in place of that line.
  public var shadowImage: UIImage?

  /// As it is by itself.
  public init() {}
  /// The system's ground.
  public func configureWithDefaultBackground() {}
  /// A ground that nothing is seen through.
  public func configureWithOpaqueBackground() {}
  /// No ground.
  public func configureWithTransparentBackground() {}
}

/// What changes what is behind a view or a bar.
public class UIVisualEffect {
  fileprivate init() {}
}

/// What blurs what is behind a view or a bar.
public final class UIBlurEffect: UIVisualEffect {
  /// How much, and how light; in a view the scheme around it says the latter.
  public enum Style: Hashable, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  let style: Style

  /// In some style.
  public init(style: Style) { self.style = style }
}

/// How buttons in a bar would look.
public final class UIBarButtonItemAppearance {
  /// How one looks in some state.
  public final class State {
    /// What its words are like.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// Where nothing else is said.
  public let normal = State()
  /// While it is touched.
  public let highlighted = State()
  /// While it does not react.
  public let disabled = State()

  /// As they are by themselves.
  public init() {}
  /// As those of a style are by themselves.
  public init(style: UIBarButtonItem.Style) {}
}

/// How the bar at the top would look.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// What the title is like.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What a large title is like.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How its buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that leads back looks.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that confirms looks.
  public var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Sets what the button that leads back shows.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How items of the bar of tabs would look.
public final class UITabBarItemAppearance {
  /// How one looks in some state.
  public final class State {
    /// What its image is painted with.
    public var iconColor: UIColor?
    /// What its words are like.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What lies under a word about what waits there.
    public var badgeBackgroundColor: UIColor?
  }

  /// Where nothing else is said.
  public let normal = State()
  /// Of the one that is shown.
  public let selected = State()
  /// While it does not react.
  public let disabled = State()
  /// Of the one that a keyboard or a remote control is at.
  public let focused = State()

  /// As they are by themselves.
  public init() {}
}

/// How the bar of tabs would look; that of a picture is set by its style.
public final class UITabBarAppearance: UIBarAppearance {
  /// How items look whose words stand below the image.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How items look whose words stand beside the image.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How those look where there is little height.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a bar of tools would look.
public final class UIToolbarAppearance: UIBarAppearance {}

/// The bar at the top.
public final class UINavigationBar: UIView {
  /// How all of them would look.
  public override static func appearance() -> UINavigationBar { UINavigationBar() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UINavigationBar
  { appearance() }

  /// Where nothing else is said.
  public var standardAppearance = UINavigationBarAppearance()
  /// Where little height is left.
  public var compactAppearance: UINavigationBarAppearance?
  /// Where nothing lies behind it.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Where nothing lies behind it and little height is left.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// What the title is like.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// What a large title is like.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The ground.
  public var barTintColor: UIColor?
  /// Whether something is seen through it.
  public var isTranslucent = true
  /// Whether titles may be large.
  public var prefersLargeTitles = false
  /// The picture in place of the line at its edge.
  public var shadowImage: UIImage?
  /// What the button that leads back shows.
  public var backIndicatorImage: UIImage?
  /// What of that is seen while screens change.
  public var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture on the ground.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// In which room a bar is.
public enum UIBarMetrics: Hashable, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// The bar of tabs.
public final class UITabBar: UIView {
  /// How all of them would look.
  public override static func appearance() -> UITabBar { UITabBar() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UITabBar
  {
    appearance()
  }

  /// Where nothing else is said.
  public var standardAppearance = UITabBarAppearance()
  /// Where nothing lies behind it.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// What other items are painted with.
  public var unselectedItemTintColor: UIColor?
  /// The ground.
  public var barTintColor: UIColor?
  /// Whether something is seen through it.
  public var isTranslucent = true
  /// The picture on the ground.
  public var backgroundImage: UIImage?
  /// The picture in place of the line at its edge.
  public var shadowImage: UIImage?
}

/// A bar of tools.
public final class UIToolbar: UIView {
  /// How all of them would look.
  public override static func appearance() -> UIToolbar { UIToolbar() }
  /// How those within others would look.
  public override static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIToolbar
  {
    appearance()
  }

  /// Where nothing else is said.
  public var standardAppearance = UIToolbarAppearance()
  /// Where nothing lies behind it.
  public var scrollEdgeAppearance: UIToolbarAppearance?
  /// The ground.
  public var barTintColor: UIColor?
}
