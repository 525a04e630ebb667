extension Font {
  /// A font of the family that stands for the system's.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(family: "Roboto", size: size, weight: weight)
  }

  // The text styles of the platform at its standard text size; the design system's own are view modifiers.

  public static let largeTitle = system(size: 34)
  public static let title = system(size: 28)
  public static let title2 = system(size: 22)
  public static let title3 = system(size: 20)
  public static let headline = system(size: 17, weight: .semibold)
  public static let body = system(size: 17)
  public static let callout = system(size: 16)
  public static let subheadline = system(size: 15)
  public static let footnote = system(size: 13)
  public static let caption = system(size: 12)
  public static let caption2 = system(size: 11)
}
