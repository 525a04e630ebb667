/// What takes the contours of a shape.
protocol ContourSink: ~Copyable {
  mutating func move(to point: GridPoint)
  mutating func addLine(to point: GridPoint)
  /// Adds the part of a circle between two angles in turns, clockwise if `to` is the greater one.
  ///
  /// A line leads to its start.
  mutating func addArc(center: GridPoint, radius: Int, from startTurn: Double, to endTurn: Double)
  mutating func close()
  /// Adds contours that may lie over each other, but over no others.
  mutating func addOverlapping(_ draw: (inout Outline) -> Void)
}

/// Adds up the area of contours that enclose no point more than once, and all in the same sense: there is nothing to
/// resolve, and arcs need no chords.
struct SimpleContours: ContourSink, ~Copyable {
  private let window: PixelRect
  private var accumulator: CoverageAccumulator
  private var start = GridPoint(x: 0, y: 0)
  private var current = GridPoint(x: 0, y: 0)

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

  /// From the corner of the window.
  private func local(_ point: GridPoint) -> GridPoint {
    GridPoint(x: point.x - window.x0 << Fixed.fractionBits, y: point.y - window.y0 << Fixed.fractionBits)
  }

  mutating func move(to point: GridPoint) {
    close()
    start = local(point)
    current = start
  }

  mutating func addLine(to point: GridPoint) { addLocalLine(to: local(point)) }

  mutating func close() { addLocalLine(to: start) }

  mutating func addOverlapping(_ draw: (inout Outline) -> Void) {
    var outline = Outline(window: window)
    draw(&outline)
    outline.close()
    EdgeResolver.fill(outline.edges, rule: .nonzero, into: &accumulator)
  }

  private mutating func addLocalLine(to point: GridPoint) {
    if let edge = Edge(from: inside(current), to: inside(point)) { accumulator.add(edge) }
    current = point
  }

  private func inside(_ point: GridPoint) -> GridPoint {
    GridPoint(
      x: min(max(point.x, 0), window.width << Fixed.fractionBits),
      y: min(max(point.y, 0), window.height << Fixed.fractionBits))
  }

  mutating func addArc(center: GridPoint, radius: Int, from startTurn: Double, to endTurn: Double) {
    guard radius > 0 else { return addLine(to: center) }
    let arc = CircularArc(center: local(center), radius: Double(radius), from: startTurn, to: endTurn)
    addLocalLine(to: arc.point(at: 0).gridPoint)
    let (low, high) = (min(startTurn, endTurn), max(startTurn, endTurn))
    var quarter = Int((low * 4).rounded(.down))
    while Double(quarter) < high * 4 {
      let ends = (max(low, Double(quarter) / 4), min(high, Double(quarter + 1) / 4))
      accumulator.add(
        CircularPiece(center: local(center), radius: radius, between: ends, quarter: quarter),
        sign: startTurn < endTurn ? 1 : -1)
      quarter += 1
    }
    current = arc.point(at: 1).gridPoint
  }
}
