public import DaguerreViews
public import Foundation

/// A text size by UIKit's name.
public enum UIContentSizeCategory: String, Comparable, Hashable, Sendable {
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  case extraSmall = "UICTContentSizeCategoryXS"
  case small = "UICTContentSizeCategoryS"
  case medium = "UICTContentSizeCategoryM"
  case large = "UICTContentSizeCategoryL"
  case extraLarge = "UICTContentSizeCategoryXL"
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  private static let steps: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The same size.
  public init(_ size: DynamicTypeSize?) {
    self = size.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }.map { Self.steps[$0] } ?? .unspecified
  }

  fileprivate var size: DynamicTypeSize? { Self.steps.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } }

  /// Whether it is one of those for people who see little.
  public var isAccessibilityCategory: Bool { size?.isAccessibilitySize ?? false }

  /// Whether texts are smaller.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    guard let first = first.size, let second = second.size else { return first == .unspecified && second != first }
    return first < second
  }

  /// That the text size is another; nobody tells it.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChange")
}

extension DynamicTypeSize {
  /// The same size; nil where none is said.
  public init?(_ category: UIContentSizeCategory) {
    guard let size = category.size else { return nil }
    self = size
  }
}

extension UITraitCollection {
  /// How texts that are for a purpose grow in these surroundings, as far as these say it.
  fileprivate func withTextSize<Result>(_ body: () -> Result) -> Result {
    var environment = EnvironmentValues.current
    if let size = preferredContentSizeCategory.size { environment.dynamicTypeSize = size }
    if displayScale > 0 { environment.displayScale = Double(displayScale) }
    return EnvironmentValues.$current.withValue(environment, operation: body)
  }
}

extension UIFont {
  /// The system's font for a purpose, at the text size of some surroundings; of the view that is evaluated, where they say none.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { (traits ?? UITraitCollection()).withTextSize { preferredFont(forTextStyle: style) } }
}

extension UIFontMetrics {
  /// The length that stands for one at the standard text size, at that of some surroundings.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    (traits ?? UITraitCollection()).withTextSize { scaledValue(for: value) }
  }

  /// The font that stands for one at the standard text size, at that of some surroundings.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    (traits ?? UITraitCollection()).withTextSize { scaledFont(for: font) }
  }

  /// The font that stands for one at the standard text size, at that of some surroundings, no larger than some points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    (traits ?? UITraitCollection()).withTextSize { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  }
}

extension ContentSizeCategory {
  /// The same size; nil where none is said.
  public init?(_ category: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(category) else { return nil }
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    self = environment.sizeCategory
  }
}
