import DaguerreGraphics
import DaguerreText
import DaguerreViews
import Foundation
import Synchronization
import TestSupport
import Testing

private struct Bordered: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(3).markFrame("label") }
}

private struct Twice: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).padding(3).markFrame("progress")
  }
}

private struct Padded: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(3).markFrame("toggle") }
}

private struct Lined: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).padding(3).markFrame("line")
  }
}

private struct Boxed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(3).markFrame("box") }
}

private struct BoxFirst: App {
  var body: some Scene {
    WindowGroup { Color.red.frame(width: 4, height: 4).markFrame("first") }
    WindowGroup(id: "other") { Color.red.frame(width: 8, height: 8).markFrame("other") }
    if ["never"].isEmpty { Settings { Text("x") } }
  }
}

private enum WidthKey: EnvironmentKey { static let defaultValue = 1.0 }

private enum PinnedKey: ContainerValueKey { static let defaultValue = false }

private enum Told: PreferenceKey {
  static func reduce(value: inout Double?, nextValue: () -> Double?) { value = value ?? nextValue() }
}

extension ContainerValues {
  fileprivate var width: Double {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }

  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

/// Forms that sources for a phone have, beside those of ``PlatformModifiersTests``.
@Suite("Forms that sources for a phone have")
struct PlatformFormsTests {
  private let box = Color.red.frame(width: 10, height: 10)

  /// What is drawn, and what was warned of.
  private func warned(_ view: some View) throws -> (picture: Bitmap, warnings: [String]) {
    let warnings = Mutex<[String]>([])
    let fonts = try FontLibrary(directory: PackageFonts.directory) { text in warnings.withLock { $0.append(text) } }
    var renderer = ViewRenderer(fonts: fonts)
    renderer.environment.font = Font(family: "Daguerre Test", size: 10)
    let list = try renderer.render(view.frame(width: 100, height: 60)).list
    return (try Rasterizer().draw(list, scale: 1), warnings.withLock { $0 })
  }

  private func equal(_ view: some View, _ other: some View) throws -> Bool {
    try warned(view).picture == warned(other).picture
  }

  @Test("a condition may leave out colours, fonts and gestures")
  func conditions() throws {
    func red(_ condition: Bool) -> some View {
      VStack { Text("x") }.foregroundColor(condition ? .red : nil).gesture(condition ? TapGesture() : nil)
        .foregroundColor(.blue)
    }
    #expect(try equal(red(true), Text("x").foregroundColor(.red)))
    #expect(try equal(red(false), Text("x").foregroundColor(.black)))
    let large = Font(family: "Daguerre Test", size: 40)
    #expect(try equal(VStack { Text("x") }.font(nil).font(large), Text("x").font(Font(family: "Roboto", size: 17))))
  }

  @Test("what became of an address is told, and the system may be asked for another one")
  func addresses() throws {
    let url = try #require(URL(string: "https://example.org"))
    func isAccepted(_ action: OpenURLAction) -> Bool? {
      var result: Bool?
      action(url) { result = $0 }
      return result
    }
    #expect(isAccepted(OpenURLAction { _ in .handled }) == true)
    #expect(isAccepted(OpenURLAction { .systemAction($0) }) == false)
    #expect(isAccepted(OpenURLAction { .systemAction($0, prefersInApp: true) }) == false)
    #expect(OpenURLAction.Result.systemAction != .discarded)
  }

  @Test("a style changes what the style around it, or the system's, makes of the same")
  func stylesOfStyles() throws {
    func frames(@ViewBuilder _ view: () -> some View) throws -> [String: Rect] {
      try Fixture().frames(width: 100, view)
    }
    let label = Label {
      box
    } icon: {
      box
    }
    #expect(try frames { label.labelStyle(Bordered()).labelStyle(.iconOnly) } == ["label": rect(0, 0, 16, 16)])
    #expect(try frames { label.labelStyle(Bordered()) }["label"]?.width == 34)
    // The outer style has the label again, within that of the inner one.
    let nested = try Fixture().renderer.render(label.labelStyle(Bordered()).labelStyle(Bordered()))
    #expect(nested.markedFrames.map(\.frame.width) == [40, 34])
    #expect(
      try frames { ProgressView(value: 0.5).progressViewStyle(Twice()) } == ["progress": rect(0, 0, 100, 10)])
    #expect(
      try frames { ProgressView().progressViewStyle(Twice()).progressViewStyle(.circular) }["progress"]?.size
        == Size(width: 26, height: 26))
    #expect(
      try frames { Toggle(isOn: .constant(true)) { box }.toggleStyle(Padded()) }["toggle"]?.size
        == Size(width: 100, height: 37))
  }

  @Test("a style of boxes, or of lines, changes the system's")
  func stylesOfContainers() throws {
    let line = LabeledContent {
      box
    } label: {
      box
    }
    #expect(try Fixture().frames(width: 100) { line.labeledContentStyle(Lined()) } == ["line": rect(0, 0, 100, 16)])
    let plain = try Fixture().frames { GroupBox { box }.markFrame("box") }
    let styled = try Fixture().frames { GroupBox { box }.groupBoxStyle(Boxed()) }
    #expect(try #require(styled["box"]).width == #require(plain["box"]).width + 6)
  }

  @Test("several things are on where all of them are")
  func sources() throws {
    func value(_ values: [Bool]) throws -> String? {
      let toggle = Toggle("x", sources: values.map { Binding.constant($0) }, isOn: \.self)
      return try Fixture().renderer.render(toggle).accessibility.compactMap(\.properties.value).first
    }
    #expect(try value([true, true]) == "On" && value([true, false]) == "Off")
  }

  @Test("a label of a text is told instead of it, and texts with one can be added up")
  func spokenTexts() throws {
    func label(_ view: some View) throws -> String? {
      try Fixture().renderer.render(view).accessibility.first?.properties.label
    }
    #expect(try label(Text("5 km").accessibilityLabel("five kilometres") + Text(" away")) == "five kilometres away")
    #expect(try label((Text("a") + Text("b")).accessibilityLabel(Text("c"))) == "c")
    #expect(try label(Text("a")) == nil)
    #expect(try label(Image(VectorImage(size: Size(width: 1, height: 1), layers: []))) == nil)
    let named = Image("box", label: Text("A box"))
      .environment(\.images, ImageLibrary(["box": VectorImage(size: Size(width: 1, height: 1), layers: [])]))
    #expect(try label(named) == "A box")
  }

  @Test("secondary texts are smaller; letters of another width are told, once")
  func scalesAndWidths() throws {
    func sizes(_ view: some View) throws -> [Double] {
      try Fixture().commands { view }.compactMap { if case .glyphs(let run) = $0 { run.size } else { nil } }
    }
    #expect(try sizes(Text("a").textScale(.secondary) + Text("b")) == [8.5, 10])
    #expect(try sizes(VStack { Text("a") }.textScale(.secondary)) == [8.5])
    #expect(try sizes(Text("a").textScale(.secondary, isEnabled: false)) == [10])
    let wide = try warned(VStack { Text("a").fontWidth(.expanded) + Text("b").fontWidth(.condensed) })
    #expect(wide.warnings.count == 1)
    #expect(try wide.picture == warned(VStack { Text("a") + Text("b") }).picture)
    #expect(try warned(Text("a").font(Font(family: "Daguerre Test", size: 9).width(.compressed))).warnings.count == 1)
    #expect(try warned(VStack { Text("a") }.fontWidth(.standard)).warnings.isEmpty)
  }

  @Test("boxes of buttons are as wide as their room where that is said, and those of glass are told")
  func buttons() throws {
    func width(_ sizing: ButtonSizing) throws -> Double? {
      try Fixture().frames(width: 200) {
        Button {
        } label: {
          box
        }.buttonStyle(.bordered).buttonSizing(sizing).markFrame("button")
      }["button"]?.width
    }
    #expect(try width(.fitted) == 34 && width(.flexible) == 200)
    let glass = try warned(VStack { ForEach(0..<2) { _ in Button("x") {} } }.buttonStyle(.glass))
    #expect(glass.warnings.count == 1)
    #expect(
      try glass.picture == warned(VStack { ForEach(0..<2) { _ in Button("x") {} } }.buttonStyle(.bordered)).picture)
    #expect(
      try warned(Button("x") {}.buttonStyle(.glassProminent)).picture
        == warned(Button("x") {}.buttonStyle(.borderedProminent)).picture)
    let symbols = ImageLibrary(["xmark": VectorImage(size: Size(width: 10, height: 10), layers: [])])
    #expect(
      try equal(
        Button(role: .close) {}.environment(\.symbols, symbols),
        Button("Close", systemImage: "xmark") {}.environment(\.symbols, symbols)))
  }

  @Test("a palette is drawn as segments, and what is chosen may have a view of its own")
  func pickers() throws {
    func picker(_ style: PickerStyle) -> some View {
      Picker("x", selection: .constant(1)) { ForEach(0..<2) { Text("\($0)") } }.pickerStyle(style)
    }
    #expect(try equal(picker(.palette), picker(.segmented)))
    let named = Picker("x", selection: .constant(1)) {
      ForEach(0..<2) { Text("\($0)") }
    } currentValueLabel: {
      Text("one")
    }
    let plain = Picker("x", selection: .constant(1)) { Text("one").tag(1) }
    #expect(try equal(named, plain))
  }

  @Test("the first scene is drawn; screens may be left out, and what stands above their bar is drawn")
  func scenesAndTabs() throws {
    #expect(try Fixture().frames { BoxFirst().body } == ["first": rect(0, 0, 4, 4)])
    #expect(
      try Fixture().frames { WindowGroup("x", for: Int.self) { $value in box.markFrame("\(value ?? -1)") } }
        == ["-1": rect(0, 0, 10, 10)])
    func tabs(isHidden: Bool) -> some TabContent<Int> {
      Tab("a", systemImage: "b", value: 1) { box.markFrame("one") }.hidden(isHidden).customizationID("one")
        .accessibilityIdentifier("one")
    }
    func frames(isHidden: Bool) throws -> [String: Rect] {
      let symbols = ImageLibrary(["b": VectorImage(size: Size(width: 2, height: 2), layers: [])])
      return try Fixture().frames(width: 100, height: 100) {
        TabView(selection: .constant(1)) {
          tabs(isHidden: isHidden)
          Tab("c", systemImage: "b", value: 2) { box.markFrame("two") }
        }
        .tabViewBottomAccessory { Color.red.frame(height: 20).markFrame("accessory") }.environment(\.symbols, symbols)
      }
    }
    #expect(try Set(frames(isHidden: false).keys) == ["one", "accessory"])
    #expect(try Set(frames(isHidden: true).keys) == ["two", "accessory"])
    #expect(try frames(isHidden: true)["accessory"]?.width == 100)
  }

  @Test("the box of a button is a shape")
  func buttonBorder() throws {
    let view = Color.red.frame(width: 40, height: 20)
    #expect(try equal(view.clipShape(.buttonBorder), view.clipShape(RoundedRectangle(cornerRadius: 8))))
    #expect(try equal(view.clipShape(ButtonBorderShape.capsule), view.clipShape(.capsule)))
  }

  @Test("views tell the container that goes through them one by one")
  func containerValues() throws {
    let frames = try Fixture().frames {
      ForEach(
        subviews: Group {
          Color.red.frame(height: 1).containerValue(\.width, 5)
          Color.red.frame(height: 1)
        }
      ) { view in
        view.frame(width: view.containerValues.width).markFrame("\(view.id)")
      }
    }
    #expect(frames["0"]?.width == 5 && frames["1"]?.width == 1)
    let told = try Fixture().frames {
      ForEach(
        subviews: Group {
          Color.red.frame(width: 1, height: 1).tag("a").tag(3).containerValue(\.isPinned, true)
          Color.red.frame(width: 1, height: 1).tag(3)
          Color.red.frame(width: 1, height: 1)
        }
      ) { view in
        let values = view.containerValues
        let told = (values.hasTag("a"), values.hasTag(3), values.hasTag(3.0), values.tag(for: Int.self))
        view.markFrame("\(view.id) \(values.isPinned) \(told)")
      }
    }
    #expect(
      Set(told.keys) == [
        "0 true (true, true, false, Optional(3))", "1 false (false, true, false, Optional(3))",
        "2 false (false, false, false, nil)",
      ])
  }

  @Test("what views tell those around them is nothing where it may be and nobody says otherwise")
  func nothingTold() throws {
    var told: [Double?] = []
    _ = try Fixture().frames { Color.red.onPreferenceChange(Told.self) { told.append($0) } }
    #expect(Told.defaultValue == nil && told.allSatisfy { $0 == nil })
  }

  @Test("what is carried, spoken, searched or told elsewhere changes nothing of the view")
  func stillness() throws {
    let eventful = box.onDrag { NSItemProvider() }.onDrop(of: ["x"], isTargeted: nil) { _ in true }
      .copyable(["x"]).pasteDestination(for: String.self) { _ in }
      .fileImporter(isPresented: .constant(true), allowedContentTypes: [.pdf, .image]) { (_: Result<URL, any Error>) in
      }
      .userActivity("x") { $0.title = "x" }.onContinueUserActivity("x") { _ in }
      .focusable(true, interactions: .activate).submitScope().help(Text("x")).dialogSeverity(.critical)
      .searchable(text: .constant(""), isPresented: .constant(true), prompt: Text("x"))
      .searchToolbarBehavior(.minimize).typesettingLanguage(Locale.Language(identifier: "fr")).invalidatableContent()
      .accessibilityActions(category: .edit) { Button("x") {} }.accessibilityRotor(.headings) { EmptyView() }
      .accessibilityQuickAction(style: .prompt) { Text("x") }.accessibilityDragPoint(.center, description: "x")
      .accessibilityScrollStatus("x").accessibilityLabel { $0 }
      .backgroundExtensionEffect().sharedBackgroundVisibility(.hidden).allowsTightening(true).menuIndicator(.hidden)
      .confirmationDialog(Text("x"), isPresented: .constant(true), presenting: 1) { _ in
      } message: { _ in
        Text("x")
      }
    #expect(try equal(eventful, box))
    #expect(NavigationPath([1]) == NavigationPath([1]) && NavigationPath([1]) != NavigationPath([2]))
    #expect(GeometryBounds.all == [Rect(x: 0, y: 0, width: 10, height: 10), nil])
    var environment = EnvironmentValues()
    environment.symbolRenderingMode = .palette
    environment.accessibilityEnabled = true
    #expect(environment.symbolRenderingMode == .palette && environment.accessibilityEnabled)
    #expect(environment.undoManager == nil && environment.keyboardShortcut == nil)
  }

  /// What a reader of geometry says of the room of named views.
  private enum GeometryBounds {
    static var all: [Rect?] {
      nonisolated(unsafe) var bounds: [Rect?] = []
      _ = try? Fixture().frames(width: 10, height: 10) {
        GeometryReader { room in
          let _ = bounds = [room.bounds(of: .local), room.bounds(of: .named("x"))]
          Color.red
        }
      }
      return bounds
    }
  }

  @Test("of three columns a phone shows the one that is preferred")
  func preferredColumn() throws {
    func shown(_ column: NavigationSplitViewColumn) throws -> [String] {
      try Fixture().frames(width: 10, height: 10) {
        NavigationSplitView(columnVisibility: .constant(.all), preferredCompactColumn: .constant(column)) {
          Color.red.markFrame("sidebar")
        } content: {
          Color.red.markFrame("content")
        } detail: {
          Color.red.markFrame("detail")
        }
      }
      .keys.sorted()
    }
    #expect(try shown(.sidebar) == ["sidebar"] && shown(.content) == ["content"] && shown(.detail) == ["detail"])
  }

  @Test("a side of a frame without end is that of the view, and is told, with what fills the room")
  func endlessFrames() throws {
    func frame(_ width: Double?, _ height: Double?) throws -> Rect? {
      try Fixture().frames(width: 60, height: 40) {
        Color.red.frame(idealWidth: 9).fixedSize(horizontal: true, vertical: false)
          .frame(width: width, height: height).markFrame("all")
      }["all"]
    }
    #expect(try frame(.infinity, 10) == frame(nil, 10) && frame(-.infinity, .nan) == frame(nil, nil))
    #expect(try frame(.nan, 10)?.width == 9)
    func warnings(_ view: some View) throws -> [String] {
      let warnings = Mutex<[String]>([])
      let fonts = try FontLibrary(directory: PackageFonts.directory) { text in warnings.withLock { $0.append(text) } }
      _ = try ViewRenderer(fonts: fonts).render(view.frame(width: 20, height: 20), proposal: .zero)
      return warnings.withLock { $0 }
    }
    let endless = try warnings(Color.red.frame(width: .infinity, height: 10))
    #expect(endless.count == 1 && endless[0].contains("width of inf") && endless[0].contains("greatest width"))
    #expect(try warnings(Color.red.frame(height: .nan)).count == 1)
    #expect(try warnings(Color.red.frame(width: 3).frame(maxWidth: .infinity)).isEmpty)
  }
}
