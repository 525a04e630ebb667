/// A type style: font, size, colour, and how the text is presented.
public struct FontStyle: Hashable, Sendable {
  /// How text is shown; the stored text stays as it is.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt8

    /// - Parameter rawValue: a bit for each option.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// All letters as capitals.
    public static let allCaps = Options(rawValue: 1)
    /// A line under the text.
    public static let underline = Options(rawValue: 2)
    /// A line through the text.
    public static let strikethrough = Options(rawValue: 4)
  }

  /// Such as `Helvetica Neue`.
  public var family: String
  /// Of the family: `Regular`, `Bold Italic`.
  public var face: String
  /// In points.
  public var size: Double
  /// Nil for the colour of whatever the text is on.
  public var color: SkinColor?
  /// How the text is presented.
  public var options: Options

  /// - Parameters:
  ///   - size: in points.
  ///   - color: nil for the colour of whatever the text is on.
  public init(
    family: String, face: String = "Regular", size: Double, color: SkinColor? = nil, options: Options = []
  ) {
    self.family = family
    self.face = face
    self.size = size
    self.color = color
    self.options = options
  }

  /// A style of which all letters are capitals, or not.
  public init(
    family: String, face: String = "Regular", size: Double, color: SkinColor? = nil, allCaps: Bool
  ) {
    self.init(family: family, face: face, size: size, color: color, options: allCaps ? .allCaps : [])
  }

  /// The style of an attribute, which reports name it by anyway.
  public init(
    _ key: SkinKey, family: String, face: String = "Regular", size: Double, color: SkinColor? = nil,
    allCaps: Bool = false
  ) {
    self.init(family: family, face: face, size: size, color: color, allCaps: allCaps)
  }

  /// The text to show for a stored text.
  ///
  /// Capitals are those of Unicode without a locale: `ß` is shown as `SS`.
  public func presented(_ text: String) -> String {
    options.contains(.allCaps) ? text.uppercased() : text
  }

  /// The style in another colour.
  public func withColor(_ color: SkinColor?) -> FontStyle {
    var style = self
    style.color = color
    return style
  }

  /// The style in another colour, which has a name in the source; reports tell its value.
  public func withColor(_ color: SkinColor?, _ name: String) -> FontStyle { withColor(color) }

  /// The style in another size.
  public func withSize(_ size: Double) -> FontStyle {
    var style = self
    style.size = size
    return style
  }
}

extension FontStyle: SkinValue {
  /// Blends size and colour; family, face and options switch half-way.
  public func interpolated(to other: FontStyle, at frac: Frac) -> FontStyle {
    FontStyle(
      family: frac.ledge(family, other.family), face: frac.ledge(face, other.face),
      size: size.interpolated(to: other.size, at: frac), color: color.interpolated(to: other.color, at: frac),
      options: frac.ledge(options, other.options))
  }

  /// As in `Helvetica Neue, Regular 12.0, none, all caps`: family, face and size in points, colour, then the options.
  public var canonicalText: String {
    let words = Self.words.filter { options.contains($0.option) }.map(\.text)
    return (["\(family), \(face) \(size)", color.canonicalText] + words).joined(separator: ", ")
  }

  private static var words: [(option: Options, text: String)] {
    [(.allCaps, "all caps"), (.underline, "underline"), (.strikethrough, "strikethrough")]
  }
}

extension FontStyle: LosslessSkinValue {
  /// A text as ``canonicalText`` writes it; the name of a family has no comma.
  public init?(canonicalText: String) {
    var parts = canonicalText.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)[...]
    guard let family = parts.popFirst(), let font = parts.popFirst(), let paint = parts.popFirst(), !family.isEmpty,
      let blank = font.lastIndex(of: " "), let size = Double(font[font.index(after: blank)...]), size.isFinite,
      let color = SkinColor?(canonicalText: paint)
    else { return nil }
    var options: Options = []
    for part in parts {
      guard let word = Self.words.first(where: { $0.text == part }) else { return nil }
      options.insert(word.option)
    }
    self.init(family: family, face: String(font[..<blank]), size: size, color: color, options: options)
  }
}
