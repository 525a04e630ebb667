extension Font {
  /// A font of the family that stands for the system's.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(family: "Roboto", size: size, weight: weight)
  }

  // The text styles of the platform at its standard text size; the design system's own are view modifiers.

  /// 34 points.
  public static let largeTitle = system(size: 34)
  /// 28 points.
  public static let title = system(size: 28)
  /// 22 points.
  public static let title2 = system(size: 22)
  /// 20 points.
  public static let title3 = system(size: 20)
  /// 17 points, semibold.
  public static let headline = system(size: 17, weight: .semibold)
  /// 17 points.
  public static let body = system(size: 17)
  /// 16 points.
  public static let callout = system(size: 16)
  /// 15 points.
  public static let subheadline = system(size: 15)
  /// 13 points.
  public static let footnote = system(size: 13)
  /// 12 points.
  public static let caption = system(size: 12)
  /// 11 points.
  public static let caption2 = system(size: 11)
}
