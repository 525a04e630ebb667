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
  ///
  /// Takes time in proportion to the part.
  func slice(_ part: Range<Int>) -> ShapedItem? {
    if part == range { return self }
    for boundary in [part.lowerBound, part.upperBound]
    where !isSafeToCut(before: boundary) { return nil }
    var slice = self
    slice.source.range = part
    slice.glyphs = Array(glyphs[indices(of: part)])
    return slice
  }

  /// Whether both parts are as if they had been shaped by themselves.
  func isSafeToCut(before boundary: Int) -> Bool {
    if boundary == range.lowerBound || boundary == range.upperBound { return true }
    let atBoundary = glyphs[indices(of: boundary..<boundary + 1)]
    // No glyph: the boundary is within a cluster.
    return !atBoundary.isEmpty && !atBoundary.contains(where: \.isUnsafeToBreak)
  }

  /// The glyphs in parts, each of clusters for which something is the same, as they are seen from left to right.
  func parts<Key: Equatable>(by key: (_ cluster: Int) -> Key) -> [ArraySlice<Glyph>] {
    var parts: [ArraySlice<Glyph>] = []
    var start = glyphs.startIndex
    for index in glyphs.indices.dropFirst() where key(glyphs[index].cluster) != key(glyphs[start].cluster) {
      parts.append(glyphs[start..<index])
      start = index
    }
    return glyphs.isEmpty ? [] : parts + [glyphs[start...]]
  }

  /// The places of the glyphs whose clusters begin in a range.
  ///
  /// HarfBuzz keeps clusters in order: ascending in text that runs from left to right, descending in other.
  private func indices(of clusters: Range<Int>) -> Range<Int> {
    if source.level & 1 == 0 {
      let first = glyphs.partitioningIndex { $0.cluster >= clusters.lowerBound }
      return first..<glyphs.partitioningIndex { $0.cluster >= clusters.upperBound }
    }
    let first = glyphs.partitioningIndex { $0.cluster < clusters.upperBound }
    return first..<glyphs.partitioningIndex { $0.cluster < clusters.lowerBound }
  }
}

extension RandomAccessCollection {
  /// The first place from which on a condition holds, by bisection: below it, it must hold nowhere.
  func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if belongsToSecond(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
