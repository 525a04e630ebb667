/// A piece of a paragraph with one font, style, script and direction, shaped.
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
    /// Whether the text cannot be cut before the cluster without shaping both parts again.
    var isUnsafeToBreak: Bool
  }

  var source: Itemizer.Item
  /// In visual order, left to right.
  var glyphs: [Glyph]

  var range: Range<Int> { source.range }

  /// The part of the item that stands for some of its scalars; nil where that must be shaped anew.
  func slice(_ part: Range<Int>) -> ShapedItem? {
    if part == range { return self }
    for boundary in [part.lowerBound, part.upperBound]
    where boundary != range.lowerBound && boundary != range.upperBound {
      let atBoundary = glyphs.filter { $0.cluster == boundary }
      // No glyph: the boundary is within a cluster.
      if atBoundary.isEmpty || atBoundary.contains(where: \.isUnsafeToBreak) { return nil }
    }
    var slice = self
    slice.source.range = part
    slice.glyphs = glyphs.filter { part.contains($0.cluster) }
    return slice
  }
}
