import DaguerreViews
import Testing

@Suite("What covers the sides of a room")
struct SafeAreaTests {
  private static let red = Color(rgba: 0xFF00_00FF)

  /// What is filled with the colour, in a room of 50 by 40 points.
  private func reds(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: @escaping () -> some View
  ) throws -> [Rect] {
    try Fixture().commands(width: 50, height: 40) { content().environment(\.layoutDirection, direction) }
      .compactMap { if case .fillRect(let rect, Self.red) = $0 { rect } else { nil } }
  }

  private func box(_ width: Double? = nil, _ height: Double? = nil) -> some View {
    Color.black.frame(width: width, height: height)
  }

  /// The same, above a bar of 8 points that is 2 away.
  private func redsAboveBar(@ViewBuilder _ content: @escaping () -> some View) throws -> [Rect] {
    try reds { content().safeAreaInset(edge: VerticalEdge.bottom, spacing: 2) { box(5, 8) } }
  }

  @Test("grounds go on under a bar, unless they are shapes, views, or of other edges")
  func grounds() throws {
    let (whole, clear) = (rect(0, 0, 50, 40), rect(0, 0, 50, 30))
    #expect(try redsAboveBar { box().background(Self.red) } == [whole])
    #expect(try redsAboveBar { box().overlay(Self.red) } == [whole])
    #expect(try reds { box().background(Self.red).safeAreaInset(edge: .top) { box(5, 8) } } == [whole])
    #expect(try redsAboveBar { box().background { Self.red } } == [clear])
    #expect(try redsAboveBar { box().background(Self.red, in: Rectangle()) } == [clear])
    #expect(try redsAboveBar { box().background(Self.red, ignoresSafeAreaEdges: [.top, .leading]) } == [clear])
    #expect(try redsAboveBar { Self.red } == [clear])
  }

  @Test("what ignores the safe area is as large as what is covered, too, and its surroundings do not move")
  func ignoring() throws {
    let frames = try Fixture().frames(width: 50, height: 40) {
      ZStack {
        Color.black.markFrame("all").ignoresSafeArea().markFrame("placed")
        Color.black.markFrame("below").ignoresSafeArea(edges: .bottom)
        Color.black.markFrame("older").edgesIgnoringSafeArea(.top)
        Color.black.markFrame("keyboard").ignoresSafeArea(.keyboard)
      }
      .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
    }
    #expect(frames["all"] == rect(0, 0, 50, 40))
    for name in ["placed", "keyboard"] { #expect(frames[name] == rect(2, 1, 40, 35), "\(name)") }
    #expect(frames["below"] == rect(2, 1, 40, 39))
    #expect(frames["older"] == rect(2, 0, 40, 36))
  }

  @Test("what ends before the bar begins stays where it is")
  func apart() throws {
    #expect(
      try reds {
        VStack(spacing: 0) {
          Self.red.frame(height: 4).ignoresSafeArea()
          box()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { box(5, 8) }
      } == [rect(0, 0, 50, 4)])
    #expect(
      try reds { box().background(Self.red).padding(1).safeAreaInset(edge: .bottom, spacing: 0) { box(5, 8) } } == [
        rect(1, 1, 48, 30)
      ])
  }

  @Test("bars within bars: a view reaches as far as the outermost of those that it touches")
  func nested() throws {
    #expect(
      try reds {
        box().background(Self.red)
          .safeAreaInset(edge: .bottom, spacing: 0) { box(5, 8) }
          .safeAreaInset(edge: .bottom, spacing: 0) { box(5, 3) }
          .safeAreaInset(edge: .top, spacing: 0) { box(5, 6) }
      } == [rect(0, 0, 50, 40)])
    // The inner bar's ground reaches under the outer bar, not the other way round.
    #expect(
      try reds {
        box().safeAreaInset(edge: .bottom, spacing: 0) { box(50, 8).background(Self.red) }
          .safeAreaInset(edge: .bottom, spacing: 0) { box(5, 3) }
      } == [rect(0, 29, 50, 11)])
  }

  @Test("sides are those of lines", arguments: LayoutDirection.allCases)
  func sides(direction: LayoutDirection) throws {
    let found = try reds(direction) {
      box().background(Self.red, ignoresSafeAreaEdges: .leading)
        .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
    }
    #expect(found == [direction == .leftToRight ? rect(0, 1, 42, 35) : rect(8, 1, 42, 35)])
  }

  @Test("what scrolls begins beside the bar and goes on under it, and there is no safe area within")
  func scrolled() throws {
    func drawn(_ edge: VerticalEdge) throws -> [Command] {
      try Fixture().commands(width: 50, height: 40) {
        ScrollView { Self.red.frame(width: 50, height: 60).ignoresSafeArea() }
          .safeAreaInset(edge: edge, spacing: 0) { box(50, 8) }
      }
    }
    for edge in VerticalEdge.allCases {
      let commands = try drawn(edge)
      let clips = commands.compactMap { if case .pushClip(let clip, _) = $0 { clip } else { nil } }
      #expect(clips.count == 1 && clips[0].minY == 0 && clips[0].height == 40, "\(edge)")
      #expect(commands.contains(.fillRect(rect(0, edge == .top ? 8 : 0, 50, 60), Self.red)), "\(edge)")
      #expect(commands.last == .fillRect(rect(0, edge == .top ? 0 : 32, 50, 8), .black), "\(edge)")
    }
  }

  @Test("what is scrolled to its end ends where the bar begins")
  func end() throws {
    #expect(
      try reds {
        ScrollView { Self.red.frame(width: 50, height: 60) }.defaultScrollAnchor(.bottom)
          .safeAreaInset(edge: .bottom, spacing: 0) { box(50, 8) }
      } == [rect(0, -28, 50, 60)])
  }

  @Test("lists go on under bars with their ground")
  func lists() throws {
    let commands = try Fixture().commands(width: 50, height: 40) {
      List { box(4, 4) }.listStyle(.grouped).safeAreaInset(edge: .bottom, spacing: 0) { box(50, 8) }
    }
    let grounds = commands.compactMap { if case .fillRect(let rect, _) = $0, rect.width == 50 { rect } else { nil } }
    #expect(grounds.first == rect(0, 0, 50, 40))
  }

  @Test("the ground of a screen among tabs goes on under their bar")
  func tabs() throws {
    let tabs = TabView { box().background(Self.red).tabItem { Text(verbatim: "x") } }
    let drawn = try Fixture().commands(width: 50, height: 100) { tabs }
    #expect(drawn.first == .fillRect(rect(0, 0, 50, 100), Self.red))
  }

  @Test("a reader is told what is covered beyond its sides", arguments: LayoutDirection.allCases)
  func told(direction: LayoutDirection) throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let frames = try Fixture().frames(width: 50, height: 40, direction: direction) {
      GeometryReader { room in Color.black.padding(room.safeAreaInsets).markFrame("inner").ignoresSafeArea() }
        .safeAreaPadding(insets)
    }
    let inner = try #require(frames["inner"])
    #expect(inner == rect(0, 0, 50, 40))
    var found: [EdgeInsets] = []
    _ = try Fixture().commands(width: 50, height: 40) {
      VStack(spacing: 0) {
        GeometryReader { room in
          found.append(room.safeAreaInsets)
          return Color.black
        }
        box(3, 3)
      }
      .safeAreaPadding(insets)
      .environment(\.layoutDirection, direction)
    }
    #expect(found.last == EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 8))
  }

  @Test("a bar takes what the view can do without, the view what it leaves, and both are aligned with one another")
  func room() throws {
    func frames(_ view: Double?, _ bar: Double) throws -> [String: Rect] {
      try Fixture().frames(width: 50, height: 40) {
        Color.black.frame(width: view).frame(minHeight: 10).markFrame("view")
          .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 2) {
            Color.black.frame(width: bar).markFrame("bar")
          }
      }
    }
    let greedy = try frames(nil, 5)
    #expect(greedy["view"] == rect(0, 0, 50, 10) && greedy["bar"] == rect(45, 12, 5, 28))
    let narrow = try frames(20, 5)
    #expect(narrow["view"] == rect(0, 0, 20, 10) && narrow["bar"] == rect(15, 12, 5, 28))
    // The view stands in the middle, and the bar's end on its end.
    let wide = try frames(20, 30)
    #expect(wide["view"] == rect(5, 0, 20, 10) && wide["bar"] == rect(-5, 12, 30, 28))
  }
}
