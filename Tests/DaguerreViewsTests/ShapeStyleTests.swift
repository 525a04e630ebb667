import DaguerreGraphics
import DaguerreViews
import Testing

@Suite("Styles of shapes")
struct ShapeStyleTests {
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
      #expect(try color(.dark) { Rectangle().fill(style) } == .red)
      #expect(try color(.dark) { Ellipse().stroke(style, lineWidth: 2) } == .red)
      #expect(try color(.dark) { Rectangle().foregroundColor(.green).foregroundStyle(style) } == .green)
      #expect(try color(.dark) { Group { Rectangle() }.foregroundStyle(style) } == .red)
      #expect(try color(.dark) { Color.clear.background(style) } == .red)
      #expect(try color(.dark) { Color.clear.border(style) } == .red)
      #expect(try color(.dark) { Rectangle().fill(.tint).tint(style) } == .red)
    }
    let half = SchemeStyle().opacity(0.5)
    #expect(try color { Rectangle().fill(half) } == Color.blue.opacity(0.5))
  }

  @Test("the system's styles depend on what is around them")
  func system() throws {
    #expect(try color { Rectangle().fill(.foreground).foregroundColor(.red) } == .red)
    #expect(try color { Rectangle().fill(AnyShapeStyle(.secondary)).foregroundColor(.red) } == Color.red.opacity(0.6))
    #expect(try color { Rectangle().fill(AnyShapeStyle(.primary)) } == .black)
    #expect(try color(.dark) { Rectangle().fill(AnyShapeStyle(.primary)) } == .white)
    #expect(try color(.dark) { Rectangle().fill(.background) } == .black)
    #expect(try color(.dark) { Rectangle().fill(.background).backgroundStyle(.yellow) } == .yellow)
    #expect(try color(.dark) { Rectangle().fill(.separator) } == Color(rgba: 0x5454_5899))
    #expect(try color { Color.clear.background(in: Capsule()) } == .white)
  }

  @Test(
    "gradients fill rounded rectangles; on paths, lines and texts they are an error, unless one colour stands for them")
  func gradients() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let faded = AnyShapeStyle(gradient.opacity(0.5))
    guard case .fillGradient(let fill)? = try Fixture().commands(width: 8, height: 8, { Circle().fill(faded) }).first
    else {
      Issue.record("no gradient")
      return
    }
    #expect(fill.stops.map(\.color) == [Color.red.opacity(0.5), Color.blue.opacity(0.5)])
    #expect(throws: (any Error).self) { try color { Ellipse().fill(gradient) } }
    #expect(throws: (any Error).self) { try color { Circle().strokeBorder(gradient, lineWidth: 2) } }
    #expect(throws: (any Error).self) { try color { Text("a").foregroundStyle(gradient) } }
    guard case .fillGradient? = try Fixture().commands(width: 8, height: 8, { Circle().fill(.red.gradient) }).first
    else {
      Issue.record("no gradient")
      return
    }
    #expect(try color { Ellipse().fill(.red.gradient) } == .red)
    #expect(try color { Circle().strokeBorder(.red.gradient, lineWidth: 2) } == .red)
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
