public import DaguerreGraphics

/// Text, shaped and broken into lines: where each glyph stands, in points from the top left of the block.
public struct TextLayout: Sendable {
  /// Glyphs of one font and style within a line, left to right.
  public struct Run: Sendable {
    /// The font of all glyphs of the run.
    public var font: FontFile
    /// The length of the em, in points.
    public var size: Double
    /// What glyphs are filled with, and decorations without a colour of their own.
    public var color: Color
    /// From left to right.
    public var glyphs: [Glyph]
    /// Underline and strikethrough.
    public var decorations: [Decoration]
    /// What lies behind the glyphs of the whole line; nil for nothing.
    public var background: Decoration?
    /// What stands in place of each glyph, whose origin is its lower left corner then.
    public var attachment: TextAttachment?
  }

  /// A glyph and its place; lengths in points from the top left of the block.
  public struct Glyph: Hashable, Sendable {
    /// The index of the glyph in its font.
    public var id: UInt32
    /// On the baseline, offsets by the font included.
    public var origin: Point
    /// Letter spacing included.
    public var advance: Double
    /// The first UTF-16 code unit, in the whole text, of the characters that the glyph stands for.
    public var cluster: Int
  }

  /// A line of text; lengths in points from the top left of the block.
  public struct Line: Sendable {
    /// In UTF-16 code units of the whole text, with the white space that hangs at its end; of a shortened line, with
    /// what was left out.
    public var range: Range<Int>
    /// Of the left edge.
    public var x: Double
    /// The upper edge.
    public var top: Double
    /// From the upper edge to that of the next line.
    public var height: Double
    /// From the top of the block.
    public var baseline: Double
    /// Without the white space at its end, with the letter spacing after its last letter.
    public var width: Double
    /// That of the white space at its end, which hangs beyond its width.
    public var trailingSpace: Double
    /// The direction of its paragraph.
    public var isRightToLeft: Bool
    /// From left to right.
    public var runs: [Run]
  }

  /// From the top down.
  public private(set) var lines: [Line] = []
  /// Whether lines had to be left out, so that the last one has an ellipsis.
  public private(set) var isTruncated = false
  /// What sizes were multiplied with to make the text fit.
  public private(set) var scaleFactor = 1.0
  /// Characters that no font of their run has, each once, in order of appearance: drawn as `.notdef`.
  public private(set) var unmappedScalars: [Unicode.Scalar] = []

  /// The widest line's width, no less than none, and the sum of the lines' heights and of what lies between them.
  public var size: Size {
    Size(width: max(0, lines.map(\.width).max() ?? 0), height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  /// Lays out the text of `runs`; an empty list has no lines, an empty text one.
  ///
  /// Takes time and memory in proportion to the text, a few times as much where it has to shrink or to be cut.
  ///
  /// - Precondition: every style has a font.
  public init(_ runs: [TextRun], options: TextOptions = TextOptions()) {
    self.init(setting: runs, options)
    guard !fits(options), options.minimumScaleFactor < 1 else { return }
    // The largest of 64 steps at which it fits, else the smallest.
    var (least, most) = (0, 63)
    let smallest = max(0.01, options.minimumScaleFactor)
    func scaled(_ step: Int) -> TextLayout {
      let factor = smallest + (1 - smallest) * Double(step) / 64
      var layout = TextLayout(setting: runs.map { $0.scaled(by: factor) }, options)
      layout.scaleFactor = factor
      return layout
    }
    while least < most {
      let middle = (least + most + 1) / 2
      if scaled(middle).fits(options) { least = middle } else { most = middle - 1 }
    }
    self = scaled(least)
  }

  /// Whether nothing is left out, and nothing reaches beyond the height.
  private func fits(_ options: TextOptions) -> Bool { !isTruncated && !isHigher(than: options.maxHeight) }

  /// Whether it is higher than some points by more than what sums may be off by.
  package func isHigher(than height: Double) -> Bool { size.height > height + Self.tolerance }

  private static let tolerance = 1e-6

  /// The text in its sizes, cut where there are more lines than there may be.
  private init(setting runs: [TextRun], _ options: TextOptions) {
    self.init(settingAll: runs, options)
    guard lines.count > 1, isHigher(than: options.maxHeight) else { return }
    var fewer = options
    fewer.lineLimit = max(1, lines.count { $0.top + $0.height <= options.maxHeight + Self.tolerance })
    self.init(settingAll: runs, fewer)
  }

  private init(settingAll runs: [TextRun], _ options: TextOptions) {
    precondition(runs.allSatisfy { !$0.style.fonts.isEmpty }, "A text style needs a font.")
    let styles = runs.map(\.style)
    let paragraphs = runs.isEmpty ? [] : Paragraph.split(runs)
    let directions = Paragraph.directions(of: paragraphs, wanted: options.direction)
    var unmapped = UnmappedScalars()
    layout: for (index, paragraph) in paragraphs.enumerated() {
      var own = options
      own.direction = directions[index]
      let paragraphLayout = ParagraphLayout(paragraph, styles: styles, options: own)
      for range in paragraphLayout.lineRanges() {
        let top = lines.last.map { $0.top + $0.height + options.lineSpacing } ?? 0
        let isLast = lines.count + 1 == options.lineLimit.map { max(1, $0) }
        let hasMoreParagraphs = index + 1 < paragraphs.count
        if isLast && (range.upperBound < paragraph.count || hasMoreParagraphs) {
          isTruncated = true
          lines.append(
            paragraphLayout.truncatedLine(
              from: range.lowerBound, isCut: hasMoreParagraphs, top: top, unmapped: &unmapped)
          )
          break layout
        }
        lines.append(paragraphLayout.line(range, top: top, unmapped: &unmapped))
      }
    }
    unmappedScalars = unmapped.scalars
    let width = size.width
    let room = options.maxWidth.isFinite ? max(width, options.maxWidth) : width
    for index in lines.indices { lines[index].align(options.alignment, in: room) }
  }
}

extension TextLayout {
  /// The same places, all in one colour.
  func colored(_ color: Color) -> TextLayout {
    var layout = self
    for line in lines.indices {
      for run in lines[line].runs.indices { layout.lines[line].runs[run].color = color }
    }
    return layout
  }
}

extension TextLayout.Line {
  /// Moves the line, set at 0, to its place in a block of the given width.
  fileprivate mutating func align(_ alignment: TextOptions.Alignment, in room: Double) {
    let offset: Double =
      switch (alignment, isRightToLeft) {
      case (.center, _): (room - width) / 2
      case (.leading, false), (.trailing, true): 0
      case (.leading, true), (.trailing, false): room - width
      }
    guard offset != 0 else { return }
    x += offset
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices { runs[run].glyphs[glyph].origin.x += offset }
      runs[run].background?.rect.origin.x += offset
      for line in runs[run].decorations.indices { runs[run].decorations[line].rect.origin.x += offset }
    }
  }
}
