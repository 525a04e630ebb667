import DaguerreViews
import Testing

@Suite("Views that follow others")
struct MatchedGeometryTests {
  /// A mark behind boxes that are 20, 30 and 40 wide.
  private struct Tabs: View {
    var chosen = 1
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var sourceAnchor = UnitPoint.center
    @Namespace private var names

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.black.frame(width: 20 + 10 * Double(index), height: 10).matchedGeometryEffect(
            id: index, in: names, anchor: sourceAnchor)
        }
      }
      .background {
        Color.red.frame(maxWidth: properties == .position ? 6 : nil).markFrame("mark")
          .matchedGeometryEffect(id: chosen, in: names, properties: properties, anchor: anchor, isSource: false)
      }
      .padding(5)
    }
  }

  private func mark(_ tabs: Tabs, _ direction: LayoutDirection = .leftToRight) throws -> Rect? {
    try Fixture().frames(direction: direction) { tabs }["mark"]
  }

  @Test("a mark behind tabs is where the chosen one is, and as large, though it is drawn first")
  func frames() throws {
    #expect(try mark(Tabs()) == rect(25, 5, 30, 10))
    #expect(try mark(Tabs(chosen: 2)) == rect(55, 5, 40, 10))
    #expect(try mark(Tabs(), .rightToLeft) == rect(45, 5, 30, 10))
  }

  @Test(
    "what follows in place alone keeps its size, what follows in size alone its place, where nothing has the name both")
  func parts() throws {
    #expect(try mark(Tabs(properties: .position)) == rect(37, 5, 6, 10))
    #expect(
      try mark(Tabs(properties: .position, anchor: .topLeading, sourceAnchor: .bottomTrailing)) == rect(55, 15, 6, 10))
    #expect(try mark(Tabs(properties: .size)) == rect(35, 5, 30, 10))
    #expect(try mark(Tabs(chosen: 7)) == rect(5, 5, 90, 10))
  }

  @Test("what follows takes the room that it takes otherwise, and follows what is chosen when it appears")
  func layout() throws {
    struct Row: View {
      @Namespace private var names
      @State private var followed = 0
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).markFrame("mark")
            .matchedGeometryEffect(id: followed, in: names, properties: .position, isSource: false)
          Color.blue.frame(width: 10, height: 10).matchedGeometryEffect(id: 0, in: names)
          Color.green.frame(width: 10, height: 10).markFrame("last").matchedGeometryEffect(id: 1, in: names)
        }
        .onAppear { followed = 1 }
      }
    }
    let frames = try Fixture().frames { Row() }
    #expect(frames["last"] == rect(20, 0, 10, 10))
    #expect(frames["mark"] == rect(20, 0, 10, 10))
  }
}
