import DaguerreGraphics
import DaguerreText
import TestSupport
import Testing

@Suite("Layout across a change of style")
struct StyleChangeTests {
  private let fonts: [FontFile]

  init() throws { fonts = try PackageFonts.library().fonts(family: "Roboto", weight: 400) }

  private let red = Color(red: 255, green: 0, blue: 0)

  /// Pieces in black and red by turns.
  private func layout(_ pieces: [String], _ change: (inout TextStyle) -> Void = { _ in }) -> TextLayout {
    TextLayout(
      pieces.enumerated().map { index, piece in
        var style = TextStyle(fonts: fonts, size: 20, color: index % 2 == 0 ? .black : red)
        change(&style)
        return TextRun(piece, style: style)
      })
  }

  private func glyphs(_ layout: TextLayout) -> [TextLayout.Glyph] { layout.lines[0].runs.flatMap(\.glyphs) }

  @Test(
    "letters stand, join and carry their marks as in one colour",
    arguments: [
      ["A", "V", "A"], ["\u{644}", "\u{627}"], ["\u{628}", "\u{628}\u{628}"], ["x", "\u{323}x"], ["a", "fi"],
    ])
  func shapes(pieces: [String]) {
    let colored = layout(pieces)
    #expect(glyphs(colored) == glyphs(layout([pieces.joined()])))
    let colors = colored.lines[0].runs.map(\.color)
    #expect(colors.contains(red) && colors.contains(.black))
  }

  @Test("letters of two colours are no ligature, as it could have but one")
  func ligatures() {
    #expect(glyphs(layout(["fi"])).count == 1)
    let colored = layout(["f", "i"])
    #expect(colored.lines[0].runs.map(\.color) == [.black, red])
    #expect(glyphs(layout(["fi", "f", "i"])).count == 3)
    #expect(glyphs(layout(["f", "", "i"])).count == 1, "the second colour has no letter")
  }

  @Test("what else letters are shaped by keeps them apart")
  func sizes() {
    let runs = [20.0, 21].map { TextRun("A", style: TextStyle(fonts: fonts, size: $0)) }
    #expect(TextLayout(runs).lines[0].runs.map(\.size) == [20, 21])
  }

  @Test("a line under text of several fonts and directions is one, and so are its marks")
  func decorations() throws {
    func underlined(_ pattern: TextStyle.DecorationLine.Pattern) -> TextLayout.Line {
      layout(["ab\u{5D0}\u{5D1} c\u{4E2D}"]) { $0.underline = .init(pattern: pattern) }.lines[0]
    }
    let line = underlined(.solid)
    #expect(line.runs.count > 3)
    let solid = line.runs.flatMap(\.decorations)
    #expect(solid.map(\.rect.width) == [line.width])
    let dots = underlined(.dot).runs.flatMap(\.decorations).map(\.rect.minX)
    let steps = zip(dots, dots.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-9 })
    // Of another colour, the line ends where that begins.
    #expect(layout(["ab", "cd"]) { $0.underline = .init() }.lines[0].runs.map(\.decorations.count) == [1, 1])
  }

  @Test("no line is wider than its room where letters that join are cut", arguments: [40.0, 41, 42, 43, 44, 45, 46])
  func joinedLetters(width: Double) {
    let style = TextStyle(fonts: fonts, size: 20)
    let text = String(repeating: "\u{628}", count: 20) + " \u{628}\u{628}"
    let layout = TextLayout([TextRun(text, style: style)], options: TextOptions(maxWidth: width))
    #expect(layout.lines.allSatisfy { $0.width <= width + 1e-6 })
    #expect(layout.lines.last?.range.upperBound == text.utf16.count)
  }
}
