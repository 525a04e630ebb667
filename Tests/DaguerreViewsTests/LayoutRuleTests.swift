import DaguerreGraphics
import DaguerreText
import Foundation
import Testing

@testable import DaguerreViews

/// Rules of SwiftUI's layout that views rely on without naming them.
@Suite("Rules of layout")
struct LayoutRuleTests {
  @Test("what is kept at its ideal size offers that to what grows within it")
  func fixedSize() throws {
    let row = try Fixture().frames {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 80)
        Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity).markFrame("high")
      }
      .fixedSize(horizontal: false, vertical: true).markFrame("row").frame(width: 220)
    }
    #expect(row["high"] == rect(50, 0, 170, 80) && row["row"]?.height == 80)
    let column = try Fixture().frames {
      VStack(spacing: 0) {
        Color.red.frame(width: 70, height: 10)
        Color.blue.frame(maxWidth: .infinity).frame(height: 10).markFrame("wide")
      }
      .fixedSize(horizontal: true, vertical: false).frame(width: 200)
    }
    #expect(column["wide"] == rect(65, 10, 70, 10))
    let divided = try Fixture().frames {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 60)
        Divider().markFrame("line")
      }
      .fixedSize()
    }
    #expect(divided["line"]?.height == 60)
  }

  @Test("a text has the lines that fit in its height, one at least, and an ellipsis")
  func textHeight() throws {
    func lines(_ height: Double?) throws -> (count: Int, frame: Rect?) {
      let text = Text("aa bb cc dd ee").font(.custom("Daguerre Test", size: 10)).markFrame("text")
      let fixture = try Fixture()
      let commands = try fixture.commands { text.frame(height: height).frame(width: 30) }
      let baselines = commands.compactMap { if case .glyphs(let run) = $0 { run.glyphs.first?.origin.y } else { nil } }
      return (Set(baselines).count, try fixture.frames { text.frame(height: height).frame(width: 30) }["text"])
    }
    let whole = try lines(nil)
    #expect(whole.count == 3 && whole.frame?.height == 30)
    let cut = try lines(25)
    #expect(cut.count == 2 && cut.frame?.height == 20)
    #expect(try lines(2).count == 1)
    #expect(try lines(30).count == 3)
  }

  @Test("what scrolls takes the height that it is offered, shows its beginning, and is cut at its end")
  func scrolling() throws {
    @ViewBuilder func screen() -> some View {
      VStack(spacing: 0) {
        ScrollView {
          Color.red.frame(width: 20, height: 30).markFrame("first")
          Color.blue.frame(width: 20, height: 90)
        }
        .markFrame("scroll")
        Color.green.frame(width: 20, height: 10).markFrame("foot")
      }
    }
    let fixed = try Fixture().frames { screen().frame(height: 80) }
    #expect(fixed["scroll"] == rect(0, 0, 20, 70) && fixed["first"] == rect(0, 0, 20, 30))
    #expect(fixed["foot"] == rect(0, 70, 20, 10))
    let commands = try Fixture().commands { screen().frame(height: 80) }
    guard case .pushClip(let clip, .zero)? = commands.first else {
      Issue.record("nothing is cut")
      return
    }
    #expect(clip.minY == 0 && clip.height == 70)
    // Without a height all of it is there.
    let free = try Fixture().frames { screen() }
    #expect(free["scroll"]?.height == 128)
    #expect(try !Fixture().commands { screen() }.contains { if case .pushClip = $0 { true } else { false } })
  }

  @Test("the usual spacing of a stack is not beside spacers, a given one is")
  func spacers() throws {
    func width(_ spacing: Double?, _ spacer: some View) throws -> Double? {
      try Fixture().frames {
        HStack(spacing: spacing) {
          Color.red.frame(width: 10, height: 10)
          spacer
          Color.red.frame(width: 10, height: 10)
        }
        .markFrame("row")
      }["row"]?.width
    }
    #expect(try width(nil, Spacer()) == 28)
    #expect(try width(nil, Spacer(minLength: 0)) == 20)
    #expect(try width(4, Spacer(minLength: 0)) == 28)
    #expect(try width(nil, ZStack { Spacer(minLength: 0) }) == 20)
    #expect(try width(nil, ZStack {}) == 36)
  }

  @Test("a text in a frame of some height keeps as far from the next one as any view, in one of some width as a text")
  func spacingOfFrames() throws {
    func distance(_ view: some View) throws -> Double? {
      let frames = try Fixture().frames {
        VStack {
          view.markFrame("above")
          Text("b").markFrame("below")
        }
      }
      return frames["below"].flatMap { below in frames["above"].map { below.minY - $0.maxY } }
    }
    let usual = try distance(Color.red.frame(width: 10, height: 10))
    #expect(try usual != 0 && distance(Text("a").frame(height: 20)) == usual)
    #expect(try distance(Text("a").frame(minHeight: 20)) == usual && distance(Text("a").padding(.bottom, 1)) == usual)
    #expect(try distance(Text("a").frame(width: 20)) == 0 && distance(Text("a").padding(.horizontal, 1)) == 0)
  }

  @Test("layers are as large as all that they hold, with its lines on one another")
  func layers() throws {
    let frames = try Fixture().frames {
      ZStack(alignment: .topLeading) {
        Color.yellow.frame(width: 50, height: 50).markFrame("large")
        Color.red.frame(width: 20, height: 20).markFrame("small").alignmentGuide(.top) { $0[.bottom] }
      }
      .markFrame("all")
    }
    #expect(frames["all"] == rect(0, 0, 50, 70))
    #expect(frames["large"] == rect(0, 20, 50, 50) && frames["small"] == rect(0, 0, 20, 20))
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[VerticalAlignment.center] }
  }

  private enum Column: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.leading] }
  }

  @Test("a frame puts a line of one's own on its own, and what keeps or fits a size has the lines of its view")
  func customFrames() throws {
    let column = HorizontalAlignment(Column.self)
    let framed = try Fixture().frames {
      Color.red.frame(width: 10, height: 10).markFrame("a").alignmentGuide(column) { _ in 3 }
        .frame(width: 100, alignment: Alignment(horizontal: column, vertical: .center))
    }
    #expect(framed["a"] == rect(-3, 0, 10, 10))
    for isFixed in [true, false] {
      let row = HStack(spacing: 0) {
        Spacer(minLength: 0)
        Color.red.frame(width: 10, height: 10).alignmentGuide(column) { _ in 5 }
      }
      let frames = try Fixture().frames(width: 100, height: 40) {
        VStack(alignment: column, spacing: 0) {
          if isFixed { row.fixedSize() } else { ViewThatFits { row.frame(width: 10) } }
          Color.blue.frame(width: 10, height: 10).markFrame("b")
        }
        .markFrame("all")
      }
      #expect(frames["all"]?.width == 15 && (frames["b"]?.minX ?? 0) - (frames["all"]?.minX ?? 0) == 5)
    }
  }

  @Test("lines of one's own align views of different parents, through frames, space and layers")
  func customAlignments() throws {
    let middle = VerticalAlignment(Middle.self)
    let rows = try Fixture().frames {
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 30)
          Color.red.frame(width: 10, height: 10).markFrame("a").alignmentGuide(middle) { $0[VerticalAlignment.center] }
        }
        .padding(.top, 5)
        ZStack(alignment: .top) {
          Color.blue.frame(width: 10, height: 20)
          Color.blue.frame(width: 10, height: 8).markFrame("b").alignmentGuide(middle) { $0[.bottom] }
        }
        .frame(height: 40, alignment: .top)
        Color.green.frame(width: 10, height: 6).markFrame("c")
      }
    }
    // All on one line: the middle of a, the bottom of b, the middle of c.
    #expect(rows["a"]?.minY == 35 && rows["b"]?.maxY == 40 && rows["c"]?.minY == 37)
    let column = HorizontalAlignment(Column.self)
    let lines = try Fixture().frames {
      VStack(alignment: column, spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 5)
          Color.red.frame(width: 10, height: 5).markFrame("first").alignmentGuide(column) { $0[.leading] }
        }
        HStack(spacing: 0) {
          Color.red.frame(width: 12, height: 5)
          Color.red.frame(width: 10, height: 5).markFrame("second").alignmentGuide(column) { $0[.leading] }
        }
        Color.red.frame(width: 4, height: 5).markFrame("third")
      }
    }
    #expect(lines["first"]?.minX == 30 && lines["second"]?.minX == 30 && lines["third"]?.minX == 30)
  }

  @Test("a stack of screens fills the room that it is offered")
  func navigation() throws {
    let frames = try Fixture().frames {
      NavigationStack { Color.red.frame(width: 10, height: 10).markFrame("body") }.markFrame("stack")
        .frame(width: 100, height: 60)
    }
    #expect(frames["stack"] == rect(0, 0, 100, 60) && frames["body"] == rect(45, 25, 10, 10))
  }

  @Test("the shadow of a shape is that of its outline, whatever frame or space is around it")
  func silhouettes() throws {
    func shadow(@ViewBuilder _ content: () -> some View) throws -> Command? {
      try Fixture().commands { content().shadow(color: .black, radius: 4) }.first
    }
    let circle = try shadow { Circle().fill(.white).frame(width: 50, height: 40) }
    #expect(
      circle
        == .shadow(Shadow(rect: rect(5, 0, 40, 40), radii: CornerRadii(20), blur: 8, offset: .zero, color: .black)))
    let card = try shadow {
      Color.white.frame(width: 30, height: 20).background(.white, in: RoundedRectangle(cornerRadius: 6)).padding(4)
    }
    #expect(
      card == .shadow(Shadow(rect: rect(4, 4, 30, 20), radii: CornerRadii(6), blur: 8, offset: .zero, color: .black)))
  }

  @Test("the shadow of texts, lines, paths and what is seen through something is that of what they draw")
  func shadowsOfGroups() throws {
    let shadow = Command.pushEffect(.shadow(GroupShadow(blur: 2, offset: Point(x: 2, y: 3), color: .blue)))
    func expect(@ViewBuilder _ content: () -> some View) throws {
      let plain = try Fixture().commands { content() }
      let drawn = try Fixture().commands { content().shadow(color: .blue, radius: 1, x: 2, y: 3) }
      // Fonts of two libraries are two.
      #expect("\(drawn)" == "\([shadow] + plain + [.popEffect])")
    }
    try expect { Text("a") }
    try expect { Ellipse().frame(width: 20, height: 10) }
    try expect { Circle().stroke(.red, lineWidth: 2).frame(width: 20, height: 20) }
    try expect { Color.red.frame(width: 8, height: 8).mask { Ellipse() } }
  }

  @Test("a view that holds itself is an error with its name")
  func recursion() throws {
    struct Endless: View {
      var body: AnyView { AnyView(Endless()) }
    }
    let error = #expect(throws: (any Error).self) { try Fixture().commands { Endless() } }
    #expect("\(try #require(error))".contains("views are nested here"))
  }
}
