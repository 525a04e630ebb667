public import DaguerreViews

/// Of the surroundings that UIKit tells of, those that colours depend on.
public struct UITraitCollection: Hashable, Sendable {
  /// The colour scheme.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Surroundings of a colour scheme.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// Those of the view that is evaluated.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(EnvironmentValues.current.colorScheme))
  }
}

/// A colour scheme by UIKit's name.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  case unspecified, light, dark

  /// The same scheme.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension ColorScheme {
  /// The same scheme; nil where none is said.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UIColor {
  /// The colours that `provider` has for the light and for the dark.
  public convenience init(dynamicProvider provider: (UITraitCollection) -> UIColor) {
    let (light, dark) = (
      provider(UITraitCollection(userInterfaceStyle: .light)), provider(UITraitCollection(userInterfaceStyle: .dark))
    )
    self.init(Color(light: light.color, dark: dark.color))
  }

  /// The colour that it is in some surroundings, and nothing else.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(color.settled(inDark: traits.userInterfaceStyle == .dark))
  }
}
