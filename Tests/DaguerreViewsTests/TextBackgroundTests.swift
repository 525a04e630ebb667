import DaguerreViews
import Foundation
import Testing

@Suite("Colours behind text")
struct TextBackgroundTests {
  private func commands(_ string: AttributedString, width: Double? = nil) throws -> [Command] {
    try Fixture().commands(width: width) { Text(string) }
  }

  private func grounds(_ commands: [Command]) -> [Rect] {
    commands.compactMap { if case .fillRect(let rect, .yellow) = $0 { rect } else { nil } }
  }

  @Test("a colour lies behind its part of the text, before all letters")
  func part() throws {
    var string = AttributedString("AAAA")
    let range = string.startIndex..<string.index(string.startIndex, offsetByCharacters: 2)
    string[range].backgroundColor = .yellow
    let drawn = try commands(string)
    let grounds = grounds(drawn)
    let whole = try Fixture().frames { Text("AA").markFrame("text") }["text"]
    #expect(grounds.count == 1 && grounds.first?.minX == 0)
    #expect(abs(try #require(grounds.first).width - #require(whole).width) <= 1)
    #expect(try #require(grounds.first).height > 5)
    if case .fillRect = drawn.first {} else { Issue.record("letters before the colour") }
  }

  @Test("parts side by side have no seam, and each line has its own")
  func lines() throws {
    var first = AttributedString("AAA ")
    first.backgroundColor = .yellow
    var second = first
    second.underlineStyle = .single
    let sides = grounds(try commands(first + second + AttributedString("A")))
    #expect(sides.count == 2 && sides.first?.maxX == sides.last?.minX)
    let rows = grounds(try commands(first + first + first, width: 30))
    #expect(rows.count > 1 && rows.allSatisfy { $0.minX == 0 } && Set(rows.map(\.minY)).count == rows.count)
  }

  @Test(
    "lines one below the other meet, and none lies over another, at any size",
    arguments: [7.3, 9.9, 12.1, 15, 16.6, 19.7])
  func overlaps(size: Double) throws {
    var string = AttributedString("A\nA\nA\nA")
    string.backgroundColor = .yellow
    string.font = .system(size: size)
    let rows = grounds(try commands(string))
    #expect(rows.count == 4)
    for (above, below) in zip(rows, rows.dropFirst()) { #expect(abs(above.maxY - below.minY) < 1e-9) }
  }

  @Test("in a line of two sizes the larger one says where the next line's begin", arguments: [9.9, 12.1, 16.6])
  func sizes(size: Double) throws {
    func part(_ text: String, _ size: Double) -> AttributedString {
      var part = AttributedString(text)
      (part.backgroundColor, part.font) = (.yellow, .system(size: size))
      return part
    }
    let line = part("A", size) + part("A\n", size / 2)
    // Lines so close that boxes would lie over each other.
    let rows = grounds(try Fixture().commands { Text(line + line + line).lineHeight(size * 0.8) })
    try #require(rows.count == 6)
    #expect(rows[0].maxY == rows[2].minY && rows[2].maxY == rows[4].minY, "\(rows)")
  }

  @Test("lies where the lines of its text are")
  func placed() throws {
    var string = AttributedString("AAA\nA")
    string.backgroundColor = .yellow
    let text = Text(string).multilineTextAlignment(.trailing)
    let rows = grounds(try Fixture().commands { text })
    #expect(rows.count == 2 && rows[0].minX == 0 && rows[1].minX == 12)
    let moved = grounds(try Fixture().commands { text.padding(EdgeInsets(top: 7, leading: 3)) })
    #expect(moved == rows.map { $0.offset(dx: 3, dy: 7) })
  }

  @Test("no colour changes nothing")
  func none() throws {
    #expect(try "\(commands(AttributedString("AA")))" == "\(Fixture().commands { Text(verbatim: "AA") })")
  }
}
