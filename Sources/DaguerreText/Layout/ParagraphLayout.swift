internal import CHarfBuzz
internal import DaguerreGraphics

/// The layout of one paragraph: shapes it, breaks it into lines, orders and places each line's glyphs.
///
/// Takes time in proportion to the paragraph, however many lines it has; a shortened last line takes it some more times,
/// by the logarithm of what is left out.
struct ParagraphLayout {
  let paragraph: Paragraph
  let styles: [TextStyle]
  let options: TextOptions
  private let bidi: BidiLevels
  private let shaper: Shaper
  /// The whole paragraph, shaped once; lines are cut from it.
  private let items: [ShapedItem]

  init(_ paragraph: Paragraph, styles: [TextStyle], options: TextOptions) {
    self.init(
      paragraph, bidi: BidiLevels(paragraph.scalars, direction: options.direction), after: HB_SCRIPT_COMMON,
      styles: styles, options: options)
  }

  /// - Parameter script: that of the text before the paragraph, where it is part of a longer one.
  private init(
    _ paragraph: Paragraph, bidi: BidiLevels, after script: hb_script_t, styles: [TextStyle], options: TextOptions
  ) {
    self.paragraph = paragraph
    self.styles = styles
    self.options = options
    self.bidi = bidi
    let all = 0..<paragraph.count
    let shaper = Shaper(paragraph, styles: styles)
    self.shaper = shaper
    self.items = Itemizer(paragraph: paragraph, bidi: bidi, styles: styles).items(in: all, after: script)
      .map { shaper.shape($0, context: all) }
  }

  var isRightToLeft: Bool { bidi.base == 1 }

  /// For each scalar the advance of its cluster's glyphs, all of it at the cluster's first scalar; nil elsewhere.
  ///
  /// Nothing is cut within what people see as one character (UAX #29), be it several clusters of glyphs or several of
  /// these one.
  func clusterAdvances() -> [Double?] {
    var advances = [Double?](repeating: nil, count: paragraph.count)
    for item in items {
      for glyph in item.glyphs { advances[glyph.cluster] = (advances[glyph.cluster] ?? 0) + glyph.advance }
    }
    // Below the first mark, every scalar is a character.
    guard paragraph.scalars.contains(where: { $0 >= 0x300 }) else { return advances }
    var (place, owner) = (0, 0)
    for character in String(String.UnicodeScalarView(paragraph.scalars.compactMap(Unicode.Scalar.init))) {
      if advances[place] != nil { owner = place }
      let end = place + character.unicodeScalars.count
      for inner in place + 1..<end {
        guard let advance = advances[inner] else { continue }
        advances[owner] = (advances[owner] ?? 0) + advance
        advances[inner] = nil
      }
      place = end
    }
    return advances
  }

  // MARK: Lines

  /// Places the glyphs of a line from x = 0; white space at its end hangs beyond its width.
  func line(_ range: Range<Int>, top: Double, unmapped: inout UnmappedScalars) -> TextLayout.Line {
    if let last = range.last, paragraph.scalars[last] == Self.softHyphen, range.upperBound < paragraph.count {
      return hyphenated(range, top: top, unmapped: &unmapped)
    }
    let pieces = pieces(of: range)
    let metrics = LineMetrics(
      range.isEmpty ? [styles[paragraph.emptyStyle]] : Set(paragraph.styles[range]).sorted().map { styles[$0] },
      leading: options.leading)
    let baseline = top + metrics.baseline
    let visibleEnd = trimmedEnd(of: range)
    // Where lines run from right to left, what hangs is at the left, before the line's edge.
    let trailingSpace = width(of: pieces, from: visibleEnd)
    let visibleStart = range.first { !Self.isHanging(paragraph.scalars[$0]) } ?? range.upperBound
    var x = isRightToLeft ? -trailingSpace : 0
    var width = 0.0
    var runs: [TextLayout.Run] = []
    var decorated: [TextLayout.DecoratedSpan] = []
    for index in BidiLevels.visualOrder(pieces.map(\.level)) {
      let item = pieces[index].item
      for part in item.parts(by: { paragraph.styles[$0] }) {
        let style = styles[paragraph.styles[part[part.startIndex].cluster]]
        let ownBaseline = baseline - style.baselineOffset
        var glyphs: [TextLayout.Glyph] = []
        glyphs.reserveCapacity(part.count)
        // White space at either end of the line has no line through it or below it.
        var span: TextLayout.DecoratedSpan?
        // What is behind the text is behind white space too, but where a line ends before the paragraph does.
        var ground: TextLayout.DecoratedSpan?
        for glyph in part {
          let origin = Point(x: x + glyph.offsetX, y: ownBaseline - glyph.offsetY)
          glyphs.append(
            TextLayout.Glyph(
              id: glyph.id, origin: origin, advance: glyph.advance, cluster: paragraph.utf16Offset(of: glyph.cluster)))
          let end = x + glyph.advance
          func extended(_ span: TextLayout.DecoratedSpan?) -> TextLayout.DecoratedSpan {
            var span =
              span
              ?? TextLayout.DecoratedSpan(
                style: style, start: x, end: x, baseline: ownBaseline, lastRun: runs.count)
            span.extend(to: end, isSpace: Self.isHanging(paragraph.scalars[glyph.cluster]))
            return span
          }
          let isVisible = glyph.cluster < visibleEnd
          if isVisible { width += glyph.advance }
          if isVisible, glyph.cluster >= visibleStart { span = extended(span) }
          if isVisible || range.upperBound == paragraph.count { ground = extended(ground) }
          x += glyph.advance
          if glyph.id == 0 { note(unmappedAt: glyph.cluster, in: item.source.font, &unmapped) }
        }
        runs.append(
          TextLayout.Run(
            font: item.source.font, size: style.size, color: style.color, glyphs: glyphs, decorations: [],
            background: ground?.background, attachment: style.attachment))
        if let span { decorated.append(span) }
      }
    }
    for span in TextLayout.DecoratedSpan.joined(decorated) { runs[span.lastRun].decorations = span.decorations }
    return TextLayout.Line(
      range: paragraph.utf16Offset(of: range.lowerBound)..<paragraph.utf16Offset(of: range.upperBound), x: 0,
      top: top, height: metrics.height, baseline: baseline, width: width,
      trailingSpace: trailingSpace, isRightToLeft: isRightToLeft, runs: runs)
  }

  /// Notes what a font lacks of a character and the marks on it.
  private func note(unmappedAt place: Int, in font: FontFile, _ unmapped: inout UnmappedScalars) {
    let marks = paragraph.scalars[(place + 1)...].prefix(Itemizer.longestMarks).prefix(while: Itemizer.isExtending)
    let lacking = ([paragraph.scalars[place]] + marks).filter { value in
      Unicode.Scalar(value).map { font.glyph(for: $0) == nil } ?? false
    }
    for value in lacking.isEmpty ? [paragraph.scalars[place]] : lacking { unmapped.insert(value) }
  }

  /// A part of a line with one level, which may differ from that of the item it was cut from.
  private typealias Piece = (item: ShapedItem, level: UInt8)

  /// What a line is made of, in the order of the text.
  private func pieces(of line: Range<Int>) -> [Piece] {
    let levels = bidi.levels(ofLine: line)
    var pieces: [Piece] = []
    for item in items(in: line) {
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
          pieces.append((shaper.shape(source, context: line), level))
        }
        start = stop
      }
    }
    return pieces
  }

  /// The items that have a part in a line, in the order of the text.
  private func items(in line: Range<Int>) -> ArraySlice<ShapedItem> {
    let first = items.partitioningIndex { $0.range.upperBound > line.lowerBound }
    return items[first...].prefix { $0.range.lowerBound < line.upperBound }
  }

  /// Whether the text around a boundary is shaped in two parts as it is in one.
  func isSafeToCut(before boundary: Int) -> Bool {
    items(in: boundary..<boundary + 1).first?.isSafeToCut(before: boundary) ?? true
  }

  private func width(of pieces: [Piece], from scalar: Int) -> Double {
    pieces.reduce(0) { sum, piece in
      piece.item.glyphs.reduce(sum) { $1.cluster >= scalar ? $0 + $1.advance : $0 }
    }
  }

  // MARK: White space and hyphens

  static let softHyphen: UInt32 = 0xAD

  /// White space that hangs at the end of a line and takes no width there.
  static func isHanging(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x09 || scalar == 0x1680 || scalar == 0x205F || scalar == 0x3000
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
  private func hyphenated(_ range: Range<Int>, top: Double, unmapped: inout UnmappedScalars) -> TextLayout.Line {
    let last = range.count - 1
    let line = paragraph.part(range)
    let visible = line.replacing(last..<last + 1, with: [hyphen(style: line.styles[last])])
    let script = items(in: range).first?.source.script ?? HB_SCRIPT_COMMON
    return ParagraphLayout(visible, bidi: bidi.part(range), after: script, styles: styles, options: options)
      .line(0..<visible.count, top: top, unmapped: &unmapped)
  }
}
