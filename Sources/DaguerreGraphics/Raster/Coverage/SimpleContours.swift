/// Adds up the area of contours that enclose no point more than once, and all in the same sense: there is nothing to
/// resolve, and arcs need no chords.
struct SimpleContours: ContourSink, ~Copyable {
  let window: PixelRect
  var start = GridPoint(x: 0, y: 0)
  var current = GridPoint(x: 0, y: 0)
  private var accumulator: CoverageAccumulator

  /// The coverage in a window that holds all that `draw` adds, but for a step that rounding makes stick out.
  static func mask(in window: PixelRect, draw: (inout SimpleContours) -> Void) -> Mask {
    var contours = SimpleContours(window)
    draw(&contours)
    contours.close()
    return contours.accumulator.mask(x: window.x0, y: window.y0)
  }

  private init(_ window: PixelRect) {
    self.window = window
    accumulator = CoverageAccumulator(width: window.width, height: window.height)
  }

  mutating func addOverlapping(_ draw: (inout Outline) -> Void) {
    var outline = Outline(window: window)
    draw(&outline)
    outline.close()
    EdgeResolver.fill(outline.edges, rule: .nonzero, height: window.height, into: &accumulator)
  }

  mutating func addLocalLine(to point: GridPoint) {
    if let edge = Edge(from: inside(current), to: inside(point)) { accumulator.add(edge) }
    current = point
  }

  private func inside(_ point: GridPoint) -> GridPoint {
    GridPoint(
      x: min(max(point.x, 0), window.width << Fixed.fractionBits),
      y: min(max(point.y, 0), window.height << Fixed.fractionBits))
  }

  mutating func addLocalArc(_ arc: CircularArc) {
    let (low, high) = (min(arc.start, arc.end), max(arc.start, arc.end))
    var quarter = Int((low * 4).rounded(.down))
    while Double(quarter) < high * 4 {
      let ends = (max(low, Double(quarter) / 4), min(high, Double(quarter + 1) / 4))
      accumulator.add(
        CircularPiece(center: arc.center, radius: Int(arc.radius), between: ends, quarter: quarter),
        sign: arc.start < arc.end ? 1 : -1)
      quarter += 1
    }
    current = arc.point(at: 1).gridPoint
  }
}
