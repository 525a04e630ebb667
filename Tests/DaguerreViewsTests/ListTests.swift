import DaguerreViews
import Testing

@Suite("Lists")
struct ListTests {
  private struct Named: Identifiable {
    let id: String
  }

  /// The frames of marked views in a plain list.
  private func frames(
    width: Double, direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> some View
  ) throws -> [String: Rect] {
    try Fixture().frames(width: width, direction: direction) { content().listStyle(.plain) }
  }

  /// What draws a plain list.
  private func commands(width: Double, @ViewBuilder _ content: () -> some View) throws -> [Command] {
    try Fixture().commands(width: width) { content().listStyle(.plain) }
  }

  @Test("rows fill the list, keep a least height and stand one line apart")
  func rows() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 16.0), (.rightToLeft, 74)] {
      let frames = try frames(width: 100, direction: direction) {
        List {
          Color.black.frame(width: 10, height: 10).markFrame("low")
          Color.black.frame(width: 10, height: 60).markFrame("high")
          Color.black.frame(width: 10, height: 10).markFrame("last")
        }
        .markFrame("list")
      }
      #expect(frames["low"] == rect(x, 17, 10, 10))
      #expect(frames["high"] == rect(x, 45 + 11, 10, 60))
      #expect(frames["last"] == rect(x, 45 + 83 + 17, 10, 10))
      #expect(frames["list"] == rect(0, 0, 100, 45 + 83 + 44))
    }
  }

  @Test("rows stand apart where a list says so")
  func rowSpacing() throws {
    let frames = try frames(width: 100) {
      List {
        Color.black.frame(height: 30).markFrame("first")
        Color.black.frame(height: 30).markFrame("second")
      }
      .listRowSpacing(8).markFrame("list")
    }
    #expect(frames["first"]?.minY == 11 && frames["second"]?.minY == 52 + 1 + 8 + 11)
    #expect(frames["list"]?.height == 113.0)
  }

  @Test("elements of a tree are told apart by a property of theirs, or are one")
  func trees() throws {
    struct Branch: Identifiable {
      let id: Int
      var branches: [Branch]?
    }
    let tree = Branch(id: 1, branches: [Branch(id: 2)])
    func texts(_ view: some View) throws -> Int {
      try commands(width: 100) { view }.count { if case .glyphs = $0 { true } else { false } }
    }
    #expect(try texts(List([tree, Branch(id: 3)], id: \.id, children: \.branches) { Text("\($0.id)") }) == 2)
    #expect(try texts(OutlineGroup(tree, children: \.branches) { Text("\($0.id)") }) == 1)
  }

  @Test("what grows is as high as its row, where nothing else in it is higher for that")
  func growing() throws {
    let frames = try frames(width: 100) {
      List {
        HStack(spacing: 0) {
          Color.red.frame(width: 4).markFrame("bar")
          Color.black.frame(width: 10, height: 60).markFrame("high")
        }
        Color.black.markFrame("low")
        Text("xx xx xx xx xx xx xx xx xx xx").frame(width: 40).markFrame("text")
      }
    }
    #expect(frames["bar"] == rect(16, 11, 4, 60) && frames["high"]?.minY == 11)
    #expect(frames["low"] == rect(16, 83 + 11, 68, 22))
    // A text needs no more than it was given.
    #expect(frames["text"]?.minY == 83 + 45 + 11 && frames["text"]?.height == 50)
  }

  @Test("a link in a row is as any words, with a chevron at the row's end", arguments: LayoutDirection.allCases)
  func links(direction: LayoutDirection) throws {
    var fixture = try Fixture()
    fixture.renderer.environment.layoutDirection = direction
    let commands = try fixture.commands(width: 100) {
      List { NavigationLink("x") { Text("y") } }.tint(.red).foregroundColor(.blue).listStyle(.plain)
    }
    let colors = commands.compactMap { if case .glyphs(let run) = $0 { run.color } else { nil } }
    #expect(colors == [.blue])
    let chevron = try #require(
      commands.lazy.compactMap { if case .fillPath(let path, _, _) = $0 { path.bounds } else { nil } }.first)
    #expect(
      direction == .leftToRight ? chevron.maxX <= 84 && chevron.minX > 76 : chevron.minX >= 16 && chevron.maxX < 24)
  }

  @Test("a choice that leads to another screen has the chevron of a link")
  func linkingPicker() throws {
    func chevron(_ row: some View) throws -> Command? {
      try commands(width: 100) { List { row.frame(height: 44) } }.last {
        if case .fillPath = $0 { true } else { false }
      }
    }
    let picker = Picker("x", selection: .constant(1)) { Text("y").tag(1) }
    let link = try chevron(NavigationLink("x") { Text("y") })
    #expect(try link != nil && chevron(picker.pickerStyle(.navigationLink)) == link)
    #expect(try chevron(picker.pickerStyle(.menu)) != link)
  }

  /// Half as high as its room, or 60 points high.
  private struct Halved: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      Size(width: 10, height: proposal.height.map { $0 / 2 } ?? 60)
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("what would be another row in the row's own height is not offered that")
  func otherHeight() throws {
    #expect(try frames(width: 100) { List { Halved {}.markFrame("half") } }["half"] == rect(16, 11, 10, 60))
  }

  @Test("a line begins where its row does, and is not there where either row hides it")
  func separators() throws {
    func lines(hiding hidden: Set<Int>) throws -> [Rect] {
      try commands(width: 100) {
        List(0..<3) { row in
          Text("x").listRowSeparator(hidden.contains(row) ? .hidden : .visible)
            .listRowInsets(EdgeInsets(top: 0, leading: Double(row), bottom: 0, trailing: 0))
        }
      }
      .compactMap { if case .fillRect(let rect, _) = $0 { rect } else { nil } }
    }
    #expect(try lines(hiding: []) == [rect(0, 44, 100, 1), rect(1, 89, 99, 1)])
    #expect(try lines(hiding: [0]) == [rect(1, 88, 99, 1)])
    #expect(try lines(hiding: [1]) == [])
  }

  @Test("a line begins below the first text of its row, unless a view says where", arguments: LayoutDirection.allCases)
  func startOfSeparators(_ direction: LayoutDirection) throws {
    func line(below row: some View) throws -> Rect? {
      try commands(width: 100) {
        List {
          row
          Color.clear.frame(height: 1)
        }
        .listStyle(.plain).environment(\.layoutDirection, direction)
      }
      .lazy.compactMap { if case .fillRect(let rect, _) = $0, rect.height == 1 { rect } else { nil } }.first
    }
    let icon = Color.clear.frame(width: 20, height: 20)
    func row(_ first: some View) -> some View {
      HStack(spacing: 8) {
        first
        VStack(alignment: .leading) {
          Text("x")
          Text("x")
        }
      }
    }
    let stated = HStack(spacing: 8) {
      Text("x").frame(width: 10)
      icon.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
    }
    func from(_ start: Double, to end: Double = 100) -> Rect {
      direction == .leftToRight ? rect(start, 44, end - start, 1) : rect(100 - end, 44, end - start, 1)
    }
    #expect(try line(below: icon) == from(16))
    #expect(try line(below: icon.alignmentGuide(.listRowSeparatorLeading) { _ in -40 }) == from(0))
    #expect(try line(below: row(icon)) == from(44))
    #expect(try line(below: row(Text("").frame(width: 9))) == from(33))
    #expect(try line(below: stated) == from(34, to: 54))
    // The system knows of no texts in these.
    #expect(try line(below: TextEditor(text: .constant("x")).frame(height: 20)) == from(16))
    let choice = Picker("x", selection: .constant(1)) { Text("x").tag(1) }
    #expect(try line(below: choice.pickerStyle(.segmented).frame(height: 20)) == from(16))
  }

  @Test("a section may hide the lines around its rows")
  func sectionSeparators() throws {
    func lines(_ edges: VerticalEdge.Set) throws -> Int {
      try commands(width: 100) {
        List {
          Section("x") { ForEach(0..<2) { _ in Text("x") } }.listSectionSeparator(.hidden, edges: edges)
          Text("x")
        }
      }
      .count { if case .fillRect = $0 { true } else { false } }
    }
    #expect(try lines([]) == 3 && lines(.top) == 2 && lines(.bottom) == 2 && lines(.all) == 1)
  }

  @Test("a row may hide one of its lines alone")
  func separatorEdges() throws {
    func lines(_ edges: VerticalEdge.Set) throws -> Int {
      try commands(width: 100) {
        List(0..<3) { row in
          Text("x").listRowSeparator(row == 1 ? .hidden : .automatic, edges: edges)
        }
      }
      .count { if case .fillRect = $0 { true } else { false } }
    }
    #expect(try lines(.top) == 1)
    #expect(try lines(.bottom) == 1)
    #expect(try lines(.all) == 0)
    #expect(try lines([]) == 2)
  }

  @Test("a line has the colour that the row above it says for its lower edge, or the row below it for its upper one")
  func separatorTints() throws {
    func lines(_ edges: VerticalEdge.Set) throws -> [Color] {
      try commands(width: 100) {
        List(0..<3) { row in
          if row == 1 { Text("x").listRowSeparatorTint(.red, edges: edges) } else { Text("x") }
        }
      }
      .compactMap { if case .fillRect(_, let color) = $0 { color } else { nil } }
    }
    let usual = try #require(try lines([]).first)
    #expect(try lines([]) == [usual, usual] && lines(.all) == [.red, .red])
    #expect(try lines(.top) == [.red, usual] && lines(.bottom) == [usual, .red])
  }

  @Test("a row has space of its own at the edges that it names, and the list's at others")
  func insetsOfEdges() throws {
    func row(_ edges: Edge.Set, _ points: Double?) throws -> Rect? {
      try frames(width: 100) {
        List {
          Color.black.frame(height: 40).markFrame("row").listRowInsets(EdgeInsets(leading: 1, trailing: 2))
            .listRowInsets(edges, points)
        }
      }["row"]
    }
    #expect(try row([], 5) == rect(1, 2, 97, 40))
    #expect(try row(.leading, 5) == rect(5, 2, 93, 40))
    #expect(try row([.top, .trailing], 5) == rect(1, 5, 94, 40))
    #expect(try row([.leading, .bottom], nil) == rect(16, 0, 82, 40))
  }

  @Test("rows of a section that is closed are not there")
  func closedSections() throws {
    func rows(isOpen: Bool) throws -> [String] {
      try frames(width: 100) {
        List {
          Section("x", isExpanded: .constant(isOpen)) { Color.black.frame(height: 1).markFrame("a") }
          Section(isExpanded: .constant(isOpen)) {
            Color.black.frame(height: 1).markFrame("b")
          } header: {
            Color.black.frame(height: 1).markFrame("header")
          }
        }
      }
      .keys.sorted()
    }
    #expect(try rows(isOpen: true) == ["a", "b", "header"] && rows(isOpen: false) == ["header"])
  }

  @Test("rows are filled under what they show")
  func background() throws {
    let fills = try commands(width: 100) {
      List([Named(id: "a")]) { _ in
        Color.black.frame(width: 10, height: 10).listRowBackground(.white).opacity(1)
      }
    }
    .compactMap { if case .fillRect(let rect, _) = $0 { rect } else { nil } }
    #expect(fills == [rect(0, 0, 100, 44), rect(16, 17, 10, 10)])
  }

  @Test("a view lies under a row as large as the row is")
  func backgroundView() throws {
    let frames = try self.frames(width: 100) {
      List { Color.black.frame(width: 10, height: 10).listRowBackground(Color.white.markFrame("under")) }
    }
    #expect(frames["under"] == rect(0, 0, 100, 44))
  }

  @Test("what lies under a row lies under the line below it too, from side to side")
  func backgroundOfLines() throws {
    let frames = try self.frames(width: 100) {
      List {
        Color.black.frame(width: 10, height: 10).listRowBackground(Color.white.markFrame("first"))
        Color.black.frame(width: 10, height: 10).listRowBackground(Color.white.markFrame("second"))
      }
    }
    #expect(frames["first"] == rect(0, 0, 100, 45))
    #expect(frames["second"] == rect(0, 45, 100, 44))
  }

  @Test("a badge stands at the end of its row, of a link before the chevron; elsewhere it is nothing")
  func badges() throws {
    func texts(@ViewBuilder _ rows: () -> some View) throws -> [Rect] {
      try commands(width: 200) { List { rows() } }.compactMap {
        if case .glyphs = $0 { $0.bounds } else { nil }
      }
    }
    let row = try texts { Text("a").badge(12) }
    #expect(row.count == 2 && row[0].minX < 30 && row[1].maxX <= 184 && row[1].maxX > 170)
    let link = try texts { NavigationLink("a") { EmptyView() }.badge("b") }
    #expect(link.count == 2 && link[1].maxX <= 184 - 15 && link[1].maxX > 150)
    #expect(try texts { NavigationLink(value: 1) { Text("a").badge("b") } } == link)
    #expect(try texts { NavigationLink(value: 1) { Text("a").badge("c") }.badge("b") } == link)
    #expect(try texts { Text("a").badge(0) }.count == 1)
    let colored = try commands(width: 100) { List { Text("a").badge(Text("b").foregroundColor(.red)) } }
    let colors: [Color] = colored.compactMap { if case .glyphs(let run) = $0 { run.color } else { nil } }
    #expect(colors == [.black, .red])
    #expect(try texts { HStack { Text("a").badge(1) } }.count == 1)
    let alone = try commands(width: 200) { Text("a").badge(1) }
    #expect(alone.count { if case .glyphs = $0 { true } else { false } } == 1)
  }

  @Test("header, rows and footer of a section are rows, whichever way it is written")
  func sections() throws {
    let header = Color.black.frame(width: 10, height: 10).markFrame("header")
    let footer = Color.black.frame(width: 10, height: 10).markFrame("footer")
    let row = Color.black.frame(width: 10, height: 10).markFrame("row")
    let frames = try self.frames(width: 100) {
      List { Section(header: header, footer: footer) { row } }
    }
    #expect(frames == ["header": rect(16, 17, 10, 10), "row": rect(16, 62, 10, 10), "footer": rect(16, 107, 10, 10)])
    let closures = try self.frames(width: 100) {
      List {
        Section {
          row
        } header: {
          header
        } footer: {
          footer
        }
      }
    }
    #expect(closures == frames)
    let withoutFooter = try self.frames(width: 100) { List { Section(header: header) { row } } }
    #expect(withoutFooter == frames.filter { $0.key != "footer" })
    let withoutHeader = try self.frames(width: 100) { List { Section(footer: footer) { row } } }
    #expect(withoutHeader == ["row": rect(16, 17, 10, 10), "footer": rect(16, 62, 10, 10)])
  }

  @Test("a header is semibold and a footer small and pale in a list, unless they say otherwise")
  func headers() throws {
    func runs(@ViewBuilder _ view: () -> some View) throws -> [GlyphRun] {
      try commands(width: 100) { view() }
        .compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    }
    let plain = try runs { Section(header: Text("A"), footer: Text("A")) { Text("A") } }
    #expect(Set(plain.map(\.size)).count == 1 && Set(plain.map(\.color)).count == 1)
    let listed = try runs { List { Section(header: Text("A"), footer: Text("A")) { Text("A") } } }
    #expect(listed.map(\.size) == [17, 10, 13] && listed[2].color != listed[1].color)
    let own = try runs {
      List { Section(header: Text("A").font(.caption), footer: Text("A").font(.body)) { Text("A") } }
    }
    #expect(own.map(\.size) == [12, 10, 17])
  }

  @Test("an icon of a label has the accent in a row, or what the row says, but not in a header or a button")
  func iconTints() throws {
    func colors(_ commands: [Command]) -> [Color] {
      commands.compactMap { if case .glyphs(let run) = $0 { run.color } else { nil } }
    }
    func inList(@ViewBuilder _ rows: () -> some View) throws -> [Color] {
      try colors(commands(width: 200) { List { rows() }.tint(.blue) })
    }
    let label = Label(title: { Text("title").fixedSize() }, icon: { Text("i") })
    #expect(try inList { label } == [.blue, .black])
    #expect(try inList { label.listItemTint(.red) } == [.red, .black])
    #expect(try inList { label.listItemTint(.fixed(.green)).listItemTint(.red) } == [.green, .black])
    #expect(try inList { label.listItemTint(.monochrome) } == [.black, .black])
    #expect(
      try inList {
        Section {
          Color.clear
        } header: {
          label
        }
      } == [.black, .black])
    #expect(try inList { Button(role: .destructive, action: {}) { label } } == [.red, .red])
    #expect(try colors(Fixture().commands { label.tint(.blue) }) == [.black, .black])
  }

  @Test("what an app would keep is what the view declares, in every picture")
  func appStorage() throws {
    struct Settings: View {
      @AppStorage("width") var width = 10.0
      @AppStorage("name") var name: String?

      var body: some View { Color.black.frame(width: name == nil ? width : 0, height: 10).markFrame("box") }
    }
    let first = Settings()
    first.$width.wrappedValue = 30
    #expect(try Fixture().frames(width: 100) { first }["box"]?.width == 30)
    #expect(try Fixture().frames(width: 100) { Settings() }["box"]?.width == 10)
  }
}
