import DaguerreGraphics
import DaguerreText
import OUDSSwiftUI
import SwiftUI
import TestSupport
import Testing

/// Sources with the imports and the calls of the iOS library, unchanged.
@Suite("Samples of the iOS library")
struct SampleTests {
  private static let heart = VectorImage(
    size: Size(width: 24, height: 24),
    layers: [.init(path: Path { $0.addEllipse(in: Rect(x: 2, y: 4, width: 18, height: 16)) }, color: .black)])

  /// One for all, as two pictures are the same only in the same fonts.
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private func draw(_ view: some View, theme: OUDSTheme = OrangeTheme()) throws -> Rendering {
    var renderer = ViewRenderer(fonts: fonts)
    renderer.environment.images = ImageLibrary(["ic_heart": Self.heart])
    return try renderer.render(
      OUDSThemeableView(theme: theme) { view }, proposal: ProposedViewSize(width: 400, height: nil))
  }

  @Test("every part is drawn", arguments: 0..<Samples.count, [OrangeTheme(), WireframeTheme()])
  func parts(index: Int, theme: OUDSTheme) throws {
    let rendering = try draw(Samples(index: index), theme: theme)
    #expect(!rendering.list.commands.isEmpty)
  }

  @Test("an app of several scenes is drawn as the first one; texts have the tables of a resource, and its marks")
  func forms() throws {
    #expect(try !draw(WindowsApp().body).list.commands.isEmpty)
    let strong = try draw(Text(AttributedString(localized: "A **strong** word")))
    #expect(try strong.list.commands == draw(Text("A ") + Text("strong").bold() + Text(" word")).list.commands)
    let resource = LocalizedStringResource(
      "key", defaultValue: "Default", table: "T", bundle: .atURL(URL(fileURLWithPath: "/none")))
    #expect(String(localized: resource) == "Default")
    var environment = EnvironmentValues()
    let font: WritableKeyPath<EnvironmentValues, Font?> = \.font
    environment[keyPath: font] = .largeTitle
    #expect(environment[keyPath: font] == .largeTitle)
    environment[keyPath: font] = nil
    #expect(environment[keyPath: font] == EnvironmentValues()[keyPath: font])
  }

  @Test("models of the main thread, keys that are kept as such, and lengths that may not be there")
  func planScreen() throws {
    func texts(_ view: some View) throws -> Int {
      try draw(view).list.commands.count { if case .glyphs = $0 { true } else { false } }
    }
    #expect(PlanModel().summary(of: OrangeTheme()) == "Plan small Orange")
    let model = SearchModel(store: SampleOfferStore())
    let all = try texts(SearchScreen(model: model))
    // Two offers fewer, and what is looked for.
    model.query = "s"
    #expect(try texts(SearchScreen(model: model)) == all - 1)
    let open = try texts(PlanScreen(title: "Plan", width: 16))
    #expect(try open > texts(PlanScreen(title: "Plan", isExpanded: false)))
    #expect(
      try draw(PlanScreen(title: "Plan")).list.commands
        == draw(PlanScreen(title: LocalizedStringKey("Plan"))).list.commands)
  }

  @Test("what a screen loads, measures and is told when it appears is seen")
  func usageScreen() throws {
    let rendering = try draw(UsageScreen())
    let boxes = rendering.list.commands.compactMap { command in
      if case .fillRoundedRect(let rect, _, _) = command { rect } else { nil }
    }
    let underlines = rendering.list.commands.compactMap { command in
      if case .fillRect(let rect, _) = command { rect } else { nil }
    }
    // The bar, how much of it is used, and two cards as high as the higher.
    #expect(boxes.map(\.width) == [368, 236, 178, 178])
    #expect(boxes.map(\.height) == [8, 8, 104, 104])
    #expect(underlines.map(\.minX) == [74] && underlines.map(\.width) == [48])
    #expect(rendering.accessibility.compactMap(\.properties.label).contains("64 % used, 2 offers"))
  }

  @Test("a list of colours has words for those that the theme lacks; models tell who listens, as long as somebody does")
  func tokenListScreen() throws {
    func words(_ theme: OUDSTheme) -> [String] { TokenListScreen.NamedColor.allCases.map { $0.words(in: theme) } }
    let sosh = SoshTheme()
    #expect(words(OrangeTheme())[0] == "accentHigh: none" && words(OrangeTheme())[2] == "brandSecondary: none")
    #expect(words(sosh)[2] == "brandSecondary: \(sosh.colors.contentBrandSecondary.light)")
    #expect(try draw(TokenListScreen()).list.commands != draw(TokenListScreen(), theme: sosh).list.commands)
    let (list, other) = (TokenList(), TokenList())
    list.follow(other)
    list.stop()
    list.filter = "border"
    #expect(list.summary == "[bg][content]")
    #expect(
      [OUDSVersions.componentDividerVersion, OUDSVersions.componentNavigationBarVersion] == ["unknown", "1.0.0"])
  }

  @Test("tasks begin where no picture is made, and not where one is")
  func tasks() async throws {
    #expect(try draw(MessagesScreen()).list.commands == draw(MessagesScreen()).list.commands)
    let star = MessagesScreen.star
    for text in [Text("a \(star) \(Text("b").foregroundColor(.red))"), Text(MessagesScreen.resource)] {
      let commands = try draw(text).list.commands
      #expect(commands.contains { if case .fillPath = $0 { true } else { false } })
      let colors = commands.compactMap { if case .glyphs(let run) = $0 { run.color } else { nil } }
      #expect(Set(colors).count == 2)
    }
    let model = MessagesModel()
    await model.load()
    #expect(model.messages.count == 2)
    #expect(try await model.count().value == 2)
    var kept: Task<Int, Never>?
    var runs = 0
    struct Starter: View {
      let start: () -> Void
      var body: some View {
        start()
        return Color.red
      }
    }
    _ = try draw(
      Starter {
        kept = Task {
          runs += 1
          return 7
        }
      })
    #expect(kept?.isCancelled == true && runs == 0)
    #expect(await kept?.value == 7)
  }

  @Test("what copies of a context draw lies on the canvas, and what is set in them ends there")
  func copies() throws {
    let box = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
    func commands(_ renderer: @escaping (inout GraphicsContext) -> Void) throws -> [Command] {
      try draw(Canvas(colorMode: .linear) { context, _ in renderer(&context) }.frame(width: 60, height: 40))
        .list.commands.filter { $0.bounds != nil }
    }
    let copied = try commands { context in
      var copy = context
      copy.translateBy(x: 20, y: 20)
      copy.fill(box, with: .color(.red))
      context.fill(box, with: .color(.blue))
    }
    let plain = try commands { context in
      context.fill(Path(CGRect(x: 20, y: 20, width: 8, height: 8)), with: .color(.red))
      context.fill(box, with: .color(.blue))
    }
    #expect(copied.count == plain.count && plain.count == 2)
    #expect(copied.last == plain.last && copied.first?.bounds == plain.first?.bounds)
  }

  @Test("a canvas draws paths and texts at their places, as views of their own do")
  func canvas() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 40))
      path.addLine(to: CGPoint(x: 40, y: 0))
    }
    let canvas = Canvas { context, size in
      context.stroke(line, with: .color(.black), lineWidth: 2)
      context.translateBy(x: size.width / 2, y: 4)
      context.opacity = 0.5
      context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.black))
    }
    let views = ZStack(alignment: .topLeading) {
      line.stroke(Color.black, lineWidth: 2)
      Path(CGRect(x: 200, y: 4, width: 8, height: 8)).fill(Color.black.opacity(0.5))
    }
    func picture(_ view: some View) throws -> Bitmap {
      try Rasterizer().draw(draw(view.frame(height: 48)).list, scale: 1)
    }
    #expect(try picture(canvas) == picture(views))
    func frame(_ anchor: UnitPoint) throws -> Rect {
      let view = Canvas { context, _ in context.draw(Text("Text"), at: CGPoint(x: 100, y: 24), anchor: anchor) }
      return try #require(draw(view.frame(height: 48)).list.commands.lazy.compactMap(\.bounds).first)
    }
    let (leading, trailing) = (try frame(.topLeading), try frame(.bottomTrailing))
    #expect(leading.minX >= 100 && leading.minY >= 24 && trailing.maxX <= 100 && trailing.maxY <= 24)
  }

  @Test("a canvas turns, clips, blends and blurs as views do")
  func canvasEffects() throws {
    let box = Path(CGRect(x: 10, y: 4, width: 60, height: 30))
    let gradient = Gradient(colors: [.red, .blue])
    let canvas = Canvas { context, _ in
      context.fill(
        box, with: .linearGradient(gradient, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 70, y: 0)))
      context.drawLayer { layer in
        layer.translateBy(x: 100, y: 0)
        layer.rotate(by: .degrees(20))
        layer.clip(to: Path(ellipseIn: CGRect(x: 10, y: 0, width: 40, height: 40)))
        layer.fill(box, with: .color(.red))
      }
      context.blendMode = .multiply
      context.addFilter(.blur(radius: 2))
      context.fill(Path(CGRect(x: 50, y: 10, width: 30, height: 30)), with: .color(.orange))
    }
    let turn = CGAffineTransform(translationX: 100, y: 0).rotated(by: Angle.degrees(20).radians)
    let views = ZStack(alignment: .topLeading) {
      Rectangle().fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
        .frame(width: 60, height: 30).offset(x: 10, y: 4)
      box.fill(Color.red).transformEffect(turn)
        .mask { Path(ellipseIn: CGRect(x: 10, y: 0, width: 40, height: 40)).applying(turn).fill(Color.black) }
        .compositingGroup()
      Path(CGRect(x: 50, y: 10, width: 30, height: 30)).fill(Color.orange).blur(radius: 2).blendMode(.multiply)
    }
    func picture(_ view: some View) throws -> Bitmap {
      try Rasterizer().draw(draw(view.frame(height: 48)).list, scale: 1)
    }
    #expect(try picture(canvas) == picture(views))
  }

  @Test("the system's colours are those of the scheme around the view")
  func systemColours() throws {
    struct Ground: View {
      var body: some View { Rectangle().fill(Color(.systemBackground)).frame(width: 8, height: 8) }
    }
    func drawn(_ scheme: ColorScheme) throws -> [Command] {
      try draw(Ground().environment(\.colorScheme, scheme)).list.commands
    }
    #expect(try drawn(.light) == draw(Rectangle().fill(Color.white).frame(width: 8, height: 8)).list.commands)
    #expect(try drawn(.dark) == draw(Rectangle().fill(Color.black).frame(width: 8, height: 8)).list.commands)
  }

  @Test("white label comes with the design system")
  func whiteLabel() { #expect(WhiteLabelTheme().name == "WhiteLabel") }

  @Test("a theme of one's own has the values of its providers")
  func ownTheme() throws {
    let theme = LakeTheme()
    #expect(theme.spaces.fixedMedium == DimensionRawTokens._400)
    #expect(theme.borders.styleDefault == BorderRawTokens.styleDashed && theme.tuning.hasRoundedListItems)
    let other = LakeTheme2()
    #expect(other.categoricalTag.colorBgCategory1.light == ColorRawTokens.functionalMalachite500)
    func tag(_ theme: OUDSTheme) throws -> String {
      try draw(OUDSCategoricalTag(label: "Film", category: .category1), theme: theme).list.commands.description
    }
    #expect(try tag(other) != tag(OrangeTheme()))
  }

  @Test("a theme of one's own has the values of its providers of later components")
  func laterProviders() {
    let theme = LakeTheme3()
    #expect(theme.toast.sizeAssetSmall == 8 && theme.accordion.spacePaddingBlockBottomExpandContainerDefault == 8)
    #expect(theme.accordion.spacePaddingBlockTopExpandContainer == 8 && theme.selectInput.sizeMinWidth == 96)
  }

  @Test("a part of a heading stands out in themes that have a second colour of the brand")
  func coloredHeading() throws {
    func colors(_ theme: OUDSTheme) throws -> [Color] {
      try draw(OUDSHeading(text: "Welcome to Sosh", coloredText: "Sosh"), theme: theme).list.commands.compactMap {
        if case .glyphs(let run) = $0 { run.color } else { nil }
      }
    }
    let sosh = SoshTheme()
    let second = sosh.colors.contentBrandSecondary
    #expect(
      try colors(sosh) == [sosh.colors.contentDefault.color(for: .light), second.color(for: .light)])
    #expect(try Set(colors(OrangeTheme())) == [OrangeTheme().colors.contentDefault.color(for: .light)])
  }

  @Test("the marker of a large heading stands off by the theme's tokens")
  func headingMarker() throws {
    func height(_ theme: OUDSTheme, marker: Bool) throws -> Double {
      try draw(OUDSHeading(text: "Title", hasMarker: marker), theme: theme).list.size.height
    }
    #expect(try height(OrangeTheme(), marker: true) - height(OrangeTheme(), marker: false) == 4 + 6 + 2)
    #expect(try height(WireframeTheme(), marker: true) - height(WireframeTheme(), marker: false) == 4 + 6)
    #expect(try height(SoshTheme(), marker: true) == height(SoshTheme(), marker: false))
  }

  @Test("themes are equal by what they are made of")
  func equality() {
    #expect(OrangeTheme() == OrangeTheme() && OrangeTheme() != OrangeTheme(tuning: .MaxIt))
    #expect(OrangeTheme() != SoshTheme() && OrangeTheme() != OrangeTheme(colors: LakeColors()))
  }

  @Test("decorative colours and those of charts are Orange's")
  func plainColors() {
    let theme = OrangeTheme()
    #expect(theme.colorsDecorative.accent1Default == OrangeBrandColorRawTokens.colorDecorativeEmerald500)
    #expect(theme.colorsDecorative.brandPrimaryMuted.isForbiddenValueColor())
    #expect(theme.colorsCharts.gridlines.light == "#CCCCCC")
    #expect(SoshTheme().colorsDecorative == nil && SoshTheme().colorsCharts == nil)
    #expect(OrangeTheme(retuning: theme, to: .MaxIt).colorsDecorative != nil)
  }

  @Test("an inline indicator follows the last word, and goes to a line of its own where that is full")
  func inlineIndicator() throws {
    func size(_ text: String, inline: Bool, width: Double) throws -> Size {
      let renderer = ViewRenderer(fonts: fonts)
      let link = OUDSLink(text: text, indicator: .next, isIndicatorInline: inline) {}
      return try renderer.render(
        OUDSThemeableView(theme: OrangeTheme()) { link }, proposal: ProposedViewSize(width: width, height: nil)
      ).list.size
    }
    #expect(try size("Go", inline: true, width: 400) == size("Go", inline: false, width: 400))
    // Beside the text the indicator takes room from every line, after the last word only from the last one.
    let text = "A link that has several words in it"
    let heights = try stride(from: 90.0, through: 330, by: 4).map { width in
      (try size(text, inline: true, width: width).height, try size(text, inline: false, width: width).height)
    }
    #expect(heights.contains { $0.0 < $0.1 })
    #expect(Set(heights.map(\.0)).count > 2)
  }

  @Test("a principal item takes the place of the title; a large title stays")
  func principalItem() throws {
    let item = OUDSToolBarItem(label: "Find") {}
    func bar(_ title: String, isLarge: Bool = false, _ item: OUDSToolBarItem?) throws -> [Command] {
      try draw(Text("Body").toolBarTop(title, hasLargeTitle: isLarge, subtitle: "Sub", principalItem: item)).list
        .commands
    }
    #expect(try bar("Title", item) == bar("Other", item) && bar("Title", nil) != bar("Other", nil))
    #expect(try bar("Title", item) != bar("Title", nil))
    #expect(try bar("Title", isLarge: true, item) != bar("Other", isLarge: true, item))
  }

  @Test("a bar of tabs without a modifier is plain, and the theme's with it")
  func tabViews() throws {
    let tabs = TabView(selection: .constant(1)) {
      Text("First").tabItem { Label("One", image: "ic_heart") }.tag(0)
      Text("Second").tabItem { Label("Two", image: "ic_heart") }.tag(1)
    }
    .frame(height: 200)
    let themed = try draw(tabs.modifier(OUDSTabBarViewModifier())).list.commands
    #expect(try draw(tabs).list.commands != themed)
    let bar = OUDSTabBar(selectedTab: .constant(1), count: 2) {
      Text("First").tabItem { Label("One", image: "ic_heart") }.tag(0)
      Text("Second").tabItem { Label("Two", image: "ic_heart") }.tag(1)
    }
    let own = try draw(bar.frame(height: 200)).list.commands
    #expect(own == themed)
  }

  @Test("contrasts are those of WCAG")
  func contrasts() throws {
    let ratio = try #require(OUDSWCAG21Ratio.contrastRatios("#000000", "#FFFFFF"))
    #expect(ratio.ratio == 21 && ratio.requirementsAAA == (textual: true, nonTextual: true))
    let grey = try #require(OUDSWCAG21Ratio.contrastRatios("#777777", "#FFFFFF"))
    #expect(grey.meets3to1 && !grey.meets4_5to1 && !grey.requirementsAA.textual)
    #expect(OUDSWCAG21Ratio.contrastRatios("777", "#FFFFFF") == nil)
  }

  @Test("a view shows itself in a theme for a preview")
  func previews() throws {
    let renderer = ViewRenderer(fonts: fonts)
    let button = OUDSButton(text: "Go") {}
    let drawn = try renderer.render(button.soshPreview()).list.commands
    #expect(try drawn == renderer.render(OUDSThemeableView(theme: SoshTheme()) { button }).list.commands)
    #expect(try renderer.render(button.orangePreview()).list.commands != drawn)
  }

  @Test("channels that are written out are shares, and places and sizes may be those of Apple's platforms")
  func sharesAndPlaces() throws {
    #expect(Color(red: 1, green: 0, blue: 0) == Color(rgba: 0xFF00_00FF))
    #expect(Color(red: 0.5, green: 2, blue: -1, opacity: 0.5) == Color(rgba: 0x80FF_0080))
    #expect(Color(white: .nan) == .black)
    let channel: UInt8 = 1
    #expect(Color(red: channel, green: channel, blue: channel).rgba == 0x0101_01FF)
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: .zero)
      path.addCurve(to: CGPoint(x: 7, y: 8), control1: .zero, control2: .zero)
      path.closeSubpath()
    }
    #expect(path.elements.count == 5 && path.elements.first == .move(Point(x: 1, y: 2)))
    let moved = try draw(Color.red.frame(width: 10, height: 10).offset(CGSize(width: 3, height: 4))).list.commands
    #expect(try "\(moved)" == "\(draw(Color.red.frame(width: 10, height: 10).offset(x: 3, y: 4)).list.commands)")
    let placed = try draw(Color.red.frame(width: 10, height: 10).position(CGPoint(x: 30, y: 40))).list.commands
    #expect(try "\(placed)" == "\(draw(Color.red.frame(width: 10, height: 10).position(x: 30, y: 40)).list.commands)")
  }
}
