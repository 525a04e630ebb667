import DaguerreGraphics
import DaguerreText
import TestSupport
import Testing

/// With the test font at 10 points: letters advance 6, 'i' 3, 'M' 12, spaces 3; ascender 8, descender 2.
@Suite("Text layout")
struct TextLayoutTests {
  let font: FontFile

  init() throws { font = try PackageFonts.boxes() }

  private func layout(
    _ text: String, letterSpacing: Double = 0, advanceUnit: Double? = nil, lineHeight: Double? = nil,
    maxWidth: Double = .infinity, features: [String] = [], direction: TextOptions.Direction = .automatic,
    alignment: TextOptions.Alignment = .leading
  ) -> TextLayout {
    let style = TextStyle(
      fonts: [font], size: 10, letterSpacing: letterSpacing, advanceUnit: advanceUnit, lineHeight: lineHeight,
      features: features)
    return TextLayout(
      [TextRun(text, style: style)],
      options: TextOptions(maxWidth: maxWidth, alignment: alignment, direction: direction))
  }

  private func origins(_ layout: TextLayout) -> [[Double]] {
    layout.lines.map { $0.runs.flatMap { $0.glyphs.map(\.origin.x) } }
  }

  @Test("places glyphs at exact advances")
  func advances() {
    let layout = layout("aMi b")
    #expect(origins(layout) == [[0, 6, 18, 21, 24]])
    #expect(layout.size == Size(width: 30, height: 10))
  }

  @Test("kerns, unless told not to")
  func kerning() {
    #expect(layout("AV").size.width == 11)
    #expect(layout("AV", features: ["kern=0"]).size.width == 12)
  }

  @Test("forms ligatures, but not between letters that are spaced by more than 0.03 em", arguments: [1.0, -1])
  func ligatures(sign: Double) {
    #expect(layout("fi").size.width == 8)
    #expect(layout("fi", letterSpacing: sign).size.width == 6 + 3 + 2 * sign)
    #expect(origins(layout("fi", letterSpacing: sign * 0.3))[0].count == 1)
    #expect(origins(layout("fi", letterSpacing: sign * 0.301))[0].count == 2)
  }

  @Test("rounds advances to a unit, but neither kerning nor letter spacing")
  func advanceUnit() {
    #expect(origins(layout("aMi b", advanceUnit: 4)) == [[0, 8, 20, 24, 28]])
    #expect(layout("AV", advanceUnit: 4).size.width == 8 + 8 - 1)
    #expect(origins(layout("abc", letterSpacing: 0.5, advanceUnit: 4)) == [[0, 8.5, 17]])
    #expect(origins(layout("aMi", advanceUnit: 1)) == origins(layout("aMi")))
  }

  @Test("adds letter spacing after every character, the last one too")
  func letterSpacing() {
    let layout = layout("abc", letterSpacing: 0.5)
    #expect(origins(layout) == [[0, 6.5, 13]])
    #expect(layout.size.width == 19.5)
  }

  @Test("letters that are moved over each other take no less room than none")
  func negativeWidth() {
    #expect(layout("abc", letterSpacing: -20).size == Size(width: 0, height: 10))
  }

  @Test("a line occupies the line height, the text in its middle")
  func lineHeight() throws {
    let layout = layout("a\nb", lineHeight: 24)
    #expect(layout.size.height == 48)
    #expect(layout.lines.map(\.top) == [0, 24])
    // (24 - 10) / 2 above the ascender, which is 8 above the baseline.
    #expect(layout.lines.map(\.baseline) == [15, 39])
  }

  @Test("breaks at mandatory breaks only once", arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{85}b"])
  func mandatoryBreaks(text: String) { #expect(layout(text).lines.count == 2) }

  @Test("an empty text has a line, so that it has a height")
  func emptyText() {
    #expect(layout("").size == Size(width: 0, height: 10))
    #expect(TextLayout([]).size == .zero)
  }

  @Test("breaks after spaces, which hang over the edge")
  func wrapping() {
    let layout = layout("aaa bbb ccc", maxWidth: 40)
    // "aaa bbb" is 39 wide.
    #expect(layout.lines.map(\.range) == [0..<8, 8..<11])
    #expect(layout.lines.map(\.width) == [39, 18])
    #expect(layout.size.width == 39)
  }

  @Test("breaks at no-break spaces and within words only where there is no other way")
  func unbreakable() {
    #expect(layout("a aa\u{A0}bb", maxWidth: 30).lines.map(\.range) == [0..<2, 2..<7])
    #expect(layout("aaaaaaaa b", maxWidth: 20).lines.map(\.width) == [18, 18, 12, 6])
    // Not even one letter fits: one a line, and no hang.
    #expect(layout("aab", maxWidth: 1).lines.count == 3)
  }

  @Test("shows soft hyphens at the end of lines, and only there")
  func softHyphens() {
    let layout = layout("aa\u{AD}bb\u{AD}cc", maxWidth: 33)
    #expect(layout.lines.map(\.width) == [30, 12])
    #expect(self.layout("aa\u{AD}bb").size.width == 24)
    // A hyphen that had no room in the line before may have it in the next.
    #expect(self.layout("aaa\u{AD}aaa\u{AD}aaa", maxWidth: 36).lines.map(\.width) == [24, 36])
    #expect(self.layout("aaa\u{AD}aaa\u{AD}aaaa", maxWidth: 36).lines.map(\.width) == [24, 24, 24])
    // The test font has no U+2010.
    #expect(layout.unmappedScalars.isEmpty && layout.lines[0].runs.last?.glyphs.last?.id == font.glyph(for: "-"))
    // The hyphen needs room too, as do the letters' spaces.
    #expect(self.layout("aa\u{AD}bbb", letterSpacing: 1, maxWidth: 21).lines.map(\.range) == [0..<3, 3..<6])
    #expect(self.layout("aa\u{AD}bbb", letterSpacing: 1, maxWidth: 20).lines.map(\.range) != [0..<3, 3..<6])
    #expect(self.layout("aa\u{AD}bb\u{AD}cc", maxWidth: 29).lines.map(\.width) == [18, 24])
  }

  @Test(
    "limits lines and shows an ellipsis for what is left out",
    arguments: [
      (TextOptions.Truncation.tail, [0, 1, 2, -1]), (.middle, [0, 1, -1, 7]), (.head, [-1, 5, 6, 7]),
    ])
  func truncation(truncation: TextOptions.Truncation, kept: [Int]) {
    // The ellipsis of the test font is three full stops, 18 points.
    let style = TextStyle(fonts: [font], size: 10)
    let layout = TextLayout(
      [TextRun("abcdefgh", style: style)],
      options: TextOptions(maxWidth: 36.5, lineLimit: 1, truncation: truncation))
    #expect(layout.isTruncated)
    #expect(layout.lines.map(\.width) == [36])
    #expect(layout.lines.map(\.range) == [0..<8])
    let clusters = layout.lines[0].runs.flatMap { $0.glyphs.map { $0.id == font.glyph(for: ".") ? -1 : $0.cluster } }
    let merged = clusters.enumerated().filter { $0.offset == 0 || $0.element >= 0 || clusters[$0.offset - 1] >= 0 }
    #expect(merged.map(\.element) == kept)
  }

  @Test("no space stands before an ellipsis, and a cut paragraph has one though its line would fit")
  func truncationAtSpaces() {
    let style = TextStyle(fonts: [font], size: 10)
    func layout(_ text: String, _ options: TextOptions) -> TextLayout {
      TextLayout([TextRun(text, style: style)], options: options)
    }
    #expect(layout("ab cd ef", TextOptions(maxWidth: 34, lineLimit: 1)).lines[0].width == 12 + 18)
    #expect(layout("ab\ncd", TextOptions(lineLimit: 1)).lines[0].width == 12 + 18)
    #expect(!layout("ab", TextOptions(lineLimit: 1)).isTruncated)
    #expect(layout("a b c d", TextOptions(maxWidth: 8, lineLimit: 2)).lines.count == 2)
  }

  @Test("shrinks as little as is needed before lines are left out")
  func minimumScaleFactor() {
    let style = TextStyle(fonts: [font], size: 10, lineHeight: 20)
    let options = TextOptions(maxWidth: 30, lineLimit: 1, minimumScaleFactor: 0.5)
    let layout = TextLayout([TextRun("aaaaaa", style: style)], options: options)
    #expect(!layout.isTruncated)
    #expect(layout.scaleFactor <= 30.0 / 36 && layout.scaleFactor > 30.0 / 36 - 1.0 / 64)
    #expect(abs(layout.size.height - 20 * layout.scaleFactor) < 1e-9)
    let tooLong = TextLayout([TextRun("aaaaaaaaaaaaaaaaaaaa", style: style)], options: options)
    #expect(tooLong.isTruncated && tooLong.scaleFactor == 0.5)
  }

  @Test("underlines and strikes through where the font says")
  func decorations() {
    let style = TextStyle(fonts: [font], size: 10, underline: .init(), strikethrough: .init())
    let lines = TextLayout([TextRun("ab", style: style)]).lines[0].runs[0].decorations
    // The underline of the test font is 50 thick, its top at -100.
    #expect(lines.count == 2)
    #expect(lines[0].rect.height == 0.5)
    #expect(lines[0].rect.minY >= 9 && lines[0].rect.minY <= 9.25)
    #expect(lines.allSatisfy { $0.rect.minX == 0 && $0.rect.width == 12 })
  }

  @Test("white space that hangs has no line below it, on either side")
  func decorationsOfHangingSpace() {
    let style = TextStyle(fonts: [font], size: 10, underline: .init())
    for text in ["ab  ab", "\u{5D0}\u{5D1}  \u{5D0}\u{5D1}"] {
      let layout = TextLayout([TextRun(text, style: style)], options: TextOptions(maxWidth: 20))
      #expect(layout.lines.count == 2)
      for line in layout.lines {
        #expect(line.runs.flatMap(\.decorations).allSatisfy { $0.rect.minX == line.x && $0.rect.width == line.width })
      }
    }
  }

  @Test("a pattern is made of marks from the left, in the line's own colour")
  func decorationPatterns() {
    func marks(_ pattern: TextStyle.DecorationLine.Pattern) -> [[Double]] {
      let style = TextStyle(fonts: [font], size: 10, underline: .init(pattern: pattern, color: .white))
      let marks = TextLayout([TextRun("a", style: style)]).lines[0].runs[0].decorations
      #expect(marks.allSatisfy { $0.color == .white && $0.rect.height == 0.5 })
      return marks.map { [$0.rect.minX, $0.rect.maxX] }
    }
    // The letter is 6 wide, the line half a point thick.
    #expect(marks(.solid) == [[0, 6]])
    let dots: [[Double]] = [[0, 0.5], [1, 1.5], [2, 2.5], [3, 3.5], [4, 4.5], [5, 5.5]]
    #expect(marks(.dot) == dots)
    #expect(marks(.dash) == [[0, 1.5], [3, 4.5]])
    #expect(marks(.dashDot) == [[0, 1.5], [2, 2.5], [3, 4.5], [5, 5.5]])
    #expect(marks(.dashDotDot) == [[0, 1.5], [2, 2.5], [3, 3.5], [4, 5.5]])
  }

  @Test("a thick line is twice as thick, two are as far apart as they are thick, and words may have lines alone")
  func decorationWeights() throws {
    let roboto = try PackageFonts.library().font(file: "Roboto-Regular.ttf")
    func lines(_ line: TextStyle.DecorationLine, isUnder: Bool, _ text: String = "a") -> [Rect] {
      let style = TextStyle(
        fonts: [roboto], size: 20, underline: isUnder ? line : nil, strikethrough: isUnder ? nil : line)
      return TextLayout([TextRun(text, style: style)]).lines[0].runs.flatMap(\.decorations).map(\.rect)
    }
    for isUnder in [true, false] {
      let single = lines(.init(), isUnder: isUnder)[0]
      // Down from where the line under a text begins; around that through it.
      let above = isUnder ? 0 : single.height / 2
      func check(_ weight: TextStyle.DecorationLine.Weight, _ expected: [(y: Double, height: Double)]) {
        let found = lines(.init(weight: weight), isUnder: isUnder)
        #expect(found.count == expected.count && single.height > 0)
        for (line, wanted) in zip(found, expected) {
          #expect(abs(line.minY - wanted.y) < 1e-9 && abs(line.height - wanted.height) < 1e-9)
          #expect(line.minX == single.minX && line.width == single.width)
        }
      }
      check(.thick, [(single.minY - above, 2 * single.height)])
      check(
        .double, [0, 2].map { (single.minY - 2 * above + $0 * single.height, single.height) })
      let words = lines(.init(skipsSpaces: true), isUnder: isUnder, "a  a")
      #expect(words.count == 2 && words[0] == single && words[1].width == single.width)
      #expect(words.last?.maxX == lines(.init(), isUnder: isUnder, "a  a").first?.maxX)
    }
  }

  @Test(
    "an offset of the baseline moves glyphs and lines under them, and makes room above or below", arguments: [3.0, -3])
  func baselineOffset(offset: Double) {
    let plain = TextStyle(fonts: [font], size: 10, underline: .init())
    var raised = plain
    raised.baselineOffset = offset
    let (before, after) = (TextLayout([TextRun("a", style: plain)]), TextLayout([TextRun("a", style: raised)]))
    #expect(after.size.height == before.size.height + 3 && after.size.width == before.size.width)
    #expect(after.lines[0].baseline == before.lines[0].baseline + max(offset, 0))
    let mixed = TextLayout([TextRun("a", style: plain), TextRun("a", style: raised)]).lines[0]
    let runs = mixed.runs
    #expect(runs[0].glyphs[0].origin.y - runs[1].glyphs[0].origin.y == offset)
    #expect(runs[0].decorations[0].rect.minY - runs[1].decorations[0].rect.minY == offset)
    #expect(mixed.height == after.size.height)
  }

  @Test("white space at the end of a line hangs, on the side where lines end")
  func hangingSpace() {
    let left = layout("ab  ")
    #expect(left.size.width == 12)
    #expect(origins(left) == [[0, 6, 12, 15]])
    #expect(layout("ab\u{205F}", maxWidth: 13).lines.map(\.width) == [12])
    let right = layout("\u{5D0}\u{5D1}  ")
    #expect(right.size.width == 12)
    #expect(origins(right) == [[-6, -3, 0, 6]])
  }

  @Test("letter spacing is added once a character, marks included")
  func spacedMarks() throws {
    let roboto = try PackageFonts.library().font(file: "Roboto-Regular.ttf")
    func width(_ text: String, _ spacing: Double) -> Double {
      TextLayout([TextRun(text, style: TextStyle(fonts: [roboto], size: 10, letterSpacing: spacing))]).size.width
    }
    #expect(abs(width("e\u{301}x", 1) - width("e\u{301}x", 0) - 2) < 1e-9)
    // No letter of the font is both.
    #expect(abs(width("q\u{308}x", 1) - width("q\u{308}x", 0) - 2) < 1e-9)
    #expect(abs(width("a\u{200B}b", 1) - width("a\u{200B}b", 0) - 2) < 1e-9)
  }

  @Test("aligns lines in the width that they were given")
  func alignment() {
    #expect(layout("aa", maxWidth: 20, alignment: .center).lines[0].x == 4)
    #expect(layout("aa", maxWidth: 20, alignment: .trailing).lines[0].x == 8)
    #expect(layout("aa", maxWidth: 20, direction: .rightToLeft, alignment: .leading).lines[0].x == 8)
  }

  @Test("orders mixed directions as UAX #9 says")
  func bidi() {
    // Hebrew alone runs from the right.
    let hebrew = layout("\u{5D0}\u{5D1}")
    #expect(hebrew.lines[0].runs.flatMap { $0.glyphs.map(\.cluster) } == [1, 0])
    // Latin first: Hebrew is reversed in place. Hebrew first: the Latin word stands to its left.
    let latinFirst = layout("ab \u{5D0}\u{5D1}")
    #expect(latinFirst.lines[0].runs.flatMap { $0.glyphs.map(\.cluster) } == [0, 1, 2, 4, 3])
    let hebrewFirst = layout("\u{5D0}\u{5D1} ab")
    #expect(hebrewFirst.lines[0].runs.flatMap { $0.glyphs.map(\.cluster) } == [3, 4, 2, 1, 0])
  }

  @Test("reports characters that no font has, and draws them as .notdef")
  func missing() {
    let layout = layout("aé€é")
    #expect(layout.unmappedScalars == ["é", "€"])
    let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
    #expect(glyphs.count { $0.id == 0 } == 3)
  }

  @Test("ink is what the outlines cover")
  func ink() {
    // Boxes from 1 to 5 and from 7 to 11, 7 high.
    #expect(layout("ab", lineHeight: 20).inkBounds == Rect(x: 1, y: 6, width: 10, height: 7))
    #expect(layout("  ").inkBounds == nil)
    #expect(layout("a\nb").inkBounds == Rect(x: 1, y: 1, width: 4, height: 17))
    let ground = TextStyle(fonts: [font], size: 10, background: .white)
    #expect(TextLayout([TextRun("a", style: ground)]).inkBounds == Rect(x: 0, y: 0, width: 6, height: 10))
  }

  @Test("what lies behind a text is aligned with it")
  func alignedBackground() {
    let style = TextStyle(fonts: [font], size: 10, background: .white)
    let layout = TextLayout([TextRun("ab", style: style)], options: TextOptions(maxWidth: 20, alignment: .trailing))
    #expect(layout.lines[0].runs[0].background?.rect == Rect(x: 8, y: 0, width: 12, height: 10))
  }

  @Test("what stands for characters is as large as it is, and ordered as they are")
  func attachments() {
    let style = TextStyle(
      fonts: [font], size: 10, attachment: TextAttachment(id: 1, size: Size(width: 20, height: 5), elevation: 2))
    let plain = TextStyle(fonts: [font], size: 10)
    func line(_ text: String) -> TextLayout.Line {
      TextLayout([TextRun(text, style: plain), TextRun("\u{FFFC}\u{FFFC}", style: style)]).lines[0]
    }
    let latin = line("a")
    #expect(latin.runs.last?.glyphs.map(\.cluster) == [1, 2] && latin.width == 46)
    #expect(latin.inkBounds == Rect(x: 1, y: 1, width: 45, height: 7))
    let hebrew = line("\u{5D0}")
    #expect(hebrew.runs.first?.glyphs.map(\.cluster) == [2, 1])
  }

  @Test("falls back to the first font that has a character")
  func fallback() throws {
    let roboto = try PackageFonts.library().font(file: "Roboto-Regular.ttf")
    let style = TextStyle(fonts: [font, roboto], size: 10)
    let layout = TextLayout([TextRun("aéa", style: style)])
    #expect(layout.unmappedScalars.isEmpty)
    #expect(layout.lines[0].runs.map { $0.font.fileName } == [font.fileName, roboto.fileName, font.fileName])
  }

  @Test("gives outlines in font units, y up")
  func outlines() throws {
    let glyph = try #require(font.glyph(for: "a"))
    let points = font.outline(of: glyph).elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    #expect(Set(points.map { "\($0.x),\($0.y)" }) == ["100.0,0.0", "100.0,700.0", "500.0,700.0", "500.0,0.0"])
    #expect(font.outline(of: 9999).isEmpty)
  }

  @Test("a character and its marks are drawn with one font, the first that has them all")
  func fallbackOfMarks() throws {
    let library = try PackageFonts.library()
    let roboto = try library.font(file: "Roboto-Regular.ttf")
    let symbols = try library.font(file: "NotoSansSymbols2-Regular.ttf")
    let style = TextStyle(fonts: [roboto, symbols], size: 10)
    let keycap = TextLayout([TextRun("a1\u{20E3}a", style: style)])
    #expect(keycap.unmappedScalars.isEmpty)
    #expect(
      keycap.lines[0].runs.map { $0.font.fileName } == [roboto.fileName, symbols.fileName, roboto.fileName])
    // What is lacking is named, not what it stands on.
    #expect(TextLayout([TextRun("1\u{1D167}", style: style)]).unmappedScalars == ["\u{1D167}"])
  }

  @Test("empty lines have the height of the line feeds that make them, and are cut with an ellipsis as others are")
  func emptyLines() {
    let (large, small) = (TextStyle(fonts: [font], size: 40), TextStyle(fonts: [font], size: 10))
    let runs = [TextRun("a", style: large), TextRun("\n\n\nb", style: small)]
    #expect(TextLayout(runs).lines.map(\.height) == [40, 10, 10, 10])
    let cut = TextLayout(
      [TextRun("a\n\nb", style: small)], options: TextOptions(maxWidth: 100, lineLimit: 2))
    #expect(cut.isTruncated && cut.lines.count == 2)
    #expect(!cut.lines[1].runs.flatMap(\.glyphs).isEmpty)
  }

  @Test("what is never seen has no advance, also where advances are rounded")
  func invisibleAdvances() {
    let unit = 1.0 / 3
    #expect(layout("ab\u{200C}cd", advanceUnit: unit).size.width == layout("abcd", advanceUnit: unit).size.width)
    #expect(layout("ab\u{AD}cd", advanceUnit: 4).size.width == layout("abcd", advanceUnit: 4).size.width)
  }
}
