/// A piece of a line with one font, style, script and direction, shaped.
struct ShapedItem {
  struct Glyph {
    var id: UInt32
    /// The first scalar, in the paragraph, of the cluster the glyph belongs to.
    var cluster: Int
    /// Points to the next glyph, letter spacing included.
    var advance: Double
    /// Where the glyph is drawn, from its origin, in points; y up.
    var offsetX: Double
    var offsetY: Double
  }

  var font: FontFile
  var style: Int
  var level: UInt8
  /// Of scalars, in the paragraph.
  var range: Range<Int>
  /// In visual order, left to right.
  var glyphs: [Glyph]

  var isRightToLeft: Bool { level & 1 == 1 }
  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}
