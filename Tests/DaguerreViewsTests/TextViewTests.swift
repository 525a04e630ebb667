import DaguerreViews
import Foundation
import Testing

/// With the test font at 10 points: letters advance 6, spaces 3; ascender 8, descender 2.
@Suite("Text views")
struct TextViewTests {
  @Test("images stand in lines as letters do: on the baseline, symbols as large as the text and centred on capitals")
  func imagesInText() throws {
    let box = VectorImage(size: Size(width: 8, height: 30), layers: [.init(path: Path(roundedRect: rect(0, 0, 8, 30)))])
    var fixture = try Fixture()
    fixture.renderer.environment.symbols = ImageLibrary(["box": box])
    func parts(_ text: Text) throws -> (glyphs: [Point], images: [Rect]) {
      var (glyphs, images): ([Point], [Rect]) = ([], [])
      for command in try fixture.commands({ text.foregroundStyle(Color.blue) }) {
        if case .glyphs(let run) = command { glyphs += run.glyphs.map(\.origin) }
        if case .fillPath(let path, _, let color) = command {
          #expect(color == .blue)
          images += path.bounds.map { [$0] } ?? []
        }
      }
      return (glyphs, images)
    }
    let plain = try parts(Text("a") + Text(Image(box)) + Text("b"))
    #expect(plain.glyphs.count == 2 && plain.images.count == 1)
    #expect(plain.images.first?.maxY == plain.glyphs.first?.y && plain.images.first?.height == 30)
    #expect(try #require(plain.images.first).maxX <= #require(plain.glyphs.last).x)
    let symbol = try parts(Text("a\(Image(systemName: "box"))b").font(Font(family: "Daguerre Test", size: 34)))
    let image = try #require(symbol.images.first)
    #expect(image.height == 60 && abs(image.midY - (symbol.glyphs[0].y - 0.35 * 34)) < 1e-9)
    // On a line of its own where there is no room beside.
    let narrow = try fixture.frames(width: 10) { (Text("a") + Text(Image(box))).markFrame("text") }
    #expect(try #require(narrow["text"]).height > 40)
  }

  @Test("where an image is cut off the ellipsis is of the letters beside it")
  func cutImage() throws {
    let box = VectorImage(size: Size(width: 8, height: 8), layers: [.init(path: Path(roundedRect: rect(0, 0, 8, 8)))])
    let text = Text("aa") + Text(Image(box)) + Text("bbbb")
    func parts(_ width: Double) throws -> (glyphs: Int, images: Int) {
      let commands = try Fixture().commands(width: width) { text.lineLimit(1) }
      return commands.reduce(into: (0, 0)) { counts, command in
        if case .glyphs(let run) = command { counts.0 += run.glyphs.count }
        if case .fillPath = command { counts.1 += 1 }
      }
    }
    let whole = try parts(200)
    #expect(whole == (6, 1))
    for width in stride(from: 16.0, to: 40, by: 1) {
      let cut = try parts(width)
      // Never an image in the place of the ellipsis.
      #expect(cut.images <= 1 && (cut.glyphs < 6 || cut.images == 1), "\(width)")
      if cut.images == 1 { #expect(cut.glyphs >= 3, "\(width)") }
    }
  }

  @Test("a text has room in just the width that it is measured with")
  func measuredWidth() throws {
    for size in stride(from: 9.0, to: 14, by: 0.0137) {
      let font = Font(family: "Daguerre Test", size: size)
      func glyphs(_ view: some View) throws -> Int {
        try Fixture(scale: 2).commands { view.font(font) }
          .reduce(0) { if case .glyphs(let run) = $1 { $0 + run.glyphs.count } else { $0 } }
      }
      let text = Text("aa bb cc")
      #expect(try glyphs(text.fixedSize()) == glyphs(text), "\(size)")
    }
  }

  @Test("a text of a known font or colour is a text still, which can stand in one")
  func styledTextInText() throws {
    let (font, color) = (Font(family: "Daguerre Test", size: 30), Color(red: 255, green: 0, blue: 0))
    let commands = try Fixture().commands {
      VStack { Text("a \(Text("b").font(font)) \(Text("c").foregroundColor(color))") }
    }
    let runs = commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(runs.contains { $0.size == 30 } && runs.contains { $0.color == color })
  }

  @Test("a view that is no text cannot stand in one")
  func viewInText() throws {
    let error = #expect(throws: ViewError.self) {
      try Fixture().commands { VStack { Text("a \(Color.red.padding()) b") } }
    }
    #expect("\(try #require(error))".contains("stands in it, where only texts"))
  }

  @Test("what is redacted has a bar a line, and a box an image; privacy hides what is sensitive")
  func redaction() throws {
    func commands(_ view: some View) throws -> [Command] {
      try Fixture().commands(width: 60) { view.foregroundStyle(Color.black) }
    }
    func bars(_ view: some View) throws -> Int {
      try commands(view).count {
        if case .fillRoundedRect(_, _, let color) = $0 { color == Color.black.opacity(0.16) } else { false }
      }
    }
    let text = Text("Ab ab Ab ab Ab ab Ab ab")
    let lines = try bars(text.redacted(reason: .placeholder))
    let places = try commands(text.redacted(reason: .placeholder)).compactMap(\.bounds)
    #expect(places.count == lines && zip(places, places.dropFirst()).allSatisfy { $0.maxY < $1.minY })
    #expect(try lines > 1 && bars(text) == 0)
    // Each where its line is, a point within it.
    let uneven = Text("aaaa\na").multilineTextAlignment(.trailing).padding(3).redacted(reason: .placeholder)
    #expect(try commands(uneven).compactMap(\.bounds) == [rect(4, 4, 22, 8), rect(22, 14, 4, 8)])
    #expect(
      !(try commands(text.redacted(reason: .placeholder))).contains { if case .glyphs = $0 { true } else { false } })
    let icon = Image(
      VectorImage(size: Size(width: 9, height: 9), layers: [.init(path: Path(roundedRect: rect(0, 0, 9, 9)))]))
    #expect(
      try bars(
        HStack {
          icon; Text("A").unredacted()
        }.redacted(reason: .placeholder)) == 1)
    #expect(try bars(text.redacted(reason: [.privacy, .invalidated])) == 0)
    #expect(
      try bars(
        HStack {
          Text("A").privacySensitive(); Text("A")
        }.redacted(reason: .privacy)) == 1)
    struct Own: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { reasons.contains(.placeholder) ? Color.red : Color.blue }
    }
    #expect("\(try commands(Own().redacted(reason: .placeholder)))".contains("\(Color.red)"))
    #expect("\(try commands(Own().redacted(reason: .placeholder).unredacted()))".contains("\(Color.red)"))
    #expect("\(try commands(Own().unredacted().redacted(reason: .placeholder)))".contains("\(Color.blue)"))
  }

  private func runs(_ commands: [Command]) -> [GlyphRun] {
    commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  @Test("widths are rounded up to whole pixels", arguments: [(1.0, 7.0), (2.0, 6.5), (3.0, 19.0 / 3.0)])
  func roundedUp(scale: Double, width: Double) throws {
    let frames = try Fixture(scale: scale).frames { Text("a").kerning(0.3).markFrame("text") }
    #expect(frames["text"]?.width == width)
  }

  @Test("a line takes the line height, its baseline on a whole pixel")
  func lineHeight() throws {
    let rendering = try Fixture(scale: 2).renderer.render(Text("a").lineHeight(21.3))
    #expect(rendering.list.size.height == 21.5)
    let run = try #require(runs(rendering.list.commands).first)
    // (21.3 - 10) / 2 + 8 = 13.65.
    #expect(run.glyphs.map(\.origin) == [Point(x: 0, y: 13.5)])
  }

  @Test("a line's surplus is halved, or shared as the font's height is")
  func leading() throws {
    func baseline(_ leading: Text.Leading) throws -> Double? {
      let text = Text("a").lineHeight(20).textLeading(leading)
      return try runs(Fixture().renderer.render(text).list.commands).first?.glyphs.first?.origin.y
    }
    // 10 more than the font's 8 and 2.
    #expect(try baseline(.centered) == 13)
    #expect(try baseline(.proportional) == 16)
  }

  /// Baselines in pixels, measured at 3 pixels per point on pictures of Android.
  @Test("proportional leading counts whole pixels", arguments: [(12.0, 16.0, 37.0), (16, 24, 56)])
  func proportionalLeading(size: Double, lineHeight: Double, baseline: Double) throws {
    let text = Text("a").font(Font(family: "Roboto", size: size)).lineHeight(lineHeight).textLeading(.proportional)
    let run = try #require(try runs(Fixture(scale: 3).renderer.render(text).list.commands).first)
    #expect(run.glyphs.map { ($0.origin.y * 3).rounded() } == [baseline])
  }

  @Test("glyphs advance by whole units and stand on them, and only then")
  func advanceUnit() throws {
    func origins(_ unit: Double?) throws -> [Double] {
      let text = Text("aaa").kerning(0.75).environment(\.glyphAdvanceUnit, unit)
      return try runs(Fixture().renderer.render(text).list.commands).flatMap { $0.glyphs.map(\.origin.x) }
    }
    // Advances are 6; 8 with the unit.
    #expect(try origins(nil) == [0, 6.75, 13.5])
    #expect(try origins(4) == [0, 8, 16])
    #expect(try origins(1) == [0, 7, 14])
  }

  @Test("wraps in its room and centres each line")
  func wrapping() throws {
    let commands = try Fixture().commands(width: 20) {
      Text("aaa b").multilineTextAlignment(.center).markFrame("text")
    }
    #expect(runs(commands).map { $0.glyphs[0].origin } == [Point(x: 1, y: 8), Point(x: 7, y: 18)])
  }

  @Test("leading lines stand at the right where lines run from right to left")
  func rightToLeft() throws {
    var fixture = try Fixture()
    fixture.renderer.environment.layoutDirection = .rightToLeft
    let commands = try fixture.commands(width: 20) { Text("aaa b") }
    #expect(runs(commands).map { $0.glyphs[0].origin.x } == [2, 14])
  }

  @Test("texts of several styles are broken as one")
  func richText() throws {
    let red = Color(rgba: 0xFF00_00FF)
    let commands = try Fixture().commands(width: 20) {
      (Text("aa ") + Text("b").foregroundColor(red).underline() + Text("c")).foregroundColor(.white)
    }
    let glyphs = runs(commands)
    #expect(glyphs.map(\.color) == [.white, red, .white])
    #expect(glyphs.map { $0.glyphs[0].origin } == [Point(x: 0, y: 8), Point(x: 0, y: 18), Point(x: 6, y: 18)])
    let underlines = commands.compactMap { if case .fillRect(let rect, let color) = $0 { (rect, color) } else { nil } }
    #expect(underlines.count == 1 && underlines[0].0.width == 6 && underlines[0].1 == red)
  }

  @Test("attributed strings keep what texts can show")
  func attributed() throws {
    var string = AttributedString("ab")
    string.foregroundColor = .white
    var link = AttributedString("c")
    link.link = URL(string: "https://example.org")
    link.inlinePresentationIntent = [.emphasized]
    string += link
    let commands = try Fixture().commands { Text(string) }
    let runs = commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    let blue = Color(rgba: 0x007A_FFFF)
    #expect(runs.map(\.color) == [.white, blue] && runs.map(\.glyphs.count) == [2, 1])
    func lines(_ commands: [Command]) -> [Rect] {
      commands.compactMap { if case .fillRect(let rect, _) = $0 { rect } else { nil } }
    }
    #expect(lines(commands).isEmpty)
    let underlined = try Fixture().commands { Text(string).underliningLinks() }
    #expect(lines(underlined).map(\.minX) == [12] && lines(underlined).map(\.width) == [6])
    #expect(self.runs(underlined).map(\.color) == [.white, .black])
    // A link has the accent colour, unless it has one of its own.
    #expect(try self.runs(Fixture().commands { Text(string).tint(.red) }).map(\.color) == [.white, .red])
    string.foregroundColor = .white
    #expect(try self.runs(Fixture().commands { Text(string).tint(.red) }).map(\.color) == [.white, .white])
  }

  @Test("a text scale enlarges letters, spacing and lines")
  func textScale() throws {
    let rendering = try Fixture().renderer.render(
      Text("ab").kerning(1).lineHeight(20).environment(\.textScale, 1.5))
    #expect(rendering.list.size == Size(width: 21, height: 30))
    #expect(runs(rendering.list.commands).map(\.size) == [15])
  }

  @Test("a line limit leaves lines out, unless the text may shrink")
  func lineLimit() throws {
    let fixture = try Fixture()
    let text = Text("aaa aaa aaa")
    #expect(try fixture.frames(width: 40) { text.markFrame("text") }["text"]?.height == 20)
    #expect(try fixture.frames(width: 40) { text.lineLimit(1).markFrame("text") }["text"]?.height == 10)
    let shrunk = try fixture.commands(width: 40) { text.lineLimit(1).minimumScaleFactor(0.5) }
    #expect(runs(shrunk).flatMap(\.glyphs).count == 11)
  }

  @Test("images are placed, tinted and mirrored")
  func images() throws {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 2, y: 0))
    path.addLine(to: Point(x: 0, y: 4))
    path.close()
    let image = VectorImage(size: Size(width: 4, height: 4), layers: [.init(path: path, color: .white)])
    let commands = try Fixture().commands {
      Image(image).mirrored(true).resizable().renderingMode(.template).frame(width: 8, height: 8)
        .foregroundColor(Color(rgba: 0xFF00_00FF))
    }
    guard case .fillPath(let placed, .nonzero, let color)? = commands.first else {
      Issue.record("\(commands)")
      return
    }
    #expect(color.rgba == 0xFF00_00FF)
    #expect(
      placed.elements.prefix(3) == [
        .move(Point(x: 8, y: 0)), .line(Point(x: 4, y: 0)), .line(Point(x: 8, y: 8)),
      ])
  }

  @Test("texts are shown in the letters that are asked for, and spaced by tracking as by kerning")
  func textCase() throws {
    let capital = try "\(Fixture().commands { Text("AB SS") })"
    #expect(try "\(Fixture().commands { Text("ab ß").textCase(.uppercase) })" == capital)
    #expect(try "\(Fixture().commands { Text("ab ß").textCase(nil).textCase(.uppercase) })" != capital)
    let small = try "\(Fixture().commands { Text("ab") })"
    #expect(try "\(Fixture().commands { VStack { Text("AB") }.textCase(.lowercase) })" == small)
    let spaced = try "\(Fixture().commands { Text("ab").kerning(2) })"
    #expect(try "\(Fixture().commands { Text("ab").tracking(2) })" == spaced)
    #expect(try "\(Fixture().commands { VStack { Text("ab") }.tracking(2) })" == spaced)
  }

  @Test(
    "letters are shown as the language of the environment has them",
    arguments: [
      ("tr", "ilik", "\u{130}L\u{130}K"), ("el", "\u{3AC}\u{3BB}\u{3C6}\u{3B1}", "\u{391}\u{39B}\u{3A6}\u{391}"),
      ("en_US", "ilik", "ILIK"), ("de", "maß", "MASS"),
    ])
  func textCaseOfLanguages(locale: String, small: String, capital: String) throws {
    func drawn(_ view: some View) throws -> String {
      try "\(Fixture().commands { view.font(Font(family: "Roboto", size: 10)) })"
    }
    let cased = Text(verbatim: small).textCase(.uppercase).environment(\.locale, Locale(identifier: locale))
    #expect(try drawn(cased) == drawn(Text(verbatim: capital)))
    // The sigma at the end of a word has a form of its own.
    let greek = Text(verbatim: "\u{39F}\u{394}\u{38C}\u{3A3}").textCase(.lowercase)
    #expect(try drawn(greek) == drawn(Text(verbatim: "\u{3BF}\u{3B4}\u{3CC}\u{3C2}")))
  }

  @Test("tracking keeps ligatures from being formed, kerning of a little does not, and tracking counts more")
  func tracking() throws {
    func glyphs(@ViewBuilder _ content: () -> some View) throws -> Int {
      try Fixture().commands(content).reduce(0) { sum, command in
        if case .glyphs(let run) = command { sum + run.glyphs.count } else { sum }
      }
    }
    #expect(try glyphs { Text("fi") } == 1)
    #expect(try glyphs { Text("fi").kerning(0.1) } == 1)
    #expect(try glyphs { Text("fi").tracking(0.1) } == 2)
    #expect(try glyphs { VStack { Text("fi") }.tracking(0.1) } == 2)
    #expect(try glyphs { Text("fi").tracking(0) } == 1)
    var attributed = AttributedString("fi")
    (attributed.kern, attributed.tracking) = (0.1, 0.2)
    let shown = try "\(Fixture().commands { Text(attributed) })"
    #expect(try "\(Fixture().commands { Text("fi").tracking(0.2) })" == shown)
    #expect(try "\(Fixture().commands { Text("fi").tracking(0.2).kerning(3) })" == shown)
    #expect(try "\(Fixture().commands { Text("fi").kerning(3).tracking(0.2) })" == shown)
  }

  @Test("what a view says of its texts holds for those that do not say it themselves")
  func traits() throws {
    func drawn(@ViewBuilder _ content: () -> some View) throws -> String {
      try "\(Fixture().commands { content().font(Font(family: "Roboto", size: 10)) })"
    }
    let bold = try drawn { Text("ab").bold() }
    #expect(try drawn { VStack { Text("ab") }.bold() } == bold)
    #expect(try drawn { VStack { Text("ab") }.fontWeight(.bold) } == bold)
    #expect(try drawn { VStack { Text("ab") }.bold(false) } != bold)
    let heavy = try drawn { Text("ab").fontWeight(.black) }
    #expect(try drawn { VStack { Text("ab") }.bold(false).fontWeight(.black) } == heavy)
    #expect(try drawn { VStack { Text("ab") }.bold(false).bold().fontWeight(.black) } == heavy)
    #expect(try drawn { VStack { Text("ab") }.fontWeight(nil).fontWeight(.black).bold() } == bold)
    #expect(try drawn { VStack { Text("ab") }.fontWeight(nil).fontWeight(.black) } == drawn { Text("ab") })
    #expect(try drawn { VStack { Text("ab").bold() }.fontWeight(.thin) } == bold)
    #expect(try drawn { VStack { Text("ab").bold(false) } } == drawn { Text("ab") })
    #expect(try drawn { VStack { Text("ab") }.italic() } == drawn { Text("ab").italic() })
    #expect(try drawn { VStack { Text("ab") }.underline() } == drawn { Text("ab").underline() })
    #expect(try drawn { VStack { Text("ab") }.strikethrough() } == drawn { Text("ab").strikethrough() })
    #expect(
      try drawn { VStack { Text("ab") }.underline(pattern: .dash, color: Color(rgba: 0xFF00_00FF)) }
        == drawn { Text("ab").underline(pattern: .dash, color: Color(rgba: 0xFF00_00FF)) })
    #expect(try drawn { VStack { Text("ab") }.baselineOffset(3) } == drawn { Text("ab").baselineOffset(3) })
    #expect(try drawn { VStack { Text("ab") }.fontDesign(.monospaced) } == drawn { Text("ab").monospaced() })
  }

  @Test("lines stand apart by what is said, as much more as texts are enlarged, never less than close")
  func lineSpacing() throws {
    func height(_ spacing: Double, scale: Double = 1, _ text: String = "a\nb\nc") throws -> Double? {
      try Fixture().frames {
        Text(text).lineSpacing(spacing).markFrame("text").environment(\.textScale, scale)
      }["text"]?.height
    }
    #expect(try height(0) == 30)
    #expect(try height(4) == 38)
    #expect(try height(4, "a") == 10)
    #expect(try height(-4) == 30)
    #expect(try height(4, scale: 2) == 76)
    #expect(try Fixture().frames { Text("a\nb\nc").lineLimit(1...2).markFrame("text") }["text"]?.height == 20)
    #expect(try Fixture().frames { Text("a\nb\nc").lineLimit(...2).markFrame("text") }["text"]?.height == 20)
    #expect(try Fixture().frames { Text("a").lineLimit(2...3).markFrame("text") }["text"]?.height == 20)
    #expect(try Fixture().frames { Text("a").lineLimit(3...).markFrame("text") }["text"]?.height == 30)
    let field = TextField("a", text: .constant(""), axis: .vertical).textFieldStyle(.plain)
    #expect(try Fixture().frames(width: 100) { field.lineLimit(3...5).markFrame("field") }["field"]?.height == 30)
    let line = TextField("a", text: .constant("")).textFieldStyle(.plain)
    #expect(try Fixture().frames(width: 100) { line.lineLimit(3...5).markFrame("field") }["field"]?.height == 10)
  }

  @Test("texts in a literal keep their styles, its marks are read, and a string's are not")
  func literals() throws {
    func drawn(_ text: Text) throws -> String { try "\(Fixture().commands { text })" }
    let bold = Text(verbatim: "b").bold()
    #expect(try drawn(Text("a \(Text("b").bold()) c")) == drawn(Text(verbatim: "a ") + bold + Text(verbatim: " c")))
    #expect(try drawn(Text("a **b**")) == drawn(Text(verbatim: "a ") + bold))
    #expect(
      try drawn(Text("a `b*` ``c` d``"))
        == drawn(
          Text(verbatim: "a ") + Text(verbatim: "b*").monospaced() + Text(verbatim: " ")
            + Text(verbatim: "c` d").monospaced()))
    #expect(try drawn(Text("a `b ``c")) == drawn(Text(verbatim: "a `b ``c")))
    let string = "a **b**"
    #expect(try drawn(Text(string)) == drawn(Text(verbatim: string)))
    #expect(try drawn(Text("\(1) of \(2.5, specifier: "%.2f")")) == drawn(Text(verbatim: "1 of 2.50")))
    let key: LocalizedStringKey = "a \(Text("b")) \(3)"
    #expect(key.key == "a b 3" && key == LocalizedStringKey("a b 3"))
  }

  @Test("the platform's text styles and designs are fonts by their names")
  func systemFonts() {
    #expect(Font.system(.headline) == .headline && Font.system(.body, weight: .bold) == Font.body.bold())
    #expect(Font.system(size: 3, design: .monospaced) == .custom("SF Mono", fixedSize: 3))
    #expect(Font.system(size: 3, weight: .bold, design: .rounded) == .system(size: 3, weight: .bold))
    #expect(Set(Font.TextStyle.allCases.map { Font.system($0) }).count == 11)
  }
}
