import DaguerreGraphics
import DaguerreText
import TestSupport
import Testing

@Suite("Layout of mixed directions")
struct BidiLayoutTests {
  private let fonts: [FontFile]

  init() throws { fonts = try PackageFonts.library().fonts(family: "Roboto", weight: 400) }

  private func line(_ text: String, _ options: TextOptions) -> TextLayout.Line {
    TextLayout([TextRun(text, style: TextStyle(fonts: fonts, size: 20))], options: options).lines[0]
  }

  private func clusters(_ line: TextLayout.Line) -> [Int] { line.runs.flatMap { $0.glyphs.map(\.cluster) } }

  @Test("a line that is cut runs the way of its paragraph, though the letter that says so is left out")
  func directionOfCutLines() {
    // What is kept of the first is numbers alone; it begins on the right. What is kept of the second is Hebrew alone.
    let tail = line("12 34 56 \u{5D0}\u{5D1}\u{5D2}\u{5D3}", TextOptions(maxWidth: 100, lineLimit: 1))
    #expect(tail.isRightToLeft && clusters(tail).suffix(2) == [0, 1])
    let head = line(
      "abcdefgh \u{5D0}\u{5D1}\u{5D2}", TextOptions(maxWidth: 60, lineLimit: 1, truncation: .head))
    #expect(!head.isRightToLeft && clusters(head).suffix(3) == [11, 10, 9])
  }

  @Test("a hyphen stands where its word ends, in a paragraph of the other direction too")
  func hyphens() {
    let layout = line("\u{5D0} abc\u{AD}defghi", TextOptions(maxWidth: 70))
    #expect(clusters(layout) == [2, 3, 4, 5, 1, 0])
    #expect(layout.runs.first { $0.glyphs.contains { $0.cluster == 5 } }?.glyphs.count == 4)
  }

  @Test("a tab and the spaces before it run the way of the paragraph")
  func tabs() {
    #expect(clusters(line("\u{5D0} ab \tcd", TextOptions())) == [6, 7, 5, 4, 2, 3, 1, 0])
  }

  @Test("punctuation stays with the font of what it follows")
  func followers() {
    #expect(line("\u{5D0}-", TextOptions()).runs.count == 1 && line("a-", TextOptions()).runs.count == 1)
  }

  @Test(
    "a line separator ends a line, but not the paragraph that has one direction",
    arguments: [("\u{2028}", true), ("\u{B}", true), ("\n", false), ("\u{2029}", false)])
  func lineSeparators(separator: String, isOneParagraph: Bool) {
    for text in ["\u{5D0}\u{5D1}\(separator)abc", "12\(separator)\u{5D0}\u{5D1}"] {
      let layout = TextLayout([TextRun(text, style: TextStyle(fonts: fonts, size: 20))])
      #expect(layout.lines.count == 2)
      #expect(layout.lines.allSatisfy(\.isRightToLeft) == isOneParagraph)
      let (run, left) = (
        TextRun(text + "\nabc", style: TextStyle(fonts: fonts, size: 20)), TextOptions(direction: .leftToRight)
      )
      // The next paragraph has one of its own, and who says which has it in all.
      #expect(TextLayout([run]).lines.last?.isRightToLeft == false)
      #expect(TextLayout([run], options: left).lines.allSatisfy { !$0.isRightToLeft })
    }
  }
}
