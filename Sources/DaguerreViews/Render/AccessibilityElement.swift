/// What a view tells assistive technology.
public struct AccessibilityProperties: Hashable, Sendable {
  public var label: String?
  public var value: String?
  public var hint: String?
  public var identifier: String?
  public var isHidden: Bool?
  public var traits: AccessibilityTraits = []

  /// The properties, with those of `outer` where it has some.
  func overridden(by outer: AccessibilityProperties) -> AccessibilityProperties {
    AccessibilityProperties(
      label: outer.label ?? label, value: outer.value ?? value, hint: outer.hint ?? hint,
      identifier: outer.identifier ?? identifier, isHidden: outer.isHidden ?? isHidden,
      traits: traits.union(outer.traits))
  }
}

/// What kind of thing a view is, for assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 6)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
}

/// What a view tells assistive technology, and its place in points of the picture.
public struct AccessibilityElement: Hashable, Sendable {
  public var properties: AccessibilityProperties
  public var frame: Rect
}
