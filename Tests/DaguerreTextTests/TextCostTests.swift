import DaguerreText
import TestSupport
import Testing

/// Texts that took time in proportion to the square of their length, at sizes that would then take minutes.
@Suite("Cost of layout")
struct TextCostTests {
  private static let count = 40_000

  private func layout(_ text: String, _ options: TextOptions = TextOptions(maxWidth: 200)) throws -> TextLayout {
    let fonts = try PackageFonts.library().fonts(family: "Noto Sans", weight: 400)
    return TextLayout([TextRun(text, style: TextStyle(fonts: fonts, size: 12))], options: options)
  }

  @Test(
    "lines are cut from a text that was shaped once",
    arguments: [
      "word ", "a", "ab\u{AD}", "a\u{627}", "\u{627}\u{628}\u{644} ", "\u{627}\u{628}\u{644}",
      "\u{202B}a\u{202A}b", "\u{E01}\u{E32}\u{E23}",
    ])
  func lines(unit: String) throws {
    let text = String(repeating: unit, count: Self.count)
    let layout = try layout(text)
    #expect(layout.lines.count > Self.count / 50)
    #expect(layout.lines.last?.range.upperBound == text.utf16.count)
    // Letters that joined are wider where they are cut, and fit nevertheless.
    #expect(layout.lines.allSatisfy { $0.width <= 200 + 1e-6 })
  }

  @Test("marks without end are shaped a hundred at a time")
  func marks() throws {
    let layout = try layout("a" + String(repeating: "\u{301}", count: 200_000))
    #expect(layout.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } } >= 200_000)
  }

  @Test("marks without end that no font has are noted, too")
  func unmappedMarks() throws {
    #expect(try layout("a" + String(repeating: "\u{1D167}", count: 40_000)).unmappedScalars == ["\u{1D167}"])
  }

  @Test("marks as they are written stay with their letter")
  func fewMarks() throws {
    let layout = try layout("x" + String(repeating: "\u{301}", count: 99))
    #expect(layout.lines[0].runs.count == 1)
    #expect(Set(layout.lines[0].runs[0].glyphs.map(\.cluster)) == [0])
  }

  @Test("characters that no font has are noted once each")
  func unmapped() throws {
    let scalars = (0..<UInt32(Self.count)).compactMap { Unicode.Scalar(0x30000 + $0) }
    var text = String.UnicodeScalarView(scalars)
    text.append(contentsOf: scalars)
    #expect(try layout(String(text)).unmappedScalars == scalars)
  }

  @Test("a text of many styles, and one that has to be cut")
  func styles() throws {
    let fonts = try PackageFonts.library().fonts(family: "Noto Sans", weight: 400)
    let runs = (0..<Self.count).map { TextRun("a ", style: TextStyle(fonts: fonts, size: 12 + Double($0 % 2))) }
    #expect(TextLayout(runs, options: TextOptions(maxWidth: 200)).lines.count > 1000)
    for truncation in TextOptions.Truncation.allCases {
      let options = TextOptions(maxWidth: 200, lineLimit: 3, truncation: truncation)
      let layout = try layout(String(repeating: "word ", count: Self.count), options)
      #expect(layout.isTruncated && layout.lines.count == 3)
    }
  }

  @Test("a line that ends at a soft hyphen is set as if the hyphen were written", arguments: ["ltr", "rtl"])
  func hyphens(direction: String) throws {
    let direction = try #require(TextOptions.Direction(rawValue: direction))
    func glyphs(_ text: String, _ width: Double) throws -> [[UInt32]] {
      try layout(text, TextOptions(maxWidth: width, direction: direction)).lines.map { line in
        line.runs.flatMap { $0.glyphs.map(\.id) }
      }
    }
    let hyphenated = try glyphs("quickly\u{AD}brown", 60)
    #expect(hyphenated == (try glyphs("quickly\u{2010}brown", 60)))
    #expect(hyphenated.count == 2)
  }
}
