/// How a line along a path is drawn.
///
/// As in the Scalable Vector Graphics specification, section 13.5.
public struct PathStroke: Hashable, Sendable {
  /// The shape of an end.
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  /// The shape of a corner.
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// The thickness of the line, in points.
  public var width: Double
  /// How ends, and those of dashes, look.
  public var cap: Cap
  /// How corners look.
  public var join: Join
  /// How many times the line's width a corner may reach; one that would reach farther is cut off.
  public var miterLimit: Double
  /// Points that are drawn and points that are not, in turn; none for a solid line.
  ///
  /// More than 20,000 dashes along a line are drawn as a solid one.
  public var dash: [Double]
  /// Points of the pattern that lie before the start of the path.
  public var dashPhase: Double

  /// A line; lengths in points.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension Path {
  /// How far lines may lie beside the curves that they stand for, in points: half a level of coverage at one pixel a
  /// point.
  private static let tolerance = 1.0 / 512
  /// The share of a line's thickness, or of a point, that its parts must be longer than to have a direction.
  private static let shortestLine = 1.0 / 4096
  /// Too short to be seen, in points.
  private static let shortestDash = 1e-6

  /// The outline of a line along the path, to be filled by the nonzero rule.
  ///
  /// Each straight piece, corner and end is a contour of its own, all of them clockwise: what they cover together is what a
  /// pen covers that is drawn along the path.
  public func stroked(_ stroke: PathStroke) -> Path {
    let half = stroke.width / 2
    guard half > 0, half.isFinite else { return Path() }
    // What is far from the middle of a thick line is moved farther.
    let lines = Polyline.lines(
      of: self, tolerance: Self.tolerance / max(1, half / 8), shortest: min(stroke.width, 1) * Self.shortestLine)
    var outline = StrokeOutline(stroke, half)
    for line in lines {
      guard let pattern = stroke.pattern else {
        outline.add(line)
        continue
      }
      for dash in line.dashes(pattern, phase: stroke.dashPhase, shortest: stroke.cap == .butt ? 0 : Self.shortestDash) {
        outline.add(dash)
      }
    }
    return outline.path
  }

  /// The part of the path between two shares of its length, 0 to 1, as straight lines.
  public func trimmed(from start: Double, to end: Double) -> Path {
    let lines = Polyline.lines(of: self, tolerance: Self.tolerance)
    let total = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (min(max(start, 0), 1) * total, min(max(end, 0), 1) * total)
    if first <= 0, last >= total { return self }
    var path = Path()
    var before = 0.0
    for line in lines {
      let length = line.length
      let (from, to) = (max(first - before, 0), min(last - before, length))
      if from < to { for part in line.parts([from...to]) { path.addLines(part.points) } }
      before += length
    }
    return path
  }
}

extension PathStroke {
  /// The dashes and gaps of a pattern that has an even number of both; nil where the line is solid.
  fileprivate var pattern: [Double]? {
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else {
      return nil
    }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }
}

extension Polyline {
  /// No more than can be told apart: a pattern that is finer is drawn as a solid line.
  private static let mostDashes = 20_000.0

  /// The parts of the line that a pattern draws.
  fileprivate func dashes(_ pattern: [Double], phase: Double, shortest: Double) -> [Polyline] {
    let total = length
    let period = pattern.reduce(0, +)
    let dashesOfPeriod = Double(pattern.count / 2)
    // A sum of lengths may be too large for a number; then nothing would ever end.
    guard total > 0, period.isFinite, total / period * dashesOfPeriod < Self.mostDashes else { return [self] }
    var drawn: [ClosedRange<Double>] = []
    var start = -((phase.isFinite ? phase : 0).truncatingRemainder(dividingBy: period))
    if start > 0 { start -= period }
    var index = 0
    while start < total {
      let end = start + pattern[index]
      // A dash without a length has its caps, in the direction of the line.
      let drawnEnd = max(end, start + shortest)
      if index.isMultiple(of: 2), drawnEnd > max(start, 0) { drawn.append(max(start, 0)...min(drawnEnd, total)) }
      start = end
      index = (index + 1) % pattern.count
    }
    // What is drawn at both ends of a closed line is one dash, which goes around the corner there.
    guard isClosed, drawn.first?.lowerBound == 0, drawn.last?.upperBound == total else { return parts(drawn) }
    guard drawn.count > 1 else { return [self] }
    var parts = parts(drawn)
    guard parts.count > 1 else { return parts }
    parts[0] = parts.removeLast().joined(to: parts[0], isCorner: corners[0])
    return parts
  }
}

/// Collects what a pen covers.
private struct StrokeOutline {
  private(set) var path = Path()
  private let stroke: PathStroke
  private let half: Double

  init(_ stroke: PathStroke, _ half: Double) {
    self.stroke = stroke
    self.half = half
  }

  mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else { return addPoint(points[0]) }
    let count = line.isClosed ? points.count : points.count - 1
    let normals = (0..<count).map { index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      let length = a.distance(to: b)
      return Point(x: (b.y - a.y) / length * half, y: (a.x - b.x) / length * half)
    }
    func normal(_ direction: Point) -> Point { Point(x: direction.y * half, y: -direction.x * half) }
    let (start, end) = (normal(line.startDirection), normal(line.endDirection))
    for index in 0..<count {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      let first = index == 0 && !line.isClosed ? start : normals[index]
      let last = index == count - 1 && !line.isClosed ? end : normals[index]
      addContour([a + first, b + last, b - last, a - first])
    }
    for index in (line.isClosed ? 0 : 1)..<count {
      let before = normals[(index + count - 1) % count]
      addJoin(points[index], before, normals[index], isCorner: line.corners[index])
    }
    guard !line.isClosed else { return }
    addCap(points[0], start, isStart: true)
    addCap(points[points.count - 1], end, isStart: false)
  }

  /// A line of no length has the ends alone, as if it went to the right.
  private mutating func addPoint(_ point: Point) {
    switch stroke.cap {
    case .butt: break
    case .round: path.addEllipse(in: Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    case .square: path.addRect(Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    }
  }

  private mutating func addCap(_ end: Point, _ normal: Point, isStart: Bool) {
    switch stroke.cap {
    case .butt: break
    case .round: addPoint(end)
    case .square:
      let along = isStart ? Point(x: normal.y, y: -normal.x) : Point(x: -normal.y, y: normal.x)
      let (left, right) = isStart ? (end - normal, end + normal) : (end + normal, end - normal)
      addContour([left, left + along, right + along, right])
    }
  }

  /// What lies outside of both lines at a corner.
  private mutating func addJoin(_ corner: Point, _ before: Point, _ after: Point, isCorner: Bool) {
    let turn = before.x * after.y - before.y * after.x
    let cosine = (before.x * after.x + before.y * after.y) / (half * half)
    // Two lines along one another leave nothing out.
    guard turn != 0 || cosine < 0 else { return }
    let join = isCorner ? stroke.join : cosine > 0.5 ? .miter : .round
    if join == .round {
      return path.addEllipse(in: Rect(x: corner.x - half, y: corner.y - half, width: 2 * half, height: 2 * half))
    }
    // Clockwise on the page: the outer side is that of the normals where lines turn right, the other one else.
    let (first, last) = turn > 0 ? (corner + before, corner + after) : (corner - after, corner - before)
    // One over the sine of half of the angle between the lines, which is the cosine of half of the turn.
    let ratio = (2 / (1 + cosine)).squareRoot()
    guard join == .miter, ratio.isFinite, ratio <= stroke.miterLimit || !isCorner else {
      return addContour([corner, first, last])
    }
    let tip = Point(x: (before.x + after.x) / (1 + cosine), y: (before.y + after.y) / (1 + cosine))
    addContour([corner, first, turn > 0 ? corner + tip : corner - tip, last])
  }

  private mutating func addContour(_ points: [Point]) {
    path.addLines(points)
    path.close()
  }
}

extension Point {
  fileprivate static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  fileprivate static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}
