import DaguerreGraphics
import DaguerreViews
import Foundation
import Testing

@Suite("What has the accent colour")
struct AccentTests {
  @Test("the bar of tabs shows which screen is seen, and what waits in others, in letters of one size")
  func tabBar() throws {
    func runs(_ size: DynamicTypeSize) throws -> [(color: Color, size: Double, x: Double)] {
      try Fixture().commands(width: 100, height: 100) {
        TabView(selection: .constant(1)) {
          Tab("a", systemImage: "x", value: 0) { Color.clear }
          Tab("b", systemImage: "x", value: 1) { Color.clear }.badge(3)
        }
        .tint(.red).dynamicTypeSize(size)
      }
      .compactMap { if case .glyphs(let run) = $0 { (run.color, run.size, run.glyphs[0].origin.x) } else { nil } }
    }
    let letters = try runs(.large)
    #expect(letters.map(\.color) == [.gray, .red, .white] && letters.map(\.size) == [10, 10, 13])
    #expect(letters[2].x > letters[1].x)
    #expect(try runs(.accessibility5).map(\.size) == letters.map(\.size))
  }

  @Test("what is chosen has the colour of buttons, and in a row where none is set that of what is less important")
  func chosenColor() throws {
    func color(_ view: some View) throws -> Color? {
      try Fixture().commands(width: 200) { view }
        .compactMap { if case .glyphs(let run) = $0 { run.color } else { nil } }.last
    }
    let picker = Picker("x", selection: .constant(1)) { Text("one").tag(1) }
    let word = Text("one")
    #expect(try color(picker) == color(word.foregroundStyle(.tint)))
    #expect(try color(picker.tint(.red)) == .red)
    #expect(try color(Form { picker }) == color(word.foregroundStyle(.secondary)))
    #expect(try color(Form { picker.tint(.red) }) == .red)
  }

  @Test("what opens is told by words as a button's, and in a row by words as others")
  func disclosureColor() throws {
    func color(_ view: some View) throws -> Color? {
      try Fixture().commands(width: 200) { view }
        .lazy.compactMap { if case .glyphs(let run) = $0 { run.color } else { nil } }.first
    }
    let group = DisclosureGroup("x") { Text("y") }
    #expect(try color(group.tint(.red)) == .red && color(List { group.tint(.red) }) == .black)
  }

  @Test("links outside of lists have the style of buttons around them")
  func styledLinks() throws {
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3).markFrame("box") }
    }
    func color(_ view: some View) throws -> Color? {
      let commands = try Fixture().commands { view.tint(.red) }
      return commands.compactMap { if case .glyphs(let run) = $0 { run.color } else { nil } }.first
    }
    let address = try #require(URL(string: "https://example.org"))
    let link = NavigationLink("x") { EmptyView() }
    #expect(try color(link) == .red && color(link.buttonStyle(.plain)) == .black)
    #expect(try color(Link("x", destination: address).buttonStyle(.borderedProminent)) == .white)
    #expect(
      try Fixture().frames { link.buttonStyle(Boxed()) } == Fixture().frames { Button("x") {}.buttonStyle(Boxed()) })
    let rendering = try Fixture().renderer.render(Link("x", destination: address).buttonStyle(.bordered))
    #expect(rendering.accessibility.map(\.properties.traits) == [.isLink])
    #expect(try color(List { link.buttonStyle(.borderedProminent) }) == .black)
  }
}
