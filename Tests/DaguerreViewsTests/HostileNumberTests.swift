import DaguerreViews
import Testing

@Suite("Numbers that are none")
struct HostileNumberTests {
  /// Draws a view; what cannot be drawn is an error in words.
  private func draw(@ViewBuilder _ content: () -> some View) throws {
    let rendering = try Fixture().renderer.render(content(), proposal: ProposedViewSize(width: 100, height: 50))
    do {
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
    try draw { Color.red.opacity(number).shadow(color: .black.opacity(number), radius: 3).opacity(number) }
  }
}
