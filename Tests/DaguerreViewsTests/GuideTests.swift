import DaguerreViews
import Testing

@Suite("Guides of views within views")
struct GuideTests {
  private func box(_ name: String, _ width: Double = 20, _ height: Double = 10) -> some View {
    Color.black.frame(width: width, height: height).markFrame(name)
  }

  @Test("a usual line that a view moves is where the view is, under padding and in a frame")
  func wrapped() throws {
    let frames = try Fixture().frames {
      VStack(alignment: .leading, spacing: 0) {
        box("plain", 60)
        box("padded").alignmentGuide(.leading) { $0[.trailing] }.padding(.leading, 5)
        box("framed").alignmentGuide(.leading) { $0[.trailing] }.frame(width: 40, alignment: .trailing)
      }
    }
    // The lines of the padded one are at 25, those of the framed one at 40.
    #expect(frames["plain"]?.minX == 40)
    #expect(frames["padded"]?.minX == 20)
    #expect(frames["framed"]?.minX == 20)
    let row = try Fixture().frames {
      HStack(alignment: .top, spacing: 0) {
        box("plain")
        box("padded").alignmentGuide(.top) { $0[.bottom] }.padding(.top, 3)
      }
    }
    #expect(row["plain"]?.minY == 13 && row["padded"]?.minY == 3)
  }

  private enum Water: AlignmentID { static func defaultValue(in context: ViewDimensions) -> Double { 0 } }

  @Test("containers have the lines of one's own that their views move, in the middle of them")
  func containers() throws {
    let water = VerticalAlignment(Water.self)
    func line(@ViewBuilder _ content: () -> some View) throws -> Double? {
      try Fixture().frames {
        HStack(alignment: water, spacing: 0) {
          box("beside", 1, 100)
          content()
        }
      }["beside"].map(\.minY)
    }
    func moved(by length: Double) -> some View { box("", 4, 4).alignmentGuide(water) { _ in length } }
    #expect(try line { VStack(spacing: 0) { moved(by: 7) } } == 7)
    #expect(try line { ZStack { moved(by: 7) } } == 7)
    // 7 in the first one, and 3 below the four points of the first in the second.
    #expect(
      try line {
        VStack(spacing: 0) {
          moved(by: 7)
          moved(by: 5)
        }
      } == 8)
    #expect(try line { LazyVGrid(columns: [GridItem(.fixed(4))], spacing: 0) { moved(by: 7) } } == 7)
    #expect(try line { Grid { GridRow { moved(by: 7) } } } == 7)
    #expect(try line { ScrollView(.horizontal) { moved(by: 7) } } == 7)
    #expect(try line { Shifted { moved(by: 7) } } == 9)
  }

  @Test("what a view says of a line that each frame has is no matter of its container, even where it is alone in it")
  func frameLines() throws {
    func moved() -> some View {
      box("", 4, 4).alignmentGuide(.top) { _ in 7 }.alignmentGuide(.leading) { _ in 7 }
        .alignmentGuide(.bottom) { _ in 9 }
    }
    func corner(@ViewBuilder _ content: () -> some View) throws -> Rect? {
      try Fixture().frames {
        ZStack(alignment: .topLeading) {
          box("beside", 100, 100)
          content()
        }
      }["beside"]
    }
    let still = rect(0, 0, 100, 100)
    #expect(try corner { moved() } == rect(7, 7, 100, 100) && corner { moved().padding(1) } == rect(8, 8, 100, 100))
    #expect(try corner { VStack { moved() } } == still && corner { HStack { moved() } } == still)
    #expect(try corner { ZStack(alignment: .topLeading) { moved() } } == still)
    #expect(try corner { Grid { GridRow { moved() } } } == still && corner { Shifted { moved() } } == still)
    var told: [Double?] = []
    _ = try corner {
      VStack { moved() }.alignmentGuide(.top) { view in
        told = [view[explicit: .top], view[explicit: HorizontalAlignment.leading], view[explicit: .bottom]]
        return 0
      }
    }
    #expect(told == [nil, nil, nil])
  }

  private struct Shifted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      Size(width: 10, height: 10)
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: Point(x: 0, y: 2), proposal: .unspecified)
    }
  }

  @Test("grids have the baselines of their texts")
  func baselines() throws {
    func offset(@ViewBuilder _ content: () -> some View) throws -> Double? {
      let frames = try Fixture().frames {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a").markFrame("text")
          content()
        }
      }
      return frames["text"]?.minY
    }
    func cells() -> some View { Text("b").padding(.vertical, 6) }
    #expect(try offset { Grid { GridRow { cells() } } } == 6)
    #expect(try offset { LazyVGrid(columns: [GridItem(.fixed(20))]) { cells() } } == 6)
    #expect(try offset { Shifted { cells() } } == 8)
  }

  /// Four times as much a level would be a million million evaluations.
  @Test("layers on baselines within one another end")
  func nestedLayers() throws {
    func nested(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Text("a"))
        : AnyView(
          ZStack(alignment: .leadingFirstTextBaseline) {
            nested(depth - 1)
            box("", 2, 2)
          })
    }
    #expect(try Fixture().frames { nested(20).markFrame("all") }["all"] != nil)
  }

  @Test("layers are around their views also where the largest one moves the lines at which they lie on one another")
  func layersOfMovedLines() throws {
    func frames(_ alignment: Alignment = .center, @ViewBuilder _ content: () -> some View) throws -> [String: Rect] {
      try Fixture().frames { ZStack(alignment: alignment) { content() }.markFrame("all") }
    }
    let moved = box("moved", 20, 10)
      .alignmentGuide(VerticalAlignment.center) { _ in 2 }.alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
    let alone = try frames { moved }
    #expect(alone["moved"] == rect(0, 0, 20, 10) && alone["all"] == alone["moved"])
    let both = try frames {
      moved
      box("small", 0, 2)
    }
    #expect(both["moved"] == rect(0, 0, 20, 10) && both["all"] == both["moved"])
    #expect(both["small"] == rect(20, 1, 0, 2))
    let bottom = try frames(.bottom) { box("moved", 20, 10).alignmentGuide(.bottom) { _ in 3 } }
    #expect(bottom["moved"] == rect(0, 0, 20, 10))
  }

  @Test("a view is not asked for its lines twice as often by each frame and each layers around it")
  func nestedGuides() throws {
    func calls(_ wrap: (AnyView) -> AnyView) throws -> Int {
      var calls = 0
      var view = AnyView(
        Text("a")
          .alignmentGuide(.leading) { _ in
            calls += 1
            return 3
          }
          .alignmentGuide(.top) { _ in 2 })
      for _ in 0..<10 { view = wrap(view) }
      _ = try Fixture().frames(width: 100, height: 100) { view }
      return calls
    }
    #expect(try calls { AnyView($0.frame(width: 60, height: 40, alignment: .topLeading)) } < 100)
    #expect(try calls { AnyView($0.frame(maxWidth: .infinity, alignment: .leading)) } < 100)
    #expect(
      try calls { view in
        AnyView(
          ZStack(alignment: .topLeading) {
            Color.black
            view
          })
      } < 100)
  }
}
