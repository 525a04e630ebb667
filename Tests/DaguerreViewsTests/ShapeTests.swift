import DaguerreGraphics
import DaguerreViews
import Testing

/// To whole points.
private struct RoundedBounds: Equatable {
  let numbers: [Double]?
  init(_ rect: Rect?) { numbers = rect.map { [$0.minX, $0.minY, $0.maxX, $0.maxY].map { $0.rounded() } } }
}

@Suite("Shapes")
struct ShapeTests {
  @Test("shapes are joined, cut and taken from one another, and paths too")
  func combinedShapes() throws {
    func bounds(_ shape: some Shape) throws -> Rect? {
      try Fixture().commands(width: 40, height: 20) { shape.fill(Color.red) }.lazy.compactMap(\.bounds).first
    }
    let left = Rectangle().size(width: 20, height: 20)
    #expect(try bounds(left.union(Rectangle().offset(x: 30))) == rect(0, 0, 70, 20))
    #expect(try bounds(left.intersection(Rectangle().offset(x: 10))) == rect(10, 0, 10, 20))
    #expect(try bounds(Rectangle().subtracting(left)) == rect(20, 0, 20, 20))
    #expect(try bounds(Rectangle().symmetricDifference(left)) == rect(20, 0, 20, 20))
    let box = Path(roundedRect: rect(0, 0, 10, 10))
    let other = Path(roundedRect: rect(5, 0, 10, 10))
    #expect(box.union(other).bounds == rect(0, 0, 15, 10) && box.intersection(other).bounds == rect(5, 0, 5, 10))
    #expect(box.subtracting(other).bounds == rect(0, 0, 5, 10) && box.normalized().bounds == box.bounds)
    let both = box.symmetricDifference(other)
    #expect(both.contains(Point(x: 2, y: 5)) && !both.contains(Point(x: 7, y: 5)))
  }

  @Test("a line inside the edge has its caps, joins and whole pattern, as one on the edge of a smaller shape")
  func innerLines() throws {
    func commands(_ view: some View) throws -> [Command] {
      try Fixture().commands { view.frame(width: 40, height: 24) }
    }
    for style in [
      StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 8]), StrokeStyle(lineWidth: 4, dash: [6, 2], dashPhase: 3),
      StrokeStyle(lineWidth: 4, dash: [6, 2, 1, 2]), StrokeStyle(lineWidth: 4, lineJoin: .round),
    ] {
      #expect(
        try commands(Rectangle().strokeBorder(.red, style: style))
          == commands(Rectangle().inset(by: 2).stroke(.red, style: style)))
      #expect(
        try commands(Circle().strokeBorder(.red, style: style))
          == commands(Circle().inset(by: 2).stroke(.red, style: style)))
    }
  }

  @Test("left and right of a view are exchanged where it says so and lines run from the right")
  func mirroredView() throws {
    func start(_ direction: LayoutDirection) throws -> UInt32 {
      var renderer = try Fixture().renderer
      renderer.environment.layoutDirection = direction
      let half = Path(roundedRect: rect(0, 0, 2, 4)).fill(Color.red).layoutDirectionBehavior(.mirrors)
      return try Rasterizer().draw(
        renderer.render(half, proposal: ProposedViewSize(width: 4, height: 4)).list, scale: 1)[0, 0]
    }
    #expect(try start(.leftToRight) != 0 && start(.rightToLeft) == 0)
  }

  @Test("left and right of a shape of one's own are exchanged where lines run from the right, unless it says otherwise")
  func mirroredShapes() throws {
    struct Half: Shape {
      func path(in rect: Rect) -> Path {
        Path { path in
          path.addLines([.zero, Point(x: rect.width / 2, y: 0), Point(x: rect.width / 2, y: rect.height)])
          path.close()
        }
      }
    }
    struct FixedHalf: Shape {
      var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
      func path(in rect: Rect) -> Path { Half().path(in: rect) }
    }
    func start(_ shape: some View, _ direction: LayoutDirection) throws -> Double? {
      let commands = try Fixture().commands(width: 20, height: 10) { shape.environment(\.layoutDirection, direction) }
      return commands.compactMap { $0.bounds?.minX }.first
    }
    #expect(try start(Half(), .leftToRight) == 0 && start(Half(), .rightToLeft) == 10)
    #expect(try start(Half().trim(from: 0, to: 1), .rightToLeft) == 10 && start(AnyShape(Half()), .rightToLeft) == 10)
    #expect(try start(FixedHalf(), .rightToLeft) == 0 && start(AnyShape(FixedHalf()), .rightToLeft) == 0)
  }

  @Test("corners of any radius are half circles at most")
  func infiniteCorners() throws {
    for radius in [30, 1e300, .infinity] {
      let commands = try Fixture().commands { RoundedRectangle(cornerRadius: radius).frame(width: 40, height: 20) }
      guard case .fillRoundedRect(_, let radii, _) = commands.first else { Issue.record("no box"); continue }
      #expect(abs(radii.topLeft - 10) < 1e-9)
    }
  }

  @Test("a shape of one's own is told its size at the origin, wherever it is drawn")
  func origin() throws {
    struct Corner: Shape {
      func path(in rect: Rect) -> Path {
        Path { path in
          path.move(to: .zero)
          path.addLine(to: Point(x: rect.width, y: 0))
          path.addLine(to: Point(x: 0, y: rect.height))
        }
      }
    }
    let boxes = try Fixture().commands {
      VStack(spacing: 0) {
        Color.red.frame(width: 30, height: 12)
        Corner().fill(Color.red).frame(width: 10, height: 6)
        Color.red.frame(width: 10, height: 6).clipShape(Corner())
      }
    }
    .compactMap { if case .fillPath(let path, _, _) = $0 { path.bounds } else { nil } }
    #expect(boxes == [rect(10, 12, 10, 6), rect(10, 18, 10, 6)])
  }

  @Test("uneven corners follow the direction of lines")
  func uneven() throws {
    func radii(_ direction: LayoutDirection) throws -> CornerRadii? {
      let commands = try Fixture().commands(width: 40, height: 20) {
        UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 6).fill(.black)
          .environment(\.layoutDirection, direction)
      }
      guard case .fillRoundedRect(_, let radii, _)? = commands.first else { return nil }
      return radii
    }
    #expect(try radii(.leftToRight) == CornerRadii(topLeft: 4, topRight: 0, bottomRight: 6, bottomLeft: 0))
    #expect(try radii(.rightToLeft) == CornerRadii(topLeft: 0, topRight: 4, bottomRight: 0, bottomLeft: 6))
  }

  @Test("the path of a rounded rectangle fills what the rounded rectangle does", arguments: [0.0, 3, 7.5, 12])
  func path(radius: Double) throws {
    let shape = RoundedRectangle(cornerRadius: radius)
    var exact = DisplayList(size: Size(width: 40, height: 30), background: .white)
    exact.append(.fillRoundedRect(rect(2, 3, 35, 24), CornerRadii(radius), .black))
    var curves = DisplayList(size: Size(width: 40, height: 30), background: .white)
    curves.append(.fillPath(shape.path(in: rect(2, 3, 35, 24)), .nonzero, .black))
    let (first, second) = (try Rasterizer().draw(exact, scale: 1), try Rasterizer().draw(curves, scale: 1))
    let largest = zip(first.bytes, second.bytes).map { abs(Int($0) - Int($1)) }.max()
    // The cubic is off the circle by up to 0.03 % of the radius.
    #expect(try #require(largest) <= 2)
  }

  @Test("a line around half circles keeps them, one around smaller corners keeps their radius", arguments: [2.0, 100])
  func outset(radius: Double) throws {
    let commands = try Fixture().commands(width: 40, height: 20) {
      RoundedRectangle(cornerRadius: radius).stroke(.black, lineWidth: 2, outset: 3)
    }
    guard case .border(let border)? = commands.first else {
      Issue.record("\(commands)")
      return
    }
    #expect(border.rect == rect(-3, -3, 46, 26))
    #expect(border.radii == CornerRadii(min(radius, 13)))
  }

  @Test("a path stands at the leading top corner of its room, a custom shape fills it")
  func custom() throws {
    struct Half: Shape {
      func path(in rect: Rect) -> Path {
        Path { $0.addRect(Rect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height)) }
      }
    }
    let commands = try Fixture().commands(width: 40, height: 20) {
      Half().padding(4)
    }
    guard case .fillPath(let path, .nonzero, .black)? = commands.first else {
      Issue.record("\(commands)")
      return
    }
    #expect(path.elements.first == .move(Point(x: 4, y: 4)))
    #expect(path.elements.contains(.line(Point(x: 20, y: 16))))
  }

  @Test("a shadow has the outline that the view is filled with or clipped to")
  func shadow() throws {
    func shadow(@ViewBuilder _ view: () -> some View) throws -> Shadow? {
      for case .shadow(let shadow) in try Fixture().commands({ view() }) { return shadow }
      return nil
    }
    let filled = try shadow {
      Color.clear.frame(width: 20, height: 10).padding(2)
        .background(.white, in: RoundedRectangle(cornerRadius: 3)).shadow(radius: 4, x: 1, y: 2)
    }
    #expect(filled?.rect == rect(0, 0, 24, 14))
    #expect(filled?.radii == CornerRadii(3))
    #expect(filled?.blur == 8)
    #expect(filled?.offset == Point(x: 1, y: 2))
    let clipped = try shadow { Color.white.frame(width: 20, height: 10).cornerRadius(5).shadow(radius: 1) }
    #expect(clipped?.radii == CornerRadii(5))
    let circle = try shadow { Circle().fill(.white).frame(width: 20, height: 20).shadow(radius: 1) }
    #expect(circle?.rect == rect(0, 0, 20, 20))
    let padded = try shadow { Color.white.cornerRadius(5).frame(width: 20, height: 20).padding(1).shadow(radius: 1) }
    #expect(padded?.rect == rect(1, 1, 20, 20))
    #expect(padded?.radii == CornerRadii(5))
  }

  @Test("a gradient runs from one point of its room to another, mirrored where lines run from right to left")
  func gradient() throws {
    let gradient: LinearGradient = .linearGradient(
      Gradient(colors: [.red, .white, .blue]).colorSpace(.device), startPoint: .leading, endPoint: .bottomTrailing)
    for (direction, start, end) in [(LayoutDirection.leftToRight, 5.0, 35.0), (.rightToLeft, 35, 5)] {
      var fixture = try Fixture()
      fixture.renderer.environment.layoutDirection = direction
      let fills = try fixture.commands { gradient.frame(width: 30, height: 20).padding(5) }
        .compactMap { if case .fillGradient(let fill) = $0 { fill } else { nil } }
      #expect(fills.map(\.rect) == [rect(5, 5, 30, 20)])
      #expect(fills.first?.geometry == .linear(start: Point(x: start, y: 15), end: Point(x: end, y: 25)))
      #expect(fills.first?.stops.map(\.position) == [0, 0.5, 1])
      #expect(fills.first?.stops.map(\.color) == [.red, .white, .blue])
    }
    let stops = Gradient(stops: [.init(color: .red, location: 0.25)])
    let one = LinearGradient(gradient: stops, startPoint: .leading, endPoint: .bottom)
    let round = try Fixture().commands { Circle().fill(one).frame(width: 20, height: 10) }
    guard case .fillGradient(let fill) = round.first else { return #expect(Bool(false), "\(round)") }
    #expect(fill.rect == rect(5, 0, 10, 10) && fill.radii == CornerRadii(5))
    #expect(fill.geometry == .linear(start: Point(x: 5, y: 5), end: Point(x: 10, y: 10)))
    #expect(fill.stops == [.init(position: 0.25, color: .red)])
  }

  @Test("an ellipse fills its room, shapes have names where one is wanted, corners may be given together")
  func names() throws {
    let bounds = try Fixture().commands { Ellipse().frame(width: 20, height: 10) }
      .compactMap { if case .fillPath(let path, _, _) = $0 { path.bounds } else { nil } }
    #expect(bounds == [rect(0, 0, 20, 10)])
    func drawn(_ shape: some Shape) throws -> [Command] {
      try Fixture().commands { shape.fill(.red).frame(width: 20, height: 10) }
    }
    #expect(try drawn(.rect) == drawn(Rectangle()))
    #expect(try drawn(.rect(cornerRadius: 3)) == drawn(RoundedRectangle(cornerRadius: 3)))
    #expect(try drawn(.capsule) == drawn(Capsule()))
    #expect(try drawn(.circle) == drawn(Circle()))
    #expect(try drawn(.ellipse) == drawn(Ellipse()))
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(
      try drawn(UnevenRoundedRectangle(cornerRadii: radii))
        == drawn(
          UnevenRoundedRectangle(
            topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)))
  }

  @Test("a stroke has its dashes, a filled shape may have one too, and a part of a circle is an arc on its edge")
  func strokes() throws {
    func borders(@ViewBuilder _ content: () -> some View) throws -> [Border] {
      try Fixture().commands { content().frame(width: 20, height: 10) }
        .compactMap { if case .border(let border) = $0 { border } else { nil } }
    }
    let plain = try borders { Capsule().stroke(.red, lineWidth: 2) }
    #expect(plain.map(\.alignment) == [.center])
    #expect(try borders { Capsule().stroke(.red, style: StrokeStyle(lineWidth: 2)) } == plain)
    #expect(try borders { Capsule().fill(.blue).stroke(.red, lineWidth: 2) } == plain)
    let dashed = try borders { Capsule().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [3])) }
    #expect(dashed.map(\.style) == [.dashed(on: 3, off: 3)] && dashed.map(\.alignment) == [.inside])
    let uneven = try borders { Capsule().stroke(.red, style: StrokeStyle(dash: [3, 1])) }
    #expect(uneven.map(\.style) == [.dashed(on: 3, off: 1)])
    let dotted = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0.1, 4], dashPhase: 1)
    #expect(try borders { Capsule().stroke(.red, style: dotted) }.isEmpty)
    let outline = Capsule().path(in: rect(0, 0, 20, 10))
    #expect(
      try Fixture().commands { Capsule().stroke(.red, style: dotted).frame(width: 20, height: 10) }
        == [.fillPath(outline.strokedPath(dotted), .nonzero, .red)])
    let arcs = try Fixture().commands {
      Circle().trim(from: 0.25, to: 2).stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round))
        .frame(width: 20, height: 10)
    }
    .compactMap { if case .arc(let arc) = $0 { arc } else { nil } }
    #expect(
      arcs == [
        Arc(center: Point(x: 10, y: 5), radius: 5, width: 2, start: 90, sweep: 270, cap: .round, color: .red)
      ])
  }

  @Test("a part of a circle begins at the right, whatever it is painted with, and can be dashed")
  func trimmedCircles() throws {
    func bounds(_ view: some View) throws -> Rect? {
      try Fixture().commands { view.frame(width: 20, height: 20) }.compactMap { command -> Rect? in
        if case .fillPath(let path, _, _) = command { path.bounds } else { nil }
      }.first
    }
    let quarter = RoundedBounds(rect(10, 10, 11, 11))
    let style = StrokeStyle(lineWidth: 2, dash: [1, 0.5])
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(RoundedBounds(try bounds(Circle().trim(from: 0, to: 0.25).stroke(.red, style: style))) == quarter)
    #expect(RoundedBounds(try bounds(Circle().trim(from: 0, to: 0.25).stroke(gradient, lineWidth: 2))) == quarter)
    #expect(RoundedBounds(try bounds(Ellipse().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 2))) == quarter)
  }

  @Test("a radial gradient lies about its place in the shape, mirrored where lines run to the left, and grows with it")
  func radial() throws {
    func circles(_ direction: LayoutDirection, scale: Double = 1) throws -> GradientGeometry.Circles? {
      let center = UnitPoint(x: 0.25, y: 0.5)
      return try Fixture().commands {
        Circle().fill(RadialGradient(colors: [.red, .blue], center: center, startRadius: 2, endRadius: 9))
          .frame(width: 20, height: 20).scaleEffect(scale, anchor: .topLeading)
          .environment(\.layoutDirection, direction)
      }.compactMap {
        if case .fillGradient(let fill) = $0, case .radial(let circles) = fill.geometry.shape { circles } else { nil }
      }.first
    }
    #expect(try circles(.leftToRight) == .init(center: Point(x: 5, y: 10), startRadius: 2, endRadius: 9))
    #expect(try circles(.rightToLeft) == .init(center: Point(x: 15, y: 10), startRadius: 2, endRadius: 9))
    #expect(try circles(.leftToRight, scale: 2) == .init(center: Point(x: 10, y: 20), startRadius: 4, endRadius: 18))
  }

  @Test("corners of two radii are quarters of ellipses, also of lines along the edge and within it")
  func ellipticalCorners() throws {
    let shape = RoundedRectangle(cornerSize: Size(width: 8, height: 4))
    func path(_ view: some View) throws -> Path? {
      try Fixture().commands { view.frame(width: 20, height: 20) }.compactMap { command -> Path? in
        if case .fillPath(let path, _, _) = command { path } else { nil }
      }.first
    }
    let whole = Path { $0.addRoundedRect(rect(0, 0, 20, 20), corner: (8, 4)) }
    #expect(try path(shape.fill(.red)) == whole)
    #expect(try path(Rectangle().fill(.red).clipShape(shape)) == whole)
    let line = PathStroke(width: 2)
    #expect(try path(shape.stroke(.red, lineWidth: 2)) == whole.stroked(line))
    let inner = Path { $0.addRoundedRect(rect(1, 1, 18, 18), corner: (7, 3)) }
    #expect(try path(shape.strokeBorder(.red, lineWidth: 2)) == inner.stroked(line))
    #expect(try path(shape.strokeBorder(.red, style: .solid, lineWidth: 2)) == inner.stroked(line))
    #expect(try path(shape.inset(by: 1).fill(.red)) == inner)
    // As high as its room has it, and circular where both radii are equal.
    let large = RoundedRectangle(cornerSize: Size(width: 4, height: 90))
    #expect(try path(large.fill(.red)) == Path { $0.addRoundedRect(rect(0, 0, 20, 20), corner: (4, 10)) })
    #expect(try path(RoundedRectangle(cornerSize: Size(width: 4, height: 4)).fill(.red)) == nil)
  }

  @Test("a path lies as it was drawn, whatever rectangle it is asked for")
  func asked() throws {
    let path = Path(roundedRect: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.path(in: Rect(x: 10, y: 20, width: 30, height: 40)) == path)
    // In a view it lies from the corner on.
    let commands = try Fixture().commands { path.fill(.red).frame(width: 10, height: 10).padding(5) }
    #expect(commands.compactMap(\.bounds) == [Rect(x: 6, y: 7, width: 3, height: 4)])
  }
}
