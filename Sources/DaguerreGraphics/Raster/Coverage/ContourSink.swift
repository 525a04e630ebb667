/// What takes the contours of a shape in a window.
///
/// Contours come relative to the shape's origin; what is called local is relative to the corner of the window.
protocol ContourSink: ~Copyable {
  var window: PixelRect { get }
  /// Where the contour begins, local.
  var start: GridPoint { get set }
  /// Where the contour has come to, local.
  var current: GridPoint { get set }

  /// Adds a line from where the contour has come to.
  mutating func addLocalLine(to point: GridPoint)
  /// Adds an arc that begins where the contour has come to.
  mutating func addLocalArc(_ arc: CircularArc)
  /// Adds contours that may lie over each other, but over no others.
  mutating func addOverlapping(_ draw: (inout Outline) -> Void)
}

extension ContourSink where Self: ~Copyable {
  func local(_ point: GridPoint) -> GridPoint {
    GridPoint(x: point.x - window.x0 << Fixed.fractionBits, y: point.y - window.y0 << Fixed.fractionBits)
  }

  mutating func move(to point: GridPoint) {
    close()
    start = local(point)
    current = start
  }

  mutating func addLine(to point: GridPoint) { addLocalLine(to: local(point)) }

  mutating func close() { addLocalLine(to: start) }

  /// Adds the part of a circle between two angles in turns, clockwise if `to` is the greater one.
  ///
  /// A line leads to its start.
  mutating func addArc(center: GridPoint, radius: Int, from startTurn: Double, to endTurn: Double) {
    guard radius > 0 else { return addLine(to: center) }
    let arc = CircularArc(center: local(center), radius: Double(radius), from: startTurn, to: endTurn)
    addLocalLine(to: arc.point(at: 0).gridPoint)
    addLocalArc(arc)
  }
}
