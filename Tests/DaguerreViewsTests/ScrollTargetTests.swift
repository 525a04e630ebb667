import DaguerreViews
import Foundation
import Testing

/// What scrolling views show where something asks for a part of their content.
@Suite("Scrolled content")
struct ScrollTargetTests {
  /// Ten rows of 10 points in a room of 35, and where the first one is.
  private func top(_ direction: LayoutDirection = .leftToRight, of view: some View) throws -> Double? {
    try Fixture().frames(width: 50, height: 35, direction: direction) { view }["0"]?.minY
  }

  private struct Rows: View {
    var height = 10.0
    var body: some View {
      ForEach(0..<10, id: \.self) { Color.black.frame(width: 8, height: height).markFrame("\($0)") }
    }
  }

  private var rows: some View { ScrollView { VStack(spacing: 0) { Rows() } } }

  @Test("without a word the beginning is shown, with an anchor that part of the content")
  func anchors() throws {
    #expect(try top(of: rows) == 0)
    #expect(try top(of: rows.defaultScrollAnchor(.bottom)) == -65)
    #expect(try top(of: rows.scrollPosition(initialAnchor: .center)) == -32)
    let short = ScrollView { VStack(spacing: 0) { Rows(height: 2) } }
    #expect(try top(of: short) == 0)
    #expect(try top(of: short.defaultScrollAnchor(.bottom)) == 15)
    #expect(try top(of: short.defaultScrollAnchor(.bottom, for: .initialOffset)) == 0)
    #expect(try top(of: rows.defaultScrollAnchor(.bottom, for: .alignment)) == 0)
    // What is not scrolled stands where it would, whatever is to be shown.
    #expect(try top(of: short.scrollPosition(id: .constant(1 as Int?)).defaultScrollAnchor(.bottom)) == 15)
  }

  @Test("a position is a side, a point, or a view by what it is called; never beyond the content")
  func positions() throws {
    func top(_ position: ScrollPosition, _ anchor: UnitPoint? = nil) throws -> Double? {
      try self.top(of: rows.scrollPosition(.constant(position), anchor: anchor))
    }
    #expect(try top(ScrollPosition()) == 0)
    #expect(try top(ScrollPosition(edge: .bottom)) == -65)
    #expect(try top(ScrollPosition(edge: .trailing)) == 0)
    #expect(
      try self.top(of: rows.scrollPosition(.constant(ScrollPosition(edge: .top))).defaultScrollAnchor(.bottom)) == 0)
    #expect(try top(ScrollPosition(y: 12)) == -12)
    #expect(try top(ScrollPosition(y: 1000)) == -65)
    #expect(try top(ScrollPosition(id: 4)) == -15)
    #expect(try top(ScrollPosition(id: 1)) == 0)
    #expect(try top(ScrollPosition(id: 4), .top) == -40)
    #expect(try top(ScrollPosition(id: 4, anchor: .bottom), .top) == -15)
    #expect(try top(ScrollPosition(id: 9, anchor: .top)) == -65)
    #expect(try top(ScrollPosition(id: 99)) == 0)
    #expect(try self.top(of: rows.scrollPosition(id: .constant(5 as Int?), anchor: .center)) == -37)
    #expect(try self.top(of: rows.scrollPosition(id: .constant(nil as Int?)).defaultScrollAnchor(.bottom)) == -65)
  }

  @Test("a position tells what it was made of")
  func parts() {
    var position = ScrollPosition(id: "x")
    #expect(position.viewID(type: String.self) == "x" && position.viewID(type: Int.self) == nil)
    position.scrollTo(edge: .top)
    #expect(position.edge == .top && position.point == nil && position.viewID(type: String.self) == nil)
    position.scrollTo(x: 3)
    #expect(position.point?.x == 3 && position.edge == nil)
  }

  @Test("a reader scrolls to a view when it appears, in each scrolling view that has it", arguments: [false, true])
  func reader(isList: Bool) throws {
    let frames = try Fixture().frames(width: 50, height: 35) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          if isList {
            List {
              Rows().listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
            }
            .environment(\.defaultMinListRowHeight, 0)
          } else {
            ScrollView {
              VStack(spacing: 0) {
                Rows()
                Color.black.frame(height: 7).id("end").markFrame("end")
              }
            }
          }
        }
        .onAppear { if isList { proxy.scrollTo(9) } else { proxy.scrollTo("end", anchor: .bottom) } }
      }
    }
    #expect(frames["9"].map { $0.minY + $0.height } == (isList ? 35 : 28))
    #expect(frames["end"].map { $0.minY + $0.height } == (isList ? nil : 35))
  }

  @Test("a row is scrolled from where lines begin", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func rows(direction: LayoutDirection) throws {
    let frames = try Fixture().frames(width: 20, height: 10, direction: direction) {
      ScrollView(.horizontal) { HStack(spacing: 0) { Rows() } }
        .scrollPosition(id: .constant(3 as Int?), anchor: .leading)
    }
    #expect(frames["3"]?.minX == (direction == .leftToRight ? 0 : 12))
    let moved = try Fixture().frames(width: 25, height: 10, direction: direction) {
      ScrollView(.horizontal) { HStack(spacing: 0) { Rows() } }
        .scrollPosition(id: .constant(3 as Int?), anchor: .leading).padding(.leading, 5)
    }
    #expect(moved["3"]?.minX == (direction == .leftToRight ? 5 : 12))
  }

  @Test("content is measured where it is scrolled to, and its views are told once that they are there")
  func messages() throws {
    struct Told: View {
      @State private var count = 0
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Rows()
            GeometryReader { room in
              let frame: Rect = room.frame(in: .scrollView)
              Color.black.frame(width: 3, height: -frame.minY + 100).markFrame("height")
            }
            .frame(height: 10).id("end").onAppear { count += 1 }
            Color.black.frame(width: Double(count), height: 1).markFrame("count")
          }
        }
        .scrollPosition(.constant(ScrollPosition(id: "end", anchor: .bottom)))
      }
    }
    let frames = try Fixture().frames(width: 50, height: 35) { Told() }
    #expect(frames["count"]?.width == 1)
    #expect(frames["height"]?.height == 75)
  }

  @Test("a view in a scrolled view in one is shown by both", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func nested(direction: LayoutDirection) throws {
    let frames = try Fixture().frames(width: 35, height: 35, direction: direction) {
      ScrollViewReader { proxy in
        ScrollView([.horizontal, .vertical]) {
          VStack(alignment: .leading, spacing: 0) {
            Color.black.frame(width: 90, height: 20)
            ScrollView(.horizontal) { HStack(spacing: 0) { Rows() } }.frame(width: 26).padding(.leading, 50)
            Color.black.frame(height: 40)
          }
        }
        .onAppear { proxy.scrollTo(7, anchor: .topLeading) }
      }
    }
    // The inner view scrolls it by 54 to 2, the outer one goes on by 50 and 2, and by 20.
    #expect(frames["7"] == Rect(x: direction == .leftToRight ? 0 : 27, y: 0, width: 8, height: 10))
  }

  @Test("each of views in one another shows what it is asked for itself")
  func nestedTargets() throws {
    let frames = try Fixture().frames(width: 50, height: 35) {
      ScrollView {
        VStack(spacing: 0) {
          Color.black.frame(width: 8, height: 20)
          ScrollView { VStack(spacing: 0) { Rows() } }
            .scrollPosition(id: .constant(6 as Int?), anchor: .top).frame(height: 30)
          Color.black.frame(width: 8, height: 40)
        }
      }
      .scrollPosition(id: .constant(7 as Int?), anchor: .top)
    }
    #expect(frames["6"]?.minY == -10)
    #expect(frames["7"]?.minY == 0)
  }

  private final class Count { var draws = 0 }

  /// Content in views in one another, of which the innermost notes how often it is drawn.
  private static func nested(_ depth: Int, _ count: Count, _ around: (AnyView) -> AnyView) -> AnyView {
    if depth > 0 { return around(nested(depth - 1, count, around)) }
    return AnyView(
      GeometryReader { _ in
        count.draws += 1
        return Text("x").id("x").markFrame("x")
      }
      .frame(width: 8, height: 60))
  }

  @Test("views in one another do not look for a view again in each")
  func draws() throws {
    let count = Count()
    let view = Self.nested(20, count) { content in AnyView(ScrollView { content }.frame(height: 40)) }
    let frames = try Fixture().frames(width: 50, height: 35) { view.scrollPosition(id: .constant("x" as String?)) }
    #expect(frames["x"] != nil)
    count.draws = 0
    let reader = try Fixture().frames(width: 50, height: 35) {
      ScrollViewReader { proxy in view.onAppear { proxy.scrollTo("x", anchor: .bottom) } }
    }
    #expect(reader["x"] != nil)
    // For each that looks for it, when it is told where to and before; and at last.
    #expect(count.draws <= 44)
  }

  @Test("lists in one another do not look for the text of a row again in each")
  func listDraws() throws {
    let count = Count()
    let view = Self.nested(12, count) { content in
      AnyView(
        List {
          content
          Text("y")
        }
        .frame(height: 80))
    }
    _ = try Fixture().frames(width: 200, height: 100) { view }
    #expect(count.draws > 0 && count.draws <= 26)
  }
}
