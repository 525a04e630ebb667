/// A typeface by family name, with size, weight and slant; the file comes from the font library.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are, as in CSS and OpenType: 100 to 900.
  public struct Weight: Hashable, Sendable {
    /// From 1 to 1000.
    public let value: Int

    /// 100.
    public static let ultraLight = Weight(100)
    /// 200.
    public static let thin = Weight(200)
    /// 300.
    public static let light = Weight(300)
    /// 400.
    public static let regular = Weight(400)
    /// 500.
    public static let medium = Weight(500)
    /// 600.
    public static let semibold = Weight(600)
    /// 700.
    public static let bold = Weight(700)
    /// 800.
    public static let heavy = Weight(800)
    /// 900.
    public static let black = Weight(900)

    /// A weight by number; what is outside 1 to 1000 is brought into it.
    public init(_ value: Int) { self.value = min(max(value, 1), 1000) }
  }

  /// As the font library's manifest has it.
  public var family: String
  /// The length of the em, in points.
  public var size: Double
  /// How heavy the strokes are; the nearest that the family has is used.
  public var weight: Weight
  /// Whether letters slant.
  public var isItalic: Bool

  /// A font by family and size in points, regular and upright by default.
  public init(family: String, size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// A font by the name of its family.
  public static func custom(_ family: String, size: Double) -> Font { Font(family: family, size: size) }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }
}

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
