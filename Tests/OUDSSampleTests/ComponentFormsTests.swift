import DaguerreGraphics
import DaguerreText
import Synchronization
import SwiftUI
import TestSupport
import Testing

/// Forms in which components of design systems are written, and what they draw.
@Suite("Forms of components")
struct ComponentFormsTests {
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private func picture(_ view: some View, width: Double = 120, height: Double = 60) throws -> Bitmap {
    let list = try ViewRenderer(fonts: fonts).render(view.frame(width: width, height: height), background: .white).list
    return try Rasterizer().draw(list, scale: 2)
  }

  private func frames(_ view: some View, width: Double? = nil, height: Double? = nil) throws -> [String: Rect] {
    let drawn = try ViewRenderer(fonts: fonts).render(view, proposal: ProposedViewSize(width: width, height: height))
    return Dictionary(drawn.markedFrames.map { ($0.name, $0.frame) }) { first, _ in first }
  }

  private struct Points: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
  }

  private struct Areas: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  @Test("places are told by corners, by shares of sides and in points, and rectangles in points")
  func anchors() throws {
    func point(_ source: Anchor<CGPoint>.Source) throws -> Rect? {
      let view = Color.red.anchorPreference(key: Points.self, value: source) { [$0] }
        .frame(width: 40, height: 20).padding(10)
        .overlayPreferenceValue(Points.self) { points in
          GeometryReader { room in
            ForEach(points.indices, id: \.self) { index in
              Color.blue.markFrame("dot").frame(width: 2, height: 2).position(room[points[index]])
            }
          }
        }
      return try frames(view)["dot"]
    }
    #expect(try point(.topLeading) == Rect(x: 9, y: 9, width: 2, height: 2))
    #expect(try point(.bottomTrailing) == Rect(x: 49, y: 29, width: 2, height: 2))
    #expect(try point(.center) == Rect(x: 29, y: 19, width: 2, height: 2))
    #expect(try point(.unitPoint(UnitPoint(x: 0.25, y: 1))) == Rect(x: 19, y: 29, width: 2, height: 2))
    #expect(try point(.point(CGPoint(x: 4, y: 6))) == Rect(x: 13, y: 15, width: 2, height: 2))

    let area = Color.red.frame(width: 40, height: 20)
      .anchorPreference(key: Areas.self, value: .rect(CGRect(x: 5, y: 6, width: 7, height: 8))) { $0 }.padding(10)
      .overlayPreferenceValue(Areas.self) { area in
        GeometryReader { room in
          if let frame = area.map({ room[$0] }) {
            Color.blue.markFrame("area").frame(width: frame.width, height: frame.height).offset(
              x: frame.minX, y: frame.minY)
          }
        }
      }
    #expect(try frames(area)["area"] == Rect(x: 15, y: 16, width: 7, height: 8))
  }

  private struct Wide: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: subviews.reduce(0) { $0 + $1.containerValues.share } * 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var x = bounds.minX
      for view in subviews {
        let width = view.containerValues.share * 10
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 10))
        x += width
      }
    }
  }

  @Test("a layout asks its views for what they tell their container")
  func containerValues() throws {
    let view = Wide {
      Color.red.markFrame("a").containerValue(\.share, 3)
      Color.blue.markFrame("b")
    }
    #expect(try frames(view)["b"] == Rect(x: 30, y: 0, width: 10, height: 10))
  }

  @Test("labels keep room for their icons, and their titles a distance")
  func labelLengths() throws {
    func label(_ width: Double) -> some View {
      Label {
        Color.red.markFrame("title").frame(width: 20, height: 10)
      } icon: {
        Color.blue.markFrame("icon").frame(width: width, height: 10)
      }
    }
    let narrow = try frames(label(10).labelReservedIconWidth(30).labelIconToTitleSpacing(5))
    #expect(narrow["icon"]?.minX == 10 && narrow["title"]?.minX == 35)
    let wide = try frames(label(40).labelReservedIconWidth(30).labelIconToTitleSpacing(5))
    #expect(wide["icon"]?.minX == 0 && wide["title"]?.minX == 45)
    #expect(try frames(label(10))["title"]?.minX == frames(HStack { label(10) })["title"]?.minX)
  }

  private struct Size: View {
    @Environment(\.controlSize) private var size

    var body: some View { Color.red.markFrame("\(size)").frame(width: 4, height: 4) }
  }

  @Test("controls are brought into a range of sizes")
  func controlSizes() throws {
    func size(_ view: some View) throws -> [String] { try frames(view).keys.sorted() }
    #expect(try size(Size().controlSize(.small ... .large).controlSize(.mini)) == ["small"])
    #expect(try size(Size().controlSize(.small ... .large).controlSize(.extraLarge)) == ["large"])
    #expect(try size(Size().controlSize(.large...)) == ["large"])
    #expect(try size(Size().controlSize(...ControlSize.small).controlSize(.mini)) == ["mini"])
    #expect(ControlSize.mini < .extraLarge)
  }

  @Test("rectangles follow the corners of their container by a name of shapes")
  func concentric() throws {
    func card(_ shape: some Shape) -> some View {
      shape.fill(.red).padding(4).containerShape(.rect(cornerRadius: 12))
    }
    #expect(try picture(card(.rect(corners: .concentric))) == picture(card(ConcentricRectangle())))
    #expect(try picture(card(.rect(corners: .concentric(minimum: 20), isUniform: true))) != picture(card(.rect)))
    #expect(
      try picture(
        card(
          .rect(
            topLeadingCorner: .fixed(10), topTrailingCorner: .fixed(10), bottomLeadingCorner: .fixed(10),
            bottomTrailingCorner: .fixed(10)))) == picture(card(RoundedRectangle(cornerRadius: 10))))
  }

  @Test("links in rows go without a chevron, and sections stand as far from the sides as they say")
  func lists() throws {
    func list(_ visibility: Visibility, margin: CGFloat? = nil) -> some View {
      List {
        Section {
          NavigationLink {
            EmptyView()
          } label: {
            Color.red.markFrame("row").frame(height: 20)
          }
        }
        .listSectionMargins(.horizontal, margin).sectionIndexLabel("A")
      }
      .navigationLinkIndicatorVisibility(visibility).listSectionIndexVisibility(.hidden)
    }
    func row(_ view: some View) throws -> Rect? { try frames(view, width: 300, height: 200)["row"] }
    #expect(try picture(list(.hidden), width: 300) != picture(list(.automatic), width: 300))
    #expect(try picture(list(.visible), width: 300) == picture(list(.automatic), width: 300))
    let usual = try #require(try row(list(.hidden)))
    let own = try #require(try row(list(.hidden, margin: 0)))
    #expect(own.minX == usual.minX - 16 && own.width == usual.width + 32)
    #expect(try row(list(.hidden, margin: 16)) == usual)
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
    var others: [Person]?
  }

  @Test("tables leave out titles and columns, and have columns of a collection")
  func tables() throws {
    func texts(_ table: some View) throws -> Int {
      var renderer = ViewRenderer(fonts: fonts)
      renderer.environment.horizontalSizeClass = .regular
      let list = try renderer.render(table, proposal: ProposedViewSize(width: 400, height: 300)).list
      return list.commands.count { if case .glyphs = $0 { true } else { false } }
    }
    let people = [Person(id: 0, name: "A"), Person(id: 1, name: "B")]
    let table = Table(people, columnCustomization: .constant(TableColumnCustomization<Person>())) {
      TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.all)
      TableColumn(Text("Hidden"), value: \.name).defaultVisibility(.hidden)
      TableColumnForEach(0..<2, id: \.self) { number in
        TableColumn("\(number)") { person in Text("\(person.id + number)") }
      }
    }
    #expect(try texts(table) == 9)
    #expect(try texts(table.tableColumnHeaders(.hidden)) == 6)
    let rows = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      DisclosureTableRow(people[0]) { TableRow(people[1]) }
      DisclosureTableRow(people[0], isExpanded: .constant(true)) { TableRow(people[1]) }
    }
    #expect(try texts(rows) == 4)
    #expect(try texts(Table(people, children: \.others) { TableColumn("Name", value: \.name) }) == 3)
  }

  @Test("an image that a function draws is what a canvas draws, larger and in one colour too")
  func drawnImages() throws {
    func draw(_ context: GraphicsContext) {
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
      context.fill(Path(CGRect(x: 5, y: 5, width: 30, height: 5)), with: .color(.blue))
    }
    let image = Image(size: CGSize(width: 20, height: 10), label: Text("Sign")) { draw($0) }
    let canvas = Canvas { context, _ in draw(context) }
    #expect(try picture(image) == picture(canvas.frame(width: 20, height: 10)))
    let larger = canvas.frame(width: 20, height: 10).scaleEffect(x: 3, y: 2, anchor: .topLeading)
      .frame(width: 60, height: 20, alignment: .topLeading)
    #expect(try picture(image.resizable().frame(width: 60, height: 20)) == picture(larger))
    #expect(
      try frames(image.resizable().scaledToFit().markFrame("image"), width: 60, height: 60)["image"]?.height == 30)
    let template = Rectangle().fill(.green).frame(width: 20, height: 10).mask { canvas.frame(width: 20, height: 10) }
    #expect(try picture(image.renderingMode(.template).foregroundStyle(.green)) == picture(template))
    #expect(throws: (any Error).self) { try picture(Text("a \(image)")) }
  }

  @Test("a canvas clips what is inside of a path, and paints with colours by their parts")
  func canvas() throws {
    let hole = Canvas { context, size in
      context.clip(to: Path(CGRect(x: 10, y: 10, width: 20, height: 20)), options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
    }
    let filled = Canvas { context, size in
      let red = GraphicsContext.Shading.color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .palette([red, .color(white: 0.5)]))
      context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(white: 1))
    }
    #expect(try picture(hole) == picture(filled))

    func clipped(_ options: GraphicsContext.ClipOptions) -> some View {
      Canvas { context, size in
        context.clipToLayer(options: options) { layer in
          layer.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.blue))
        }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
      }
    }
    #expect(try picture(clipped(.inverse)) == picture(hole))
    let inside = Canvas { context, _ in
      context.fill(
        Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(red: 1, green: 0, blue: 0))
    }
    #expect(try picture(clipped([])) == picture(inside))
  }

  @Test("shaders are passed over with a warning, which is an error where that is asked for")
  func shaders() throws {
    let warnings = Mutex<[String]>([])
    let fonts = try FontLibrary(directory: PackageFonts.directory) { text in warnings.withLock { $0.append(text) } }
    let plain = Color.red.frame(width: 4, height: 4)
    let changed = plain.colorEffect(ShaderLibrary.noise(.float(2), .boundingRect))
      .distortionEffect(ShaderLibrary.default.wave(.color(.red)), maxSampleOffset: .zero, isEnabled: false)
      .layerEffect(
        Shader(function: ShaderFunction(library: .default, name: "x"), arguments: []),
        maxSampleOffset: CGSize(width: 1, height: 1))
    let list = try ViewRenderer(fonts: fonts).render(changed).list
    #expect(try list.commands == ViewRenderer(fonts: fonts).render(plain).list.commands)
    #expect(warnings.withLock { $0.map { $0.prefix(11) } } == ["colorEffect", "layerEffect"])
  }

  @Test("what nobody does to a picture changes nothing of it")
  func unseen() throws {
    let view = Text("a")
    let same = view.accessibilityCustomContent(.price, "2").accessibilityInputLabels(["b"], isEnabled: true)
      .accessibilityRotor(.links, entries: [1], entryID: \.self, entryLabel: \.description)
      .handGestureShortcut(.primaryAction).scrollInputBehavior(.disabled, for: .handGestureShortcut)
      .defaultHoverEffect(.automatic).materialActiveAppearance(.active).glassEffectTransition(.materialize)
      .searchDictationBehavior(.inline(activation: .onLook)).searchSuggestions(.hidden, for: .content)
      .dismissalConfirmationDialog("b", shouldPresent: true) { Text("c") }
      .textInputFormattingControlVisibility(.hidden, for: .all)
      .accessibilityChartDescriptor(Chart()).presentationSizing(.form.fitted(horizontal: true, vertical: false))
      .tabViewSidebarHeader { Text("b") }.defaultAdaptableTabBarPlacement(.sidebar)
      .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
    #expect(try picture(same) == picture(view))
  }

  @Test("types become animatable by a macro, those too that are so already")
  func animatable() throws {
    func data<Value: Animatable>(of value: Value) -> Value.AnimatableData { value.animatableData }
    #expect(data(of: Fading(amount: 1)) == EmptyAnimatableData())
    #expect(data(of: Sector(start: .zero)) == EmptyAnimatableData())
    #expect(try picture(Fading(amount: 1)) == picture(Text("a")))
  }

  private struct Chart: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "A", summary: nil,
        xAxis: AXNumericDataAxisDescriptor(title: "x", range: 0...1, gridlinePositions: []) { "\($0)" }, yAxis: nil,
        series: [AXDataSeriesDescriptor(name: "a", isContinuous: true, dataPoints: [AXDataPoint(x: 1, y: 2)])])
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var share: CGFloat = 1
}

extension AccessibilityCustomContentKey {
  fileprivate static let price = AccessibilityCustomContentKey("Price", id: "price")
}

@Animatable
private struct Fading: View {
  var amount: Double

  var body: some View { Text("a").opacity(amount) }
}

@Animatable
private struct Sector: Shape {
  var start: Angle
  @AnimatableIgnored var isClosed = true

  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct Buttons: LibraryContentProvider {
  var views: [LibraryItem] { LibraryItem(Text("a"), visible: true, title: "A", category: .control) }

  func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold(), category: .effect) }
}

private struct Bar: ToolbarContent {
  private typealias Plain = ToolbarItem<(), Text>

  private func item() -> ToolbarItem<String, Text> {
    ToolbarItem(id: "a") { Text("a") }.customizationBehavior(.disabled)
      .defaultCustomization(.hidden, options: .alwaysAvailable)
  }

  var body: some ToolbarContent {
    item()
    ToolbarItemGroup(placement: .bottomBar) {
      Text("a")
    } label: {
      Text("b")
    }
  }
}

private struct Snapping: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 0 }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

private struct Cards: PreviewProvider {
  static var previews: some View { Text("a").environment(\.font, .default) }
  static var platform: PreviewPlatform? { .iOS }
}

#Preview("Card", traits: .defaultLayout, .assistiveAccess) {
  @Previewable @State var isOn = false
  Toggle("a", isOn: $isOn)
}

private struct Tabs: View {
  enum Place: Hashable { case start, search }

  @State private var place = Place.start
  @AppStorage("tabs") private var customization: TabViewCustomization
  @AccessibilityFocusState(for: .voiceOver) private var isFocused: Bool
  @Environment(\.appearsActive) private var appearsActive
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement
  @Environment(\.scrollDismissesKeyboardMode) private var mode

  var body: some View {
    TabView(selection: $place) {
      Tab("A", systemImage: "star", value: Place.start) { Text("a") }
        .customizationID("a").customizationBehavior(.disabled, for: .sidebar)
      Tab(value: Place.search, role: .search) { Text("b") }
    }
    .tabViewStyle(.grouped).tabViewCustomization($customization)
  }
}
