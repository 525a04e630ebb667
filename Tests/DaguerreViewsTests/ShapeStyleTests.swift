import DaguerreGraphics
import DaguerreViews
import Testing

@Suite("Styles of shapes")
struct ShapeStyleTests {
  @Test("a style has shadows behind the shape that it paints, and within it")
  func shadows() throws {
    func column(_ view: some View) throws -> [Int] {
      let sheet = view.frame(width: 20, height: 20).padding(10).background(Color.white)
      let bitmap = try Rasterizer().draw(try Fixture().renderer.render(sheet).list)
      return (0..<bitmap.height).map { Int(bitmap.pixels[$0 * bitmap.width + 20] & 0xFF) }
    }
    let box = Rectangle()
    let gray = Color(red: 128, green: 128, blue: 128, alpha: 255)
    let plain = try column(box.fill(gray))
    #expect(
      plain == [Int](repeating: 255, count: 10) + [Int](repeating: 128, count: 20) + [Int](repeating: 255, count: 10))
    let drop = try column(box.fill(gray.shadow(.drop(color: .black, radius: 2, y: 3))))
    #expect(drop[10..<30] == plain[10..<30] && drop[31] < 128 && drop[5] == 255)
    let inner = try column(box.fill(gray.shadow(.inner(color: .black, radius: 0, y: 3))))
    #expect(inner[10..<13].allSatisfy { $0 == 0 } && inner[13...] == plain[13...] && inner[..<10] == plain[..<10])
    let soft = try column(
      Circle().fill(gray.gradient.shadow(.inner(color: .black, radius: 2)).shadow(.drop(radius: 1))))
    #expect(soft[11] < soft[14] && soft[20] > 120)
    #expect(try column(Circle().fill(gray.shadow(.drop(radius: 2)).opacity(0))) == [Int](repeating: 255, count: 40))
  }

  private struct SchemeStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.red : Color.blue
    }
  }

  private func color(_ scheme: ColorScheme = .light, @ViewBuilder _ content: () -> some View) throws -> Color? {
    switch try Fixture().commands(width: 40, height: 20, { content().environment(\.colorScheme, scheme) }).first {
    case .fillRect(_, let color), .fillRoundedRect(_, _, let color), .fillPath(_, _, let color): color
    case .border(let border): border.color
    default: nil
    }
  }

  @Test("a style is what it says in its surroundings, also within a style whose type does not matter")
  func resolution() throws {
    for style in [AnyShapeStyle(SchemeStyle()), AnyShapeStyle(AnyShapeStyle(SchemeStyle()))] {
      #expect(try color(.light) { Rectangle().fill(style) } == .blue)
      #expect(try color(.dark) { Rectangle().fill(style) } == Color.red.inDark)
      #expect(try color(.dark) { Ellipse().stroke(style, lineWidth: 2) } == Color.red.inDark)
      #expect(try color(.dark) { Rectangle().foregroundColor(.green).foregroundStyle(style) } == Color.green.inDark)
      #expect(try color(.dark) { Group { Rectangle() }.foregroundStyle(style) } == Color.red.inDark)
      #expect(try color(.dark) { Color.clear.background(style) } == Color.red.inDark)
      #expect(try color(.dark) { Color.clear.border(style) } == Color.red.inDark)
      #expect(try color(.dark) { Rectangle().fill(.tint).tint(style) } == Color.red.inDark)
    }
    let half = SchemeStyle().opacity(0.5)
    #expect(try color { Rectangle().fill(half) } == Color.blue.opacity(0.5))
  }

  @Test("the system's styles depend on what is around them")
  func system() throws {
    #expect(try color { Rectangle().fill(.foreground).foregroundColor(.red) } == .red)
    #expect(try color { Rectangle().fill(AnyShapeStyle(.secondary)).foregroundColor(.red) } == Color.red.opacity(0.5))
    #expect(try color { Rectangle().fill(AnyShapeStyle(.primary)) } == .black)
    #expect(try color(.dark) { Rectangle().fill(AnyShapeStyle(.primary)) } == .white)
    #expect(try color(.dark) { Rectangle().fill(.background) } == .black)
    #expect(try color(.dark) { Rectangle().fill(.background.secondary) } == Color(rgba: 0x1C1C_1EFF))
    #expect(try color { Rectangle().fill(.background.secondary) } == Color(rgba: 0xF2F2_F7FF))
    #expect(try color(.dark) { Rectangle().fill(.background.tertiary) } == Color(rgba: 0x2C2C_2EFF))
    #expect(
      try color { Rectangle().fill(.background.secondary).backgroundStyle(.red) } == Color.red.opacity(0.5))
    #expect(try color(.dark) { Rectangle().fill(.background.quaternary) } == Color(rgba: 0x3A3A_3CFF))
    #expect(try color { Rectangle().fill(.background.quaternary) } == Color(rgba: 0xF2F2_F7FF))
    #expect(try color { Rectangle().fill(.background.quinary) } == .white)
    #expect(try color { Rectangle().fill(AnyShapeStyle(.quinary)).foregroundColor(.red) } == Color.red.opacity(0.18))
    #expect(try color(.dark) { Rectangle().fill(.background).backgroundStyle(.yellow) } == Color.yellow.inDark)
    #expect(try color(.dark) { Rectangle().fill(.separator) } == Color(rgba: 0x5454_5899))
    #expect(try color { Color.clear.background(in: Capsule()) } == .white)
  }

  @Test("gradients fill rounded rectangles, and are seen through paths, lines, texts and images")
  func gradients() throws {
    let gradient: LinearGradient = .linearGradient(
      Gradient(colors: [.red, .blue]).colorSpace(.device), startPoint: .top, endPoint: .bottom)
    let faded = AnyShapeStyle(gradient.opacity(0.5))
    guard case .fillGradient(let fill)? = try Fixture().commands(width: 8, height: 8, { Circle().fill(faded) }).first
    else {
      Issue.record("no gradient")
      return
    }
    #expect(fill.stops.map(\.color) == [Color.red.opacity(0.5), Color.blue.opacity(0.5)])
    try expectSeenThrough(gradient, rect(0, 0, 8, 6)) { Ellipse().fill($0).frame(height: 6) }
    try expectSeenThrough(gradient, rect(0, 0, 8, 8), covering: rect(-1, -1, 10, 10)) {
      Rectangle().stroke($0, lineWidth: 2)
    }
    try expectSeenThrough(gradient, rect(0, 0, 8, 8), covering: rect(0, 0, 8, 4)) {
      Rectangle().path(in: rect(0, 0, 8, 4)).fill($0)
    }
    try expectSeenThrough(gradient, rect(0, 0, 8, 8)) { Circle().strokeBorder($0, lineWidth: 2) }
    try expectSeenThrough(gradient, rect(0, 0, 6, 10)) {
      Text("a").font(.custom("Daguerre Test", size: 10)).foregroundStyle($0)
    }
    let triangle = VectorImage(
      size: Size(width: 8, height: 8),
      layers: [.init(path: Path { $0.addLines([.zero, Point(x: 8, y: 0), Point(x: 0, y: 8)]) })])
    try expectSeenThrough(gradient, rect(0, 0, 8, 8)) { Image(triangle).foregroundStyle($0) }
    try expectSeenThrough(gradient, rect(0, 0, 8, 8)) { style in
      Path { $0.addLines([.zero, Point(x: 8, y: 0), Point(x: 0, y: 8)]) }.foregroundStyle(style)
    }
    guard case .fillGradient? = try Fixture().commands(width: 8, height: 8, { Circle().fill(.red.gradient) }).first
    else {
      Issue.record("no gradient")
      return
    }
    #expect(try color { Rectangle().fill(.tint).foregroundStyle(.white) } == .blue)
    let colors = Gradient(colors: [.red, .blue])
    let downwards = LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom)
    #expect(
      try Fixture().commands(width: 8, height: 8) { Rectangle().fill(colors) }
        == Fixture().commands(width: 8, height: 8) { Rectangle().fill(downwards) })
  }

  @Test("a gradient goes from side to side of the view, whatever part of it the shape covers")
  func room() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    func ends(@ViewBuilder _ content: () -> some View) throws -> GradientGeometry? {
      let commands = try Fixture().commands(width: 20, height: 8, content)
      return commands.lazy.compactMap { if case .fillGradient(let fill) = $0 { fill.geometry } else { nil } }.first
    }
    let whole = GradientGeometry.linear(start: Point(x: 0, y: 4), end: Point(x: 20, y: 4))
    #expect(try ends { Ellipse().trim(from: 0, to: 0.3).fill(gradient) } == whole)
    #expect(try ends { Capsule().trim(from: 0, to: 0.3).stroke(gradient, lineWidth: 2) } == whole)
    #expect(try ends { Rectangle().scale(0.5).fill(gradient) } == whole)
    #expect(try ends { Rectangle().strokeBorder(gradient, lineWidth: 2) } == whole)
  }

  /// That a view in a style is drawn as the gradient of a room, masked by the view in black.
  ///
  /// - Parameter bounds: what the view covers, if that is not the room.
  private func expectSeenThrough(
    _ style: LinearGradient, _ room: Rect, covering bounds: Rect? = nil,
    @ViewBuilder _ content: (AnyShapeStyle) -> some View
  ) throws {
    let black = try Fixture().commands(width: 8, height: 8) { content(AnyShapeStyle(Color.black)) }
    // With room around, as the edges of the mask count once.
    let fill = vertical([.red, .blue], room, filling: (bounds ?? room).inset(by: -4))
    let drawn = try Fixture().commands(width: 8, height: 8) { content(AnyShapeStyle(style)) }
    // Fonts of two libraries are two.
    #expect("\(drawn)" == "\([.pushOpacity(1), fill, .pushMask] + black + [.popMask, .popOpacity])")
  }

  private func vertical(_ colors: [Color], _ bounds: Rect, filling rect: Rect? = nil) -> Command {
    let middle = bounds.minX + bounds.width / 2
    return .fillGradient(
      GradientFill(
        rect: rect ?? bounds, radii: .zero, start: Point(x: middle, y: bounds.minY),
        end: Point(x: middle, y: bounds.maxY),
        stops: zip([0, 1], colors).map { .init(position: $0, color: $1) }))
  }

  @Test("what is less important has the style that is set for it, until another foreground is")
  func levels() throws {
    func color(@ViewBuilder _ content: () -> some View) throws -> Color? {
      guard case .fillRect(_, let color)? = try Fixture().commands(width: 8, height: 8, content).first else {
        return nil
      }
      return color
    }
    #expect(try color { Rectangle().foregroundStyle(.red, .blue) } == .red)
    #expect(try color { AnyView(Rectangle().foregroundStyle(.secondary)).foregroundStyle(.red, .blue) } == .blue)
    #expect(
      try color { AnyView(Rectangle().foregroundStyle(.tertiary)).foregroundStyle(.red, .blue, .green) } == .green)
    #expect(
      try color {
        AnyView(Rectangle().foregroundStyle(.secondary)).foregroundStyle(.green).foregroundStyle(.red, .blue)
      }
        == Color.green.opacity(0.5))
    // The last one is that of all levels that follow.
    #expect(try color { AnyView(Rectangle().foregroundStyle(.quaternary)).foregroundStyle(.red, .blue) } == .blue)
    #expect(
      try color { AnyView(Rectangle().foregroundStyle(.quinary)).foregroundStyle(.red, .blue, .green) } == .green)
  }

  @Test("a level is one of what was set, and not of the level around it")
  func levelsWithinLevels() throws {
    func color(_ scheme: ColorScheme = .light, @ViewBuilder _ content: () -> some View) throws -> Color? {
      let commands = try Fixture().commands(width: 8, height: 8) { content().environment(\.colorScheme, scheme) }
      guard case .fillRect(_, let color)? = commands.first else { return nil }
      return color
    }
    func levels(_ inner: HierarchicalShapeStyle, in outer: some ShapeStyle) -> some View {
      Group { AnyView(Rectangle()).foregroundStyle(inner) }.foregroundStyle(outer)
    }
    let secondary = HierarchicalShapeStyle.secondary
    #expect(try color { levels(.secondary, in: secondary) } == Color(rgba: 0x3C3C_4399))
    #expect(try color { levels(.tertiary, in: secondary) } == Color(rgba: 0x3C3C_434D))
    #expect(try color { levels(.primary, in: secondary) } == .black)
    #expect(try color(.dark) { levels(.primary, in: AnyShapeStyle(secondary)) } == .white)
    #expect(try color { levels(.secondary, in: secondary).foregroundStyle(.red) } == Color.red.opacity(0.5))
    #expect(try color { levels(.primary, in: AnyShapeStyle(secondary)).foregroundStyle(.red) } == .red)
    #expect(try color { levels(.secondary, in: secondary).foregroundStyle(.red, .blue) } == .blue)
    #expect(try color { Rectangle().fill(.red.tertiary) } == Color.red.opacity(0.25))
    #expect(try color { Rectangle().fill(.red.quinary) } == Color.red.opacity(0.18))
  }

  @Test("a line is drawn over a shape that is filled, in any style")
  func filledAndStroked() throws {
    let both = try Fixture().commands(width: 8, height: 8) { Circle().fill(.red).stroke(.blue, lineWidth: 2) }
    #expect(
      try both == Fixture().commands(width: 8, height: 8) { Circle().fill(.red) }
        + Fixture().commands(width: 8, height: 8) { Circle().stroke(.blue, lineWidth: 2) })
    let inside = try Fixture().commands(width: 8, height: 8) {
      Circle().fill(.red.gradient).strokeBorder(.blue, style: StrokeStyle(lineWidth: 2))
    }
    #expect(
      try inside == Fixture().commands(width: 8, height: 8) { Circle().fill(.red.gradient) }
        + Fixture().commands(width: 8, height: 8) { Circle().strokeBorder(.blue, lineWidth: 2) })
  }

  @Test("what lies over a line along a shape is drawn last")
  func filledOver() throws {
    let commands = try Fixture().commands(width: 8, height: 8) { Circle().stroke(.blue, lineWidth: 2).fill(.red) }
    #expect(
      try commands == Fixture().commands(width: 8, height: 8) { Circle().stroke(.blue, lineWidth: 2) }
        + Fixture().commands(width: 8, height: 8) { Circle().fill(.red) })
  }

  @Test("a text with a colour of its own has no gradient beside it, and a share of a gradient is less opaque")
  func gradientAndColor() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let mixed = try Fixture().commands(width: 8, height: 8) {
      (Text("a").foregroundColor(.green) + Text("b")).foregroundStyle(gradient)
    }
    #expect(!mixed.contains(.pushMask) && !mixed.isEmpty)
    let share = try Fixture().commands(width: 8, height: 8) {
      Rectangle().foregroundStyle(.secondary).foregroundStyle(gradient)
    }
    guard case .fillGradient(let fill)? = share.first else {
      Issue.record("no gradient")
      return
    }
    #expect(fill.stops.first?.color == Color.red.opacity(0.5) && fill.stops.last?.color == Color.blue.opacity(0.5))
  }

  @Test("a view is a mask by its alpha, where it is placed; a path clips as its fill masks")
  func masks() throws {
    func commands(@ViewBuilder _ content: () -> some View) throws -> [Command] {
      try Fixture().commands(width: 8, height: 8, content)
    }
    let fading = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let red = Command.fillRect(rect(0, 0, 8, 8), .red)
    #expect(
      try commands { Color.red.mask(fading) } == [
        .pushOpacity(1), red, .pushMask, vertical([.black, .clear], rect(0, 0, 8, 8)), .popMask,
        .popOpacity,
      ])
    #expect(
      try commands {
        Color.red.mask(alignment: .bottomTrailing) { Color.black.opacity(0.5).frame(width: 3, height: 2) }
      }
        == [.pushOpacity(1), red, .pushMask, .fillRect(rect(5, 6, 3, 2), Color.black.opacity(0.5))]
        + [.popMask, .popOpacity])
    let ellipse = try commands { Ellipse().frame(height: 4) }
    #expect(
      try commands { Color.red.frame(height: 4).clipShape(Ellipse()) }
        == [.pushOpacity(1), .fillRect(rect(0, 0, 8, 4), .red), .pushMask] + ellipse + [.popMask, .popOpacity])
    #expect(try commands { Color.red.mask { Ellipse() } } == commands { Color.red.clipShape(Ellipse()) })
  }

  @Test("the even-odd rule is that of the fill, not of the shape")
  func rule() throws {
    func rule(_ style: FillStyle) throws -> FillRule? {
      guard
        case .fillPath(_, let rule, .red)? = try Fixture().commands(
          width: 8, height: 8,
          {
            Ellipse().fill(.red, style: style)
          }
        ).first
      else { return nil }
      return rule
    }
    #expect(try rule(FillStyle(eoFill: true)) == .evenodd)
    #expect(try rule(FillStyle()) == .nonzero)
  }
}

@Suite("Shapes that were moved")
struct MovedShapeTests {
  private struct Diamond: InsettableShape {
    var margin = 0.0

    func path(in rect: Rect) -> Path {
      let rect = rect.inset(by: margin)
      return Path {
        $0.addLines([
          Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.midY), Point(x: rect.midX, y: rect.maxY),
          Point(x: rect.minX, y: rect.midY),
        ])
        $0.close()
      }
    }

    func inset(by amount: Double) -> Diamond { Diamond(margin: margin + amount) }
  }

  @Test("corners shrink with the edge, and a line inside a shape of one's own is along its inset")
  func insets() {
    let room = rect(0, 0, 40, 20)
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: 3).outline(in: room)
        == .rectangle(rect(3, 3, 34, 14), CornerRadii(5)))
    #expect(Capsule().inset(by: 1).inset(by: 1).outline(in: room) == .rectangle(rect(2, 2, 36, 16), CornerRadii(8)))
    #expect(Circle().inset(by: 4).outline(in: room) == .rectangle(rect(14, 4, 12, 12), CornerRadii(6)))
  }

  @Test("a line inside a shape of one's own runs along the shape moved by half of its width")
  func line() throws {
    let commands = try Fixture().commands(width: 40, height: 20) { Diamond().strokeBorder(.red, lineWidth: 2) }
    let moved = try Fixture().commands(width: 40, height: 20) { Diamond(margin: 1).stroke(.red, lineWidth: 2) }
    #expect(commands == moved)
    #expect(!commands.isEmpty)
  }

  @Test("shapes are turned, scaled and moved about points of their room")
  func transforms() throws {
    let room = rect(10, 10, 40, 20)
    func bounds(_ shape: some Shape) throws -> Rect? {
      guard case .path(let path, _) = shape.outline(in: room) else { return nil }
      return path.bounds
    }
    #expect(try bounds(Rectangle().rotation(.degrees(90))) == rect(20, 0, 20, 40))
    #expect(try bounds(Rectangle().scale(0.5)) == rect(20, 15, 20, 10))
    #expect(try bounds(Rectangle().scale(x: 0.5, anchor: .leading)) == rect(10, 10, 20, 20))
    #expect(try bounds(Rectangle().transform(AffineTransform(scaleX: 2, scaleY: 1))) == rect(10, 10, 80, 20))
    #expect(try bounds(Rectangle().size(width: 4, height: 5)) == rect(10, 10, 4, 5))
    #expect(AnyShape(Circle()).outline(in: room) == Circle().outline(in: room))
  }
}
