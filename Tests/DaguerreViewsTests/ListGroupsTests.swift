import DaguerreViews
import Testing

@Suite("Lists in groups")
struct ListGroupsTests {
  private func box(_ name: String) -> some View { Color.black.frame(width: 10, height: 10).markFrame(name) }

  /// Where parts of a list of two sections stand, the second without words around its rows.
  private func frames(_ change: (List<Never, AnyView>) -> some View) throws -> [String: Rect] {
    try Fixture().frames(width: 132) {
      change(
        List {
          AnyView(
            Group {
              Section {
                box("a")
                box("b")
              } header: {
                box("header")
              } footer: {
                box("footer")
              }
              Section { box("c") }
            })
        }
      )
      .markFrame("list")
    }
  }

  @Test("are on cards, with a header above and a footer below, unless the plain style is set")
  func cards() throws {
    let cards = try frames { $0 }
    #expect(cards["header"] == rect(32, 16, 10, 10))
    #expect(cards["a"] == rect(32, 33 + 17, 10, 10) && cards["b"] == rect(32, 33 + 45 + 17, 10, 10))
    #expect(cards["footer"] == rect(32, 122 + 8, 10, 10))
    #expect(cards["c"] == rect(32, 140 + 35 + 17, 10, 10))
    #expect(cards["list"] == rect(0, 0, 132, 219 + 35))
    let regular = try frames { $0.environment(\.horizontalSizeClass, .regular) }
    #expect(regular["a"]?.minX == 36 && regular["list"]?.width == 132)
    #expect(try frames { $0.listStyle(.insetGrouped) } == cards && frames { $0.listStyle(.automatic) } == cards)
    #expect(try frames { $0.listStyle(InsetGroupedListStyle()) } == cards)
    let plain = try frames { $0.listStyle(.plain) }
    #expect(plain["header"] == rect(16, 17, 10, 10) && plain["a"]?.minY == 62)
    #expect(try frames { $0.listStyle(PlainListStyle()) } == plain && frames { $0.listStyle(.sidebar) } == plain)
  }

  @Test("go from side to side between lines where the style says so")
  func fromSideToSide() throws {
    let groups = try frames { $0.listStyle(.grouped) }
    #expect(groups["header"] == rect(16, 16, 10, 10) && groups["a"] == rect(16, 33 + 1 + 17, 10, 10))
    #expect(groups["c"] == rect(16, 33 + 1 + 89 + 1 + 18 + 35 + 1 + 17, 10, 10))
    #expect(try frames { $0.listStyle(GroupedListStyle()) } == groups)
    #expect(try frames { $0.listStyle(.grouped).environment(\.horizontalSizeClass, .regular) } == groups)
  }

  @Test("are made of rows beside sections, too")
  func rowsBesideSections() throws {
    func frames(@ViewBuilder _ rows: () -> some View) throws -> [String: Rect] {
      try Fixture().frames(width: 132) { List { rows() } }
    }
    let sections = try frames {
      Section { box("a") }
      Section {
        box("b")
        box("c")
      }
      Section { box("d") }
      Section { box("e") }
    }
    let beside = try frames {
      box("a")
      Section {
        box("b")
        box("c")
      }
      box("d")
      Section { box("e") }
    }
    #expect(beside == sections && beside["d"] != nil)
    let all = try frames {
      ForEach(["a", "b"], id: \.self) { name in Section { box(name) } }
      box("c")
      box("d")
    }
    let two = try frames {
      Section { box("a") }
      Section { box("b") }
      Section {
        box("c")
        box("d")
      }
    }
    #expect(all == two)
  }

  @Test("stand as far apart as a list says")
  func spacing() throws {
    let usual = try frames { $0 }["c"]?.minY ?? 0
    #expect(try frames { $0.listSectionSpacing(5) }["c"]?.minY == usual - 30)
    let compact = try frames { $0.listSectionSpacing(.compact) }["c"]?.minY ?? 0
    #expect(compact < usual && compact > usual - 30)
    #expect(try frames { $0.listRowSpacing(6) }["b"]?.minY == 33 + 44 + 6 + 17)
  }

  @Test("have grounds of their own, rows those that they say")
  func grounds() throws {
    func fills(_ change: (List<Never, AnyView>) -> some View) throws -> [Color] {
      let list = List { AnyView(Text("a").listRowBackground(Color.red)) }
      return try Fixture().commands(width: 132) { change(list) }.compactMap {
        switch $0 {
        case .fillRect(_, let color), .fillPath(_, _, let color): color
        default: nil
        }
      }
    }
    let ground = Color(red: 0xF2, green: 0xF2, blue: 0xF7, alpha: 255)
    #expect(try fills { $0 } == [ground, .red])
    #expect(try fills { $0.scrollContentBackground(.hidden) } == [.red])
    #expect(try fills { $0.listStyle(.plain) } == [.red])
  }

  @Test("have headers in small pale capitals, or large ones where they are to stand out")
  func headers() throws {
    func runs(_ title: String, _ prominence: Prominence) throws -> [GlyphRun] {
      try Fixture().commands(width: 132) {
        List { Section(title) { Text("x") } }.headerProminence(prominence)
      }
      .compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    }
    let small = try runs("a", .standard)
    #expect(small.map(\.size) == [13, 10] && small[0].color != small[1].color)
    #expect(try small.map(\.glyphs) == runs("A", .standard).map(\.glyphs))
    let large = try runs("a", .increased)
    #expect(large.map(\.size) == [20, 10] && large[0].color == large[1].color)
    #expect(try large.map(\.glyphs) != runs("A", .increased).map(\.glyphs))
  }

  @Test("a form is in groups, and actions of a section are rows below its content")
  func formsAndActions() throws {
    let form = try Fixture().frames(width: 132) { Form { box("a") } }
    #expect(form["a"] == rect(32, 35 + 17, 10, 10))
    let section = try Fixture().frames(width: 132) {
      List { Section { box("a") }.sectionActions { box("action") } }
    }
    #expect(section["action"] == rect(32, 35 + 45 + 17, 10, 10))
  }
}
