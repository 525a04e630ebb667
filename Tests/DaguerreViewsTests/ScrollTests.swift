import DaguerreViews
import Testing

@Suite("Rooms that scroll")
struct ScrollTests {
  private func clips(@ViewBuilder _ content: () -> some View) throws -> [Rect] {
    try Fixture().commands(width: 50, height: 40, content).compactMap {
      if case .pushClip(let rect, _) = $0 { rect } else { nil }
    }
  }

  private func row(_ count: Int) -> some View {
    HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.black.frame(width: 40, height: 10) } }
  }

  @Test("what is beyond the room is cut along the axes that scroll, and there alone")
  func cut() throws {
    let across = try clips { ScrollView(.horizontal) { row(2) } }
    #expect(across.count == 1 && across[0].minX == 0 && across[0].width == 50)
    #expect(across[0].minY < -1000 && across[0].maxY > 1000)
    #expect(try clips { ScrollView(.horizontal) { row(1) } }.isEmpty)
    let both = try clips { ScrollView([.horizontal, .vertical]) { row(2).frame(height: 60) } }
    #expect(both == [rect(0, 0, 50, 40)])
    let inset = EdgeInsets(top: 3, leading: 5)
    #expect(
      try clips { ScrollView([.horizontal, .vertical]) { row(2).frame(height: 60) }.padding(inset) } == [
        rect(5, 3, 45, 37)
      ])
    #expect(try clips { ScrollView(.horizontal) { row(2) }.padding(inset) }.map(\.minX) == [5])
    #expect(try clips { ScrollView(.horizontal) { row(2) }.scrollClipDisabled() }.isEmpty)
    #expect(try clips { ScrollView(.horizontal) { row(2) }.scrollClipDisabled().scrollClipDisabled(false) }.isEmpty)
  }

  @Test("what scrolls along one axis is offered the room along the other")
  func otherAxis() throws {
    func frame(_ axes: Axis.Set) throws -> Rect? {
      try Fixture().frames(width: 50, height: 40) {
        ScrollView(axes) { Color.black.frame(idealWidth: 80, idealHeight: 70).markFrame("content") }
      }["content"]
    }
    #expect(try frame(.horizontal) == rect(0, 0, 80, 40) && frame(.vertical) == rect(0, 0, 50, 70))
  }

  @Test("a bar that stays stands beside what scrolls, before or after it", arguments: LayoutDirection.allCases)
  func barsBeside(direction: LayoutDirection) throws {
    func frames(_ edge: HorizontalEdge) throws -> [String: Rect] {
      try Fixture().frames(width: 50, height: 40, direction: direction) {
        ScrollView { Color.black.frame(height: 9).markFrame("content") }
          .safeAreaInset(edge: edge, spacing: 4) { Color.black.frame(width: 6, height: 9).markFrame("bar") }
      }
    }
    let left = try frames(direction == .leftToRight ? .leading : .trailing)
    let right = try frames(direction == .leftToRight ? .trailing : .leading)
    #expect(left["bar"]?.minX == 0 && left["content"] == rect(10, 0, 40, 9))
    #expect(right["bar"]?.minX == 44 && right["content"] == rect(0, 0, 40, 9))
    let usual = try Fixture().frames(width: 50, height: 40) {
      ScrollView { Color.black.frame(height: 9).markFrame("content") }
        .safeAreaInset(edge: .leading) { Color.black.frame(width: 6, height: 9) }
    }
    #expect(usual["content"] == rect(14, 0, 36, 9))
  }

  @Test("margins of the content scroll with it, and the room stays as wide as it was")
  func margins() throws {
    let frames = try Fixture().frames(width: 50, height: 40) {
      ScrollView(.horizontal) { row(2).markFrame("row") }.markFrame("scroll")
        .contentMargins(.horizontal, 8, for: .scrollContent).contentMargins(.vertical, EdgeInsets(top: 3))
    }
    #expect(frames["scroll"] == rect(0, 0, 50, 13))
    #expect(frames["row"] == rect(8, 3, 80, 10))
    let kept = try Fixture().frames(width: 50, height: 40) {
      ScrollView { row(1).markFrame("row") }.contentMargins(8, for: .scrollIndicators).contentMargins(.leading, nil)
    }
    #expect(kept["row"] == rect(0, 0, 40, 10))
  }

  @Test("parts of the room are parts of what margins leave")
  func partsWithinMargins() throws {
    let frames = try Fixture().frames(width: 50) {
      ScrollView(.horizontal) { Color.black.frame(height: 4).containerRelativeFrame(.horizontal).markFrame("part") }
        .contentMargins(.horizontal, 5)
    }
    #expect(frames["part"] == rect(5, 0, 40, 4))
  }

  @Test("content that scrolls runs through safe areas, other views keep clear of them")
  func safeAreas() throws {
    let frames = try Fixture().frames(width: 50, height: 40) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { row(2).markFrame("row") }.frame(height: 10).markFrame("scroll")
          .safeAreaPadding(.horizontal, 5)
        Color.black.frame(height: 10).markFrame("plain").safeAreaPadding(.horizontal, 5)
      }
    }
    #expect(frames["scroll"] == rect(5, 0, 40, 10) && frames["row"]?.minX == 5)
    #expect(frames["plain"]?.minX == 5 && frames["plain"]?.width == 40)
  }

  @Test(
    "margins are of the edges that are named, and those that safe areas ask for are added",
    arguments: [Edge.top, .leading, .bottom, .trailing])
  func edges(edge: Edge) throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    func frames(_ change: (ScrollView<AnyView>) -> some View) throws -> [String: Rect] {
      try Fixture().frames {
        change(
          ScrollView([.horizontal, .vertical]) {
            AnyView(Color.black.frame(width: 10, height: 10).markFrame("content"))
          }
        )
        .fixedSize().markFrame("scroll").contentMargins(16)
      }
    }
    func length(_ own: Edge, _ length: Double) -> Double { edge == own ? length : 16 }
    let (left, top) = (length(.leading, 2), length(.top, 1))
    let margins = try frames { $0.contentMargins(Edge.Set(edge), insets) }
    #expect(margins["content"] == rect(left, top, 10, 10))
    #expect(margins["scroll"] == rect(0, 0, left + 10 + length(.trailing, 8), top + 10 + length(.bottom, 4)))
    let areas = try frames { $0.safeAreaPadding(insets) }
    #expect(areas["content"] == rect(18, 17, 10, 10) && areas["scroll"] == rect(0, 0, 18 + 10 + 24, 17 + 10 + 20))
  }

  @Test("a view is as long as its room along the axes that are named, whether that scrolls there or not")
  func asLongAsRoom() throws {
    func frame(_ axes: Axis.Set, in scrolled: Axis.Set?) throws -> Rect? {
      try Fixture().frames(width: 50, height: 40) {
        let part = Color.black.frame(width: 4, height: 3).containerRelativeFrame(axes, alignment: .topLeading)
          .markFrame("part")
        if let scrolled { ScrollView(scrolled) { part } } else { part }
      }["part"]
    }
    for scrolled in [nil, Axis.Set.horizontal, .vertical, [.horizontal, .vertical]] {
      #expect(try frame([.horizontal, .vertical], in: scrolled)?.size == Size(width: 50, height: 40))
      #expect(try frame(.horizontal, in: scrolled)?.size == Size(width: 50, height: 3))
      #expect(try frame(.vertical, in: scrolled)?.size == Size(width: 4, height: 40))
    }
  }

  @Test("a scrolling view says of itself what it says otherwise, where a part of it is as long as its room")
  func guidesOfParts() throws {
    func frames(_ part: some View) throws -> [String: Rect] {
      try Fixture().frames(width: 80, height: 60) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a").markFrame("beside")
          VStack(alignment: .leading) {
            ScrollView(.horizontal) {
              VStack(spacing: 0) {
                Text("b")
                part
              }
            }
            Text("c").markFrame("below")
          }
        }
      }
    }
    let bar = Color.black.frame(width: 9, height: 5)
    #expect(try frames(bar.containerRelativeFrame(.horizontal) { _, _ in 9 }) == frames(bar))
  }

  @Test("a frame in a screen among tabs is a part of the room above the bar")
  func partsOfTabs() throws {
    let frames = try Fixture().frames(width: 50, height: 40) {
      TabContainer(selection: AnyHashable(2)) {
        Color.black.markFrame("first").tag(1)
        Color.black.markFrame("part").containerRelativeFrame([.horizontal, .vertical], count: 2, spacing: 0).tag(2)
      } bar: { entries in
        Color.black.frame(height: Double(5 * entries.count))
      }
    }
    #expect(frames["part"]?.size == Size(width: 25, height: 15) && frames["first"] == nil)
  }

  @Test("views that would be made as they come into sight are told nothing before")
  func laziness() throws {
    struct Rows: View {
      let isLazy: Bool
      let told: (Int) -> Void

      private var rows: some View {
        ForEach(0..<10, id: \.self) { index in Color.black.frame(width: 20, height: 10).onAppear { told(index) } }
      }

      var body: some View {
        ScrollView {
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
      }
    }
    func told(height: Double?, _ view: (@escaping (Int) -> Void) -> some View) throws -> [Int] {
      var told: [Int] = []
      _ = try Fixture().frames(width: 20, height: height) { view { told.append($0) } }
      return told
    }
    #expect(try told(height: 35) { Rows(isLazy: true, told: $0) } == [0, 1, 2, 3])
    #expect(try told(height: nil) { Rows(isLazy: true, told: $0) } == Array(0..<10))
    #expect(try told(height: 35) { Rows(isLazy: false, told: $0) } == Array(0..<10))
    let scrolled = try told(height: 20) { told in
      ScrollView(.horizontal) { Rows(isLazy: true, told: told).defaultScrollAnchor(.bottom) }
    }
    #expect(scrolled == [8, 9])
    let list = try told(height: 100) { told in
      List(0..<10) { index in Text("a").onAppear { told(index) } }.listStyle(.plain)
    }
    #expect(list == [0, 1, 2])
    let grid = try told(height: 15) { told in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(5)), GridItem(.fixed(5))], spacing: 0) {
          ForEach(0..<10, id: \.self) { index in Color.black.frame(height: 10).onAppear { told(index) } }
        }
      }
    }
    #expect(grid == [0, 1, 2, 3])
  }

  @Test("a list that asks for more when its last row appears is not made again and again")
  func paging() throws {
    struct Pages: View {
      @State private var count = 10
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              Color.black.frame(width: 20, height: 10).onAppear { if index == count - 1 { count += 10 } }
            }
          }
        }
      }
    }
    #expect(
      try Fixture().commands(width: 20, height: 50) { Pages() }.count { if case .fillRect = $0 { true } else { false } }
        == 10)
  }
}
