import Testing

@testable import DaguerreGraphics

@Suite("Bands")
struct BandsTests {
  @Test("give the pixels of a sheet that is drawn at once", arguments: [1, 3, 7])
  func random(rows: Int) throws {
    var lists = RandomLists(seed: 77)
    let (whole, banded) = (Rasterizer(), Rasterizer())
    banded.rowsAtOnce = rows
    for index in 0..<1500 {
      let list = lists.next().list
      // Never drawn in bands: what casts the shadow or is blurred may lie in another one.
      let isWide = list.commands.contains {
        switch $0 {
        case .pushEffect(.shadow), .pushEffect(.blur), .pushEffect(.backdropBlur): true
        default: false
        }
      }
      if isWide { continue }
      let (expected, pixels) = (try whole.draw(list).pixels, try banded.draw(list).pixels)
      #expect(expected == pixels, "list \(index): \(list.commands)")
      if expected != pixels { break }
    }
  }

  @Test("give a gradient along a diagonal the same pixels, where colours lie between two levels too")
  func diagonals() throws {
    let (whole, banded) = (Rasterizer(), Rasterizer())
    banded.rowsAtOnce = 37
    for length in [3.0, 7, 11] {
      for ratio in [1.0, -1, 2, 0.5] {
        let end = Point(x: 255 * length, y: 255 * length * ratio)
        let stops = [GradientFill.Stop(position: 0, color: .black), .init(position: 1, color: .white)]
        var list = DisplayList(size: Size(width: 300, height: 300))
        list.append(
          .fillGradient(
            GradientFill(rect: Rect(x: 0, y: 0, width: 300, height: 300), start: .zero, end: end, stops: stops)))
        #expect(try whole.draw(list) == banded.draw(list), "\(length), \(ratio)")
      }
    }
  }

  @Test("are not made where a group casts a shadow or is blurred")
  func effects() {
    for effect in [GroupEffect.shadow(GroupShadow(blur: 3, offset: .zero, color: .black)), .blur(3), .backdropBlur(3)] {
      #expect(Self.rows([.pushEffect(effect)] + Self.boxes + [.popEffect]) == 1500)
    }
    #expect(Self.rows([.pushEffect(.blend(.screen))] + Self.boxes + [.popEffect]) < 1500)
  }

  private static let size = Size(width: 2000, height: 1500)
  private static let half = Rect(x: 100, y: 100, width: 1500, height: 1200)
  private static let ink = Color(rgba: 0x2060_A080)
  private static let boxes = [
    Command.fillRect(half, ink), .fillRoundedRect(half, CornerRadii(12), ink),
    .shadow(Shadow(rect: half, radii: CornerRadii(12), blur: 30, offset: .zero, color: ink)),
  ]

  private static func rows(_ commands: [Command], size: Size = Self.size, scale: Double = 1) -> Int {
    var list = DisplayList(size: size, background: Color(rgba: 0xFFFF_FFFF))
    for command in commands { list.append(command) }
    return Bands.rows(of: list, scale: scale, size: (Int(size.width * scale), Int(size.height * scale)))
  }

  @Test("are drawn where a large sheet is painted several times")
  func worthwhile() {
    #expect(Self.rows(Self.boxes) == 262)
    #expect(Self.rows(Array(Self.boxes.prefix(1))) == 1500, "painted once")
    #expect(Self.rows(Self.boxes, size: Size(width: 1000, height: 1500)) == 1500, "small")
    let dot = Command.fillRect(Rect(x: 0, y: 0, width: 1, height: 1), Self.ink)
    #expect(Self.rows(Self.boxes + repeatElement(dot, count: 100)) == 262)
    #expect(Self.rows(Self.boxes + repeatElement(dot, count: 100_000)) == 1500, "much to place")
  }

  @Test("are not drawn where a mask would be made for what is in sight")
  func inSight() {
    func border(_ style: Border.Style) -> Command {
      .border(Border(rect: Self.half, radii: .zero, width: 2, style: style, color: Self.ink))
    }
    let picture = PixelImage(Bitmap(width: 1, height: 1))
    let tooLarge: [Command] = [
      border(.dashed(on: 5, off: 3)), border(.dotted(spacing: 6)),
      .arc(Arc(center: .zero, radius: 600, width: 2, start: 0, sweep: 90, color: Self.ink)),
      .fillPath(
        Path([.move(.zero), .cubic(control1: Point(x: 2000, y: 0), control2: .zero, to: .zero)]), .nonzero, Self.ink),
      .shadow(Shadow(rect: Self.half, radii: .zero, blur: 300, offset: .zero, color: Self.ink)),
      .glyphs(GlyphRun(font: BoxFont(), size: 200, color: Self.ink, glyphs: [])),
      .pushClip(Rect(x: 0, y: 0, width: 5000, height: 5000), CornerRadii(1500)),
      .image(ImageFill(picture, transform: AffineTransform(a: 1000, b: 300, c: -300, d: 1000, tx: 0, ty: 0))),
      .border(
        Border(
          rect: Rect(x: 100, y: 100, width: 1500, height: 200),
          radii: CornerRadii(topLeft: 200, topRight: 0, bottomRight: 0, bottomLeft: 0), width: 30, color: Self.ink)),
    ]
    for command in tooLarge { #expect(Self.rows(Self.boxes + [command]) == 1500, "\(command)") }
    #expect(Self.rows(Self.boxes + [border(.solid)]) == 262)
    let upright = AffineTransform(scaleX: 1500, scaleY: -1500)
    #expect(Self.rows(Self.boxes + [.image(ImageFill(picture, transform: upright))]) == 262)
  }

  @Test("do not show")
  func large() throws {
    var list = DisplayList(size: Self.size, background: Color(rgba: 0xFFFF_FFFF))
    for command in Self.boxes { list.append(command) }
    let whole = Rasterizer()
    whole.rowsAtOnce = 1500
    #expect(try Rasterizer().draw(list) == whole.draw(list))
  }
}
