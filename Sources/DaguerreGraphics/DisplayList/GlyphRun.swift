/// Glyphs of one font, size and colour, each at its own origin on the baseline.
public struct GlyphRun: Sendable {
  /// A glyph and its place.
  public struct Glyph: Hashable, Sendable {
    /// The index of the glyph in its font.
    public var id: UInt32
    /// Where the origin of the outline lies on the sheet, in points.
    public var origin: Point

    /// A glyph by its index and its place.
    public init(id: UInt32, origin: Point) {
      self.id = id
      self.origin = origin
    }
  }

  /// The font that the glyphs belong to.
  public var font: any GlyphOutlines
  /// The length of the em.
  public var size: Double
  /// What all of them are filled with.
  public var color: Color
  /// In the order in which they are drawn.
  public var glyphs: [Glyph]

  /// A run by font, size, colour and glyphs.
  ///
  /// - Parameter size: the length of the em, in points.
  public init(font: any GlyphOutlines, size: Double, color: Color, glyphs: [Glyph]) {
    self.font = font
    self.size = size
    self.color = color
    self.glyphs = glyphs
  }
}

extension GlyphRun: Hashable {
  /// Whether both draw the same glyphs of the same font in the same way.
  public static func == (left: GlyphRun, right: GlyphRun) -> Bool {
    left.font === right.font && left.size == right.size && left.color == right.color && left.glyphs == right.glyphs
  }

  /// By all that counts for equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(font))
    hasher.combine(size)
    hasher.combine(color)
    hasher.combine(glyphs)
  }
}

/// A font, as far as drawing needs one.
///
/// Its identity is that of the object: one object never changes its outlines.
public protocol GlyphOutlines: AnyObject, Sendable {
  /// The file name of the font, by which the JSON form refers to it.
  var fileName: String { get }
  /// Font units per em, often 1000 or 2048.
  var unitsPerEm: Double { get }
  /// The unhinted outline in font units, y **up**, origin on the baseline; empty for a blank glyph and for
  /// an id that the font does not have. Filled by the nonzero rule. May be called by many threads at once.
  func outline(of glyph: UInt32) -> Path
  /// A box around the outline, in font units, y up; nil for none. Control points of curves are in it.
  func box(of glyph: UInt32) -> Rect?
  /// How bold it is, 1 to 1000, 400 for regular and 700 for bold; nil where that is not known.
  var weight: Double? { get }
  /// The weight that a variable font was opened with, which the JSON form names beside the file; nil for other fonts.
  var instanceWeight: Int? { get }
}

extension GlyphOutlines {
  /// Not known.
  public var weight: Double? { nil }

  /// None: of one weight.
  public var instanceWeight: Int? { nil }

  /// That of the outline, which is asked for.
  public func box(of glyph: UInt32) -> Rect? { outline(of: glyph).box }
}
