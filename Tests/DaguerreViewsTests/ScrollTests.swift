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
    #expect(frames["scroll"]?.width == 50 && frames["row"]?.minX == 5)
    #expect(frames["plain"]?.minX == 5 && frames["plain"]?.width == 40)
  }
}
