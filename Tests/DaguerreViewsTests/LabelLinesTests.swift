import DaguerreViews
import Testing

@Suite("Labels of several texts")
struct LabelLinesTests {
  private func origins(@ViewBuilder _ content: () -> some View) throws -> [Point] {
    try Fixture().commands(width: 200) { content() }.compactMap {
      if case .glyphs(let run) = $0 { run.glyphs.first?.origin } else { nil }
    }
  }

  @Test("the second text of a label stands below the first, in a paler colour")
  func subtitle() throws {
    for origins in [
      try origins {
        Toggle(isOn: .constant(true)) {
          Text("A")
          Text("A")
        }
      },
      try origins {
        LabeledContent {
          EmptyView()
        } label: {
          Text("A")
          Text("A")
        }
      },
    ] {
      #expect(origins.count == 2)
      #expect(origins.first?.x == origins.last?.x && origins[0].y < origins[1].y)
    }
    let colors = try Fixture().commands(width: 200) {
      LabeledContent {
        EmptyView()
      } label: {
        Text("A")
        Text("A")
      }
    }
    .compactMap { if case .glyphs(let run) = $0 { run.color } else { nil } }
    #expect(Set(colors).count == 2)
  }

  @Test("a label with an icon has both texts beside it")
  func icon() throws {
    let frames = try Fixture().frames {
      Label {
        Text("A")
        Text("A")
      } icon: {
        Color.red.frame(width: 7, height: 7).markFrame("icon")
      }
    }
    let alone = try Fixture().frames {
      Label {
        Text("A")
      } icon: {
        Color.red.frame(width: 7, height: 7).markFrame("icon")
      }
    }
    #expect(frames["icon"]?.minX == alone["icon"]?.minX)
    #expect(try #require(frames["icon"]).minY > #require(alone["icon"]).minY)
  }

  @Test("what is no text stands in the line as before")
  func others() throws {
    let frames = try Fixture().frames(width: 100) {
      LabeledContent {
        EmptyView()
      } label: {
        Color.red.frame(width: 7, height: 7).markFrame("first")
        Color.red.frame(width: 7, height: 7).markFrame("second")
      }
    }
    #expect(frames["first"]?.minY == frames["second"]?.minY)
  }

  @Test("a toggle for several things tells its style that some of them are on", arguments: [0, 1, 2])
  func mixed(count: Int) throws {
    struct Word: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: 1, height: 1)
          .markFrame(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
      }
    }
    struct Thing {
      var isOn: Binding<Bool>
    }
    let things = (0..<2).map { Thing(isOn: .constant($0 < count)) }
    let frames = try Fixture().frames { Toggle("x", sources: things, isOn: \.isOn).toggleStyle(Word()) }
    #expect(Array(frames.keys) == [["off", "mixed", "on"][count]])
  }
}
