import DaguerreViews
import Foundation
import Testing

@Suite("The system's controls")
struct ControlTests {
  private enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: String { rawValue }
  }

  private func texts(_ commands: [Command]) -> [String] {
    commands.compactMap { if case .glyphs(let run) = $0 { "\(run.glyphs.count)" } else { nil } }
  }

  private func fills(width: Double? = nil, @ViewBuilder _ content: () -> some View) throws -> [Color] {
    try Fixture().commands(width: width, content).compactMap {
      if case .fillRoundedRect(_, _, let color) = $0 { color } else { nil }
    }
  }

  @Test("a switch stands at the end of the line, its knob where its value is, in the accent colour while it is on")
  func toggle() throws {
    for (isOn, x) in [(true, 171.0), (false, 151.0)] {
      let commands = try Fixture().commands(width: 200) { Toggle("On", isOn: .constant(isOn)).tint(.red) }
      let boxes = commands.compactMap {
        if case .fillRoundedRect(let rect, _, let color) = $0 { (rect, color) } else { nil }
      }
      #expect(boxes.map(\.0) == [rect(149, 0, 51, 31), rect(x, 2, 27, 27)])
      #expect((boxes.first?.1 == .red) == isOn)
      let shadows = commands.compactMap { if case .shadow(let shadow) = $0 { shadow.rect } else { nil } }
      #expect(shadows == [rect(x, 2, 27, 27)])
    }
    #expect(try Fixture().commands(width: 200) { Toggle("On", isOn: .constant(true)).labelsHidden() }.count == 3)
    let box = try fills { Toggle("On", isOn: .constant(true)).toggleStyle(.button).tint(.red) }
    #expect(box == [Color.red.opacity(0.2)])
  }

  @Test("buttons are as large and as round as is said, fainter where they are disabled, and their labels are seen")
  func buttons() throws {
    func commands(_ view: some View, _ scheme: ColorScheme = .light) throws -> [Command] {
      try Fixture().commands { view.environment(\.colorScheme, scheme) }
    }
    func box(_ size: ControlSize, _ shape: ButtonBorderShape = .automatic) throws -> (Rect, CornerRadii)? {
      try commands(Button("x") {}.buttonStyle(.bordered).controlSize(size).buttonBorderShape(shape)).lazy.compactMap {
        if case .fillRoundedRect(let rect, let radii, _) = $0 { (rect, radii) } else { nil }
      }
      .first
    }
    let (regular, large) = (try #require(try box(.regular)), try #require(try box(.large)))
    #expect(large.0.height == regular.0.height + 14 && large.0.width == regular.0.width + 16)
    #expect(try #require(try box(.large, .capsule)).1.topLeft == large.0.height / 2 && large.1.topLeft == 8)
    #expect(try #require(try box(.large, .roundedRectangle(radius: 13))).1 == CornerRadii(13))
    let circle = try #require(try box(.regular, .circle))
    #expect(circle.0.width == regular.0.height && circle.0.height == regular.0.height)
    #expect(circle.1 == CornerRadii(regular.0.height / 2))
    for scheme in ColorScheme.allCases {
      let colors = try commands(Button("x") {}.buttonStyle(.borderedProminent), scheme).compactMap { command in
        switch command {
        case .glyphs(let run): run.color
        case .fillRoundedRect(_, _, let color): color
        default: nil
        }
      }
      #expect(Set(colors) == [.white, Self.blue(scheme)], "\(scheme)")
    }
    #expect(try commands(Button("x") {}.disabled(true)).contains(.pushOpacity(0.5)))
    #expect(try !commands(Button("x") {}).contains(.pushOpacity(0.5)))
  }

  private static func blue(_ scheme: ColorScheme) -> Color { Color(rgba: scheme == .dark ? 0x0A84_FFFF : 0x007A_FFFF) }

  @Test("without an accent colour controls have the system's blue, and labels that of texts where one is set")
  func accents() throws {
    func colors(_ view: some View, _ scheme: ColorScheme = .light) throws -> Set<Color> {
      let commands = try Fixture().commands(width: 100) { view.environment(\.colorScheme, scheme) }
      return Set(
        commands.compactMap { command in
          switch command {
          case .fillRect(_, let color), .fillRoundedRect(_, _, let color): color
          case .glyphs(let run): run.color
          default: nil
          }
        })
    }
    let address = try #require(URL(string: "https://example.org"))
    for scheme in ColorScheme.allCases {
      let blue = Self.blue(scheme)
      #expect(try colors(Button("x") {}, scheme) == [blue])
      #expect(try colors(Link("x", destination: address), scheme) == [blue])
      #expect(try colors(NavigationLink("x") { EmptyView() }, scheme) == [blue])
      #expect(try colors(Rectangle().fill(.tint).frame(height: 1), scheme) == [blue])
      #expect(try colors(Slider(value: .constant(0.5)), scheme).contains(blue))
      #expect(try colors(ProgressView(value: 0.5), scheme).contains(blue))
    }
    #expect(try colors(Button("x") {}.foregroundColor(.green)) == [.green])
    #expect(try colors(Button("x") {}.foregroundColor(.green).tint(.orange)) == [.orange])
    #expect(try colors(Button("x", role: .destructive) {}.tint(.orange)) == [.red])
  }

  @Test("a field is drawn in a style of one's own around the plain one")
  func fieldStyle() throws {
    struct Indented: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(.leading, 30) }
    }
    func start(_ view: some View) throws -> Double? {
      let commands = try Fixture().commands(width: 200) { view }
      return commands.lazy.compactMap {
        if case .glyphs(let run) = $0 { run.glyphs.first?.origin.x } else { nil }
      }
      .first
    }
    let field = TextField("prompt", text: .constant("text"))
    #expect(try start(field.textFieldStyle(Indented())) == 30)
    #expect(try start(SecureField("prompt", text: .constant("a")).textFieldStyle(Indented())) == 30)
    #expect(try start(field.textFieldStyle(.plain).textFieldStyle(Indented())) == 0)
    #expect(try start(field.textFieldStyle(.roundedBorder)) == 7)
  }

  @Test("what a field holds stands where lines of text do")
  func fieldAlignment() throws {
    func start(_ alignment: TextAlignment, _ text: String) throws -> Double? {
      let field = TextField("prompt", text: .constant(text)).multilineTextAlignment(alignment)
      return try Fixture().commands(width: 200) { field }.lazy.compactMap {
        if case .glyphs(let run) = $0 { run.glyphs.first?.origin.x } else { nil }
      }
      .first
    }
    for text in ["", "text"] {
      let places = try TextAlignment.allCases.map { try #require(try start($0, text)) }
      #expect(places[0] == 0 && places.sorted() == places && places[2] > 150, "\(places)")
    }
  }

  @Test("a control that is disabled is fainter")
  func disabled() throws {
    let commands = try Fixture().commands(width: 200) { Toggle("On", isOn: .constant(true)).disabled(true) }
    #expect("\(commands.first, default: "")" == "\(Command.pushOpacity(0.5))")
  }

  @Test("a field shows what it holds, a dot for each character of a secret, else its prompt or title")
  func fields() throws {
    func text(@ViewBuilder _ content: () -> some View) throws -> [String] {
      texts(try Fixture().commands(width: 200, content))
    }
    #expect(try text { TextField("abc", text: .constant("abcde")) } == ["5"])
    #expect(try text { TextField("abc", text: .constant("")) } == ["3"])
    #expect(try text { TextField("abc", text: .constant(""), prompt: Text("ab")) } == ["2"])
    #expect(try text { SecureField("abc", text: .constant("abcdef")) } == ["6"])
    // Any view may say what a field is for.
    let label = HStack {
      Text("ab")
      Text("abc")
    }
    #expect(try text { TextField(text: .constant("")) { label } } == ["2", "3"])
    #expect(try text { TextField(text: .constant(""), prompt: Text("a")) { label } } == ["1"])
    #expect(try text { TextField(text: .constant("abcd")) { label } } == ["4"])
    #expect(try text { TextField(value: .constant(Int?.none), format: .number) { label } } == ["2", "3"])
    #expect(try text { SecureField(text: .constant("")) { label } } == ["2", "3"])
    #expect(try text { TextEditor(text: .constant("ab\ncd")) } == ["2", "2"])
    // What goes on beyond the room is cut, and no sign stands for it.
    let long = try Fixture().commands(width: 50, height: 30) { TextEditor(text: .constant("ab\ncd\nef\ngh")) }
    #expect(long.compactMap { if case .glyphs(let run) = $0 { run.glyphs.count } else { nil } } == [2, 2, 2, 2])
    let borders = try Fixture().commands(width: 200) {
      TextField("abc", text: .constant("")).textFieldStyle(.roundedBorder)
    }
    .compactMap { if case .border(let border) = $0 { border.rect.width } else { nil } }
    #expect(borders == [200])
  }

  @Test("a field in a box and one of several lines are on the system's ground, but for one in a row of a list")
  func grounds() throws {
    for (scheme, ground) in [(ColorScheme.light, Color.white), (.dark, .black)] {
      func grounds(_ view: some View) throws -> [Color] {
        try Fixture().commands(width: 90, height: 90) { view.environment(\.colorScheme, scheme) }.compactMap {
          switch $0 {
          case .fillRoundedRect(_, _, let color), .fillRect(_, let color): color
          default: nil
          }
        }
      }
      let (field, editor) = (TextField("a", text: .constant("")), TextEditor(text: .constant("a")))
      #expect(try grounds(field.textFieldStyle(.roundedBorder)) == [ground] && grounds(field) == [])
      #expect(try grounds(editor) == [ground] && grounds(editor.scrollContentBackground(.hidden)) == [])
      #expect(try grounds(List { editor }.listStyle(.plain)) == [])
    }
  }

  @Test("a picker shows what is chosen by its tag or what tells its elements apart, or all that can be chosen")
  func picker() throws {
    func drawn(_ selection: String, _ style: PickerStyle) throws -> [Command] {
      try Fixture().commands(width: 200) {
        VStack {
          Picker("abc", selection: .constant(selection)) {
            ForEach(Size.allCases) { Text($0.rawValue) }
            Text("other one").tag("other")
          }
          .pickerStyle(style)
        }
      }
    }
    #expect(try texts(drawn("large", .menu)) == ["5"])
    #expect(try texts(drawn("other", .automatic)) == ["9"])
    #expect(try texts(drawn("none", .automatic)).isEmpty)
    let row = try Fixture().commands(width: 200) {
      Form { Picker("abc", selection: .constant("a")) { Text("other one").tag("a") } }
    }
    #expect(texts(row) == ["3", "9"])
    #expect(try texts(drawn("large", .segmented)) == ["5", "5", "9"])
    #expect(try texts(drawn("large", .inline)) == ["5", "5", "9"])
    func ticks(_ selection: String) throws -> [Double] {
      try drawn(selection, .inline).compactMap {
        if case .fillPath(let path, _, _) = $0 { path.bounds?.minY } else { nil }
      }
    }
    let (small, other) = (try ticks("small"), try ticks("other"))
    #expect(small.count == 1 && other.count == 1 && small[0] < other[0])
    #expect(try ticks("none").isEmpty)
  }

  @Test("a tag holds under what changes the view later")
  func tagsUnderModifiers() throws {
    let drawn = try Fixture().commands(width: 200) {
      Picker("abc", selection: .constant(2)) {
        Text("x").tag(1).padding(1)
        Text("xx").tag(2).opacity(0.5).padding(0)
      }
    }
    #expect(texts(drawn) == ["2"])
    let screen = try Fixture().frames(width: 20, height: 20) {
      TabView(selection: .constant(2)) {
        Color.red.markFrame("first").tag(1)
        Color.blue.markFrame("second").tag(2).opacity(0.5)
      }
    }
    #expect(screen["second"] != nil && screen["first"] == nil)
  }

  @Test("a tag that a view says itself goes before what tells elements apart")
  func ownTags() throws {
    let drawn = try Fixture().commands(width: 200) {
      Picker("abc", selection: .constant(2)) {
        ForEach(0..<3) { Text(String(repeating: "x", count: $0 + 1)).tag($0 * 2) }
      }
    }
    #expect(texts(drawn) == ["2"])
  }

  @Test("a knob stands at its share of the range, whatever the range is")
  func slider() throws {
    func knob(_ value: Double, _ range: ClosedRange<Double>) throws -> Double? {
      try Fixture().commands(width: 128) { Slider(value: .constant(value), in: range) }
        .compactMap { if case .shadow(let shadow) = $0 { shadow.rect.minX } else { nil } }.first
    }
    #expect(try knob(0, 0...10) == 0)
    #expect(try knob(5, 0...10) == 50)
    #expect(try knob(99, 0...10) == 100)
    #expect(try knob(1, 1...1) == 0)
    #expect(try knob(.nan, 0...1) == 0)
    #expect(try knob(1, 0...(.infinity)) == 0)
  }

  @Test("a stepper and labelled content end the line that their label begins")
  func lines() throws {
    let box = try Fixture().commands(width: 200) { Stepper("n", value: .constant(1), in: 0...3) }
      .compactMap { if case .fillRoundedRect(let rect, _, _) = $0 { rect } else { nil } }.first
    #expect(box == rect(106, 0, 94, 32))
    let frames = try Fixture().frames(width: 200) {
      LabeledContent("n") { Color.black.frame(width: 10, height: 10).markFrame("value") }
    }
    #expect(frames["value"]?.maxX == 200)
  }

  @Test("a group shows what it holds while it is open")
  func disclosure() throws {
    func content(_ isOpen: Bool) throws -> [String: Rect] {
      try Fixture().frames(width: 100) {
        VStack(spacing: 0) {
          DisclosureGroup("n", isExpanded: .constant(isOpen)) { Color.black.frame(height: 7).markFrame("content") }
        }
      }
    }
    #expect(try content(true)["content"]?.height == 7)
    #expect(try content(false).isEmpty)
    let unopened = try Fixture().frames { DisclosureGroup("n") { Color.black.frame(height: 7).markFrame("content") } }
    #expect(unopened.isEmpty)
  }

  @Test("a box stands around its content, a form is a list")
  func containers() throws {
    let box = try Fixture().frames { GroupBox { Color.black.frame(width: 10, height: 10).markFrame("content") } }
    #expect(box["content"] == rect(16, 16, 10, 10))
    let row = Color.black.frame(width: 10, height: 10).markFrame("row")
    #expect(try Fixture().frames(width: 90) { Form { row } } == Fixture().frames(width: 90) { List { row } })
  }

  private struct Faint: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.markFrame(configuration.role == .cancel ? "cancel" : "other")
        .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test("a style of one's own draws the button, which tells it what it is for and whether it is pressed")
  func ownButtonStyle() throws {
    func opacities(_ state: InteractionState) throws -> Int {
      try Fixture().commands { Button("x") {}.buttonStyle(Faint()).interactionState(state) }
        .count { if case .pushOpacity = $0 { true } else { false } }
    }
    #expect(try opacities(.none) == 0)
    #expect(try opacities(.pressed) == 1)
    let frames = try Fixture().frames { Button("x", role: .cancel) {}.buttonStyle(Faint()) }
    #expect(frames.keys.sorted() == ["cancel"])
    let plain = try Fixture().frames { Button("x") {}.buttonStyle(.plain).buttonStyle(Faint()) }
    #expect(plain.isEmpty)
  }

  @Test("boxed buttons have a box of the accent colour, a faint one or a full one")
  func boxedButtons() throws {
    #expect(try fills { Button("x") {}.buttonStyle(.bordered).tint(.red) } == [Color.red.opacity(0.15)])
    #expect(try fills { Button("x") {}.buttonStyle(.borderedProminent).tint(.red) } == [.red])
    #expect(try fills { Button("x", role: .destructive) {}.buttonStyle(.borderedProminent).tint(.blue) } == [.red])
    #expect(try fills { Button("x") {}.buttonStyle(.borderless).tint(.red) } == [])
  }

  @Test("a full box has a label in white, unless another colour is set")
  func labelsOfFullBoxes() throws {
    func label(_ view: some View) throws -> [Color] {
      try Fixture().commands { view }.compactMap { if case .glyphs(let run) = $0 { run.color } else { nil } }
    }
    let button = Button("x") {}.buttonStyle(.borderedProminent)
    #expect(try label(button) == [.white] && label(button.tint(.red)) == [.white])
    #expect(try label(button.foregroundColor(.black).tint(.yellow)) == [.black])
    #expect(try label(button.foregroundStyle(.green)) == [.green])
    #expect(try label(button.foregroundStyle(.secondary)) == [.white])
    #expect(try label(LabeledContent("y") { button }).last == .white)
  }

  @Test("words stand above a bar and below a ring, and about nothing in the middle")
  func progressLabels() throws {
    let bar = try Fixture().frames(width: 100) {
      ProgressView(value: 0.5) { Color.black.frame(width: 10, height: 10).markFrame("label") }.markFrame("all")
    }
    #expect(bar == ["label": rect(0, 0, 10, 10), "all": rect(0, 0, 100, 18)])
    let ring = try Fixture().frames {
      ProgressView { Color.black.frame(width: 10, height: 10).markFrame("label") }.markFrame("all")
    }
    #expect(ring == ["label": rect(5, 24, 10, 10), "all": rect(0, 0, 20, 34)])
    #expect(try Fixture().frames { ProgressView().markFrame("all") }["all"] == rect(0, 0, 20, 20))
    let nothing = try Fixture().frames(width: 100, height: 50) {
      ContentUnavailableView { Color.black.frame(width: 10, height: 10).markFrame("label") }
    }
    #expect(nothing["label"] == rect(45, 20, 10, 10))
    func letters(_ size: DynamicTypeSize) throws -> [Double] {
      try Fixture().commands { ContentUnavailableView("x", systemImage: "x").dynamicTypeSize(size) }
        .compactMap { if case .glyphs(let run) = $0 { run.size } else { nil } }
    }
    #expect(try letters(.large) == [22] && letters(.accessibility3)[0] > 40)
  }

  @Test("pages have no bar")
  func pages() throws {
    func frames(_ style: TabViewStyle) throws -> [String] {
      try Fixture().frames(width: 100, height: 50) {
        TabView {
          Color.black.markFrame("screen").tabItem { Color.black.frame(width: 5, height: 5).markFrame("item") }
        }
        .tabViewStyle(style)
      }
      .keys.sorted()
    }
    #expect(try frames(.automatic) == ["item", "screen"])
    #expect(try frames(.page) == ["screen"])
    func dots(
      _ style: TabViewStyle, pages: Int = 3, ground: PageIndexViewStyle.BackgroundDisplayMode = .automatic
    ) throws -> [Color] {
      try Fixture().commands(width: 100, height: 50) {
        TabView(selection: .constant(1)) { ForEach(0..<pages, id: \.self) { Text("x").tag($0) } }
          .tabViewStyle(style).indexViewStyle(.page(backgroundDisplayMode: ground))
      }
      .compactMap { if case .fillRoundedRect(_, _, let color) = $0, color.alpha > 0 { color } else { nil } }
    }
    let pale = Color.white.opacity(0.3)
    #expect(try dots(.page) == [pale, .white, pale] && dots(.page(indexDisplayMode: .always)).count == 3)
    #expect(try dots(.page, ground: .always) == [Color.black.opacity(0.2), pale, .white, pale])
    #expect(try dots(.page(indexDisplayMode: .never)).isEmpty && dots(.page, pages: 1).isEmpty)
  }

  @Test("images of tabs have the colour of the bar, unless they are to keep their own")
  func tabImages() throws {
    func square(_ color: Color) -> VectorImage {
      let box = rect(0, 0, 8, 8)
      return VectorImage(size: box.size, layers: [.init(path: Path { $0.addRect(box) }, color: color)])
    }
    func commands(_ image: Image) throws -> [Command] {
      try Fixture().commands(width: 100, height: 60) { TabView { Color.white.tabItem { image } } }
    }
    let (red, blue) = (Image(square(.red)), Image(square(.blue)))
    #expect(try commands(red) == commands(blue))
    #expect(try commands(red) == commands(red.renderingMode(.template)))
    #expect(try commands(red.renderingMode(.original)) != commands(blue.renderingMode(.original)))
    #expect(try Fixture().commands { red } != Fixture().commands { blue })
  }

  @Test("a reader knows its room in itself and in the picture")
  func geometry() throws {
    let frames = try Fixture().frames(width: 100, height: 50) {
      GeometryReader { room in
        Color.black.frame(width: room.frame(in: .global).minX, height: room.frame(in: .local).maxY).markFrame("box")
          .padding(room.safeAreaInsets)
      }
      .padding(.leading, 30)
    }
    #expect(frames["box"] == rect(30, 0, 30, 50))
  }

  @Test("what is chosen of a text does not show")
  func textSelection() throws {
    let word = "word"
    let selection = TextSelection(range: word.startIndex..<word.endIndex)
    #expect(!selection.isInsertion && TextSelection(insertionPoint: word.endIndex).isInsertion)
    let (text, chosen) = (Binding.constant(word), Binding<TextSelection?>.constant(selection))
    let fixture = try Fixture()
    #expect(
      try fixture.commands(width: 50) { TextField("x", text: text, selection: chosen) }
        == fixture.commands(width: 50) { TextField("x", text: text) })
    #expect(
      try fixture.commands(width: 50, height: 50) { TextEditor(text: text, selection: chosen) }
        == fixture.commands(width: 50, height: 50) { TextEditor(text: text) })
  }
}
