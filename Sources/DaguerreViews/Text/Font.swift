/// A typeface by family name, with size, weight and slant; the file comes from the font library.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are, as in CSS and OpenType: 100 to 900.
  public struct Weight: Hashable, Sendable {
    public let value: Int

    public static let ultraLight = Weight(100)
    public static let thin = Weight(200)
    public static let light = Weight(300)
    public static let regular = Weight(400)
    public static let medium = Weight(500)
    public static let semibold = Weight(600)
    public static let bold = Weight(700)
    public static let heavy = Weight(800)
    public static let black = Weight(900)

    /// A weight by number; what is outside 1 to 1000 is brought into it.
    public init(_ value: Int) { self.value = min(max(value, 1), 1000) }
  }

  public var family: String
  /// The length of the em, in points.
  public var size: Double
  public var weight: Weight
  public var isItalic: Bool

  public init(family: String, size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// A font by the name of its family.
  public static func custom(_ family: String, size: Double) -> Font { Font(family: family, size: size) }

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }
}
