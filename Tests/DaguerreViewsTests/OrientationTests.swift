import DaguerreGraphics
import DaguerreViews
import Testing

/// A picture without symmetry, with a command of every kind that has a direction.
private struct Sample: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: 5).fill(Color(rgba: 0xE639_46FF))
        .frame(width: 30, height: 20)
      UnevenRoundedRectangle(topTrailingRadius: 8).strokeBorder(.black, lineWidth: 3)
        .frame(width: 24, height: 12).offset(x: 12, y: 24)
      Path {
        $0.move(to: Point(x: 40, y: 2))
        $0.addLine(to: Point(x: 58, y: 10))
        $0.addLine(to: Point(x: 42, y: 19))
      }.fill(Color(rgba: 0x118A_B2FF))
      ArcView(start: 20, sweep: 200, lineWidth: 3, cap: .round, color: .black)
        .frame(width: 16, height: 16).offset(x: 42, y: 22)
      Color.clear.frame(width: 10, height: 6).background(Color.white, in: RoundedRectangle(cornerRadius: 2))
        .shadow(radius: 2, x: 3, y: 1).offset(x: 4, y: 8)
      Color.black.frame(width: 20, height: 20).clipShape(UnevenRoundedRectangle(bottomLeadingRadius: 12))
        .offset(x: 0, y: 26).opacity(0.5)
    }
    .frame(width: 60, height: 40)
  }
}

private struct Lean: GeometryEffect {
  static let shear = AffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)
  func effectValue(size: Size) -> ProjectionTransform { ProjectionTransform(Self.shear) }
}

@Suite("Turned and mirrored views")
struct OrientationTests {
  private func bitmap(_ view: some View) throws -> Bitmap {
    try Rasterizer().draw(try Fixture().renderer.render(view).list, scale: 1)
  }

  /// The largest difference of a channel between `bitmap` and the sample, whose pixel for (x, y) `source` names.
  private func difference(_ bitmap: Bitmap, _ sample: Bitmap, source: (Int, Int) -> (Int, Int)) -> Int {
    let bytes = (bitmap.bytes, sample.bytes)
    var largest = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (sx, sy) = source(x, y)
        for channel in 0..<4 {
          let a = bytes.0[(y * bitmap.width + x) * 4 + channel]
          let b = bytes.1[(sy * sample.width + sx) * 4 + channel]
          largest = max(largest, abs(Int(a) - Int(b)))
        }
      }
    }
    return largest
  }

  @Test("angles are added, compared, and told in radians")
  func angles() {
    var angle = Angle.degrees(90) + .degrees(30) - .degrees(60) * 2 / 3
    #expect(angle == .degrees(80) && -angle < .zero)
    angle.radians = .pi
    #expect(angle.degrees == 180 && Angle.degrees(90).radians == .pi / 2)
  }

  @Test("half a turn moves every pixel to the opposite place")
  func halfTurn() throws {
    let (sample, turned) = (try bitmap(Sample()), try bitmap(Sample().rotationEffect(.degrees(180))))
    #expect(difference(turned, sample) { (59 - $0, 39 - $1) } <= 1)
    #expect(difference(turned, sample) { ($0, $1) } > 100)
  }

  @Test("a quarter turn goes clockwise", arguments: [90.0, -270, 450])
  func quarterTurn(degrees: Double) throws {
    let sample = try bitmap(Sample().frame(width: 60, height: 60))
    let turned = try bitmap(Sample().frame(width: 60, height: 60).rotationEffect(.degrees(degrees)))
    #expect(difference(turned, sample) { ($1, 59 - $0) } <= 1)
  }

  @Test("mirroring exchanges left and right, or top and bottom")
  func mirrored() throws {
    let sample = try bitmap(Sample())
    #expect(difference(try bitmap(Sample().scaleEffect(x: -1)), sample) { (59 - $0, $1) } <= 1)
    #expect(difference(try bitmap(Sample().scaleEffect(y: -1)), sample) { ($0, 39 - $1) } <= 1)
  }

  @Test("turned by half in space, a view is mirrored; turned about the line of sight, as it is in the plane")
  func space() throws {
    let square = Sample().frame(width: 60, height: 60)
    func turned(_ degrees: Double, _ axis: (x: Double, y: Double, z: Double), perspective: Double = 1) throws -> Bitmap
    {
      try bitmap(square.rotation3DEffect(.degrees(degrees), axis: axis, perspective: perspective))
    }
    #expect(try turned(180, (0, 1, 0)).pixels == bitmap(square.scaleEffect(x: -1)).pixels)
    #expect(try turned(-180, (2, 0, 0)).pixels == bitmap(square.scaleEffect(y: -1)).pixels)
    #expect(try turned(90, (0, 0, 3)).pixels == bitmap(square.rotationEffect(.degrees(90))).pixels)
    #expect(try turned(60, (0, 1, 0), perspective: 0).pixels == bitmap(square.scaleEffect(x: 0.5)).pixels)
    // Half a turn about a diagonal exchanges both directions.
    let exchanged = try turned(180, (1, 1, 0))
    #expect(difference(exchanged, try bitmap(square)) { ($1, $0) } <= 1)
    #expect(try turned(40, (0, 0, 0)).pixels == bitmap(square).pixels)
    #expect(throws: (any Error).self) { try turned(180, (.nan, 1, 0)) }
  }

  @Test("in perspective what is nearer is larger, by the distance of the eye; lines stay lines, and curves curves")
  func perspective() throws {
    // Cosine and sine of the angle are 0.8 and 0.6, and the eye is 100 points away.
    let angle = Angle.radians(0.643_501_108_793_284_4)
    func corners(_ view: some View) throws -> [(Double, Double)] {
      let commands = try Fixture().renderer.render(view).list.commands
      guard case .fillPath(let path, _, _)? = commands.first, commands.count == 1 else { return [] }
      return path.elements.compactMap { element in
        if case .move(let point) = element { return (point.x, point.y) }
        if case .line(let point) = element { return (point.x, point.y) }
        return nil
      }
    }
    func nearest(_ corners: [(Double, Double)], _ x: Double, _ y: Double) -> Double {
      corners.map { abs($0.0 - x) + abs($0.1 - y) }.min() ?? .infinity
    }
    let card = Color.black.frame(width: 100, height: 50)
    // The right side is 30 points farther away: 50 * 0.8 / 1.3 from the middle, and 25 / 1.3 high.
    let turned = try corners(card.rotation3DEffect(angle, axis: (0, 1, 0)))
    for (x, y) in [(80.769, 5.769), (80.769, 44.231), (-7.143, -10.714), (-7.143, 60.714)] {
      #expect(nearest(turned, x, y) < 0.001, "\(turned)")
    }
    // Twice as near to the eye, about its upper edge: the lower one comes 30 points nearer.
    let hinged = try corners(card.rotation3DEffect(angle, axis: (1, 0, 0), anchor: .top, perspective: 2))
    for (x, y) in [(0.0, 0.0), (100, 0), (-75, 100), (175, 100)] {
      #expect(nearest(hinged, x, y) < 0.001, "\(hinged)")
    }
    // Where lines run from the right all of it is mirrored.
    let mirrored = try corners(
      card.rotation3DEffect(angle, axis: (0, 1, 0)).environment(\.layoutDirection, .rightToLeft))
    for (x, y) in turned { #expect(nearest(mirrored, 100 - x, y) < 0.001, "\(mirrored)") }
    #expect(throws: (any Error).self) { try corners(card.rotation3DEffect(angle, axis: (0, 1, 0), perspective: 40)) }
    // Nothing, and what is seen from its edge, are no errors.
    #expect(try corners(Color.black.frame(width: 0, height: 0).rotation3DEffect(angle, axis: (0, 1, 0))).isEmpty)
    #expect(try bitmap(card.rotation3DEffect(.degrees(90), axis: (0, 1, 0))).pixels.allSatisfy { $0 == 0 })
  }

  @Test("a disc in perspective is the ellipse that projecting each of its points gives")
  func projectedDisc() throws {
    let (cosine, sine) = (0.8, 0.6)
    let view = Circle().fill(.black).frame(width: 80, height: 80)
      .rotation3DEffect(.radians(0.643_501_108_793_284_4), axis: (0, 1, 0)).frame(width: 120, height: 120)
    let bitmap = try bitmap(view)
    var wrong = 0
    for y in 0..<120 {
      for x in 0..<120 {
        // Back through the map, from the middle of the pixel.
        let (right, down) = (Double(x) + 0.5 - 60, Double(y) + 0.5 - 60)
        let distance = 1 / (1 - right * sine / (80 * cosine))
        let (u, v) = (right * distance / cosine, down * distance)
        let radius = (u * u + v * v).squareRoot()
        let alpha = bitmap.bytes[(y * 120 + x) * 4 + 3]
        // On the right a pixel is two points wide.
        if radius < 38 && alpha < 255 || radius > 42 && alpha > 0 { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test(
    "a picture in perspective lies where shapes of its colours would, turned once more too, and none is behind the eye")
  func projectedPicture() throws {
    let (red, blue) = (Color(rgba: 0xE639_46FF), Color(rgba: 0x118A_B2FF))
    let pixels = PixelImage(Bitmap(width: 2, height: 1, pixels: [0xFF46_39E6, 0xFFB2_8A11]))
    let picture = Image(pixels).resizable().interpolation(.none).frame(width: 60, height: 60)
    let shapes = HStack(spacing: 0) {
      red
      blue
    }.frame(width: 60, height: 60)
    func seen(_ view: some View) -> some View {
      view.rotation3DEffect(.degrees(35), axis: (1, 2, 0)).rotationEffect(.degrees(10)).frame(width: 90, height: 90)
    }
    let (drawn, wanted) = (try bitmap(seen(picture)), try bitmap(seen(shapes)))
    // Where both colours meet a pixel has one of them.
    #expect(zip(drawn.pixels, wanted.pixels).filter { $0 != $1 }.count < 90)
    #expect(drawn.pixels.filter { $0 == 0xFF46_39E6 }.count > 700)
    let far = Image(pixels).resizable().frame(width: 900, height: 60).frame(width: 60, height: 60)
    #expect(throws: (any Error).self) { try bitmap(far.rotation3DEffect(.degrees(80), axis: (0, 1, 0))) }
  }

  @Test("a gradient in perspective has its colours where shapes of these would lie, turned once more too")
  func projectedGradients() throws {
    let (red, blue) = (Color(rgba: 0xE639_46FF), Color(rgba: 0x118A_B2FF))
    // Stops at one place, apart from the middle.
    let gradient = Gradient(
      stops: [(red, 0), (red, 0.25), (blue, 0.25), (blue, 1)].map { .init(color: $0, location: $1) })
    func seen(_ view: some View) throws -> Bitmap {
      let turned = view.frame(width: 60, height: 60).rotation3DEffect(.degrees(50), axis: (1, 2, 0))
      return try bitmap(turned.rotationEffect(.degrees(10)).frame(width: 90, height: 90))
    }
    /// How many pixels are wholly of one colour and of the other, and how many of these are not so but for rounding.
    func count(_ drawn: Bitmap, beside wanted: Bitmap) -> (red: Int, blue: Int, wrong: Int) {
      var found = (red: 0, blue: 0, wrong: 0)
      for (index, pixel) in wanted.pixels.enumerated() where pixel == 0xFF46_39E6 || pixel == 0xFFB2_8A11 {
        if pixel == 0xFF46_39E6 { found.red += 1 } else { found.blue += 1 }
        for byte in 4 * index..<4 * index + 4 where abs(Int(drawn.bytes[byte]) - Int(wanted.bytes[byte])) > 1 {
          found.wrong += 1
        }
      }
      return found
    }
    let stripes = HStack(spacing: 0) {
      red.frame(width: 15)
      blue
    }
    let rings = ZStack {
      blue
      Circle().fill(red).frame(width: 24, height: 24).position(x: 20, y: 36)
    }
    let rays = ZStack {
      blue
      red.frame(width: 30, height: 30).position(x: 45, y: 45)
    }
    let lines = LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
    let circles = RadialGradient(gradient: gradient, center: UnitPoint(x: 1 / 3, y: 0.6), startRadius: 0, endRadius: 48)
    let angles = AngularGradient(gradient: gradient, center: .center)
    for (drawn, wanted) in [
      (try seen(lines), try seen(stripes)), (try seen(circles), try seen(rings)), (try seen(angles), try seen(rays)),
    ] {
      let found = count(drawn, beside: wanted)
      #expect(found.red > 100 && found.blue > 1000 && found.wrong == 0, "\(found)")
    }
  }

  @Test("what is turned or sheared where lines run from the right is mirrored, as its anchor is")
  func fromTheRight() throws {
    // Without symmetry, and not mirrored by itself.
    let square = Sample().frame(width: 60, height: 60).environment(\.layoutDirection, .leftToRight)
    func mirrored(_ view: some View) throws -> Bitmap {
      try bitmap(view.environment(\.layoutDirection, .rightToLeft))
    }
    #expect(
      try mirrored(square.rotationEffect(.degrees(90))).pixels == bitmap(square.rotationEffect(.degrees(-90))).pixels)
    #expect(
      try mirrored(square.rotationEffect(.degrees(90), anchor: .topLeading)).pixels
        == bitmap(square.rotationEffect(.degrees(-90), anchor: .topTrailing)).pixels)
    let move = AffineTransform(scaleX: 1, scaleY: 1, translateX: 7, translateY: 3)
    let back = AffineTransform(scaleX: 1, scaleY: 1, translateX: -7, translateY: 3)
    #expect(try mirrored(square.transformEffect(move)).pixels == bitmap(square.transformEffect(back)).pixels)
    // The same way for a shear about the leading side.
    let other = AffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 0, ty: 0)
    #expect(try mirrored(square.modifier(Lean())).pixels == bitmap(square.transformEffect(other)).pixels)
  }

  @Test("turns and mirrorings within each other combine")
  func nested() throws {
    let square = Sample().frame(width: 60, height: 60)
    let sample = try bitmap(square)
    let mirroredThenTurned = try bitmap(square.scaleEffect(x: -1).rotationEffect(.degrees(90)))
    #expect(difference(mirroredThenTurned, sample) { (59 - $1, 59 - $0) } <= 1)
    let turnedThenMirrored = try bitmap(square.rotationEffect(.degrees(90)).scaleEffect(x: -1))
    #expect(difference(turnedThenMirrored, sample) { ($1, $0) } <= 1)
  }

  @Test("text turns too, and frames are reported where they are drawn")
  func textAndFrames() throws {
    let upright = try bitmap(Text("Ab").frame(width: 40, height: 40))
    let turned = try bitmap(Text("Ab").frame(width: 40, height: 40).rotationEffect(.degrees(180)))
    #expect(difference(turned, upright) { (39 - $0, 39 - $1) } <= 2)
    let frames = try Fixture().frames {
      Color.black.frame(width: 10, height: 4).markFrame("a").frame(width: 40, height: 40, alignment: .topLeading)
        .rotationEffect(.degrees(90))
    }
    #expect(frames["a"] == rect(36, 0, 4, 10))
  }

  @Test("a view is drawn larger as its display list is at a larger scale, text too", arguments: [2.0, 3])
  func scaled(factor: Double) throws {
    func both(_ view: some View) throws -> (Bitmap, Bitmap) {
      let large = view.scaleEffect(factor, anchor: .topLeading)
        .frame(width: 60 * factor, height: 40 * factor, alignment: .topLeading)
      return (
        try bitmap(large), try Rasterizer().draw(try Fixture().renderer.render(view).list, scale: factor)
      )
    }
    for (drawn, expected) in [
      try both(Sample()), try both(Text("Abg").frame(width: 60, height: 40)),
      try both(Sample().scaleEffect(x: -1)), try both(Sample().scaleEffect(0.5).scaleEffect(2)),
    ] {
      #expect(drawn.width == expected.width && difference(drawn, expected) { ($0, $1) } <= 1)
    }
    let shadow = try both(
      Color.black.frame(width: 10, height: 10).shadow(radius: 3, x: 1, y: 2).frame(width: 60, height: 40))
    #expect(difference(shadow.0, shadow.1) { ($0, $1) } <= 1)
  }

  @Test("a larger view casts a larger shadow, stays in its place, and is reported where it is drawn")
  func scaledFrames() throws {
    let box = Color.black.frame(width: 10, height: 4)
    let commands = try Fixture().commands { box.scaleEffect(2).shadow(radius: 1, x: 0, y: 0) }
    let shadows = commands.compactMap { if case .shadow(let shadow) = $0 { shadow.rect } else { nil } }
    #expect(shadows == [rect(-5, -2, 20, 8)])
    let frames = try Fixture().frames {
      HStack(spacing: 0) {
        box.markFrame("a").scaleEffect(0.5, anchor: .bottomTrailing)
        box.markFrame("b")
      }
    }
    #expect(frames == ["a": rect(5, 2, 5, 2), "b": rect(10, 0, 10, 4)])
    #expect(try Fixture().commands { box.scaleEffect(0) }.isEmpty)
  }

  @Test("a turn about another point than the middle")
  func anchored() throws {
    let frames = try Fixture().frames {
      Color.black.frame(width: 10, height: 4).markFrame("a").rotationEffect(.degrees(90), anchor: .topLeading)
    }
    #expect(frames == ["a": rect(-4, 0, 4, 10)])
  }

  @Test(
    "two turns that make a right angle together draw what it draws, a clip and a text too", arguments: [45.0, 30, -10])
  func anyAngle(degrees: Double) throws {
    for view in [AnyView(Sample()), AnyView(Text("Abg").frame(width: 60, height: 40).background(Color.white))] {
      let square = view.frame(width: 60, height: 60)
      let once = try bitmap(square.rotationEffect(.degrees(90)))
      let twice = try bitmap(square.rotationEffect(.degrees(degrees)).rotationEffect(.degrees(90 - degrees)))
      #expect(difference(twice, once) { ($0, $1) } <= 6)
      #expect(difference(try bitmap(square.rotationEffect(.degrees(degrees))), once) { ($0, $1) } > 100)
    }
  }

  @Test("a view is stretched and sheared, and back")
  func stretched() throws {
    let sample = try bitmap(Sample())
    #expect(difference(try bitmap(Sample().scaleEffect(x: 2).scaleEffect(x: 0.5)), sample) { ($0, $1) } <= 6)
    let shear = AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 2, ty: 3)
    let back = try #require(shear.inverse)
    #expect(difference(try bitmap(Sample().transformEffect(shear).transformEffect(back)), sample) { ($0, $1) } <= 6)
    #expect(
      difference(try bitmap(Sample().modifier(Lean())), try bitmap(Sample().transformEffect(Lean.shear))) { ($0, $1) }
        == 0)
    #expect(try Fixture().commands { Sample().scaleEffect(x: 0) }.isEmpty)
    let frames = try Fixture().frames {
      Color.black.frame(width: 10, height: 4).markFrame("a").scaleEffect(x: 2, y: 0.5)
    }
    #expect(frames == ["a": rect(-5, 1, 20, 2)])
  }

  @Test("a box that is turned casts the shadow of the turned box")
  func shadow() throws {
    let box = Color.black.frame(width: 20, height: 20).frame(width: 60, height: 60).background(Color.white)
    func picture(_ view: some View) throws -> Bitmap {
      try bitmap(view.frame(width: 60, height: 60).background(Color.white))
    }
    let inside = try picture(
      Color.black.frame(width: 20, height: 20).shadow(radius: 3, x: 4).rotationEffect(.degrees(45)))
    let upright = try picture(
      Color.black.frame(width: 20, height: 20).rotationEffect(.degrees(45)).shadow(
        radius: 3, x: 4 * 0.5.squareRoot(), y: 4 * 0.5.squareRoot()))
    #expect(difference(inside, upright) { ($0, $1) } <= 12)
    #expect(difference(inside, try bitmap(box.rotationEffect(.degrees(45)))) { ($0, $1) } > 40)
  }

  @Test("what is no number is an error in words")
  func errors() throws {
    #expect(throws: ViewError.self) { try bitmap(Sample().rotationEffect(.degrees(.nan))) }
    #expect(throws: ViewError.self) { try bitmap(Sample().scaleEffect(x: .infinity)) }
  }
}
