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

  @Test("a text that may shrink does so where there is too little height, before lines are left out")
  func shrinksToHeight() throws {
    func text(_ content: String, _ factor: Double, height: Double) throws -> (glyphs: Int, size: Double?, box: Rect?) {
      let view = Text(content).minimumScaleFactor(factor).markFrame("text")
      let rendering = try Fixture().renderer.render(view, proposal: ProposedViewSize(width: 60, height: height))
      let runs = rendering.list.commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
      return (runs.reduce(0) { $0 + $1.glyphs.count }, runs.first?.size, rendering.markedFrames.first?.frame)
    }
    let lines = try text("a\nb\nc\nd", 0.5, height: 30)
    #expect(lines.glyphs == 4 && lines.box?.height == 30)
    #expect(lines.size.map { $0 > 7 && $0 <= 7.5 } == true)
    let line = try text("abc", 0.5, height: 6)
    #expect(line.glyphs == 3 && line.box?.height == 6)
    // What does not fit even so is cut: three dots stand for an ellipsis here.
    let cut = try text("a\nb\nc\nd", 0.5, height: 15)
    #expect(cut.size == 5 && cut.glyphs == 6)
    #expect(try text("a\nb\nc\nd", 1, height: 30).glyphs == 6)
  }
}
