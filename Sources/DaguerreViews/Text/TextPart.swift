internal import DaguerreText

/// A part of a text that is laid out: a line, a run of it, or some of its glyphs.
package struct TextPart: Sendable {
  /// Everything.
  static let all = TextPart(line: nil)

  /// Nil for all lines.
  var line: Int?
  /// Nil for all of the line.
  var run: Int?
  /// Nil for all of the run.
  var glyphs: Range<Int>?

  package init(line: Int?, run: Int? = nil, glyphs: Range<Int>? = nil) {
    (self.line, self.run, self.glyphs) = (line, run, glyphs)
  }

  func hasLine(_ number: Int) -> Bool { line.map { $0 == number } ?? true }

  func hasRun(_ number: Int) -> Bool { run.map { $0 == number } ?? true }

  /// Which glyphs of a run the part has.
  func range(in run: TextLayout.Run) -> Range<Int> {
    glyphs.map { $0.clamped(to: run.glyphs.indices) } ?? run.glyphs.indices
  }

  /// Between which places of its line the part is; nil for all of the line.
  func ends(in line: TextLayout.Line) -> (Double, Double)? {
    guard let run else { return nil }
    let all = line.runs[run].glyphs
    let range = range(in: line.runs[run])
    guard let first = all.first else { return (0, 0) }
    let start = all[..<range.lowerBound].reduce(first.origin.x) { $0 + $1.advance }
    return (start, all[range].reduce(start) { $0 + $1.advance })
  }
}
