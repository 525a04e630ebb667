/// What a view tells assistive technology.
public struct AccessibilityProperties: Hashable, Sendable {
  /// What the view is called.
  public var label: String?
  /// What it holds now, as in `50 %`.
  public var value: String?
  /// What using it does.
  public var hint: String?
  /// What tests know it by; nobody hears it.
  public var identifier: String?
  /// Whether assistive technology passes it over; nil where nothing says so.
  public var isHidden: Bool?
  /// What kinds of thing it is.
  public var traits: AccessibilityTraits = []
  /// Of what an inner view says it is.
  var removedTraits: AccessibilityTraits = []

  /// The properties, with those of `outer` where it has some.
  func overridden(by outer: AccessibilityProperties) -> AccessibilityProperties {
    AccessibilityProperties(
      label: outer.label ?? label, value: outer.value ?? value, hint: outer.hint ?? hint,
      identifier: outer.identifier ?? identifier, isHidden: outer.isHidden ?? isHidden,
      traits: traits.subtracting(outer.removedTraits).union(outer.traits),
      removedTraits: removedTraits.union(outer.removedTraits))
  }
}

/// What kind of thing a view is, for assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: Int
  /// Traits by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It does something when tapped.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It stands over what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen among others.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads to an address.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 6)
  /// Its value changes by itself.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
  /// Assistive technology begins there.
  public static let isFocused = AccessibilityTraits(rawValue: 1 << 8)
}

/// What a view tells assistive technology, and its place in points of the picture.
public struct AccessibilityElement: Hashable, Sendable {
  /// What it says.
  public var properties: AccessibilityProperties
  /// In points from the top left of the picture.
  public var frame: Rect
}
