import DaguerreViews
import Testing

@Suite("Limits of lines")
struct LineLimitTests {
  @Test("a text may be as high as all the lines that it may have")
  func reservedLines() throws {
    func height(_ lines: Int, reservesSpace: Bool, _ content: String = "a", spacing: Double = 0) throws -> Double {
      try #require(
        try Fixture().frames(width: 30) {
          Text(content).lineLimit(lines, reservesSpace: reservesSpace).lineSpacing(spacing).markFrame("text")
        }[
          "text"]
      ).height
    }
    let one = try height(3, reservesSpace: false)
    #expect(try height(3, reservesSpace: true) == 3 * one && height(1, reservesSpace: true) == one)
    #expect(try height(3, reservesSpace: true, spacing: 4) == 3 * one + 2 * 4)
    #expect(try height(2, reservesSpace: true, "aa aa aa aa aa aa aa aa") == 2 * one)
  }

  @Test("a number of lines alone leaves the room for lines that is made around it, a range does not")
  func reservedLinesAround() throws {
    func height(_ text: some View) throws -> Double? {
      try Fixture().frames(width: 30) { text.markFrame("text").lineLimit(2...4) }["text"]?.height
    }
    let one = try #require(try height(Text("a").lineLimit(...1)))
    #expect(try height(Text("a")) == 2 * one && height(Text("a").lineLimit(3)) == 2 * one)
    #expect(try height(Text("aa aa aa aa aa aa aa aa").lineLimit(3)) == 3 * one)
    #expect(try height(Text("a").lineLimit(3...)) == 3 * one)
    #expect(try height(Text("a").lineLimit(3, reservesSpace: false)) == one)
  }
}
