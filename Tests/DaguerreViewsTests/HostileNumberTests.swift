import DaguerreViews
import Testing

/// Says a number that is none wherever it is asked.
private struct HostileLayout: Layout {
  let number: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: number, height: number)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      let anchor = UnitPoint(x: number, y: 1)
      subview.place(at: Point(x: number, y: 0), anchor: anchor, proposal: .init(width: number, height: number))
    }
  }
}

@Suite("Numbers that are none")
struct HostileNumberTests {
  /// Draws a view; what cannot be drawn is an error in words.
  private func draw(@ViewBuilder _ content: () -> some View) throws {
    let renderer = try Fixture().renderer
    do {
      let rendering = try renderer.render(content(), proposal: ProposedViewSize(width: 100, height: 50))
      _ = try Rasterizer().draw(rendering.list)
    } catch {
      #expect(!"\(error)".isEmpty)
    }
  }

  @Test(
    "places, sizes, indices and shares end in a picture or in words",
    arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
  func views(number: Double) throws {
    try draw { Color.red.frame(width: 3, height: 3).position(x: number, y: number) }
    try draw {
      ZStack {
        Color.red.zIndex(number)
        Color.red.zIndex(.nan)
        Color.red
      }
    }
    try draw {
      LinearGradient(
        stops: [.init(color: .red, location: number), .init(color: .blue, location: 0)],
        startPoint: UnitPoint(x: number, y: 0), endPoint: .top)
    }
    try draw { RadialGradient(colors: [.red, .blue], center: .center, startRadius: number, endRadius: 3) }
    try draw {
      RadialGradient(colors: [.red, .blue], center: UnitPoint(x: number, y: 0), startRadius: 5, endRadius: 5)
    }
    try draw {
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow {
          Color.red
          Color.red.frame(width: number, height: number)
        }
        Color.blue
      }
    }
    try draw { Text("a\nb").lineSpacing(number) }
    try draw { Circle().trim(from: number, to: 0.5).stroke(.red, lineWidth: number) }
    try draw { Capsule().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [number, 0])) }
    try draw { Ellipse().frame(width: number, height: 3) }
    try draw { Slider(value: .constant(number), in: -1e308...1e308) }
    try draw { ProgressView(value: number) }
    try draw { ProgressView(value: 0.5, total: number) }
    try draw { Gauge(value: number, in: 0...1) { Text("x") } }
    try draw { HostileLayout(number: number)() { Text("a") }.frame(width: 20, height: 20) }
    try draw { Color.red.frame(width: 3, height: 3).scaleEffect(number, anchor: UnitPoint(x: number, y: 0)) }
    try draw { Color.red.frame(width: 3, height: 3).rotationEffect(.degrees(90), anchor: UnitPoint(x: number, y: 0)) }
    try draw { Color.red.frame(width: 3, height: 3).rotationEffect(.degrees(number)).hueRotation(.degrees(number)) }
    try draw { Color.red.frame(width: 3, height: 3).scaleEffect(x: number, y: 2).blur(radius: number) }
    try draw {
      Circle().rotation(.degrees(number)).stroke(.red, style: StrokeStyle(lineCap: .round, dash: [0, number]))
    }
    try draw {
      Text("a").background(Color.red).clipShape(Circle())
        .transformEffect(AffineTransform(a: 1, b: number, c: 2, d: 1, tx: number, ty: 0)).blendMode(.hue)
    }
    try draw {
      Circle().fill(
        AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(number), endAngle: .zero))
    }
    try draw { Circle().fill(EllipticalGradient(colors: [.red, .blue], endRadiusFraction: number)) }
    try draw { Color.red.saturation(number).brightness(number).contrast(number).grayscale(number) }
    try draw { Color.red.opacity(number).shadow(color: .black.opacity(number), radius: 3).opacity(number) }
  }

  @Test(
    "lines along paths end in a picture or in words",
    arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e160, .leastNonzeroMagnitude, 1e9])
  func strokes(number: Double) throws {
    try draw { Ellipse().stroke(.red, lineWidth: number) }
    try draw {
      Ellipse().stroke(
        .red,
        style: StrokeStyle(lineWidth: 2, lineJoin: .miter, miterLimit: number, dash: [number, 1], dashPhase: number))
    }
    try draw { Ellipse().stroke(.red, style: StrokeStyle(lineWidth: number, lineCap: .round, dash: [1e-9, number])) }
    try draw { Ellipse().trim(from: number, to: 1).stroke(lineWidth: 2) }
    var path = Path()
    path.move(to: Point(x: number, y: 0))
    path.addCubic(
      control1: Point(x: number, y: 1), control2: Point(x: 0, y: number), to: Point(x: -number, y: number))
    path.addArc(center: Point(x: 3, y: 3), radius: number, start: 0, end: 300, isClockwise: true)
    try draw { path.stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [2, 1])) }
    try draw { path.trim(from: 0.1, to: 0.7).stroke(.red, lineWidth: number) }
  }
}
