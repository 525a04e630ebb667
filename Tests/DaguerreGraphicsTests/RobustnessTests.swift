import DaguerreGraphics
import Testing

/// Extreme but valid lists: what matters is that they end, soon, with the right picture.
@Suite("Extremes", .timeLimit(.minutes(5)))
struct RobustnessTests {
  private func draw(_ commands: [Command], scale: Double = 1) throws -> Bitmap {
    var list = DisplayList(size: Size(width: 40, height: 30), background: .white)
    for command in commands { list.append(command) }
    return try Rasterizer().draw(list, scale: scale)
  }

  private static let black: UInt32 = 0xFF00_0000
  private static let white: UInt32 = 0xFFFF_FFFF
  private let everything = Rect(x: -1e8, y: -1e8, width: 2e8, height: 2e8)

  @Test("Shapes far larger than the sheet cover it")
  func huge() throws {
    let wide = Path([
      .move(Point(x: -1e8, y: -1e8)), .quadratic(control: Point(x: 0, y: -5e8), to: Point(x: 1e8, y: -1e8)),
      .cubic(control1: Point(x: 3e8, y: 0), control2: Point(x: 3e8, y: 1), to: Point(x: 1e8, y: 1e8)),
      .line(Point(x: -1e8, y: 1e8)), .close,
    ])
    let covers: [Command] = [
      .fillRect(everything, .black), .fillRoundedRect(everything, CornerRadii(1e7), .black),
      .fillRoundedRect(everything, CornerRadii(1e12), .black),
      .border(Border(rect: everything, radii: CornerRadii(1e6), width: 2e8, color: .black)),
      .fillPath(wide, .evenodd, .black), .fillPath(wide, .nonzero, .black),
      .arc(Arc(center: Point(x: 1e7, y: 15), radius: 1e7, width: 1000, start: 0, sweep: 360, color: .black)),
      .arc(Arc(center: Point(x: 1e7, y: 15), radius: 1e7, width: 1000, start: 90, sweep: 180, color: .black)),
      .shadow(Shadow(rect: everything, radii: CornerRadii(10_000), blur: 100, offset: .zero, color: .black)),
      .glyphs(
        GlyphRun(
          font: BoxFont(), size: 1e6, color: .black,
          glyphs: [GlyphRun.Glyph(id: 1, origin: Point(x: -300_000, y: 300_000))])),
    ]
    for (index, command) in covers.enumerated() {
      let bitmap = try draw([command])
      #expect(bitmap.pixels.allSatisfy { $0 == Self.black }, "shape \(index)")
    }
  }

  @Test("Shapes of no size and far away draw nothing")
  func nothing() throws {
    let inverted = Rect(x: 20, y: 20, width: -5, height: 4)
    let flat = Rect(x: 5, y: 5, width: 10, height: 0)
    let far = Rect(x: 1e9, y: -1e9, width: 10, height: 10)
    for rect in [inverted, flat, far] {
      let bitmap = try draw([
        .fillRect(rect, .black), .fillRoundedRect(rect, CornerRadii(3), .black),
        .border(Border(rect: rect, radii: .zero, width: 2, color: .black)),
        .border(Border(rect: rect, radii: .zero, width: 2, style: .dotted(spacing: 3), color: .black)),
        .shadow(Shadow(rect: rect, radii: .zero, blur: 3, offset: .zero, color: .black)),
        .pushClip(rect, .zero), .fillRect(everything, .black), .popClip,
        .pushClip(rect, CornerRadii(5)), .pushOpacity(0.5), .fillRect(everything, .black), .popOpacity, .popClip,
        .fillGradient(
          GradientFill(rect: rect, start: .zero, end: .zero, stops: [.init(position: 0, color: .black)])),
        .fillGradient(
          GradientFill(
            rect: rect, start: .zero, end: Point(x: 9, y: 9), stops: [.init(position: 0, color: .black)])),
      ])
      #expect(bitmap.pixels.allSatisfy { $0 == Self.white })
    }
    let arc = Arc(center: Point(x: 9, y: 9), radius: 5, width: 0, start: 0, sweep: 90, color: .black)
    let empty = try draw([.arc(arc), .fillPath(Path(), .nonzero, .black), .fillPath(Path([.close]), .evenodd, .black)])
    #expect(empty.pixels.allSatisfy { $0 == Self.white })
  }

  @Test("What a box without an area grows to is drawn, in its place and on a plane that is turned")
  func grownFromNothing() throws {
    let (point, grown) = (Rect(x: 20, y: 15, width: 0, height: 0), Rect(x: 15, y: 10, width: 10, height: 10))
    let line = Border(rect: point, radii: CornerRadii(4), width: 5, alignment: .outside, color: .black)
    let square = try draw([.fillRect(grown, .black)])
    #expect(square.pixels.contains(Self.black))
    #expect(try draw([.border(line)]) == square)
    func shadow(of rect: Rect, spread: Double) -> Command {
      .shadow(
        Shadow(
          rect: rect, radii: CornerRadii(spread > 0 ? 4 : 0), blur: 6, offset: .zero, spread: spread, color: .black))
    }
    #expect(try draw([shadow(of: point, spread: 5)]) == draw([shadow(of: grown, spread: 0)]))
    let turn = Placement(AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 12, ty: -8))
    #expect(try draw(Command.border(line).placed(by: turn)) == draw(Command.fillRect(grown, .black).placed(by: turn)))
  }

  @Test("A picture so thin that its places are no numbers draws nothing", arguments: ImageFill.Sampling.allCases)
  func thinPicture(sampling: ImageFill.Sampling) throws {
    let image = PixelImage(Bitmap(width: 40, height: 40, pixels: Array(repeating: Self.black, count: 1600)))
    let line = AffineTransform(a: 1, b: 1, c: 1e-307, d: 0, tx: 0, ty: 0)
    let bitmap = try draw([.image(ImageFill(image, transform: line, sampling: sampling))])
    #expect(bitmap.pixels.allSatisfy { $0 == Self.white })
  }

  @Test("An arc of a path whose radii are nothing beside its ends, or the other way round, is a line")
  func extremeRadii() {
    for (radius, distance) in [(1e-200, 10), (10, 1e-170)] {
      var path = Path([.move(.zero)])
      let end = Point(x: 0, y: distance)
      path.addArc(
        EllipticalArc(radiusX: radius, radiusY: radius, rotation: 0, isLarge: true, isClockwise: true), from: .zero,
        to: end)
      #expect(path.elements == [.move(.zero), .line(end)])
    }
  }

  @Test("A huge blur is nearly even")
  func hugeBlur() throws {
    let rect = Rect(x: 0, y: 0, width: 40, height: 30)
    let bitmap = try draw([.shadow(Shadow(rect: rect, radii: CornerRadii(9), blur: 1e8, offset: .zero, color: .black))])
    #expect(bitmap.pixels.allSatisfy { $0 == Self.white })
    let wide = try draw([.shadow(Shadow(rect: rect, radii: CornerRadii(9), blur: 400, offset: .zero, color: .black))])
    #expect(Set(wide.pixels).count <= 2)
  }

  @Test("Stops that are next to one another")
  func closeStops() throws {
    let rect = Rect(x: 0, y: 0, width: 40, height: 30)
    let stops = [0.5, 0.5.nextUp, 0.5 + 1e-12, 0.2].map { GradientFill.Stop(position: $0, color: .black) }
    for end in [Point(x: 40, y: 0), Point(x: 0, y: 1e-9), Point(x: -40, y: 13), Point(x: 1e8, y: 1e8)] {
      let bitmap = try draw([.fillGradient(GradientFill(rect: rect, start: .zero, end: end, stops: stops))])
      #expect(bitmap.pixels.allSatisfy { $0 == Self.black })
    }
  }

  @Test("A radial gradient between equal circles has the colour of the start within and that of the end without")
  func equalCircles() throws {
    let stops = [(0.25, Color(rgba: 0xFF00_00FF)), (0.75, .black)].map { GradientFill.Stop(position: $0, color: $1) }
    for (start, end) in [(5.0, 5.0), (5, 5.0001)] {
      let circles = GradientGeometry.Circles(center: Point(x: 20, y: 15), startRadius: start, endRadius: end)
      let bitmap = try draw([.fillGradient(GradientFill(rect: everything, geometry: .radial(circles), stops: stops))])
      #expect(bitmap[20, 15] == 0xFF00_00FF && bitmap[35, 15] == Self.black)
    }
  }

  @Test("A focus outside the circle is moved onto its edge, and without growth to the centre")
  func farFocus() throws {
    let stops = [(0.0, Color(rgba: 0xFF00_00FF)), (1, .black)].map { GradientFill.Stop(position: $0, color: $1) }
    func row(_ focus: Point?, _ end: Double) throws -> [UInt32] {
      let circles = GradientGeometry.Circles(
        center: Point(x: 16.5, y: 8.5), focus: focus, startRadius: 2, endRadius: end)
      let bitmap = try draw([.fillGradient(GradientFill(rect: everything, geometry: .radial(circles), stops: stops))])
      return (0..<32).map { bitmap[$0, 8] }
    }
    let far = try row(Point(x: 900.5, y: 8.5), 10)
    #expect(far[24] & 0xFF > 250 && far[27] == Self.black && far[5] == Self.black)
    // Between the edges on the left, 6 and 22, as many steps as pixels.
    #expect(zip(far[7...], far[8...22]).allSatisfy { $0 & 0xFF < $1 & 0xFF })
    #expect(try row(Point(x: 900.5, y: 8.5), 2) == row(nil, 2) && row(Point(x: 9, y: 9), 1) == row(nil, 1))
  }

  @Test("A conic gradient begins on one side of its seam, and equal angles are the limit of nearly equal ones")
  func seam() throws {
    let stops = [(0.0, Color(rgba: 0xFF00_00FF)), (1, .black)].map { GradientFill.Stop(position: $0, color: $1) }
    func draw(_ start: Double, _ end: Double, _ turn: Double) throws -> Bitmap {
      let center = Point(x: 16, y: 8)
      let geometry = GradientGeometry(
        .conic(.init(center: center, start: start, end: end)),
        transform: ProjectiveTransform(AffineTransform(rotation: turn).about(center)))
      return try self.draw([.fillGradient(GradientFill(rect: everything, geometry: geometry, stops: stops))])
    }
    let (turned, plain) = (try draw(0, 360, 45), try draw(45, 405, 0))
    for step in 1..<14 { #expect(turned[16 + step, 8 + step] & 0xFF > 250 && plain[16 + step, 8 + step] & 0xFF > 250) }
    #expect(try draw(30, 30, 0).pixels == draw(30, 30.000001, 0).pixels)
  }

  @Test("Beside the angles of a conic gradient there are the colours of its ends, whatever stops are beyond them")
  func stopsBeyond() throws {
    let (red, white) = (Color(rgba: 0xFF00_00FF), Color.white)
    let angles = GradientGeometry.Angles(center: Point(x: 16, y: 8), start: 0, end: 90)
    func draw(_ stops: [(Double, Color)]) throws -> [UInt32] {
      let stops = stops.map { GradientFill.Stop(position: $0.0, color: $0.1) }
      return try self.draw([.fillGradient(GradientFill(rect: everything, geometry: .conic(angles), stops: stops))])
        .pixels
    }
    #expect(try draw([(-1, .black), (0, red), (1, white), (2, .black)]) == draw([(0, red), (1, white)]))
  }

  @Test("Dashes that are longer than any border are as long as it is")
  func endlessDashes() throws {
    func border(_ style: Border.Style) throws -> [UInt32] {
      let rect = Rect(x: 3, y: 3, width: 30, height: 20)
      return try draw([.border(Border(rect: rect, radii: .zero, width: 2, style: style, color: .black))]).pixels
    }
    for length in [1e300, 1e308] {
      #expect(try border(.dashed(on: length, off: length)) == border(.dashed(on: 1e4, off: 1e4)))
    }
  }

  @Test("A first box that covers the sheet replaces what a bitmap held")
  func coveredBackground() throws {
    var list = DisplayList(size: Size(width: 40, height: 30), background: .white)
    list.append(.fillRect(everything, .black))
    var bitmap = Bitmap(width: 40, height: 30, pixels: [UInt32](repeating: 0x1122_3344, count: 1200))
    try Rasterizer().draw(list, into: &bitmap)
    #expect(bitmap.pixels.allSatisfy { $0 == Self.black })
  }

  @Test("Thousands of nested clips and groups")
  func nesting() throws {
    let clip = Command.pushClip(Rect(x: 2.5, y: 2.5, width: 30, height: 20), CornerRadii(8))
    let depth = 5000
    let clipped = try draw(
      [Command](repeating: clip, count: depth) + [.fillRect(everything, .black)]
        + [Command](repeating: .popClip, count: depth) + [.fillRect(Rect(x: 0, y: 29, width: 40, height: 1), .black)])
    #expect(clipped[15, 12] == Self.black && clipped[1, 1] == Self.white && clipped[5, 29] == Self.black)
    let grouped = try draw(
      [Command](repeating: .pushOpacity(1), count: depth) + [.fillRect(everything, .black)]
        + [Command](repeating: .popOpacity, count: depth))
    #expect(grouped.pixels.allSatisfy { $0 == Self.black })
  }

  @Test("Clips that would need too much memory are an error")
  func clipMemory() throws {
    let clip = Command.pushClip(Rect(x: 0.5, y: 0.5, width: 7, height: 29_999), CornerRadii(3))
    var list = DisplayList(size: Size(width: 8, height: 30_000))
    for _ in 0..<200 { list.append(clip) }
    let error = try #require(throws: DrawingError.self) { try Rasterizer().draw(list) }
    #expect(error.description.contains("clips that are open here"))
  }

  @Test("Groups that would need too much memory are an error")
  func groupMemory() {
    var list = DisplayList(size: Size(width: 8000, height: 8000))
    for _ in 0..<40 { list.append(.pushOpacity(0.5)) }
    #expect(throws: DrawingError.self) { try Rasterizer().draw(list) }
  }

  @Test("Paths with very many crossings end")
  func manyCrossings() throws {
    var path = Path()
    for index in 0..<3000 {
      let point = Point(x: Double(index * 7919 % 400) / 10, y: Double(index * 104_729 % 300) / 10)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    let bitmap = try draw([.fillPath(path, .nonzero, .black)])
    // Nearly every point is enclosed by one of the many loops.
    #expect(bitmap[20, 15] & 0xFF < 40)
  }

  @Test("Pixel-aligned opaque boxes are exact", arguments: [1, 2, 3])
  func alignedBoxes(scale: Int) throws {
    let bitmap = try draw([.fillRect(Rect(x: 3, y: 4, width: 20, height: 11), .black)], scale: Double(scale))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let isInside = (3..<23).contains(x / scale) && (4..<15).contains(y / scale)
        #expect(bitmap[x, y] == (isInside ? Self.black : Self.white))
      }
    }
  }
}
