import DaguerreGraphics
import DaguerreSkins
import DaguerreSupport
import Testing

@testable import DaguerreSnapshots

/// A font whose every glyph is a box of the em's width times `width`, as high as the em.
private final class BlockFont: GlyphOutlines {
  let fileName = "Block.ttf"
  let unitsPerEm = 100.0
  let weight: Double?
  private let width: Double

  init(weight: Double? = 400, width: Double = 1) {
    self.weight = weight
    self.width = width
  }

  func outline(of glyph: UInt32) -> Path { Path(roundedRect: Rect(x: 0, y: 0, width: 100 * width, height: 100)) }
}

@Suite("Contrast")
struct ContrastTests {
  private let gray = Color(rgba: 0x7676_76FF)
  private let orange = Color(rgba: 0xFF79_00FF)
  private let area = Rect(x: 10, y: 10, width: 40, height: 20)

  private func glyph(
    _ color: Color, size: Double = 16, at origin: Point = Point(x: 20, y: 28), font: BlockFont = BlockFont()
  ) -> Command {
    .glyphs(GlyphRun(font: font, size: size, color: color, glyphs: [.init(id: 1, origin: origin)]))
  }

  private func sheet(
    _ commands: [Command], on background: Color = .white, state: String = "enabled", targets: [Rect] = [],
    tokens: [TokenRead] = [], origins: [PaintOrigin?] = []
  ) -> Sheet {
    var list = DisplayList(size: Size(width: 100, height: 50), background: background)
    for command in commands { list.append(command) }
    let cell = Cell(name: state.uppercased(), state: state, frame: area)
    return Sheet(list: list, cells: [cell], tokens: tokens, origins: origins, targets: targets.map { HitTarget($0) })
  }

  private func onlyPair(_ sheet: Sheet, at point: SnapshotPoint? = nil) throws -> ContrastPair {
    let pairs = try ContrastAudit.pairs(in: sheet, at: point)
    try #require(pairs.count == 1, "\(pairs)")
    return pairs[0]
  }

  @Test("pictures are what lies under texts, and nothing by themselves; templates are graphics")
  func pictures() throws {
    let black = PixelImage(Bitmap(width: 1, height: 1, pixels: [0xFF00_0000]))
    var fill = ImageFill(black, transform: AffineTransform(scaleX: 40, scaleY: 20, translateX: 10, translateY: 10))
    let pair = try onlyPair(sheet([.image(fill), glyph(.white)]))
    #expect(pair.kind == .text && JSONText.hundredths(pair.ratio) == "21.00")
    fill.tint = gray
    let template = try onlyPair(sheet([.image(fill)]))
    #expect(template.kind == .graphic && JSONText.hundredths(template.ratio) == "4.54")
  }

  @Test(
    "ratios are those that are published of well-known pairs",
    arguments: [
      (0x0000_00FF, 0xFFFF_FFFF, "21.00"), (0x7676_76FF, 0xFFFF_FFFF, "4.54"), (0x7777_77FF, 0xFFFF_FFFF, "4.47"),
      (0xFF00_00FF, 0xFFFF_FFFF, "3.99"), (0x0000_FFFF, 0xFFFF_FFFF, "8.59"), (0xFFFF_FFFF, 0xFFFF_FFFF, "1.00"),
    ] as [(UInt32, UInt32, String)])
  func ratio(first: UInt32, second: UInt32, expected: String) {
    let (first, second) = (SkinColor(rgba: first), SkinColor(rgba: second))
    #expect(JSONText.hundredths(first.contrastRatio(to: second)) == expected)
    #expect(first.contrastRatio(to: second) == second.contrastRatio(to: first))
  }

  @Test("a text is compared with the box under it, not with the sheet")
  func textOnBox() throws {
    let pair = try onlyPair(sheet([.fillRect(area, orange), glyph(.black)]))
    #expect(pair.kind == .text && pair.foreground == .black && pair.ground == orange)
    #expect(pair.ratio == SkinColor(rgba: 0xFF79_00FF).contrastRatio(to: .black) && !pair.isFinding)
    #expect(pair.x == 40 && pair.y == 24 && pair.cell == "ENABLED")
    #expect(try onlyPair(sheet([.fillRect(area, orange), glyph(.white)])).isFinding)
    #expect(try onlyPair(sheet([glyph(gray)])).isFinding == false, "4.54")
    #expect(try onlyPair(sheet([glyph(Color(rgba: 0x7777_77FF))])).isFinding, "4.47")
  }

  @Test("what casts a shadow is compared with what lies around it, not with what it hides of its shadow")
  func ownShadow() throws {
    let (track, knob) = (Color(rgba: 0xA0A0_A0FF), Rect(x: 12, y: 12, width: 16, height: 16))
    let round = CornerRadii(8)
    func shadow(_ rect: Rect) -> Command {
      .shadow(Shadow(rect: rect, radii: round, blur: 2, offset: Point(x: 0, y: 1), color: .black))
    }
    func box(_ commands: [Command]) throws -> ContrastPair {
      let boxes = [.fillRect(area, track)] + commands
      return try onlyPair(sheet(boxes + [.fillRoundedRect(knob, round, .white)], on: track, targets: [area]))
    }
    let pair = try box([shadow(knob), shadow(knob)])
    #expect(pair.kind == .boundary && pair.foreground == .white && pair.ground == track && pair.isFinding)
    let plain = try box([])
    #expect(plain.ground == track && plain.ratio == pair.ratio)
    // That of something else is there without the knob too.
    #expect(try box([shadow(knob.inset(by: -1))]).ground != track)
  }

  @Test("opacity of a colour and of groups around it counts, and so does what lies over it")
  func opacity() throws {
    // Half of black on white is 127.5, rounded up; half of that leaves 191.
    let halved = try onlyPair(sheet([.pushOpacity(0.5), glyph(.black), .popOpacity]))
    #expect(halved.foreground == Color(rgba: 0x7F7F_7FFF) || halved.foreground == Color(rgba: 0x8080_80FF))
    let translucent = try onlyPair(sheet([glyph(Color(rgba: 0x0000_0066))]))
    #expect(translucent.foreground == Color(rgba: 0x9999_99FF) && translucent.ground == .white)
    #expect(JSONText.hundredths(translucent.ratio) == "2.84")
    // In a group with its box, both are brought nearer to the sheet.
    let grouped = try onlyPair(
      sheet([.pushOpacity(0.4), .fillRect(area, .black), glyph(.white), .popOpacity], on: .white))
    #expect(grouped.ground == Color(rgba: 0x9999_99FF) && grouped.foreground == .white)
    // What lies over both changes both.
    let covered = try onlyPair(sheet([glyph(.black), .fillRect(area, Color(rgba: 0xFFFF_FF99))]))
    #expect(covered.foreground == Color(rgba: 0x9999_99FF) && covered.ground == .white)
  }

  @Test("where a small part of a text touches a line of its own colour, the rest counts")
  func touching() throws {
    let line = Command.fillRect(Rect(x: 40, y: 24, width: 0.125, height: 20), .white)
    let plain = try onlyPair(sheet([.fillRect(area, orange), glyph(.white)]))
    let touched = try onlyPair(sheet([.fillRect(area, orange), line, glyph(.white)]))
    #expect(touched.ratio == plain.ratio && touched.ratio > 1)
  }

  @Test("a text that something is seen through has the colour of that, and what a mask hides has none")
  func masks() throws {
    let seen = try onlyPair(
      sheet([.pushOpacity(1), .fillRect(area, orange), .pushMask, glyph(.black), .popMask, .popOpacity], on: .white))
    #expect(seen.kind == .text && seen.foreground == orange && seen.ground == .white)
    let hidden = sheet([.pushOpacity(1), glyph(.black), .pushMask, .popMask, .popOpacity])
    #expect(try ContrastAudit.pairs(in: hidden).isEmpty)
    let shadowed = try onlyPair(
      sheet(
        [.pushEffect(.shadow(GroupShadow(blur: 2, offset: .zero, color: .clear))), glyph(.black), .popEffect],
        on: .white))
    #expect(shadowed.foreground == .black && shadowed.ground == .white)
  }

  @Test("a text on glass stands on what is blurred into sight from beside it")
  func glass() throws {
    let beside = Command.fillRect(Rect(x: 40, y: 0, width: 60, height: 50), .black)
    let blur = [Command.pushEffect(.backdropBlur(20)), .fillRect(area, .black), .popEffect]
    let pair = try onlyPair(sheet([beside] + blur + [glyph(.white)]))
    #expect(pair.foreground == .white && (1..<254).contains(pair.ground.red), "\(pair)")
    #expect(try onlyPair(sheet([beside, glyph(.white)])).ground == .white)
    let blurred = try onlyPair(sheet([.pushEffect(.blur(20)), beside, .popEffect, glyph(.white)]))
    #expect(abs(Int(blurred.ground.red) - Int(pair.ground.red)) < 40)
  }

  @Test("what is clipped away or covered has no contrast")
  func hidden() throws {
    let far = Rect(x: 80, y: 40, width: 10, height: 5)
    #expect(try ContrastAudit.pairs(in: sheet([.pushClip(far, .zero), glyph(.black), .popClip])).isEmpty)
    #expect(try ContrastAudit.pairs(in: sheet([glyph(.black), .fillRect(area, orange)])).isEmpty)
    #expect(try ContrastAudit.pairs(in: sheet([glyph(.clear)])).isEmpty)
    #expect(try ContrastAudit.pairs(in: sheet([.pushOpacity(0), glyph(.black), .popOpacity])).isEmpty)
    // A text of the colour of its ground is there all the same.
    #expect(try onlyPair(sheet([glyph(.white)])).ratio == 1)
  }

  @Test("of a gradient and of several grounds the worst counts")
  func worst() throws {
    let gradient = GradientFill(
      rect: area, start: Point(x: 10, y: 0), end: Point(x: 50, y: 0),
      stops: [.init(position: 0, color: .white), .init(position: 1, color: .black)])
    let pair = try onlyPair(sheet([.fillGradient(gradient), glyph(.black)]))
    // The glyph ends 14 points before the dark end: 65 % of the way.
    #expect(pair.x == 71 && (85...92).contains(Int(pair.ground.red)), "\(pair)")
    let half = Rect(x: 28, y: 10, width: 22, height: 20)
    let mixed = try onlyPair(sheet([.fillRect(half, gray), glyph(.black)]))
    #expect(mixed.ground == gray && mixed.x == 56)
  }

  @Test("a stroke over another one of the same control or figure is compared with what lies around both")
  func overlappingStrokes() throws {
    func border(_ color: Color, width: Double = 2) -> Command {
      .border(Border(rect: area, radii: .zero, width: width, color: color))
    }
    let twice = try onlyPair(sheet([border(gray), border(gray)], targets: [area]))
    #expect(twice.kind == .boundary && twice.ground == .white && !twice.isFinding)
    let within = try onlyPair(sheet([border(gray), border(gray, width: 1)], targets: [area]))
    #expect(within.ground == .white && !within.isFinding)
    // Nobody sees the white one.
    let covered = try onlyPair(sheet([border(.white), border(.black)], on: .black, targets: [area]))
    #expect(covered.foreground == .black && covered.ground == .black && covered.isFinding)
    let bars = [Rect(x: 10, y: 18, width: 20, height: 4), Rect(x: 18, y: 10, width: 4, height: 20)]
    let plus = try ContrastAudit.pairs(in: sheet(bars.map { .fillPath(Path(roundedRect: $0), .nonzero, gray) }))
    #expect(plus.map(\.ground) == [.white, .white] && plus.allSatisfy { !$0.isFinding })
    // A tick of another colour stands on its circle.
    let tick = try ContrastAudit.pairs(
      in: sheet([
        .fillPath(Path(roundedRect: area), .nonzero, gray), .fillPath(Path(roundedRect: bars[0]), .nonzero, .black),
      ]))
    #expect(tick.map(\.ground) == [.white, gray])
  }

  @Test("strokes thinner than a pixel are looked at with more of them")
  func thin() throws {
    let font = BlockFont(width: 0.02)
    let pair = try onlyPair(sheet([glyph(gray, at: Point(x: 20.3, y: 28), font: font)]))
    #expect(pair.foreground == gray && pair.ground == .white && pair.x == 40)
  }

  @Test("large texts and bold ones need less")
  func large() throws {
    func kind(_ size: Double, _ weight: Double?) throws -> ContrastPair.Kind {
      try onlyPair(sheet([glyph(.black, size: size, font: BlockFont(weight: weight))])).kind
    }
    #expect(try kind(23.9, 400) == .text && kind(24, 400) == .largeText && kind(24, nil) == .largeText)
    #expect(try kind(18.66, 700) == .text && kind(18.67, 700) == .largeText && kind(20, 600) == .text)
    #expect(ContrastPair.Kind.text.requiredRatio == 4.5 && ContrastPair.Kind.largeText.requiredRatio == 3)
    // The size is that without the user's settings.
    let point = SnapshotAxes([.theme(["one"]), .textScale(["1", "2"])]).point(theme: "one", ["textScale": "2"])
    #expect(try onlyPair(sheet([glyph(.black, size: 24)]), at: point).kind == .text)
  }

  @Test("what belongs to a disabled component is exempt")
  func disabled() throws {
    let pair = try onlyPair(sheet([glyph(Color(rgba: 0xEEEE_EEFF))], state: "disabled"))
    #expect(pair.exemption == .disabled && pair.ratio < 1.2 && !pair.isFinding)
  }

  @Test("the boundary of a control is the box that stands out most, unless it has something in it")
  func boundary() throws {
    let border = Command.border(Border(rect: area, radii: CornerRadii(4), width: 2, color: gray))
    let faint = Command.fillRoundedRect(area, CornerRadii(4), Color(rgba: 0xF4F4_F4FF))
    let pair = try onlyPair(sheet([faint, border], targets: [area]))
    #expect(pair.kind == .boundary && pair.foreground == gray && pair.exemption == nil && !pair.isFinding)
    #expect(try onlyPair(sheet([faint], targets: [area])).isFinding)
    #expect(try ContrastAudit.pairs(in: sheet([faint])).isEmpty, "nothing can be hit")
    let known = try ContrastAudit.pairs(in: sheet([faint, glyph(.black)], targets: [area]))
    #expect(known.map(\.kind) == [.text, .boundary] && known.map(\.exemption) == [nil, .identified])
    // The edges of the text over it are no part of the box.
    #expect(known[1].foreground == Color(rgba: 0xF4F4_F4FF) && known[1].ground == .white)
  }

  @Test("a path along the foot of a control is a part of its boundary, whatever shape its corners give it")
  func foot() throws {
    let foot = Path(roundedRect: Rect(x: area.minX, y: area.maxY - 2, width: area.width, height: 2))
    let line = Command.fillPath(foot, .nonzero, Color(rgba: 0xCCCC_CCFF))
    #expect(try ContrastAudit.pairs(in: sheet([line], targets: [area])).map(\.kind) == [.boundary])
    let field = try ContrastAudit.pairs(in: sheet([line, glyph(.black)], targets: [area]))
    #expect(field.map(\.kind) == [.text, .boundary] && !field.contains(where: \.isFinding))
    #expect(try ContrastAudit.pairs(in: sheet([line])).map(\.kind) == [.graphic], "nothing can be hit")
  }

  @Test("paths and arcs are graphics; the track of a ring does not count, nor a part of a picture")
  func graphics() throws {
    func path(_ color: Color) -> Command {
      .fillPath(Path(roundedRect: Rect(x: 15, y: 15, width: 8, height: 8)), .nonzero, color)
    }
    let icon = try onlyPair(sheet([path(orange)]))
    #expect(icon.kind == .graphic && icon.isFinding && icon.kind.requiredRatio == 3)
    func arc(_ sweep: Double, _ color: Color) -> Command {
      .arc(Arc(center: Point(x: 30, y: 20), radius: 8, width: 3, start: 0, sweep: sweep, color: color))
    }
    let ring = try onlyPair(sheet([arc(360, Color(rgba: 0xEEEE_EEFF)), arc(90, .black)]))
    #expect(ring.foreground == .black && !ring.isFinding)
    let picture = try ContrastAudit.pairs(in: sheet([path(orange), path(.white), path(gray)]))
    #expect(picture.allSatisfy { $0.exemption == .picture })
    // So are two colours, where there are tokens and none has them.
    func two(_ tokens: [TokenRead]) throws -> [ContrastPair] {
      try ContrastAudit.pairs(in: sheet([path(orange), path(gray)], tokens: tokens))
    }
    #expect(try two([TokenRead(path: "ink", value: "#000000FF")]).allSatisfy { $0.exemption == .picture })
    #expect(try two([TokenRead(path: "ink", value: "#767676FF")]).allSatisfy { $0.exemption == nil })
    #expect(try two([]).allSatisfy { $0.exemption == nil })
  }

  @Test("tokens are those of the painting view that have the colour at that point, else of the views around it")
  func tokens() throws {
    let tokens = [
      TokenRead(path: "a.ink", value: "light #767676FF, dark #FFFFFFFF"), TokenRead(path: "b.box", value: "#FFFFFFFF"),
      TokenRead(path: "c.ink", value: "#767676FF"), TokenRead(path: "d.size", value: "12.0"),
    ]
    let outer = PaintOrigin(views: ["Sheet", "Box"], tokens: ["a.ink", "b.box"])
    let inner = PaintOrigin(
      views: ["Sheet", "Box", "Title"], tokens: ["d.size"], surroundingTokens: [outer.tokens, []])
    let drawn = sheet([.fillRect(area, .white), glyph(gray)], on: orange, tokens: tokens, origins: [outer, inner])
    let axes = SnapshotAxes([.theme(["one"]), .mode()])
    let pair = try onlyPair(drawn, at: axes.point(theme: "one"))
    #expect(pair.foregroundTokens == ["a.ink"] && pair.groundTokens == ["b.box"] && pair.view == "Title")
    #expect(pair.name == "text a.ink on b.box")
    // In the dark that token has another colour.
    let dark = try onlyPair(drawn, at: axes.point(theme: "one", ["mode": "dark"]))
    #expect(dark.foregroundTokens == ["c.ink"] && dark.groundTokens == ["a.ink", "b.box"])
    // A part of the sheet shows the other mode, where no token has the colour at the point.
    let within = sheet(
      [.fillRect(area, .white), glyph(gray)], tokens: Array(tokens.prefix(2)), origins: [outer, inner])
    let other = try onlyPair(within, at: axes.point(theme: "one", ["mode": "dark"]))
    #expect(other.foregroundTokens == ["a.ink"] && other.groundTokens == ["a.ink", "b.box"])
    let unknown = try onlyPair(sheet([glyph(gray)]))
    #expect(unknown.foregroundTokens.isEmpty && unknown.name == "text #767676FF on #FFFFFFFF")
  }

  @Test("a colour comes from no token that is more transparent than it")
  func transparentTokens() throws {
    let tokens = [TokenRead(path: "shade", value: "#76767666"), TokenRead(path: "veil", value: "#767676CC")]
    let origin = PaintOrigin(views: ["Box"], tokens: ["shade", "veil"])
    func names(_ color: Color) throws -> [String] {
      try onlyPair(sheet([glyph(color)], tokens: tokens, origins: [origin])).foregroundTokens
    }
    #expect(try names(gray) == [])
    #expect(try names(Color(rgba: 0x7676_76AA)) == ["veil"] && names(Color(rgba: 0x7676_7633)) == ["shade", "veil"])
  }

  @Test("pairs of the same tokens and almost the same colours are one row, unless only one of them is a finding")
  func almostSame() throws {
    func row(_ colors: [(UInt32, UInt32)]) throws -> [ContrastReport.Row] {
      let axes = SnapshotAxes([.theme(["one"])])
      let cases = try colors.enumerated().map { index, pair in
        let drawn = sheet([.fillRect(area, Color(rgba: pair.1)), glyph(Color(rgba: pair.0))])
        let snapshot = SnapshotCase(id: "text/\(index)", point: axes.point(theme: "one"), component: "text") { _ in
          drawn
        }
        return (snapshot, try ContrastAudit.pairs(in: drawn))
      }
      return ContrastReport(cases, axes: axes).rows
    }
    let almost = try row([(0xFFD0_00FF, 0xFFFF_FFFF), (0xFECF_00FF, 0xFEFD_FCFF)])
    #expect(almost.map(\.caseCount) == [2] && almost[0].pair.foreground == Color(rgba: 0xFFD0_00FF))
    #expect(try row([(0xFFD0_00FF, 0xFFFF_FFFF), (0xFFC8_00FF, 0xFFFF_FFFF)]).count == 2)
    #expect(try row([(0x7676_76FF, 0xFFFF_FFFF), (0x7777_77FF, 0xFFFF_FFFF)]).map(\.pair.isFinding) == [true, false])
  }

  @Test("of the tokens that may be a colour's three are named, and how many more there are")
  func manyTokens() throws {
    let axes = SnapshotAxes([.theme(["one"])])
    func tokens(_ names: [String]) throws -> String? {
      let drawn = sheet(
        [glyph(Color(rgba: 0x7777_77FF))], tokens: names.map { TokenRead(path: $0, value: "#777777FF") },
        origins: [PaintOrigin(views: ["Box"], tokens: names)])
      let snapshot = SnapshotCase(id: "text", point: axes.point(theme: "one"), component: "text") { _ in drawn }
      return ContrastReport([(snapshot, try ContrastAudit.pairs(in: drawn))], axes: axes).lines.dropFirst().first
    }
    #expect(try tokens(["a", "b", "c"]) == "  a or b or c on a colour of no token")
    #expect(try tokens(["a", "b", "c", "d", "e"]) == "  a or b or c or 2 more on a colour of no token")
  }

  @Test("the ground is what paints at the pixel, not a ring around it")
  func ring() throws {
    let tokens = [TokenRead(path: "box", value: "#FFFFFFFF"), TokenRead(path: "ring", value: "#000000FF")]
    let origin = PaintOrigin(views: ["Box"], tokens: ["box", "ring"])
    let ring = Command.border(Border(rect: area, radii: CornerRadii(4), width: 1, color: .black))
    let pair = try onlyPair(
      sheet([.fillRect(area, .white), ring, glyph(gray)], tokens: tokens, origins: [origin, origin, origin]))
    #expect(pair.ground == .white && pair.groundTokens == ["box"])
  }
}
