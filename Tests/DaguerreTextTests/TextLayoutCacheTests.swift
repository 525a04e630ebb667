import DaguerreGraphics
import Testing

@testable import DaguerreText
import TestSupport

@Suite("Texts laid out before")
struct TextLayoutCacheTests {
  private func places(_ layout: TextLayout) -> [[Point]] {
    layout.lines.map { line in line.runs.flatMap { $0.glyphs.map(\.origin) } }
  }

  @Test("a text is laid out as without the cache, whatever differs from one before it")
  func sameAsWithout() throws {
    let library = try PackageFonts.library()
    let fonts = try [400, 700].map { try library.fonts(family: "Roboto", weight: $0) }
    var styles = [TextStyle(fonts: fonts[0], size: 12), TextStyle(fonts: fonts[1], size: 12)]
    for change: (inout TextStyle) -> Void in [
      { $0.size = 13 }, { $0.color = Color(red: 255, green: 0, blue: 0) }, { $0.letterSpacing = 1 },
      { $0.advanceUnit = 0.5 }, { $0.lineHeight = 30 }, { $0.language = "tr" }, { $0.features = ["kern=0"] },
      { $0.underline = .init() }, { $0.strikethrough = .init(pattern: .dot) }, { $0.underline = .init(color: .white) },
      { $0.baselineOffset = 1 },
    ] {
      var style = styles[0]
      change(&style)
      styles.append(style)
    }
    let options = [
      TextOptions(), TextOptions(maxWidth: 60), TextOptions(maxWidth: 60, alignment: .trailing),
      TextOptions(maxWidth: 60, lineLimit: 1), TextOptions(maxWidth: 60, lineLimit: 1, truncation: .head),
      TextOptions(maxWidth: 60, lineLimit: 1, minimumScaleFactor: 0.5),
    ]
    for _ in 0..<2 {
      for text in ["AV fi Tokyo", "AV fi Kyoto", ""] {
        for style in styles {
          for options in options {
            let runs = [TextRun(text, style: style)]
            let (cached, plain) = (library.layouts.layout(runs, options: options), TextLayout(runs, options: options))
            #expect(places(cached) == places(plain))
            #expect(cached.lines.map(\.width) == plain.lines.map(\.width))
            #expect(cached.scaleFactor == plain.scaleFactor && cached.isTruncated == plain.isTruncated)
            let (first, second) = (cached.lines.flatMap(\.runs), plain.lines.flatMap(\.runs))
            #expect(first.map(\.color) == second.map(\.color) && first.map(\.decorations) == second.map(\.decorations))
            #expect(first.map(\.size) == second.map(\.size))
          }
        }
      }
    }
  }

  @Test("runs have the colours of their styles, one or several, underlined or not, whichever came first")
  func colors() throws {
    let library = try PackageFonts.library()
    let fonts = try library.fonts(family: "Roboto", weight: 400)
    let all = [Color.black, Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255)]
    for _ in 0..<2 {
      for first in all {
        for second in all {
          var runs = [first, second].map { TextRun("some words ", style: TextStyle(fonts: fonts, size: 12, color: $0)) }
          runs[1].style.underline = .init(color: .white)
          let layout = library.layouts.layout(runs, options: TextOptions(maxWidth: 40))
          let drawn = layout.lines.flatMap(\.runs)
          #expect(
            drawn.map(\.color)
              == TextLayout(runs, options: TextOptions(maxWidth: 40)).lines.flatMap(\.runs).map(\.color))
          #expect(Set(drawn.map(\.color)) == [first, second])
          #expect(Set(drawn.flatMap(\.decorations).map(\.color)) == [.white])
        }
      }
    }
  }

  @Test(
    "texts that Unicode holds for equivalent are laid out each by its own characters",
    arguments: [("\u{8C48}", "\u{F900}"), ("\u{E9}x", "e\u{301}x"), ("\u{3A9}", "\u{2126}")])
  func equivalents(first: String, second: String) throws {
    let library = try PackageFonts.library()
    let style = TextStyle(fonts: try library.fonts(family: "Noto Sans", weight: 400), size: 12)
    for text in [first, second, first] {
      let runs = [TextRun(text, style: style)]
      func glyphs(_ layout: TextLayout) -> [TextLayout.Glyph] { layout.lines.flatMap(\.runs).flatMap(\.glyphs) }
      #expect(glyphs(library.layouts.layout(runs, options: TextOptions())) == glyphs(TextLayout(runs)))
    }
  }

  @Test("more texts than are kept, and one that is too long to keep, are laid out too")
  func beyondTheLimit() throws {
    let library = try PackageFonts.library()
    let style = TextStyle(fonts: try library.fonts(family: "Roboto", weight: 400), size: 10)
    let long = [TextRun(String(repeating: "word ", count: 2000), style: style)]
    for number in 0..<1200 {
      let runs = [TextRun("Text number \(number)", style: style)]
      #expect(library.layouts.layout(runs, options: TextOptions()).size == TextLayout(runs).size)
    }
    #expect(library.layouts.layout(long, options: TextOptions()).size == TextLayout(long).size)
  }
}
