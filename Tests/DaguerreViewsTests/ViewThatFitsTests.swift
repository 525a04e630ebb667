import DaguerreViews
import Testing

@Suite("Views that fit")
struct ViewThatFitsTests {
  @Test(
    "the first that fits is shown, the last if none does",
    arguments: [(nil, 100.0), (120.0, 100.0), (100, 100), (99, 50), (50, 50), (10, 20)] as [(Double?, Double)])
  func choice(room: Double?, width: Double) throws {
    let frames = try Fixture().frames(width: room) {
      ViewThatFits(in: .horizontal) {
        Color.black.frame(width: 100, height: 500)
        Color.black.frame(width: 50, height: 500)
        Color.black.frame(width: 20, height: 500)
      }
      .markFrame("chosen")
    }
    #expect(frames["chosen"]?.width == width)
  }

  /// At three pixels a point, what the padding leaves of the frame is less than 10 by the last bit of a sum.
  @Test("what is as large as its room fits, however that is added up")
  func exactRoom() throws {
    let frames = try Fixture(scale: 3).frames {
      ViewThatFits {
        Color.black.frame(width: 10, height: 10).markFrame("first")
        Color.black.frame(width: 5, height: 5)
      }
      .padding(14.0 / 3).frame(width: 58.0 / 3, height: 58.0 / 3)
    }
    #expect(frames["first"] != nil)
  }

  @Test("only the named axes count, and the chosen one is laid out in the room")
  func axes() throws {
    let frames = try Fixture().frames(width: 80, height: 10) {
      ViewThatFits(in: .horizontal) {
        Color.black.frame(minWidth: 30, idealWidth: 60, maxWidth: 70, minHeight: 20).markFrame("chosen")
        Color.black.frame(width: 10, height: 5)
      }
    }
    #expect(frames["chosen"] == rect(0, 0, 70, 20))
    let both = try Fixture().frames(width: 80, height: 10) {
      ViewThatFits {
        Color.black.frame(width: 60, height: 20)
        Color.black.frame(width: 10, height: 5).markFrame("chosen")
      }
    }
    #expect(both["chosen"]?.width == 10)
  }
}
