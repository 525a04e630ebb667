internal import DaguerreSupport

/// A part of a path as straight lines, for what goes along it: strokes, dashes, parts of a length.
struct Polyline: Sendable {
  /// Where lines meet, in points; no two that follow one another are closer than `shortest`.
  private(set) var points: [Point]
  /// For each of `points`, whether the path has a corner there; what lies on a curve is none.
  private(set) var corners: [Bool]
  /// Whether the last point is joined to the first, which is not repeated.
  private(set) var isClosed = false

  /// In which directions the curve begins and ends that the lines stand for, where they are a part of it.
  private var cut: (start: Point, end: Point)?

  /// The direction in which the line begins, of length 1: that of the curve, not of its first chord.
  var startDirection: Point { cut?.start ?? direction(at: 0, on: 0) }

  /// The direction in which the line ends, of length 1.
  var endDirection: Point { cut?.end ?? direction(at: 1, on: points.count - (isClosed ? 1 : 2)) }

  /// The direction at a share of one of the lines, of length 1.
  ///
  /// A chord has the direction that its curve has in the middle; at its ends a curve has that between two chords.
  private func direction(at share: Double, on index: Int) -> Point {
    let count = points.count
    func chord(_ index: Int) -> Point {
      let (a, b) = (points[(index + count) % count], points[(index + 1) % count])
      let length = a.distance(to: b)
      return Point(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
    }
    let own = chord(index)
    let (isBent, goesOn) = (!corners[index], !corners[(index + 1) % count])
    // What changes from the middle of the line to its end, by the neighbour that is of the same curve.
    func change(_ isThere: Bool, _ other: Int, _ otherIsThere: Bool, _ opposite: Int) -> Point {
      guard isThere || otherIsThere else { return .zero }
      let next = chord(isThere ? other : opposite)
      let sign = isThere ? 0.5 : -0.5
      return Point(x: (next.x - own.x) * sign, y: (next.y - own.y) * sign)
    }
    let way = share * 2 - 1
    let bend = way < 0 ? change(isBent, index - 1, goesOn, index + 1) : change(goesOn, index + 1, isBent, index - 1)
    let direction = Point(x: own.x + bend.x * abs(way), y: own.y + bend.y * abs(way))
    let length = direction.length
    return length > 0 ? Point(x: direction.x / length, y: direction.y / length) : own
  }

  /// The length of each line, with that which closes it.
  var lengths: [Double] {
    points.indices.dropLast(isClosed ? 0 : 1).map { points[$0].distance(to: points[($0 + 1) % points.count]) }
  }

  /// Of all lines together, in points.
  var length: Double { lengths.reduce(0, +) }

  /// The length of a line that is taken for none.
  private let shortest: Double

  private init(from point: Point, shortest: Double) {
    self.shortest = shortest
    points = [point]
    corners = [true]
  }

  /// The lines of each subpath of a path.
  ///
  /// - Parameters:
  ///   - tolerance: how far lines may lie beside the curves that they stand for, in points.
  ///   - shortest: the length of a line that is taken for none, such as what rounding leaves between the end of a contour and
  ///     its start: its direction means nothing. In points.
  static func lines(of path: Path, tolerance: Double, shortest: Double = 0) -> [Polyline] {
    let tolerance = tolerance * slack(of: path, tolerance)
    var all: [Polyline] = []
    var current: Polyline?
    for element in path.elements {
      switch element {
      case .move(let point):
        if let current { all.append(current) }
        current = Polyline(from: point, shortest: shortest)
      case .line(let end): current?.append(end, isCorner: true)
      case .quadratic(let control, let end):
        guard let start = current?.points.last else { continue }
        current?.append(chords(miss(start, control, end), tolerance), to: end) { share in
          let rest = 1 - share
          return Point(
            x: rest * rest * start.x + 2 * rest * share * control.x + share * share * end.x,
            y: rest * rest * start.y + 2 * rest * share * control.y + share * share * end.y)
        }
      case .cubic(let first, let second, let end):
        guard let start = current?.points.last else { continue }
        current?.append(chords(miss(start, first, second, end), tolerance), to: end) { share in
          let rest = 1 - share
          let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
          let (c, d) = (3 * rest * share * share, share * share * share)
          return Point(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y)
        }
      case .close:
        guard var closed = current, let first = closed.points.first else { continue }
        closed.close()
        all.append(closed)
        current = Polyline(from: first, shortest: shortest)
      }
    }
    if let current { all.append(current) }
    // A lone start is nothing, unless it was closed or has a line of no length.
    return all.filter { $0.points.count > 1 || $0.isClosed || $0.isPoint }
  }

  /// Whether it is a line of no length, which round and square ends make visible.
  private(set) var isPoint = false

  /// How far a chord may lie beside a quadratic curve.
  private static func miss(_ start: Point, _ control: Point, _ end: Point) -> Double {
    Point(x: start.x - 2 * control.x + end.x, y: start.y - 2 * control.y + end.y).length / 4
  }

  /// How far a chord may lie beside a cubic curve: an eighth of the largest second derivative.
  private static func miss(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> Double {
    max(miss(start, first, second), miss(first, second, end)) * 3
  }

  /// By how much the tolerance grows where a path would have more chords than anybody can tell apart.
  private static func slack(of path: Path, _ tolerance: Double) -> Double {
    var (count, place) = (0, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end): place = end
      case .quadratic(let control, let end):
        count += chords(miss(place, control, end), tolerance)
        place = end
      case .cubic(let first, let second, let end):
        count += chords(miss(place, first, second, end), tolerance)
        place = end
      case .close: break
      }
    }
    let excess = Double(count) / mostChords
    return max(excess * excess, 1)
  }

  private static let mostChords = 100_000.0

  /// How many chords keep within `tolerance` of a curve that one chord misses by at most `miss`: halves of a curve
  /// miss by a quarter.
  private static func chords(_ miss: Double, _ tolerance: Double) -> Int {
    let count = (miss / tolerance).squareRoot().rounded(.up)
    return count >= 1 ? Int(min(count, 4096)) : 1
  }

  private mutating func append(_ point: Point, isCorner: Bool) {
    // What is so close that the distance is 0 as a number has no direction either.
    guard point.distance(to: points[points.count - 1]) > shortest else {
      corners[points.count - 1] = corners[points.count - 1] || isCorner
      isPoint = isPoint || points.count == 1
      return
    }
    points.append(point)
    corners.append(isCorner)
  }

  private mutating func append(_ count: Int, to end: Point, _ curve: (Double) -> Point) {
    for step in 1..<max(count, 1) { append(curve(Double(step) / Double(count)), isCorner: false) }
    append(end, isCorner: true)
  }

  private mutating func close() {
    if points.count > 1, points[0].distance(to: points[points.count - 1]) <= shortest {
      points.removeLast()
      corners.removeLast()
    }
    isClosed = true
  }

  /// The parts between lengths along the line, which follow one another and lie within it.
  func parts(_ ranges: [ClosedRange<Double>]) -> [Polyline] {
    guard points.count > 1 else { return [] }
    let lengths = lengths
    var parts: [Polyline] = []
    var (index, before) = (0, 0.0)
    for range in ranges where range.lowerBound < range.upperBound {
      while index < lengths.count - 1, before + lengths[index] <= range.lowerBound {
        before += lengths[index]
        index += 1
      }
      var part = Polyline(from: place(at: range.lowerBound - before, on: index, lengths), shortest: 0)
      let start = direction(at: share(range.lowerBound - before, on: index, lengths), on: index)
      while index < lengths.count - 1, before + lengths[index] < range.upperBound {
        let next = (index + 1) % points.count
        part.append(points[next], isCorner: corners[next])
        before += lengths[index]
        index += 1
      }
      part.append(place(at: range.upperBound - before, on: index, lengths), isCorner: true)
      part.cut = (start, direction(at: share(range.upperBound - before, on: index, lengths), on: index))
      parts.append(part)
    }
    return parts
  }

  /// This part of a line and the one that begins where it ends, as one.
  func joined(to next: Polyline, isCorner: Bool) -> Polyline {
    var joined = self
    joined.corners[joined.corners.count - 1] = isCorner
    joined.points += next.points.dropFirst()
    joined.corners += next.corners.dropFirst()
    joined.cut = (startDirection, next.endDirection)
    return joined
  }

  private func share(_ length: Double, on index: Int, _ lengths: [Double]) -> Double {
    min(max(length / lengths[index], 0), 1)
  }

  /// The place at a length along one of the lines.
  private func place(at length: Double, on index: Int, _ lengths: [Double]) -> Point {
    let (a, b) = (points[index], points[(index + 1) % points.count])
    let share = share(length, on: index, lengths)
    return Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }
}

extension Point {
  /// How far the point is from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// In points.
  func distance(to other: Point) -> Double { Point(x: other.x - x, y: other.y - y).length }
}
