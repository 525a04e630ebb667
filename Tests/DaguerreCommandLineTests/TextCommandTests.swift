import DaguerreGraphics
import DaguerreImages
import Foundation
import TestSupport
import Testing

/// With the test font at 10: letters advance 6, 'i' 3, spaces 3; ascender 8, descender 2.
@Suite("daguerre text")
struct TextCommandTests {
  private struct Text: Decodable {
    struct Line: Decodable {
      struct Glyph: Decodable {
        let id: Int
        let x, y, advance: Double
        let cluster: Int
        let font: String
      }

      let text: String
      let range: [Int]
      let x, baseline, width: Double
      let glyphs: [Glyph]
    }

    let id: String
    let lines: [Line]
  }

  private func run(
    _ json: String, _ arguments: [String] = []
  ) throws -> (outcome: BuiltTool.Outcome, texts: [Text], folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(json, to: "texts.json")
    let outcome = try BuiltTool.fixture.run(
      ["text", "texts.json", "--fonts", PackageFonts.directory] + arguments, in: folder)
    let texts = try? JSONDecoder().decode([Text].self, from: Data(outcome.output.utf8))
    return (outcome, texts ?? [], folder)
  }

  @Test("prints lines and glyphs")
  func lines() throws {
    let (outcome, texts, _) = try run(
      """
      [{"id": "one", "maxWidth": 20, "lineHeight": 24, "align": "trailing",
        "runs": [{"text": "ai ", "font": "Daguerre Test", "size": 10},
                 {"text": "bb", "font": "DaguerreTest-Regular.ttf", "size": 10, "letterSpacing": 1}]}]
      """)
    try #require(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let lines = try #require(texts.first).lines
    #expect(lines.map(\.text) == ["ai ", "bb"])
    #expect(lines.map(\.range) == [[0, 3], [3, 5]])
    #expect(lines.map(\.x) == [11, 6])
    #expect(lines.map(\.width) == [9, 14])
    #expect(lines.map(\.baseline) == [15, 39])
    #expect(lines[1].glyphs.map(\.x) == [6, 13])
    #expect(lines[1].glyphs.map(\.advance) == [7, 7])
    #expect(lines[1].glyphs.map(\.cluster) == [3, 4])
    #expect(lines[1].glyphs.allSatisfy { $0.font == "DaguerreTest-Regular.ttf" && $0.y == 39 })
  }

  @Test("names characters that no font has, and draws them")
  func missing() throws {
    let (outcome, texts, folder) = try run(
      #"[{"id": "m", "runs": [{"text": "a\u05d0\ud83d\ude00", "font": ["Daguerre Test"], "size": 10}]}]"#,
      ["-o", "out"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "texts.json: warning: text 'm': no font has U+1F600\n")
    #expect(texts.first?.lines[0].glyphs.contains { $0.id == 0 } == true)
    let picture = try PNG.decode(folder.bytes("out/m.png"))
    // 6 + 6 + 6 points at two pixels each.
    #expect(picture.width == 36 && picture.height == 20)
  }

  @Test("takes a file for a family, beside the texts or by --font")
  func ownFonts() throws {
    let font = PackageFonts.directory + "/DaguerreTest-Regular.ttf"
    let json = #"[{"id": "o", "runs": [{"text": "MM", "font": "Helvetica Neue", "size": 10}]}]"#
    #expect(try run(json).texts.first?.lines[0].glyphs[0].font == "Roboto-Regular.ttf")
    let mapped = try run(json, ["--font", "Helvetica Neue=\(font)"])
    #expect(mapped.texts.first?.lines[0].width == 24, "\(mapped.outcome.errors)")
    #expect(try run(json, ["--font", "Helvetica Neue"]).outcome.status == 2)
    let gone = try run(json, ["--font", "Helvetica Neue=none.ttf"]).outcome
    #expect(gone.status == 3 && gone.errors == "none.ttf: error: the font cannot be read: there is no such file\n")
  }

  @Test(
    "what is wrong is said with file, text and field",
    arguments: [
      (#"[{"id": "a"}]"#, "'runs' is missing at [0]"),
      (
        "{}",
        "it is no list of texts: write one as in "
          + #"[{"id": "title", "runs": [{"text": "Hello", "font": "Roboto", "size": 16}]}]"#
      ),
      (#"[{"id": "a", "runs": [{"text": "x", "font": "Roboto"}]}]"#, "'size' is missing at [0].runs[0]"),
      (#"[{"id": "a/b", "runs": []}]"#, "text 'a/b': the id cannot be the name of a file: it holds '/'"),
      (
        #"[{"id": "a", "runs": [], "truncation": "left"}]"#, "the value is none of tail, middle, head at [0].truncation"
      ),
      (
        #"[{"id": "a", "runs": []}, {"id": "A", "runs": []}]"#,
        "two texts have the id 'A' and 'a', which some disks cannot tell apart"
      ),
      (#"[{"id": "a", "runs": [], "maxLines": 0}]"#, "text 'a': maxLines must be 1 or more"),
      (#"[{"id": "a", "runs": [], "maxWidth": -1}]"#, "text 'a': maxWidth must not be below 0"),
      (#"[{"id": "a", "runs": [], "lineHeight": 0}]"#, "text 'a': lineHeight must be above 0 and at most 10000"),
      (#"[{"id": "a", "runs": [], "maxLines": 2.5}]"#, "maxLines and weight must be whole numbers"),
      (#"[{"id": "a", "runs": []}, {"id": "a", "runs": []}]"#, "two texts have the id 'a'"),
    ])
  func mistakes(json: String, message: String) throws {
    let outcome = try run(json).outcome
    #expect(outcome.status == 3)
    #expect(outcome.errors == "texts.json: error: \(message)\n")
  }

  @Test("what JSON does not have is told with its line, also where a decoder would read it")
  func faults() throws {
    let text = #""runs": [{"text": "", "font": "Roboto", "size": 16}]"#
    let twice = try run("[{\"id\": \"a\",\n\"id\": \"b\", \(text)}]").outcome
    #expect(twice.errors == "texts.json:2: error: 'id' is there twice in one object\n")
    let comma = try run("[{\"id\": \"a\", \(text)},\n]").outcome
    #expect(comma.errors == "texts.json:2: error: there is a comma after the last of a list or an object\n")
  }

  @Test("where a text or a display list stops being JSON is told", arguments: ["text", "draw"])
  func broken(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("[{\"id\": \"a\",\n \"runs\" []}]", to: "broken.json")
    let outcome = try BuiltTool.daguerre.run([command, "broken.json", "-o", "out"], in: folder)
    #expect(
      outcome.status == 3 && outcome.errors == "broken.json:2: error: expected ':', found '['\n", "\(outcome.errors)")
  }

  @Test("an unknown family and a broken font file are named")
  func fontMistakes() throws {
    let texts = #"[{"id": "a", "runs": [{"text": "x", "font": "Futura", "size": 9}]}]"#
    let unknown = try run(texts, ["--strict"]).outcome
    #expect(unknown.status == 3 && unknown.errors.contains("'Futura'"), "\(unknown.errors)")
    let replaced = try run(texts).outcome
    #expect(replaced.status == 0, "\(replaced.errors)")
    #expect(replaced.errors.contains("warning: no font is known of the family 'Futura', so 'Roboto' is drawn"))
    let folder = try TemporaryFolder()
    try folder.write("not a font", to: "bad.ttf")
    try folder.write(#"[{"id": "a", "runs": [{"text": "x", "font": "bad.ttf", "size": 9}]}]"#, to: "texts.json")
    let broken = try BuiltTool.fixture.run(["text", "texts.json"], in: folder)
    #expect(broken.status == 3 && broken.errors.contains("bad.ttf: error: not a usable font"), "\(broken.errors)")
  }
}
