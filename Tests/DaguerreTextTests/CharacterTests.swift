import DaguerreText
import TestSupport
import Testing

@Suite("What people see as one character")
struct CharacterTests {
  private func layout(_ text: String, family: String = "Roboto", _ options: TextOptions = TextOptions()) throws
    -> TextLayout
  {
    let fonts = try PackageFonts.library().fonts(family: family, weight: 400)
    return TextLayout([TextRun(text, style: TextStyle(fonts: fonts, size: 20))], options: options)
  }

  @Test(
    "is not cut where a line has no room, nor by an ellipsis",
    arguments: [
      "\u{928}\u{94D}\u{926}\u{928}\u{94D}\u{926}", "\u{E19}\u{E33}\u{E19}\u{E33}",
      "\u{1112}\u{1161}\u{11AB}\u{1112}\u{1161}",
      "e\u{301}x\u{323}\u{301}", "👩‍👧🇫🇷☝🏽1️⃣", "ab",
    ])
  func cuts(text: String) throws {
    let ends = try layout(text, TextOptions(maxWidth: 1)).lines.map(\.range.upperBound)
    let characters = text.indices.dropFirst().map { $0.utf16Offset(in: text) } + [text.utf16.count]
    #expect(ends == characters)
    for width in stride(from: 15.0, to: 80, by: 5) {
      let layout = try layout(text, TextOptions(maxWidth: width, lineLimit: 1))
      // The ellipsis has the place of what it stands for.
      let place = try #require(layout.lines[0].runs.last?.glyphs.last?.cluster)
      #expect(!layout.isTruncated || ([0] + characters).contains(place))
    }
  }

  @Test(
    "looks the same composed or not, in the font of the one where that has no marks",
    arguments: [
      ("Quicksand", "=\u{338}", "\u{2260}"), ("Roboto", "\u{1100}\u{1161}", "\u{AC00}"),
      ("Roboto", "u\u{308}", "\u{FC}"),
      ("Roboto", "\u{627}\u{653}", "\u{622}"), ("Roboto", "\u{304B}\u{3099}", "\u{304C}"),
    ])
  func forms(family: String, decomposed: String, composed: String) throws {
    let (first, second) = (try layout(decomposed, family: family), try layout(composed, family: family))
    #expect(first.unmappedScalars.isEmpty && first.size == second.size)
    let runs = (first.lines[0].runs, second.lines[0].runs)
    #expect(runs.0.map(\.font.fileName) == runs.1.map(\.font.fileName))
    #expect(runs.0.flatMap { $0.glyphs.map(\.id) } == runs.1.flatMap { $0.glyphs.map(\.id) })
  }
}
