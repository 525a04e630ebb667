public import DaguerreGraphics

/// Text, shaped and broken into lines: where each glyph stands, in points from the top left of the block.
public struct TextLayout: Sendable {
  /// Glyphs of one font and style within a line, left to right.
  public struct Run: Sendable {
    public var font: FontFile
    public var size: Double
    public var color: Color
    public var glyphs: [Glyph]
  }

  public struct Glyph: Hashable, Sendable {
    public var id: UInt32
    /// On the baseline, offsets by the font included.
    public var origin: Point
    /// Letter spacing included.
    public var advance: Double
    /// The first UTF-16 code unit, in the whole text, of the characters that the glyph stands for.
    public var cluster: Int
  }

  public struct Line: Sendable {
    /// In UTF-16 code units of the whole text, with the white space that hangs at its end.
    public var range: Range<Int>
    /// Of the left edge.
    public var x: Double
    public var top: Double
    public var height: Double
    /// From the top of the block.
    public var baseline: Double
    /// Without the white space at its end, with the letter spacing after its last letter.
    public var width: Double
    public var runs: [Run]
  }

  public let lines: [Line]
  /// The widest line's width, and the sum of the lines' heights.
  public let size: Size
  /// Characters that no font of their run has, each once, in order of appearance: drawn as `.notdef`.
  public let missing: [Unicode.Scalar]

  /// Lays out the text of `runs`; an empty list has no lines, an empty text one.
  public init(_ runs: [TextRun], options: TextOptions = TextOptions()) {
    let styles = runs.map(\.style)
    var lines: [Line] = []
    var missing: [Unicode.Scalar] = []
    for paragraph in runs.isEmpty ? [] : Paragraph.split(runs) {
      let setter = ParagraphSetter(paragraph, styles: styles, options: options)
      for range in setter.lineRanges() {
        let top = lines.last.map { $0.top + $0.height } ?? 0
        lines.append(setter.line(range, top: top, missing: &missing))
      }
    }
    let width = lines.map(\.width).max() ?? 0
    let room = options.maxWidth.isFinite ? max(width, options.maxWidth) : width
    for index in lines.indices { lines[index].align(in: room, options: options) }
    self.lines = lines
    self.size = Size(width: width, height: lines.last.map { $0.top + $0.height } ?? 0)
    self.missing = missing
  }
}

extension TextLayout.Line {
  /// Moves the line, set at 0, to its place in a block of the given width.
  fileprivate mutating func align(in room: Double, options: TextOptions) {
    let isRightToLeft = options.direction == .rightToLeft
    let offset: Double =
      switch (options.alignment, isRightToLeft) {
      case (.center, _): (room - width) / 2
      case (.leading, false), (.trailing, true): 0
      case (.leading, true), (.trailing, false): room - width
      }
    guard offset != 0 else { return }
    x += offset
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices { runs[run].glyphs[glyph].origin.x += offset }
    }
  }
}
