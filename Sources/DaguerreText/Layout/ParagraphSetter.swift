internal import DaguerreGraphics

/// Sets one paragraph: shapes it, breaks it into lines, orders and places each line's glyphs.
struct ParagraphSetter {
  private let paragraph: Paragraph
  private let styles: [TextStyle]
  private let options: TextOptions
  private let bidi: BidiLevels

  init(_ paragraph: Paragraph, styles: [TextStyle], options: TextOptions) {
    self.paragraph = paragraph
    self.styles = styles
    self.options = options
    self.bidi = BidiLevels(paragraph.scalars, direction: options.direction)
  }

  /// The scalars of each line; at least one range, perhaps empty.
  func lineRanges() -> [Range<Int>] {
    let all = 0..<paragraph.scalars.count
    guard options.maxWidth.isFinite, !all.isEmpty else { return [all] }
    let advances = advances()
    let breaker = LineBreaker(paragraph.scalars)
    var ranges: [Range<Int>] = []
    var start = 0
    var lastBreak = 0
    var width = 0.0
    var widthAtBreak = 0.0
    for index in all {
      let isHanging = LineBreaker.isHanging(paragraph.scalars[index])
      if !isHanging && lastBreak > start && width + advances[index] > options.maxWidth {
        ranges.append(start..<lastBreak)
        start = lastBreak
        width -= widthAtBreak
      }
      width += advances[index]
      if breaker.opportunities[index] {
        lastBreak = index + 1
        widthAtBreak = width
      }
    }
    ranges.append(start..<all.upperBound)
    return ranges
  }

  /// Shapes a line and places its glyphs from x = 0.
  func line(_ range: Range<Int>, top: Double, missing: inout [Unicode.Scalar]) -> TextLayout.Line {
    let end = trimmedEnd(of: range)
    let items = shape(range.lowerBound..<end)
    let metrics = LineMetrics(styles: range.isEmpty ? [0] : Set(paragraph.styles[range]).sorted(), of: styles)
    let baseline = top + metrics.baseline
    var x = 0.0
    var runs: [TextLayout.Run] = []
    for index in BidiLevels.visualOrder(items.map(\.level)) {
      let item = items[index]
      var glyphs: [TextLayout.Glyph] = []
      glyphs.reserveCapacity(item.glyphs.count)
      for glyph in item.glyphs {
        let origin = Point(x: x + glyph.offsetX, y: baseline - glyph.offsetY)
        glyphs.append(
          TextLayout.Glyph(
            id: glyph.id, origin: origin, advance: glyph.advance,
            cluster: paragraph.utf16Offset(of: glyph.cluster)))
        x += glyph.advance
        if glyph.id == 0, let scalar = Unicode.Scalar(paragraph.scalars[glyph.cluster]), !missing.contains(scalar) {
          missing.append(scalar)
        }
      }
      let style = styles[item.style]
      runs.append(TextLayout.Run(font: item.font, size: style.size, color: style.color, glyphs: glyphs))
    }
    return TextLayout.Line(
      range: paragraph.utf16Offset(of: range.lowerBound)..<paragraph.utf16Offset(of: range.upperBound), x: 0,
      top: top, height: metrics.height, baseline: baseline, width: x, runs: runs)
  }

  private func shape(_ range: Range<Int>) -> [ShapedItem] {
    let shaper = Shaper(paragraph: paragraph, styles: styles)
    return Itemizer(paragraph: paragraph, levels: bidi.levels, styles: styles).items(in: range)
      .map { shaper.shape($0, context: range) }
  }

  /// For each scalar the advance of its cluster's glyphs, all of it at the cluster's first scalar.
  private func advances() -> [Double] {
    var advances = [Double](repeating: 0, count: paragraph.scalars.count)
    for item in shape(0..<paragraph.scalars.count) {
      for glyph in item.glyphs { advances[glyph.cluster] += glyph.advance }
    }
    return advances
  }

  private func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound && LineBreaker.isHanging(paragraph.scalars[end - 1]) { end -= 1 }
    return end
  }
}

/// The height of a line and where its baseline is.
struct LineMetrics {
  let height: Double
  /// From the top of the line.
  let baseline: Double

  /// The strut of each style, its surplus halved above and below; together they span the line.
  init(styles indices: [Int], of styles: [TextStyle]) {
    var above = 0.0
    var below = 0.0
    for (position, style) in indices.map({ styles[$0] }).enumerated() {
      let metrics = style.fonts[0].metrics
      let scale = style.size / metrics.unitsPerEm
      let height = style.lineHeight ?? (metrics.height + metrics.lineGap) * scale
      let halfLeading = (height - metrics.height * scale) / 2
      let top = metrics.ascender * scale + halfLeading
      above = position == 0 ? top : max(above, top)
      below = position == 0 ? height - top : max(below, height - top)
    }
    self.height = above + below
    self.baseline = above
  }
}
