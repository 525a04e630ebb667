import DaguerreGraphics
import SeededRandom

/// Display lists of random commands, small enough for ``ReferenceRasterizer``; the same for the same seed.
struct RandomLists {
  static let size = Size(width: 20, height: 16)

  private var random: SeededNumbers

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  /// A list of up to three commands, some of them clipped or in a group, and how often a pixel is rounded.
  mutating func next() -> (list: DisplayList, roundings: Int) {
    var list = DisplayList(size: Self.size, background: color())
    var roundings = 0
    for _ in 0..<random.integer(1...3) {
      let wrapping = random.integer(0...10)
      if wrapping == 7 {
        list.append(
          .pushEffect(
            .shadow(GroupShadow(blur: random.number(0.5...8), offset: pixels(-3...3), color: color()))))
      }
      if wrapping == 8 { list.append(.pushEffect(.blur(random.number(0.5...8)))) }
      if wrapping == 9 { list.append(.pushEffect(.blend(random.element(Self.modes)))) }
      if wrapping == 10 { list.append(.pushEffect(.backdropBlur(random.number(0.5...40)))) }
      if wrapping == 0 { list.append(.pushClip(rect(), radii())) }
      if wrapping == 1 { list.append(.pushOpacity(random.number(0...1))) }
      let command = command()
      list.append(command)
      if wrapping >= 7 {
        list.append(.popEffect)
        roundings += wrapping == 9 ? 4 : 2
      }
      if wrapping == 6 {
        // Of all that is drawn so far.
        list.append(.pushMask)
        list.append(self.command())
        list.append(.popMask)
        roundings += 2
      }
      if wrapping == 0 { list.append(.popClip) }
      if wrapping == 1 { list.append(.popOpacity) }
      roundings += wrapping == 1 ? 2 : 1
      // The colours of a gradient have 8 bits before they are blended.
      if case .fillGradient = command { roundings += 1 }
      // So have those of a picture, and those of a tint are rounded once more.
      if case .image = command { roundings += 2 }
    }
    return (list, roundings)
  }

  /// Those where a small difference stays small.
  private static let modes: [BlendMode] = [
    .multiply, .screen, .overlay, .darken, .lighten, .hardLight, .difference, .exclusion, .sourceAtop, .destinationOver,
    .destinationOut, .plusLighter,
  ]

  mutating func command() -> Command {
    switch random.integer(0...9) {
    case 0: return .fillRect(rect(), color())
    case 1: return .fillRoundedRect(rect(), radii(), color())
    case 2:
      let alignment = random.element([Border.Alignment.inside, .center, .outside])
      return .border(
        Border(rect: rect(), radii: radii(), width: random.number(0.2...4), alignment: alignment, color: color()))
    case 3: return brokenBorder()
    case 4:
      return .shadow(
        Shadow(
          rect: rect(), radii: radii(), blur: random.number(0.5...12), offset: point(-2...2), spread: 0, color: color())
      )
    case 5: return .arc(arc())
    case 6: return gradient()
    case 7:
      let glyphs = (1...4).map { GlyphRun.Glyph(id: $0, origin: point(0...14)) }
      return .glyphs(
        GlyphRun(font: BoxFont(), size: random.number(4...16), color: color(), glyphs: [random.element(glyphs)]))
    case 8: return image()
    default: return .fillPath(path(), random.element([.nonzero, .evenodd]), color())
    }
  }

  /// Upright, smaller or larger, or turned and larger.
  private mutating func image() -> Command {
    let (width, height) = (random.integer(1...9), random.integer(1...7))
    let isTurned = random.integer(0...2) == 0
    let colors = (0..<width * height).map { _ in isTurned ? color(alpha: 255) : color() }
    let pixels = colors.map { color in
      UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | UInt32(color.alpha) << 24
    }
    let image = PixelImage(width: width, height: height, straight: pixels)
    let place = point(-2...8)
    let map: AffineTransform =
      isTurned
      ? AffineTransform(
        a: random.number(1.2...3), b: random.number(-0.8...0.8), c: random.number(-0.8...0.8),
        d: random.number(1.2...3), tx: place.x, ty: place.y)
      : AffineTransform(
        scaleX: random.element([1, -1]) * random.number(0.3...4),
        scaleY: random.element([1, -1]) * random.number(0.3...4),
        translateX: place.x, translateY: place.y)
    return .image(ImageFill(image, transform: map, tint: random.integer(0...3) == 0 ? color() : nil))
  }

  private mutating func brokenBorder() -> Command {
    let width = random.number(0.5...3)
    let rect = Rect(
      x: random.number(-2...6), y: random.number(-2...4), width: random.number(8...16), height: random.number(8...13))
    let style: Border.Style =
      random.integer(0...1) == 0
      ? .dashed(on: random.number(1...6), off: random.number(0.5...4)) : .dotted(spacing: random.number(0.6...5))
    return .border(
      Border(rect: rect, radii: CornerRadii(random.number(0...4)), width: width, style: style, color: color()))
  }

  private mutating func arc() -> Arc {
    Arc(
      center: point(3...14), radius: random.number(1...8), width: random.number(0.3...5),
      start: random.number(-360...360),
      sweep: random.number(-400...400), cap: random.element([.butt, .round, .square]), color: color())
  }

  private mutating func gradient() -> Command {
    let opaque = random.integer(0...1) == 0
    let positions = [0, random.number(0.1...0.9), 1]
    let stops = positions.map { GradientFill.Stop(position: $0, color: opaque ? color(alpha: 255) : color()) }
    let shape: GradientGeometry.Shape =
      switch random.integer(0...2) {
      case 0: .radial(circles())
      case 1: .conic(.init(center: point(-2...18), start: random.number(-400...400), end: random.number(-400...400)))
      default: .linear(start: point(0...8), end: point(9...16))
      }
    let geometry = GradientGeometry(shape, transform: transform())
    return .fillGradient(GradientFill(rect: rect(), radii: radii(), geometry: geometry, stops: stops))
  }

  /// None, one of the plane, or one in perspective that has all of the sheet before the eye.
  private mutating func transform() -> ProjectiveTransform {
    var map = ProjectiveTransform(.identity)
    guard random.integer(0...1) == 0 else { return map }
    map.affine = AffineTransform(
      a: random.number(0.5...2), b: random.number(-0.4...0.4), c: random.number(-0.4...0.4),
      d: random.number(0.5...2), tx: random.number(-3...3), ty: random.number(-3...3))
    guard random.integer(0...1) == 0 else { return map }
    let flat = map
    (map.across, map.down) = (random.number(-0.02...0.02), random.number(-0.02...0.02))
    let isBeforeEye = Rect(x: 0, y: 0, width: 16, height: 16).corners
      .allSatisfy { (map.inverse?.distance(of: $0) ?? 0) > 0.2 }
    return isBeforeEye ? map : flat
  }

  private mutating func circles() -> GradientGeometry.Circles {
    var circles = GradientGeometry.Circles(
      center: point(-2...18), startRadius: random.number(0...5), endRadius: random.number(5.5...20))
    if random.integer(0...1) == 0 {
      let share = (circles.endRadius - circles.startRadius) * random.number(0...0.6)
      circles.focus = Point(x: circles.center.x + share, y: circles.center.y - share)
    }
    return circles
  }

  private mutating func path() -> Path {
    var path = Path([.move(point(-3...18))])
    for _ in 0..<random.integer(2...5) {
      switch random.integer(0...3) {
      case 0: path.addQuadratic(control: point(-3...18), to: point(-3...18))
      case 1: path.addCubic(control1: point(-3...18), control2: point(-3...18), to: point(-3...18))
      default: path.addLine(to: point(-3...18))
      }
    }
    path.close()
    return path
  }

  private mutating func rect() -> Rect {
    Rect(origin: point(-4...12), size: Size(width: random.number(0.1...20), height: random.number(0.1...16)))
  }

  private mutating func point(_ range: ClosedRange<Double>) -> Point {
    Point(x: random.number(range), y: random.number(range))
  }

  private mutating func pixels(_ range: ClosedRange<Int>) -> Point {
    Point(x: Double(random.integer(range)), y: Double(random.integer(range)))
  }

  private mutating func radii() -> CornerRadii {
    CornerRadii(
      topLeft: random.number(-2...9), topRight: random.number(-2...9), bottomRight: random.number(-2...9),
      bottomLeft: random.number(-2...9))
  }

  private mutating func color() -> Color { color(alpha: random.element([255, UInt8(random.integer(0...255))])) }

  private mutating func color(alpha: UInt8) -> Color {
    func channel() -> UInt8 { UInt8(random.integer(0...255)) }
    return Color(red: channel(), green: channel(), blue: channel(), alpha: alpha)
  }
}
