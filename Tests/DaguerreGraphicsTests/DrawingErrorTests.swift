import DaguerreGraphics
import Testing

@Suite("What cannot be drawn")
struct DrawingErrorTests {
  private static let rect = Rect(x: 0, y: 0, width: 4, height: 4)

  private static func list(_ commands: [Command], width: Double = 8, height: Double = 8) -> DisplayList {
    var list = DisplayList(size: Size(width: width, height: height), background: .white)
    for command in commands { list.append(command) }
    return list
  }

  @Test(
    "names the command and the field",
    arguments: [
      (Command.fillRect(Rect(x: .nan, y: 0, width: 1, height: 1), .black), "fill_rect", "rect"),
      (.fillRect(Rect(x: 0, y: 0, width: .infinity, height: 1), .black), "fill_rect", "rect"),
      (.fillRoundedRect(Rect(x: 0, y: -1e300, width: 1, height: 1), .zero, .black), "fill_rrect", "rect"),
      (.border(Border(rect: rect, radii: .zero, width: .nan, color: .black)), "border", "width"),
      (
        .border(Border(rect: rect, radii: .zero, width: 1, style: .dashed(on: -1, off: 3), color: .black)), "border",
        "dash"
      ),
      (
        .border(Border(rect: rect, radii: .zero, width: 1, style: .dashed(on: 0, off: 0), color: .black)), "border",
        "dash"
      ),
      (
        .border(Border(rect: rect, radii: .zero, width: 1, style: .dotted(spacing: 1e-9), color: .black)), "border",
        "dash"
      ),
      (
        .border(Border(rect: rect, radii: .zero, width: 1, style: .dotted(spacing: 0), color: .black)), "border",
        "together it must be above 0"
      ),
      (.shadow(Shadow(rect: rect, radii: .zero, blur: -1, offset: .zero, color: .black)), "shadow", "blur"),
      (
        .shadow(Shadow(rect: rect, radii: .zero, blur: 1, offset: Point(x: .nan, y: 0), color: .black)), "shadow",
        "offset"
      ),
      (
        .shadow(
          Shadow(
            rect: Rect(x: -1e6, y: 0, width: 2e6, height: 1e6), radii: CornerRadii(1e5), blur: 4, offset: .zero,
            color: .black)), "shadow", "radii"
      ),
      (.fillPath(Path([.move(.zero), .line(Point(x: 1, y: .nan))]), .nonzero, .black), "fill_path", "path"),
      (.arc(Arc(center: .zero, radius: 3, width: 1, start: .nan, sweep: 9, color: .black)), "arc", "start"),
      (.fillGradient(GradientFill(rect: rect, start: .zero, end: .zero, stops: [])), "fill_gradient", "stops"),
      (.pushOpacity(1.5), "push_opacity", "opacity"),
      (.popClip, "pop_clip", "no clip is open"),
      (.popOpacity, "pop_opacity", "no group is open"),
      (.pushOpacity(1), "push_opacity", "no pop_opacity"),
      (.popMask, "pop_mask", "no mask is open"),
      (.popEffect, "pop_effect", "no effect is open"),
      (.pushEffect(.shadow(GroupShadow(blur: -1, offset: .zero, color: .black))), "push_shadow", "blur"),
      (.pushEffect(.blur(.nan)), "push_blur", "blur"),
      (.pushEffect(.blur(1)), "push_blur", "no pop_effect"),
      (.pushEffect(.blend(.multiply)), "push_blend", "no pop_effect"),
      (
        .fillGradient(
          GradientFill(
            rect: rect, geometry: .conic(.init(center: .zero, start: .nan, end: 1)),
            stops: [.init(position: 0, color: .red)])),
        "fill_conic_gradient", "angles"
      ),
      (
        .fillGradient(
          GradientFill(
            rect: rect,
            geometry: GradientGeometry(
              .radial(.init(center: .zero, startRadius: 0, endRadius: 1)),
              transform: ProjectiveTransform(AffineTransform(scaleX: 1, scaleY: 0))),
            stops: [.init(position: 0, color: .red)])), "fill_radial_gradient", "transform"
      ),
      (.pushMask, "push_mask", "no pop_mask"),
      (.pushClip(rect, .zero), "push_clip", "no pop_clip"),
      (
        .glyphs(
          GlyphRun(font: BoxFont(), size: .nan, color: .black, glyphs: [GlyphRun.Glyph(id: 1, origin: .zero)])),
        "glyphs", "size"
      ),
    ])
  func command(command: Command, operation: String, words: String) throws {
    let list = Self.list([.fillRect(Self.rect, .black), command])
    let error = try #require(throws: DrawingError.self) { try Rasterizer().draw(list) }
    guard case .command(let index, let name, let reason) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(index == 1)
    #expect(name == operation)
    #expect(reason.contains(words))
    #expect(error.description.hasPrefix("op 1 (\(operation)): "))
  }

  @Test("Pushes and pops that cross")
  func crossedPushes() throws {
    let error = try #require(throws: DrawingError.self) {
      try Rasterizer().draw(Self.list([.pushClip(Self.rect, .zero), .pushOpacity(1), .popClip, .popOpacity]))
    }
    guard case .command(2, "pop_clip", _) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test(
    "Sheets that are no sheets",
    arguments: [(0.0, 5.0), (5, -1), (.nan, 5), (40_000, 5), (20_000, 20_000), (5, .infinity)])
  func sheetSize(width: Double, height: Double) {
    #expect(throws: DrawingError.self) { try Rasterizer().draw(Self.list([], width: width, height: height)) }
  }

  @Test("A sheet's sides are told as people write numbers")
  func sides() {
    let words = DrawingError.sheetSize(width: 0, height: 2.5).description
    #expect(words == "the sheet is 0 x 2.5 px; each side must be 1 to \(Rasterizer.maximumSide) px")
  }

  @Test("A sheet whose sides are fine but not its area")
  func sheetArea() throws {
    let list = Self.list([], width: 9000, height: 9000)
    let error = try #require(throws: DrawingError.self) { try Rasterizer().draw(list) }
    #expect(error == .sheetArea(width: 9000, height: 9000))
    #expect(error.description == "the sheet is 9000 x 9000 px, which is 81000000 px; it can have at most 67108864")
  }

  @Test("Scales that are no scales", arguments: [0, -1, .nan, .infinity, 1e9])
  func scale(scale: Double) {
    #expect(throws: DrawingError.self) { try Rasterizer().draw(Self.list([]), scale: scale) }
  }

  @Test("A fraction of a pixel makes one more, the last bit of a product does not")
  func roundedSize() throws {
    #expect(try Rasterizer.pixelSize(of: Self.list([], width: 7.2, height: 8)).width == 8)
    #expect(try Rasterizer.pixelSize(of: Self.list([], width: 850, height: 8), scale: 1.1).width == 935)
  }

  @Test("A bitmap of another size")
  func bitmapSize() {
    var bitmap = Bitmap(width: 8, height: 9)
    #expect(throws: DrawingError.bitmapSize(expectedWidth: 8, expectedHeight: 8, width: 8, height: 9)) {
      try Rasterizer().draw(Self.list([]), into: &bitmap)
    }
  }
}
