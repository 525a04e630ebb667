internal import DaguerreText

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

  /// How wide letters are beside those of the same height: 0 for the usual, less for narrower ones.
  ///
  /// Texts are drawn in the usual width, with a warning where another is asked for.
  public struct Width: Hashable, Sendable {
    /// 0 for the usual one.
    public var value: Double

    /// The narrowest.
    public static let compressed = Width(-0.3)
    /// Narrower.
    public static let condensed = Width(-0.2)
    /// The usual one.
    public static let standard = Width(0)
    /// Wider.
    public static let expanded = Width(0.2)

    /// A width by number.
    public init(_ value: Double) { self.value = value }
  }

  /// As the font library's manifest has it.
  public var family: String
  /// The length of the em, in points.
  public var size: Double
  /// How heavy the strokes are; the nearest that the family has is used.
  public var weight: Weight
  /// Whether letters slant.
  public var isItalic: Bool
  /// How wide letters would be.
  var width = Width.standard
  /// How far its lines stand apart.
  var leading = Leading.standard
  /// What the font draws instead of its usual glyphs, as OpenType names what it has for them.
  var features: [String] = []
  /// How the size follows the text size of the environment.
  var growth = Growth.proportional

  enum Growth: Hashable, Sendable {
    /// By its factor.
    case proportional
    case none
    /// As the system's fonts for a purpose do.
    case style(TextStyle)
    /// As lines of the system's fonts for a purpose do.
    case lines(TextStyle)
  }

  /// A font by family and size in points, regular and upright by default.
  public init(family: String, size: Double, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// A font by the name of its family; it grows with the text size of the environment as lines of the system's font for
  /// bodies do, in whole points.
  @_disfavoredOverload
  public static func custom(_ family: String, size: Double) -> Font { custom(family, size: size, relativeTo: .body) }

  /// A font by the name of its family, of this size whatever the text size of the environment is.
  @_disfavoredOverload
  public static func custom(_ family: String, fixedSize: Double) -> Font {
    Font(family: family, size: fixedSize).growing(.none)
  }

  /// A font by the name of its family; it grows with the text size of the environment as lines of the system's font for a
  /// purpose do, in whole points.
  @_disfavoredOverload
  public static func custom(_ family: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(family: family, size: size).growing(as: style)
  }

  func growing(_ growth: Growth) -> Font {
    var copy = self
    copy.growth = growth
    return copy
  }

  /// The font with digits of one width, where it has some.
  public func monospacedDigit() -> Font { adding("tnum") }

  func adding(_ feature: String) -> Font {
    var copy = self
    if !features.contains(feature) { copy.features.append(feature) }
    return copy
  }

  /// Whether it is the font that stands for the system's of one width.
  package var isMonospaced: Bool { family == Self.monospacedFamily }

  /// The font that stands for the system's of one width, in this size, weight and slant.
  public func monospaced() -> Font {
    var copy = self
    copy.family = Self.monospacedFamily
    return copy
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The font with letters of another width; see ``Width``.
  public func width(_ width: Width) -> Font {
    var copy = self
    copy.width = width
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
  /// What texts are for, in the platform's own fonts.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The kind of a system's font.
  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`
    /// Drawn as the default, as no family stands for them.
    case rounded, serif
    /// All characters of one width.
    case monospaced
  }

  /// The family that stands for the system's of one width, by its name in the manifest.
  static let monospacedFamily = "SF Mono"

  /// A font of the family that stands for the system's, of this size whatever the text size of the environment is.
  @_disfavoredOverload
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    system(size: size, weight: weight, design: .default)
  }

  /// A font of a family that stands for one of the system's, of this size whatever the text size of the environment is.
  @_disfavoredOverload
  public static func system(size: Double, weight: Weight? = nil, design: Design) -> Font {
    Font(
      family: design == .monospaced ? monospacedFamily : FontLibrary.systemFamily, size: size,
      weight: weight ?? .regular
    ).growing(.none)
  }

  /// The platform's font for a text style; it grows with the text size of the environment as the platform's does.
  public static func system(_ style: TextStyle, design: Design = .default, weight: Weight? = nil) -> Font {
    let font = font(for: style)
    return system(size: font.size, weight: weight ?? font.weight, design: design).growing(.style(style))
  }

  private static func font(for style: TextStyle) -> Font {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .subheadline: subheadline
    case .body: body
    case .callout: callout
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }

  // The text styles of the platform at its standard text size; the design system's own are view modifiers.

  /// 34 points.
  public static let largeTitle = system(size: 34).growing(.style(.largeTitle))
  /// 28 points.
  public static let title = system(size: 28).growing(.style(.title))
  /// 22 points.
  public static let title2 = system(size: 22).growing(.style(.title2))
  /// 20 points.
  public static let title3 = system(size: 20).growing(.style(.title3))
  /// 17 points, semibold.
  public static let headline = system(size: 17, weight: .semibold).growing(.style(.headline))
  /// 17 points.
  public static let body = system(size: 17).growing(.style(.body))
  /// What texts have that are given none.
  public static let `default` = body
  /// 16 points.
  public static let callout = system(size: 16).growing(.style(.callout))
  /// 15 points.
  public static let subheadline = system(size: 15).growing(.style(.subheadline))
  /// 13 points.
  public static let footnote = system(size: 13).growing(.style(.footnote))
  /// 12 points.
  public static let caption = system(size: 12).growing(.style(.caption))
  /// 11 points.
  public static let caption2 = system(size: 11).growing(.style(.caption2))
}
