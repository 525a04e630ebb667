import DaguerreViews
import Foundation
import Testing

/// With the test font at 10 points: letters advance 6, spaces 3.
@Suite("White space in texts")
struct TextSpaceTests {
  @Test("white space at the end of a text counts as far as there is room, as SwiftUI measures it (macOS 27)")
  func trailingSpace() throws {
    let frames = try Fixture().frames {
      VStack(alignment: .leading) {
        HStack(spacing: 0) {
          Text("a  ").markFrame("spaced")
          Text("b").markFrame("next")
        }
        Text("a  ").markFrame("offered").frame(width: 8)
      }
    }
    #expect(frames["spaced"]?.size == Size(width: 12, height: 10) && frames["next"]?.minX == 12)
    #expect(frames["offered"]?.width == 8)
  }

  @Test("the space at which a line was broken counts as far as there is room, as SwiftUI measures it (macOS 27)")
  func brokenLines() throws {
    func width(_ room: Double) throws -> Double? {
      try Fixture().frames(width: room) { Text("aa bb cc").markFrame("text") }["text"]?.width
    }
    // Two words take 27, three 42.
    #expect(try [27.0, 28, 30, 41, 42].map(width) == [27, 28, 30, 30, 42])
  }

  @Test("no line runs under white space at either end of a line, and colours lie behind it, as in SwiftUI (macOS 27)")
  func decoratedSpace() throws {
    func boxes(_ text: Text) throws -> [Rect] {
      try Fixture().commands { text }.compactMap { if case .fillRect(let rect, _) = $0 { rect } else { nil } }
    }
    func underlined(_ text: Text) throws -> [[Double]] { try boxes(text).map { [$0.minX, $0.maxX] } }
    #expect(try underlined(Text("   a").underline()) == [[9, 15]])
    #expect(try underlined(Text("a   ").underline()) == [[0, 6]])
    #expect(try underlined(Text("a   a").underline()) == [[0, 21]])
    #expect(try underlined(Text("a ") + Text("  a").underline()) == [[9, 21]])
    #expect(try underlined(Text("a") + Text("   ").underline() + Text("a")) == [[6, 15]])
    var colored = AttributedString("a   ")
    colored.backgroundColor = .yellow
    #expect(try boxes(Text(colored)) == [rect(0, 0, 15, 10)])
  }
}
