internal import DaguerreText

/// A text in its room, to be drawn in parts; places are in points from the room's left top corner.
package final class LaidText {
  /// Where letters are and how high they reach, in points.
  package struct Bounds: Equatable, Sendable {
    /// The left end of the line that the letters stand on.
    package var origin: Point
    package var width: Double
    /// Above the line that letters stand on.
    package var ascent: Double
    /// Below it.
    package var descent: Double
    /// What the line is higher than that.
    package var leading: Double
  }

  fileprivate let text: TextNode
  fileprivate let layout: TextLayout
  private let rect: Rect
  private let stretches: [AttributedStretch]

  init(_ text: TextNode, _ layout: TextLayout, in rect: Rect, _ stretches: [AttributedStretch]) {
    (self.text, self.layout, self.rect, self.stretches) = (text, layout, rect, stretches)
  }

  /// Whether something had to be left out.
  package var isTruncated: Bool { layout.isTruncated }

  package var lineCount: Int { layout.lines.count }

  package func runCount(line: Int) -> Int { layout.lines[line].runs.count }

  package func glyphCount(line: Int, run: Int) -> Int { layout.lines[line].runs[run].glyphs.count }

  /// Whether a line's paragraph runs from the right.
  package func isRightToLeft(line: Int) -> Bool { layout.lines[line].isRightToLeft }

  /// Whether the letters of a run follow one another to the left.
  package func isRightToLeft(line: Int, run: Int) -> Bool {
    let glyphs = layout.lines[line].runs[run].glyphs
    guard let first = glyphs.first, let last = glyphs.last, first.cluster != last.cluster else {
      return layout.lines[line].isRightToLeft
    }
    return first.cluster > last.cluster
  }

  /// For each glyph the first of its characters, in UTF-16 code units of the whole text.
  package func characters(line: Int, run: Int, glyphs: Range<Int>) -> [Int] {
    let run = layout.lines[line].runs[run]
    return run.glyphs[glyphs.clamped(to: run.glyphs.indices)].map(\.cluster)
  }

  /// What a run has of one's own, the innermost first.
  package func attributes(line: Int, run: Int) -> [any TextAttribute] {
    guard let place = layout.lines[line].runs[run].glyphs.first?.cluster else { return [] }
    return (stretches.first { place < $0.end } ?? stretches.last)?.attributes ?? []
  }

  /// Of all of a line.
  package func bounds(line: Int) -> Bounds {
    let line = layout.lines[line]
    let reach = line.runs.map(\.reach)
    let ascent = reach.map(\.ascent).max() ?? (line.baseline - line.top)
    let descent = reach.map(\.descent).max() ?? (line.top + line.height - line.baseline)
    return bounds(
      from: line.x, to: line.x + line.width, in: line, (ascent, descent, max(line.height - ascent - descent, 0)))
  }

  /// Of some glyphs of a run.
  package func bounds(line: Int, run: Int, glyphs: Range<Int>) -> Bounds {
    let line = layout.lines[line]
    let (start, end) = TextPart(line: nil, run: run, glyphs: glyphs).ends(in: line) ?? (0, 0)
    return bounds(from: start, to: end, in: line, line.runs[run].reach)
  }

  private func bounds(
    from start: Double, to end: Double, in line: TextLayout.Line,
    _ reach: (ascent: Double, descent: Double, leading: Double)
  ) -> Bounds {
    let origin = Point(
      x: text.start(of: line, in: rect.width) + start, y: text.baseline(of: line, in: rect) - rect.minY)
    return Bounds(
      origin: origin, width: end - start, ascent: reach.ascent, descent: reach.descent, leading: reach.leading)
  }

  /// What draws a part, in a room as large as the text's.
  package func view(of part: TextPart) -> some View { TextPartView(text: self, part: part) }
}

extension TextLayout.Run {
  /// How far its font reaches above and below the line, and the gap that it asks for; an image as far as its sides.
  fileprivate var reach: (ascent: Double, descent: Double, leading: Double) {
    if let attachment {
      let top = attachment.elevation + attachment.size.height
      return (max(top, 0), max(-attachment.elevation, 0), 0)
    }
    let metrics = font.metrics
    let scale = size / metrics.unitsPerEm
    return (metrics.ascender * scale, -metrics.descender * scale, metrics.lineGap * scale)
  }
}

/// A part of a text where it stands in the text's room.
private struct TextPartView: PrimitiveView {
  let text: LaidText
  let part: TextPart

  func _resolve(in context: ResolutionContext) -> [LayoutNode] { [TextPartNode(text, part, context.environment)] }
}

private final class TextPartNode: LayoutNode {
  private let text: LaidText
  private let part: TextPart

  init(_ text: LaidText, _ part: TextPart, _ environment: EnvironmentValues) {
    (self.text, self.part) = (text, part)
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    text.text.draw(text.layout, part, in: rect, on: canvas)
  }
}
