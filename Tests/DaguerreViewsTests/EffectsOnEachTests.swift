import DaguerreGraphics
import DaguerreViews
import Testing

/// What SwiftUI itself was measured to draw (macOS 27): it has a layer for each thing that a view draws, and none for the
/// view.
@Suite("Effects on each thing of a view")
struct EffectsOnEachTests {
  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 255)

  /// A blue square under a red one, which covers a quarter of it.
  private let squares = ZStack(alignment: .topLeading) {
    Self.blue.frame(width: 60, height: 60).padding([.leading, .top], 30)
    Self.red.frame(width: 60, height: 60)
  }

  /// The colours of some pixels of a view on white, counted from its corner.
  private func colors(at points: [(x: Int, y: Int)], @ViewBuilder _ content: () -> some View) throws -> [[Int]] {
    let margin = 30
    let sheet = content().padding(Double(margin)).background(Color.white)
    let bitmap = try Rasterizer().draw(try Fixture().renderer.render(sheet).list)
    return points.map { point in
      let pixel = bitmap.pixels[(point.y + margin) * bitmap.width + point.x + margin]
      return [0, 8, 16].map { Int(pixel >> $0 & 0xFF) }
    }
  }

  @Test("what lies over something else casts its shadow onto it, and a group casts one")
  func shadows() throws {
    #expect(
      try colors(at: [(65, 65), (95, 95)]) { squares.shadow(color: .black, radius: 0, x: 10, y: 10) }
        == [[0, 0, 0], [0, 0, 0]])
    #expect(
      try colors(at: [(65, 65), (95, 95)]) {
        squares.compositingGroup().shadow(color: .black, radius: 0, x: 10, y: 10)
      } == [[0, 0, 255], [0, 0, 0]])
    #expect(
      try colors(at: [(65, 65)]) { squares.clipped().shadow(color: .black, radius: 0, x: 10, y: 10) } == [[0, 0, 255]])
  }

  @Test("a text casts a shadow onto its own background, but no letter one onto another")
  func textShadow() throws {
    // Letters of this font are boxes of 6 by 10 points without gaps.
    let text = Text("aa").font(Font(family: "Daguerre Test", size: 10)).foregroundColor(Self.red).padding(10)
    func shadow(_ view: some View) throws -> [Command] {
      try Fixture().commands { view.shadow(color: .black, radius: 0, x: 4, y: 4) }
    }
    let drawn = try shadow(text.background(Color.white)).map { command in
      switch command {
      case .shadow: "shadow of the box"
      case .pushEffect(.shadow): "shadow"
      case .popEffect: "end"
      case .fillRect: "box"
      case .glyphs: "text"
      default: "\(command)"
      }
    }
    #expect(drawn == ["shadow of the box", "box", "shadow", "text", "end"])
    let lines = try shadow(Text("aa\naa").font(Font(family: "Daguerre Test", size: 10)))
    #expect(lines.count { if case .pushEffect = $0 { true } else { false } } == 1)
  }

  @Test("a group of a view on something smaller casts the shadow of both")
  func shadowOnSmallGround() throws {
    for ground in [AnyView(Self.red.frame(width: 10, height: 10)), AnyView(Self.red.padding(15))] {
      // The middle of the shadow, and a corner that the disc does not reach.
      let drawn = try colors(at: [(50, 20), (59, 39)]) {
        Circle().fill(Self.blue).frame(width: 40, height: 40).background(alignment: .topLeading) { ground }
          .compositingGroup().shadow(color: .black, radius: 0, x: 20, y: 0)
      }
      #expect(drawn == [[0, 0, 0], [255, 255, 255]])
    }
  }

  @Test("a shadow of a shadow is seen beside both")
  func shadowOfShadow() throws {
    let drawn = try colors(at: [(45, 5), (45, 45), (20, 45), (55, 45)]) {
      Self.red.frame(width: 40, height: 40).shadow(color: .black, radius: 0, x: 10, y: 0)
        .shadow(color: Self.blue, radius: 0, x: 0, y: 10)
    }
    #expect(drawn == [[0, 0, 0], [0, 0, 255], [0, 0, 255], [255, 255, 255]])
  }

  @Test("what is less opaque lets the view's own background through, but what is clipped does not")
  func opacity() throws {
    #expect(try colors(at: [(40, 40), (10, 10)]) { squares.opacity(0.5) } == [[192, 64, 128], [255, 128, 128]])
    for group in [AnyView(squares.compositingGroup()), AnyView(squares.clipped()), AnyView(ScrollView { squares })] {
      #expect(try colors(at: [(40, 40)]) { group.opacity(0.5).frame(width: 90, height: 90) } == [[255, 128, 128]])
    }
    let shadowed = Self.red.frame(width: 40, height: 40).shadow(color: .black, radius: 0, x: 10, y: 10)
    #expect(try colors(at: [(20, 20), (45, 45)]) { shadowed.opacity(0.5) } == [[255, 128, 128], [128, 128, 128]])
  }

  @Test("what is one thing has no groups within")
  func nested() throws {
    let views = HStack {
      Text("aa\naa")
      squares
    }
    let commands = try Fixture().commands(width: 200) { views.compositingGroup().opacity(0.5) }
    #expect(Array(commands.prefix(2)) == [.pushOpacity(0.5), .pushOpacity(1)])
    #expect(commands.count { if case .pushOpacity = $0 { true } else { false } } == 2)
  }

  @Test("what lies behind something else is blurred beside it")
  func blur() throws {
    let drawn = try colors(at: [(-4, 20), (-2, 20), (0, 20), (2, 20)]) {
      ZStack {
        Self.red.frame(width: 40, height: 40)
        Self.blue.frame(width: 40, height: 40)
      }.blur(radius: 4)
    }
    let measured = [[207, 168, 216], [165, 107, 197], [115, 52, 192], [67, 18, 206]]
    #expect(zip(drawn.joined(), measured.joined()).allSatisfy { abs($0 - $1) <= 2 }, "\(drawn)")
  }

  @Test("a control of the system is one thing")
  func controls() throws {
    func groups(_ view: some View) throws -> Int {
      try Fixture().commands(width: 200) { view.opacity(0.5) }.count { $0 == .pushOpacity(0.5) }
    }
    #expect(try groups(Toggle("a", isOn: .constant(true)).labelsHidden()) == 1)
    #expect(try groups(Slider(value: .constant(0.5))) == 1)
    #expect(try groups(Text("a").background(Color.white)) == 2)
  }

  @Test("a stack of one view casts the shadow of the view, as layers of one do")
  func shadowOfOne() throws {
    func shadow(_ view: some View) throws -> [Command] {
      try Fixture().commands { view.shadow(color: .black, radius: 4) }
    }
    let card = Self.red.frame(width: 40, height: 20).clipShape(RoundedRectangle(cornerRadius: 6))
    let plain = try shadow(card)
    #expect(plain.contains { if case .shadow = $0 { true } else { false } })
    #expect(
      try shadow(ZStack { card }) == plain && shadow(VStack { card }) == plain && shadow(HStack { card }) == plain)
    #expect(try shadow(VStack { card.opacity(0.5) }) == shadow(card.opacity(0.5)))
  }

  @Test("a group casts the shadow of all that it draws, beyond its frame too")
  func shadowOfGroup() throws {
    let box = Self.red.frame(width: 40, height: 40)
    func shadowed(_ view: some View) -> some View { view.compositingGroup().shadow(color: .black, radius: 0, x: 15) }
    let reaching = box.overlay { Self.blue.frame(width: 10, height: 10).offset(x: 20) }
    #expect(
      try colors(at: [(48, 5), (57, 5), (57, 20)]) { shadowed(reaching) } == [[0, 0, 0], [255, 255, 255], [0, 0, 0]])
    // What stays within is a box, as before.
    let commands = try Fixture().commands { shadowed(box.overlay { Self.blue.frame(width: 10, height: 10) }) }
    #expect(commands.contains { if case .shadow = $0 { true } else { false } })
  }

  @Test("a link that leads to a screen is one thing, as other controls are")
  func links() throws {
    let link = NavigationLink("a") { EmptyView() }
    for view in [AnyView(link), AnyView(List { link })] {
      let commands = try Fixture().commands(width: 90, height: 60) { view.disabled(true).opacity(0.5) }
      let each = commands.filter { if case .pushOpacity = $0 { true } else { false } }
      #expect(each.count >= 2)
    }
  }
}
