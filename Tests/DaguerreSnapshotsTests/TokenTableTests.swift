import DaguerreSnapshots
import SnapshotFixtures
import Testing

@Suite("The tokens of a catalogue as text")
struct TokenTableTests {
  private func table(_ theme: String? = "plain") throws -> TokenTable {
    var catalogue = ShapesCatalogue()
    catalogue.isChained = true
    var selection = SnapshotSelection()
    selection["theme"] = theme.map { [$0] } ?? []
    return try TokenTable(of: catalogue, at: selection)
  }

  @Test("each value has a line, with where the token has it and what it is made from")
  func values() throws {
    #expect(
      try table().text == [
        "TOKEN       VALUE   WHERE           MADE FROM",
        "bar.length  40      plain           unit",
        "bar.length  60      plain; regular  unit",
        "ink         102030  plain; light",
        "ink         F0E0D0  plain; dark",
        "tile.color  102030  plain; light    ink",
        "tile.color  F0E0D0  plain; dark     ink",
        "tile.width  20      plain",
        "unit        40      plain",
        "unit        60      plain; regular",
        "unread      1       plain",
      ])
    let wide = try table(nil).text.filter { $0.hasPrefix("tile.width") }
    #expect(wide == ["tile.width  20      harbour, plain; default, tall", "tile.width  30      harbour; wide"])
  }

  @Test("a token is shown with what it is made from and what is made from it")
  func one() throws {
    #expect(
      try table().text(of: "bar.length") == [
        "TOKEN       VALUE  WHERE           MADE FROM",
        "bar.length  40     plain           unit",
        "bar.length  60     plain; regular  unit",
        "unit        40     plain",
        "unit        60     plain; regular", "",
        "Nothing is made from it.",
      ])
    #expect(try table().text(of: "ink").suffix(3) == ["", "Made from it: 1", "  tile.color"])
    #expect(throws: TokenTableError.unknown("bar.lenght", near: "bar.length")) { try table().text(of: "bar.lenght") }
  }

  @Test("that nothing reads one is said, and is an empty array")
  func none() throws {
    let table = try TokenTable(of: ManyCatalogue(count: 1), at: SnapshotSelection())
    #expect(table.text == ["no sheet reads a token"] && table.json == ["[", "]"])
  }

  @Test("JSON has an object for each value")
  func json() throws {
    let lines = try table().json
    #expect(lines.first == "[" && lines.last == "]" && lines.count == 12)
    #expect(
      lines[1].hasPrefix(
        #"  {"path": "bar.length", "value": "40", "madeFrom": ["unit"], "theme": ["plain"], "tuning": ["default"]"#))
  }
}
