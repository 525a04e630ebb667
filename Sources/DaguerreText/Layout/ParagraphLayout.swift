internal import DaguerreGraphics

/// The layout of one paragraph: shapes it, breaks it into lines, orders and places each line's glyphs.
struct ParagraphLayout {
  let paragraph: Paragraph
  let styles: [TextStyle]
  let options: TextOptions
  private let bidi: BidiLevels
  /// The whole paragraph, shaped once; lines are cut from it.
  private let items: [ShapedItem]

  init(_ paragraph: Paragraph, styles: [TextStyle], options: TextOptions) {
    self.paragraph = paragraph
    self.styles = styles
    self.options = options
    self.bidi = BidiLevels(paragraph.scalars, direction: options.direction)
    let all = 0..<paragraph.count
    let shaper = Shaper(paragraph.scalars, styles: styles)
    self.items = Itemizer(paragraph: paragraph, bidi: bidi, styles: styles).items(in: all)
      .map { shaper.shape($0, context: all) }
  }

  var isRightToLeft: Bool { bidi.base == 1 }

  /// For each scalar the advance of its cluster's glyphs, all of it at the cluster's first scalar; nil elsewhere.
  func clusterAdvances() -> [Double?] {
    var advances = [Double?](repeating: nil, count: paragraph.count)
    for item in items {
      for glyph in item.glyphs { advances[glyph.cluster] = (advances[glyph.cluster] ?? 0) + glyph.advance }
    }
    return advances
  }

  // MARK: Lines

  /// Places the glyphs of a line from x = 0; white space at its end hangs beyond its width.
  func line(_ range: Range<Int>, top: Double, unmapped: inout [Unicode.Scalar]) -> TextLayout.Line {
    if let last = range.last, paragraph.scalars[last] == Self.softHyphen, range.upperBound < paragraph.count {
      return hyphenated(range, top: top, unmapped: &unmapped)
    }
    let pieces = pieces(of: range)
    let metrics = LineMetrics(
      range.isEmpty ? [styles[0]] : Set(paragraph.styles[range]).sorted().map { styles[$0] }, leading: options.leading)
    let baseline = top + metrics.baseline
    let visibleEnd = trimmedEnd(of: range)
    // Where lines run from right to left, what hangs is at the left, before the line's edge.
    var x = isRightToLeft ? -width(of: pieces, from: visibleEnd) : 0
    var width = 0.0
    var runs: [TextLayout.Run] = []
    for index in BidiLevels.visualOrder(pieces.map(\.level)) {
      let item = pieces[index].item
      let style = styles[item.source.style]
      var glyphs: [TextLayout.Glyph] = []
      glyphs.reserveCapacity(item.glyphs.count)
      let start = x
      for glyph in item.glyphs {
        let origin = Point(x: x + glyph.offsetX, y: baseline - glyph.offsetY)
        glyphs.append(
          TextLayout.Glyph(
            id: glyph.id, origin: origin, advance: glyph.advance, cluster: paragraph.utf16Offset(of: glyph.cluster)))
        x += glyph.advance
        if glyph.cluster < visibleEnd { width += glyph.advance }
        if glyph.id == 0 { note(paragraph.scalars[glyph.cluster], in: &unmapped) }
      }
      runs.append(
        TextLayout.Run(
          font: item.source.font, size: style.size, color: style.color, glyphs: glyphs,
          decorations: TextLayout.Decoration.decorations(of: style, from: start, to: x, baseline: baseline)))
    }
    return TextLayout.Line(
      range: paragraph.utf16Offset(of: range.lowerBound)..<paragraph.utf16Offset(of: range.upperBound), x: 0,
      top: top, height: metrics.height, baseline: baseline, width: width, isRightToLeft: isRightToLeft, runs: runs)
  }

  /// A part of a line with one level, which may differ from that of the item it was cut from.
  private typealias Piece = (item: ShapedItem, level: UInt8)

  /// What a line is made of, in the order of the text.
  private func pieces(of line: Range<Int>) -> [Piece] {
    let levels = bidi.levels(ofLine: line)
    var pieces: [Piece] = []
    var shaper: Shaper?
    for item in items where item.range.overlaps(line) {
      var start = max(item.range.lowerBound, line.lowerBound)
      let end = min(item.range.upperBound, line.upperBound)
      while start < end {
        let level = levels[start - line.lowerBound]
        var stop = start + 1
        while stop < end && levels[stop - line.lowerBound] == level { stop += 1 }
        if let slice = item.slice(start..<stop) {
          pieces.append((slice, level))
        } else {
          var source = item.source
          source.range = start..<stop
          let again = shaper ?? Shaper(paragraph.scalars, styles: styles)
          shaper = again
          pieces.append((again.shape(source, context: line), level))
        }
        start = stop
      }
    }
    return pieces
  }

  private func width(of pieces: [Piece], from scalar: Int) -> Double {
    pieces.reduce(0) { sum, piece in
      piece.item.glyphs.reduce(sum) { $1.cluster >= scalar ? $0 + $1.advance : $0 }
    }
  }

  private func note(_ value: UInt32, in unmapped: inout [Unicode.Scalar]) {
    if let scalar = Unicode.Scalar(value), !unmapped.contains(scalar) { unmapped.append(scalar) }
  }

  // MARK: White space and hyphens

  static let softHyphen: UInt32 = 0xAD

  /// White space that hangs at the end of a line and takes no width there.
  static func isHanging(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x09 || scalar == 0x1680 || scalar == 0x3000
      || ((0x2000...0x200A).contains(scalar) && scalar != 0x2007)
  }

  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound && Self.isHanging(paragraph.scalars[end - 1]) { end -= 1 }
    return end
  }

  /// The hyphen of a style's font.
  func hyphen(style: Int) -> UInt32 { styles[style].fonts[0].glyph(for: "\u{2010}") != nil ? 0x2010 : 0x2D }

  /// A line that ends at a soft hyphen, which is seen there.
  private func hyphenated(_ range: Range<Int>, top: Double, unmapped: inout [Unicode.Scalar]) -> TextLayout.Line {
    let last = range.upperBound - 1
    let visible = paragraph.replacing(last..<last + 1, with: [hyphen(style: paragraph.styles[last])])
    return ParagraphLayout(visible, styles: styles, options: options).line(range, top: top, unmapped: &unmapped)
  }
}
