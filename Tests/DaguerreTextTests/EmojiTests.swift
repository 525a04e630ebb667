import DaguerreGraphics
import DaguerreText
import TestSupport
import Testing

@Suite("Emoji")
struct EmojiTests {
  private let library: FontLibrary

  init() throws { library = try PackageFonts.library() }

  private func runs(_ text: String, color: Color = .black) throws -> [TextLayout.Run] {
    let fonts = try library.fonts(family: "Roboto", weight: 400, for: text)
    let layout = TextLayout([TextRun(text, style: TextStyle(fonts: fonts, size: 20, color: color))])
    return layout.lines.flatMap(\.runs)
  }

  @Test(
    "are one picture each, however many characters they have",
    arguments: ["🎉", "❤️", "👍🏽", "🇫🇷", "👩‍👩‍👧‍👦", "🏃‍♂️", "🏃‍♂", "1️⃣", "❤️‍🔥", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "⌚"])
  func pictures(text: String) throws {
    let runs = try runs(text)
    #expect(runs.count == 1 && runs.first?.font.hasPictures == true)
    let glyphs = runs.flatMap(\.glyphs)
    let drawn = glyphs.filter { runs[0].font.picture(of: $0.id) != nil }
    #expect(drawn.count == 1, "\(glyphs)")
    // An em and a quarter, as on all platforms, and nothing for what is not seen.
    #expect(abs(glyphs.map(\.advance).reduce(0, +) - 24.9) < 0.1)
  }

  @Test("are not what is text unless it is asked for", arguments: ["❤", "⌚\u{FE0E}", "#1*", "© ™ ✓"])
  func texts(text: String) throws {
    #expect(try runs(text).allSatisfy { !$0.font.hasPictures })
  }

  @Test("stand among letters, on their baseline, as strong as these are, and in no colour of theirs")
  func commands() throws {
    let runs = try runs("a 🎉 b", color: Color(rgba: 0xFF00_0080))
    #expect(runs.map(\.font.hasPictures) == [false, true, false])
    let commands = runs[1].commands(for: runs[1].glyphs.map { .init(id: $0.id, origin: $0.origin) })
    #expect(commands.first == .pushOpacity(128.0 / 255) && commands.last == .popOpacity && commands.count == 3)
    guard case .image(let fill)? = commands.dropFirst().first, let box = commands[1].bounds else {
      Issue.record("no picture")
      return
    }
    #expect(fill.tint == nil && fill.image.width > 100)
    #expect(
      box.width > 20 && box.width < 26 && box.maxY > runs[1].glyphs[0].origin.y && box.minX > runs[0].glyphs[0].advance)
  }

  @Test("need no font that is not opened for them")
  func lazily() throws {
    let fonts = try library.fonts(family: "Roboto", weight: 400, for: "Text")
    #expect(fonts.count == 1)
    #expect(try library.fonts(family: "Roboto", weight: 400, for: "عربي").allSatisfy { !$0.hasPictures })
  }
}
