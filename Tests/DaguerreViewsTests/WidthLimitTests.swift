import DaguerreViews
import Testing

@Suite("Width limit")
struct WidthLimitTests {
  @Test("limits what can grow", arguments: [(300.0, 100.0), (50, 50), (nil, 100)] as [(Double?, Double)])
  func flexible(room: Double?, width: Double) throws {
    let frames = try Fixture().frames(width: room, height: 10) { Color.black.limitedWidth(100).markFrame("view") }
    #expect(frames["view"] == rect(0, 0, width, 10))
  }

  @Test("leaves what is narrower as it is", arguments: [300.0, 50, nil])
  func narrow(room: Double?) throws {
    let frames = try Fixture().frames(width: room) {
      Color.black.frame(width: 20, height: 10).limitedWidth(100).markFrame("view")
    }
    #expect(frames["view"] == rect(0, 0, 20, 10))
  }

  @Test("texts wrap at the limit")
  func text() throws {
    let one = try #require(Fixture().frames { Text("aaa aaa").markFrame("view") }["view"])
    let two = try #require(Fixture().frames { Text("aaa aaa").limitedWidth(one.width - 1).markFrame("view") }["view"])
    #expect(two.height == 2 * one.height)
    #expect(two.width < one.width)
  }
}
