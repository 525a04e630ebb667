public import DaguerreViews
public import Foundation

/// Of the surroundings that UIKit tells of, those that a picture has.
public struct UITraitCollection: Hashable, Sendable {
  /// The colour scheme.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The text size.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Whether people want more contrast.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// Whether there is little room across.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Whether there is little room down.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Which way lines run.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// How many pixels make a point; 0 where nothing is said.
  public var displayScale: CGFloat = 0
  /// Whether it lies over others; nothing does.
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Surroundings of which nothing is said.
  public init() {}
  /// Surroundings of a colour scheme.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  /// Surroundings of a text size.
  public init(preferredContentSizeCategory category: UIContentSizeCategory) { preferredContentSizeCategory = category }
  /// Surroundings with much contrast or the usual one.
  public init(accessibilityContrast contrast: UIAccessibilityContrast) { accessibilityContrast = contrast }
  /// Surroundings with some room across.
  public init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) { horizontalSizeClass = sizeClass }
  /// Surroundings with some room down.
  public init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) { verticalSizeClass = sizeClass }
  /// Surroundings with lines that run one way.
  public init(layoutDirection direction: UITraitEnvironmentLayoutDirection) { layoutDirection = direction }
  /// Surroundings with so many pixels to a point.
  public init(displayScale scale: CGFloat) { displayScale = scale }
  /// Surroundings that a function says.
  public init(mutations: (inout UITraitCollection) -> Void) { mutations(&self) }

  /// What is said of any, by the last that says it.
  public init(traitsFrom all: [UITraitCollection]) {
    for traits in all {
      if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
      if traits.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = traits.preferredContentSizeCategory
      }
      if traits.accessibilityContrast != .unspecified { accessibilityContrast = traits.accessibilityContrast }
      if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
      if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
      if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
      if traits.displayScale != 0 { displayScale = traits.displayScale }
      if traits.userInterfaceLevel != .unspecified { userInterfaceLevel = traits.userInterfaceLevel }
    }
  }

  /// Those of the view that is evaluated.
  public static var current: UITraitCollection {
    let environment = EnvironmentValues.current
    var traits = UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(environment.colorScheme))
    traits.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
    traits.accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
    traits.horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
    traits.verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
    traits.layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    traits.displayScale = CGFloat(environment.displayScale)
    traits.userInterfaceLevel = .base
    return traits
  }

  /// Calls a function to which these are the current ones, as far as they say something.
  public func performAsCurrent(_ actions: () -> Void) {
    var environment = EnvironmentValues.current
    if let scheme = ColorScheme(userInterfaceStyle) { environment.colorScheme = scheme }
    if let size = DynamicTypeSize(preferredContentSizeCategory) { environment.dynamicTypeSize = size }
    if accessibilityContrast != .unspecified {
      environment.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
    }
    if let sizeClass = UserInterfaceSizeClass(horizontalSizeClass) { environment.horizontalSizeClass = sizeClass }
    if let sizeClass = UserInterfaceSizeClass(verticalSizeClass) { environment.verticalSizeClass = sizeClass }
    if layoutDirection != .unspecified {
      environment.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if displayScale > 0 { environment.displayScale = Double(displayScale) }
    EnvironmentValues.$current.withValue(environment, operation: actions)
  }
}

/// What sets surroundings, by the name that it has on Apple's platforms.
public typealias UIMutableTraits = UITraitCollection
/// On what a screen is shown.
public typealias UIUserInterfaceIdiom = UIDevice.UserInterfaceIdiom
/// Whether people want more contrast.
public enum UIAccessibilityContrast: Hashable, Sendable { case unspecified, normal, high }
/// Whether something lies over others.
public enum UIUserInterfaceLevel: Hashable, Sendable { case unspecified, base, elevated }
/// Which way lines run.
public enum UITraitEnvironmentLayoutDirection: Hashable, Sendable { case unspecified, leftToRight, rightToLeft }

/// Whether there is little room.
public enum UIUserInterfaceSizeClass: Hashable, Sendable {
  case unspecified, compact, regular

  /// The same; unspecified for nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UserInterfaceSizeClass {
  /// The same; nil where nothing is said.
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
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
  /// The colours that `provider` has for the light and for the dark, in the usual contrast.
  public convenience init(dynamicProvider provider: (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> Color {
      var traits = UITraitCollection(userInterfaceStyle: style)
      traits.accessibilityContrast = .normal
      return provider(traits).color
    }
    self.init(Color(light: color(.light), dark: color(.dark)))
  }

  /// The colour that it is in some surroundings, and nothing else.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(color.settled(inDark: traits.userInterfaceStyle == .dark))
  }
}
