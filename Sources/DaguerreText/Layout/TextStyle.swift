public import DaguerreGraphics

/// How the characters of a run are set.
public struct TextStyle: Sendable {
  /// The font, and those to fall back on, in order, for characters that it lacks.
  public var fonts: [FontFile]
  /// The length of the em, in points.
  public var size: Double
  /// What glyphs are filled with.
  public var color: Color
  /// Points added after each character; more than 0.03 em, more or less, keep ligatures from being formed.
  public var letterSpacing: Double
  /// Points that the advance of each glyph is a whole multiple of, before kerning and letter spacing; nil for the
  /// font's exact advances.
  public var advanceUnit: Double?
  /// The height that a line occupies, in points; nil for the font's own height and gap.
  public var lineHeight: Double?
  /// A BCP 47 language tag, which decides between regional forms of glyphs.
  public var language: String?
  /// OpenType features as HarfBuzz writes them, such as `kern=0` or `smcp`.
  public var features: [String]
  /// Points that glyphs and their lines stand above the baseline of the line, which makes room for that.
  public var baselineOffset: Double
  /// What lies behind the text, from where its font begins to where it ends; nil for nothing.
  public var background: Color?
  /// The line under the text.
  public var underline: DecorationLine?
  /// The line through the text.
  public var strikethrough: DecorationLine?
  /// What stands in place of each character, which should be U+FFFC; nil for glyphs.
  public var attachment: TextAttachment?

  /// A style by its fonts and size, all else plain by default; lengths in points.
  public init(
    fonts: [FontFile], size: Double, color: Color = .black, letterSpacing: Double = 0, advanceUnit: Double? = nil,
    lineHeight: Double? = nil, language: String? = nil, features: [String] = [], baselineOffset: Double = 0,
    background: Color? = nil, underline: DecorationLine? = nil, strikethrough: DecorationLine? = nil,
    attachment: TextAttachment? = nil
  ) {
    self.fonts = fonts
    self.size = size
    self.color = color
    self.letterSpacing = letterSpacing
    self.advanceUnit = advanceUnit
    self.lineHeight = lineHeight
    self.language = language
    self.features = features
    self.baselineOffset = baselineOffset
    self.background = background
    self.underline = underline
    self.strikethrough = strikethrough
    self.attachment = attachment
  }
}

extension TextStyle {
  /// Whether letters of both are shaped as if they had one style: the two differ at most in what is painted, and in the
  /// fonts to fall back on.
  func isShaped(like other: TextStyle) -> Bool {
    fonts[0] === other.fonts[0] && size == other.size && letterSpacing == other.letterSpacing
      && advanceUnit == other.advanceUnit && language == other.language && features == other.features
      && baselineOffset == other.baselineOffset && attachment == nil && other.attachment == nil
  }

  /// Whether what is painted for letters of both is the same, if they are shaped alike.
  func isPainted(like other: TextStyle) -> Bool {
    color == other.color && background == other.background && underline == other.underline
      && strikethrough == other.strikethrough
  }
}

/// Something of a size that stands in a line as a letter does.
public struct TextAttachment: Hashable, Sendable {
  /// What it is, for whoever draws it.
  public var id: Int
  /// Its size, in points.
  public var size: Size
  /// How far its lower edge lies above the baseline, in points.
  public var elevation: Double

  /// Something of a size in points, on the baseline or some points above it.
  public init(id: Int, size: Size, elevation: Double = 0) {
    self.id = id
    self.size = size
    self.elevation = elevation
  }

  /// Where it is drawn whose lower left corner is given.
  public func frame(at corner: Point) -> Rect {
    Rect(origin: Point(x: corner.x, y: corner.y - size.height), size: size)
  }
}

/// Some text in one style.
public struct TextRun: Hashable, Sendable {
  /// The characters; line feeds end paragraphs.
  public var text: String
  /// How they are set.
  public var style: TextStyle

  /// Some text in one style.
  public init(_ text: String, style: TextStyle) {
    self.text = text
    self.style = style
  }

  /// Whether all is equal, the characters one by one: those that are equivalent, as `\u{F900}` and `\u{8C48}`, may have
  /// glyphs of their own.
  public static func == (left: TextRun, right: TextRun) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8) && left.style == right.style
  }

  /// The run with every length of its style multiplied.
  func scaled(by factor: Double) -> TextRun {
    var copy = self
    copy.style.size *= factor
    copy.style.letterSpacing *= factor
    copy.style.baselineOffset *= factor
    copy.style.lineHeight = style.lineHeight.map { $0 * factor }
    copy.style.attachment = style.attachment.map { attachment in
      TextAttachment(
        id: attachment.id,
        size: Size(width: attachment.size.width * factor, height: attachment.size.height * factor),
        elevation: attachment.elevation * factor)
    }
    return copy
  }
}
