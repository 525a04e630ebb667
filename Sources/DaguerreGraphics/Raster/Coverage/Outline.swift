/// Collects the outline of a shape as straight edges, cut to a window.
///
/// Curves become chords, with which the coverage of a pixel is off by 1/1024 at worst, 0.25 levels, and less on average.
/// What lies above, below or to the right of the window is dropped, what lies to its left is moved to its left side:
/// that changes no coverage inside, and makes the cost of a shape depend on what can be seen of it.
struct Outline: ContourSink, ~Copyable {
  private(set) var edges = ScratchList<Edge>()
  /// Whether there are too many edges to keep.
  var isTooLong: Bool { edges.count > Self.maximumEdges }
  let window: PixelRect
  /// How far a chord may be from its curve on average over a pixel, in grid steps.
  private let tolerance: Double
  /// Right and bottom of the window, in grid steps from its corner.
  private let limit: GridPoint
  var start = GridPoint(x: 0, y: 0)
  var current = GridPoint(x: 0, y: 0)

  /// The tolerance of what is drawn.
  static let flatteningTolerance = Double(Fixed.one) / 1024
  /// Chords of one curve, beyond which it is halved and parts that cannot be seen are dropped.
  private static let maximumChords = 256.0
  /// How many edges are kept: 40 MB.
  static let maximumEdges = 1 << 21

  init(window: PixelRect, tolerance: Double = Self.flatteningTolerance) {
    self.window = window
    self.tolerance = tolerance
    limit = GridPoint(x: window.width << Fixed.fractionBits, y: window.height << Fixed.fractionBits)
  }

  mutating func addOverlapping(_ draw: (inout Outline) -> Void) { draw(&self) }

  mutating func addQuadratic(control: GridPoint, to end: GridPoint) {
    addCurve(Quadratic(from: current, control: local(control), to: local(end)), depth: 0)
  }

  mutating func addCubic(control1: GridPoint, control2: GridPoint, to end: GridPoint) {
    addCurve(Cubic(from: current, control1: local(control1), control2: local(control2), to: local(end)), depth: 0)
  }

  mutating func addLocalArc(_ arc: CircularArc) { addCurve(arc, depth: 0) }

  /// Adds a curve as chords that enclose as much as it does.
  ///
  /// Points on a curve make chords that all lie on its inner side. Moved outwards by two thirds of how far a chord bends
  /// away, h² / 12 of the second derivative for parameters h apart, they make chords that cross it: what one of them
  /// adds at its ends it lacks in its middle. The first and the last point stay, so the first and the last chord are
  /// shorter by √½, which balances them too.
  private mutating func addCurve(_ curve: some Curve, depth: Int) {
    let chords = chordCount(curve)
    if chords > Self.maximumChords, depth < 40 {
      let hull = curve.hull
      let isHidden = hull.y1 <= 0 || hull.y0 >= limit.y || hull.x0 >= limit.x || hull.x1 <= 0
      if !isHidden {
        let (first, second) = curve.halves
        addCurve(first, depth: depth + 1)
        addCurve(second, depth: depth + 1)
        return
      }
    } else if chords > 1 {
      let step = 1 / (chords - 2 + 2 * Self.shortChord)
      for number in 1..<Int(chords) {
        let t = (Double(number) - 1 + Self.shortChord) * step
        addLocalLine(to: (curve.point(at: t) - curve.secondDerivative(at: t) * (step * step / 12)).gridPoint)
      }
    }
    addLocalLine(to: curve.point(at: 1).gridPoint)
  }

  /// √½.
  private static let shortChord = 0.7071067811865476

  /// As many as it takes for the coverage of no pixel to be off by more than the tolerance.
  ///
  /// A chord bends away by s = flatness / n², of which it is off by two thirds at its ends. Where it is short, this is soon
  /// made good: with the length L it is off by 0.128 sL pixels at most, in a pixel that it enters and leaves where that
  /// is worst. More is asked of both, since n parts of a curve are not equal.
  private func chordCount(_ curve: some Curve) -> Double {
    let bend = curve.flatness / tolerance
    guard bend > 1 else { return 1 }
    let area = 0.2 * bend * (curve.length / Double(Fixed.one))
    let most = (0.667 * bend).squareRoot()
    var count = (0.2 * bend).squareRoot().rounded(.down)
    while count < most, count * count * count < area, count <= Self.maximumChords { count += 1 }
    return count + 1
  }

  mutating func addLocalLine(to point: GridPoint) {
    let from = current
    current = point
    guard from.y != point.y, !isTooLong else { return }
    if isInside(from), isInside(point) {
      if let edge = Edge(from: from, to: point) { edges.append(edge) }
    } else {
      addClippedLine(from: from, to: point)
    }
  }

  private func isInside(_ point: GridPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x <= limit.x && point.y <= limit.y
  }

  private mutating func addClippedLine(from: GridPoint, to: GridPoint) {
    let isDownward = from.y < to.y
    let (top, bottom) = isDownward ? (from, to) : (to, from)
    guard bottom.y > 0, top.y < limit.y, min(top.x, bottom.x) < limit.x else { return }
    let slope = Double(bottom.x - top.x) / Double(bottom.y - top.y)
    func cut(at y: Int) -> GridPoint {
      GridPoint(x: top.x + Fixed.round(Double(y - top.y) * slope), y: y)
    }
    var points = [top.y < 0 ? cut(at: 0) : top]
    let last = bottom.y > limit.y ? cut(at: limit.y) : bottom
    for x in slope < 0 ? [limit.x, 0] : [0, limit.x] where (points[0].x < x) != (last.x < x) {
      let y = Double(top.y) + Double(x - top.x) / slope
      points.append(GridPoint(x: x, y: min(max(Fixed.round(y), points[points.count - 1].y), last.y)))
    }
    points.append(last)
    for (upper, lower) in zip(points, points.dropFirst()) where upper.y < lower.y {
      // A piece lies within the window or on one side of it; by then only rounding can make it stick out.
      let pieceTop = GridPoint(x: min(max(upper.x, 0), limit.x), y: upper.y)
      let pieceBottom = GridPoint(x: min(max(lower.x, 0), limit.x), y: lower.y)
      edges.append(Edge(top: pieceTop, bottom: pieceBottom, winding: isDownward ? -1 : 1))
    }
  }
}
