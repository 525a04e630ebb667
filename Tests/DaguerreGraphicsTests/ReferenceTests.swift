import DaguerreGraphics
import Testing

@Suite("Against the reference")
struct ReferenceTests {
  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    let commands: [Command]
    /// Levels of 255: one where a single command shows, more where several round one after the other.
    var tolerance = 1

    var testDescription: String { name }
  }

  @Test("Every pixel is as exact as it can be", arguments: scenes)
  func scene(_ scene: Scene) throws {
    var list = DisplayList(size: Size(width: 64, height: 56), background: Color(rgba: 0xF0E6_D2FF))
    for command in scene.commands { list.append(command) }
    let bitmap = try Rasterizer().draw(list)
    let reference = ReferenceRasterizer(list)
    var worst = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let exact = reference.pixels[y * bitmap.width + x] * 255
        for channel in 0..<4 {
          let drawn = Double(bitmap[x, y] >> UInt32(8 * channel) & 0xFF)
          worst = max(worst, abs(drawn - exact[channel].rounded()))
        }
      }
    }
    #expect(worst <= Double(scene.tolerance))
  }

  private static let ink = Color(rgba: 0x1040_90FF)
  private static let glass = Color(rgba: 0xE010_40A0)

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private static func corners(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> CornerRadii {
    CornerRadii(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
  }

  private static func border(
    _ width: Double, _ radii: CornerRadii, _ alignment: Border.Alignment = .inside, _ style: Border.Style = .solid,
    in rect: Rect = Rect(x: 7.3, y: 6.6, width: 46.2, height: 39.9)
  ) -> Command {
    .border(Border(rect: rect, radii: radii, width: width, alignment: alignment, style: style, color: ink))
  }

  private static func arc(_ radius: Double, _ width: Double, _ start: Double, _ sweep: Double, _ cap: Arc.Cap)
    -> Command
  {
    .arc(
      Arc(
        center: Point(x: 31.4, y: 27.7), radius: radius, width: width, start: start, sweep: sweep, cap: cap, color: ink)
    )
  }

  private static let star = Path([
    .move(Point(x: 32.3, y: 2.1)), .line(Point(x: 49.9, y: 53.2)), .line(Point(x: 4.2, y: 21.4)),
    .line(Point(x: 60.1, y: 20.7)), .line(Point(x: 14.6, y: 54.3)), .close,
  ])

  /// Thin contours that overlap within single pixels.
  private static let hatch = Path(
    (0..<12).flatMap { index -> [Path.Element] in
      let x = 4 + Double(index) * 0.31
      return [
        .move(Point(x: x, y: 3)), .line(Point(x: x + 0.4, y: 3)), .line(Point(x: x + 30.4, y: 50)),
        .line(Point(x: x + 30, y: 50)), .close,
      ]
    })

  static let scenes: [Scene] = [
    Scene(name: "rectangle", commands: [.fillRect(box(3.25, 4.5, 40.1, 30.9), ink)]),
    Scene(name: "rectangle in a pixel", commands: [.fillRect(box(3.25, 4.5, 0.4, 0.3), ink)]),
    Scene(name: "translucent rectangle", commands: [.fillRect(box(3.25, 4.5, 40.1, 30.9), glass)]),
    Scene(name: "rectangle over the edge", commands: [.fillRect(box(-10.5, -3.7, 40.1, 300), ink)]),
    Scene(name: "round corners", commands: [.fillRoundedRect(box(3.3, 2.7, 50.4, 44.2), corners(0, 4, 8.5, 20), ink)]),
    Scene(
      name: "translucent round corners", commands: [.fillRoundedRect(box(3, 2, 50, 44), corners(9, 9, 9, 9), glass)]),
    Scene(name: "small radii", commands: [.fillRoundedRect(box(3.3, 2.7, 50.4, 44.2), corners(0.3, 0.7, 1.2, 2), ink)]),
    Scene(name: "pill", commands: [.fillRoundedRect(box(3.3, 12.7, 50.4, 21.1), CornerRadii(2000), ink)]),
    Scene(name: "largest radii", commands: [.fillRoundedRect(box(3.3, 12.7, 50.4, 21.1), CornerRadii(1e308), ink)]),
    Scene(name: "disc in a pixel", commands: [.fillRoundedRect(box(3.1, 12.2, 0.8, 0.8), CornerRadii(9), ink)]),
    Scene(name: "border inside", commands: [border(3.3, corners(12, 2, 9, 0))]),
    Scene(name: "border centred", commands: [border(2, corners(12, 2, 9, 0), .center)]),
    Scene(name: "border outside", commands: [border(4.5, corners(12, 2, 9, 0), .outside)]),
    Scene(name: "hairline", commands: [border(0.25, CornerRadii(7))]),
    Scene(name: "border wider than its box", commands: [border(30, CornerRadii(7))]),
    Scene(name: "dashes", commands: [border(3, CornerRadii(10), .inside, .dashed(on: 6, off: 4))]),
    Scene(name: "dashes round sharp corners", commands: [border(4, .zero, .inside, .dashed(on: 13, off: 5))]),
    Scene(name: "wide dashes", commands: [border(9, CornerRadii(6), .inside, .dashed(on: 7, off: 3.5))]),
    Scene(name: "dots", commands: [border(3, CornerRadii(10), .inside, .dotted(spacing: 6))]),
    Scene(name: "dots that overlap", commands: [border(5, CornerRadii(10), .inside, .dotted(spacing: 3.3))]),
    Scene(name: "arc with butt ends", commands: [arc(18.3, 5, 33, 200, .butt)]),
    Scene(name: "arc with round ends", commands: [arc(18.3, 5, 33, 200, .round)]),
    Scene(name: "arc with square ends", commands: [arc(18.3, 5, -80, 100, .square)]),
    Scene(name: "arc whose caps overlap", commands: [arc(15, 8, 10, 345, .round)]),
    Scene(name: "arc backwards", commands: [arc(15, 4, 10, -120, .butt)]),
    Scene(name: "ring", commands: [arc(20, 3, 10, 400, .round)]),
    Scene(name: "arc wider than its radius", commands: [arc(6, 20, 10, 70, .butt)]),
    Scene(name: "nonzero star", commands: [.fillPath(star, .nonzero, ink)]),
    Scene(name: "even-odd star", commands: [.fillPath(star, .evenodd, ink)]),
    Scene(name: "nonzero overlaps in a pixel", commands: [.fillPath(hatch, .nonzero, ink)]),
    Scene(name: "even-odd overlaps in a pixel", commands: [.fillPath(hatch, .evenodd, ink)]),
    Scene(
      name: "glyphs",
      commands: [
        .glyphs(
          GlyphRun(
            font: BoxFont(), size: 22.4, color: ink,
            glyphs: [1, 2, 3, 4, 9].enumerated().map { index, id in
              GlyphRun.Glyph(id: id, origin: Point(x: 1.3 + Double(index) * 14.77, y: 30.6 + Double(index) * 0.37))
            }))
      ]),
    Scene(name: "shadow", commands: [shadow(blur: 9, radius: 8, spread: 0)]),
    Scene(name: "shadow with spread", commands: [shadow(blur: 5, radius: 8, spread: 3)]),
    Scene(name: "shadow without corners", commands: [shadow(blur: 4, radius: 0, spread: 0)]),
    Scene(name: "slight shadow", commands: [shadow(blur: 0.5, radius: 12, spread: 0)]),
    Scene(name: "wide shadow", commands: [shadow(blur: 60, radius: 12, spread: 0)]),
    Scene(name: "sharp shadow", commands: [.fillRoundedRect(box(12.6, 13.8, 36, 30), CornerRadii(6), ink)]),
    Scene(name: "gradient", commands: [gradient(.zero, Point(x: 2, y: 3), Point(x: 55, y: 47))]),
    Scene(name: "rounded gradient", commands: [gradient(CornerRadii(11), Point(x: 50, y: 3), Point(x: 5, y: 9))]),
    Scene(name: "diagonal gradient", commands: [gradient(.zero, Point(x: 0, y: 0), Point(x: 50, y: 50))]),
    Scene(name: "horizontal gradient", commands: [gradient(.zero, Point(x: 9, y: 0), Point(x: 50, y: 0))]),
    Scene(name: "radial gradient", commands: [radial(CornerRadii(11), 0, 30)]),
    Scene(name: "radial gradient inwards", commands: [radial(.zero, 24.5, 3)]),
    Scene(name: "radial gradient with a focus", commands: [radial(.zero, 0, 30, focus: Point(x: 8.5, y: 20))]),
    Scene(
      name: "radial gradient between circles",
      commands: [radial(CornerRadii(11), 6.25, 19, focus: Point(x: 29, y: 22.125))]),
    Scene(name: "vertical gradient", commands: [gradient(.zero, Point(x: 9, y: 40), Point(x: 9, y: 7))]),
    Scene(
      name: "clips",
      commands: [
        .pushClip(box(5.5, 4.25, 50, 44), CornerRadii(16)), .fillRect(box(0, 0, 64, 30), ink),
        .pushClip(box(12, 9.5, 38.5, 50), CornerRadii(9)), .fillRoundedRect(box(9, 20, 30, 30), CornerRadii(8), glass),
        shadow(blur: 8, radius: 3, spread: 0), .popClip, .fillRect(box(20, 33, 60, 10), glass), .popClip,
        .fillRect(box(0, 50, 64, 3), glass),
      ], tolerance: 2),
    Scene(
      name: "group",
      commands: [
        .pushOpacity(0.6), .fillRoundedRect(box(5, 5, 30, 30), CornerRadii(8), ink),
        .fillRoundedRect(box(20.5, 15.5, 30, 30), CornerRadii(8), glass), .popOpacity,
      ]),
    Scene(
      name: "clipped group",
      commands: [
        .pushClip(box(8.5, 8.5, 40, 33), CornerRadii(12)), .pushOpacity(0.5), .pushOpacity(0.8),
        .fillRect(box(0, 0, 64, 56), glass), .popOpacity, .fillRect(box(10, 10, 10, 10), ink), .popOpacity, .popClip,
      ], tolerance: 2),
    Scene(
      name: "masks",
      commands: [
        .fillRect(box(0, 0, 64, 8), glass), .pushOpacity(0.9), gradient(.zero, .zero, Point(x: 50, y: 50)), .pushMask,
        .fillPath(
          Path([.move(Point(x: 9, y: 9)), .line(Point(x: 55, y: 20)), .line(Point(x: 30, y: 50))]), .nonzero, ink),
        .fillRoundedRect(box(3, 30, 20, 20), CornerRadii(7), glass), .popMask, .popOpacity,
      ], tolerance: 2),
    Scene(
      name: "shadow of a group",
      commands: [
        .pushClip(box(0.5, 0, 60, 52), .zero), .fillRect(box(0, 0, 64, 20), glass),
        .pushEffect(.shadow(GroupShadow(blur: 7, offset: Point(x: 3, y: -2), color: Color(rgba: 0x0000_00C0)))),
        .fillPath(
          Path([.move(Point(x: 9, y: 9)), .line(Point(x: 55, y: 20)), .line(Point(x: 30, y: 50))]), .nonzero, ink),
        .fillRoundedRect(box(3, 30, 20, 20), CornerRadii(7), glass), .popEffect, .popClip,
      ], tolerance: 2),
    Scene(
      name: "a blurred group",
      commands: [
        .pushClip(box(0.5, 0, 60, 52), .zero), .fillRect(box(0, 0, 64, 20), glass), .pushEffect(.blur(5)),
        .fillPath(
          Path([.move(Point(x: 9, y: 9)), .line(Point(x: 55, y: 20)), .line(Point(x: 30, y: 50))]), .nonzero, ink),
        .fillRoundedRect(box(3, 30, 20, 20), CornerRadii(7), glass), .popEffect, .popClip,
      ], tolerance: 2),
    Scene(
      name: "glass: what lies behind is blurred, by a narrow and by a wide gaussian",
      commands: [
        .fillRect(box(4, 4, 50, 20), ink), .fillRect(box(30, 10, 20.5, 40), glass),
        .pushClip(box(8.5, 8.5, 40, 33), CornerRadii(12)), .pushEffect(.backdropBlur(6)),
        .fillRoundedRect(box(3, 12, 40, 40), CornerRadii(7), glass), .popEffect, .popClip,
        .pushEffect(.backdropBlur(50)), .fillRect(box(40, 0, 24, 56), ink), .popEffect,
      ], tolerance: 2),
    Scene(
      name: "a group in another mode through a clip",
      commands: [
        gradient(.zero, .zero, Point(x: 50, y: 50)), .pushClip(box(8.5, 8.5, 40, 33), CornerRadii(12)),
        .pushEffect(.blend(.overlay)), .fillRoundedRect(box(3, 12, 40, 40), CornerRadii(7), glass),
        .fillRect(box(20, 20, 20, 4.5), ink), .popEffect, .popClip,
      ], tolerance: 2),
    Scene(
      name: "a clipped mask of the sheet",
      commands: [
        .fillRect(box(4, 4, 50, 40), ink), .pushClip(box(8.5, 8.5, 40, 33), CornerRadii(12)), .pushMask,
        .fillRect(box(0, 0, 30.5, 56), glass), .popMask, .popClip,
      ], tolerance: 2),
    Scene(
      name: "a card hides its shadow",
      commands: [
        shadow(blur: 9, radius: 8, spread: 0), .fillRoundedRect(box(14.3, 11.2, 35.5, 30.25), CornerRadii(8), ink),
      ], tolerance: 2),
  ]

  private static func shadow(blur: Double, radius: Double, spread: Double) -> Command {
    .shadow(
      Shadow(
        rect: box(13.3, 11.2, 35.5, 30.25), radii: CornerRadii(radius), blur: blur, offset: Point(x: 1, y: 2.5),
        spread: spread, color: Color(rgba: 0x0000_00FF)))
  }

  private static func radial(_ radii: CornerRadii, _ start: Double, _ end: Double, focus: Point? = nil) -> Command {
    guard case .fillGradient(var fill) = gradient(radii, .zero, .zero) else { return .popClip }
    fill.geometry = .radial(.init(center: Point(x: 24.25, y: 30.125), focus: focus, startRadius: start, endRadius: end))
    return .fillGradient(fill)
  }

  private static func gradient(_ radii: CornerRadii, _ start: Point, _ end: Point) -> Command {
    .fillGradient(
      GradientFill(
        rect: box(4.5, 5, 50, 44.25), radii: radii, start: start, end: end,
        stops: [
          GradientFill.Stop(position: 0, color: Color(rgba: 0xF16E_00FF)),
          GradientFill.Stop(position: 0.3, color: Color(rgba: 0xFFD2_00FF)),
          GradientFill.Stop(position: 0.3, color: Color(rgba: 0x10D2_F0FF)),
          GradientFill.Stop(position: 1, color: Color(rgba: 0x0077_C8FF)),
        ]))
  }
}
