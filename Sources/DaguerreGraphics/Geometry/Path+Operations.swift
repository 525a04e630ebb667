/// What of two paths a new one encloses.
public enum PathOperation: Hashable, Sendable {
  /// What either encloses.
  case union
  /// What both enclose.
  case intersection
  /// What the first encloses and the second does not.
  case subtraction
  /// What exactly one of them encloses.
  case symmetricDifference

  fileprivate func holds(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
    switch self {
    case .union: isInFirst || isInSecond
    case .intersection: isInFirst && isInSecond
    case .subtraction: isInFirst && !isInSecond
    case .symmetricDifference: isInFirst != isInSecond
    }
  }
}

extension Path {
  /// The edge of what the operation makes of two paths, in straight lines that are at most a 200th of a point beside the
  /// curves; open subpaths are closed, as for filling.
  ///
  /// Its subpaths run around what they enclose in one direction and around holes in the other, so that both rules fill it
  /// alike. Points that are no numbers, or farther than 200,000 points from the origin, are left out. Takes time by the square
  /// of the number of lines.
  ///
  /// - Parameter rule: what of each path is inside.
  public func combined(_ operation: PathOperation, with other: Path, rule: FillRule = .nonzero) -> Path {
    let pieces = Pieces(of: [self, other])
    return Path(joining: pieces.edges { operation.holds($0[0].isInside(rule), $0[1].isInside(rule)) })
  }

  /// The contours that directed edges make; each point is left as often as it is reached.
  private init(joining edges: [SnappedLine]) {
    self.init()
    var next: [SnappedPoint: [SnappedPoint]] = [:]
    for edge in edges { next[edge.start, default: []].append(edge.end) }
    for edge in edges {
      var place = edge.start
      guard next[place]?.isEmpty == false else { continue }
      move(to: place.point)
      while let end = next[place]?.popLast() {
        place = end
        if place == edge.start { break }
        addLine(to: place.point)
      }
      close()
    }
  }
}

extension Int {
  fileprivate func isInside(_ rule: FillRule) -> Bool { rule == .nonzero ? self != 0 : !isMultiple(of: 2) }
}

/// A point on a grid fine enough for any scale, so that where lines meet is one place.
private struct SnappedPoint: Hashable, Comparable {
  static let steps = 4096.0
  let x, y: Int

  init?(_ point: Point) {
    guard abs(point.x) < 200_000, abs(point.y) < 200_000 else { return nil }
    (x, y) = (Int((point.x * Self.steps).rounded()), Int((point.y * Self.steps).rounded()))
  }

  init(x: Double, y: Double) { (self.x, self.y) = (Int(x.rounded()), Int(y.rounded())) }

  var point: Point { Point(x: Double(x) / Self.steps, y: Double(y) / Self.steps) }

  static func < (first: SnappedPoint, second: SnappedPoint) -> Bool {
    first.y == second.y ? first.x < second.x : first.y < second.y
  }
}

private struct SnappedLine: Hashable {
  let start, end: SnappedPoint

  private var across: Double { Double(end.x - start.x) }
  private var down: Double { Double(end.y - start.y) }
  var isSteep: Bool { abs(down) >= abs(across) }
  var top: Int { min(start.y, end.y) }
  var bottom: Int { max(start.y, end.y) }

  /// Twice the area between the line and a point.
  private func side(of point: SnappedPoint) -> Double {
    across * Double(point.y - start.y) - down * Double(point.x - start.x)
  }

  /// How far along the line a point is, from 0 to the square of its length.
  func way(to point: SnappedPoint) -> Double {
    across * Double(point.x - start.x) + down * Double(point.y - start.y)
  }

  /// Whether a point is closer to the line than a step of the grid, between its ends.
  private func touches(_ point: SnappedPoint) -> Bool {
    let (way, length, side) = (way(to: point), across * across + down * down, side(of: point))
    return way > 0 && way < length && side * side <= length
  }

  /// Where the line is to be cut so that it meets another only at an end.
  func cuts(by other: SnappedLine) -> [SnappedPoint] {
    let touched = [other.start, other.end].filter(touches)
    guard touched.isEmpty, !other.touches(start), !other.touches(end) else { return touched }
    let (first, second) = (other.side(of: start), other.side(of: end))
    guard (first < 0) != (second < 0), (side(of: other.start) < 0) != (side(of: other.end) < 0),
      first != 0, second != 0
    else { return [] }
    let share = first / (first - second)
    return [SnappedPoint(x: Double(start.x) + across * share, y: Double(start.y) + down * share)]
  }

  /// Where the line is at a height, or at a distance from the left where it is flat.
  func place(at level: Double, isSteep: Bool) -> Double {
    isSteep
      ? Double(start.x) + across * (level - Double(start.y)) / down
      : Double(start.y) + down * (level - Double(start.x)) / across
  }
}

/// The lines of several paths, cut where they meet, each once.
private struct Pieces {
  /// From the upper, or else the left end, in order.
  private let lines: [SnappedLine]
  /// How often each path goes along a line, less the times that it comes back.
  private let counts: [[Int]]

  init(of paths: [Path]) {
    var whole: [(line: SnappedLine, path: Int)] = []
    for (index, path) in paths.enumerated() {
      for part in Polyline.lines(of: path, tolerance: 1 / 200) {
        let points = part.points.compactMap(SnappedPoint.init)
        for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) where start != end {
          whole.append((SnappedLine(start: start, end: end), index))
        }
      }
    }
    whole.sort { $0.line.top < $1.line.top }
    var cuts = Array(repeating: [SnappedPoint](), count: whole.count)
    for first in whole.indices {
      for second in whole.indices[(first + 1)...] {
        guard whole[second].line.top <= whole[first].line.bottom + 1 else { break }
        cuts[first] += whole[first].line.cuts(by: whole[second].line)
        cuts[second] += whole[second].line.cuts(by: whole[first].line)
      }
    }
    var counts: [SnappedLine: [Int]] = [:]
    for (piece, cuts) in zip(whole, cuts) {
      let inner = cuts.sorted { piece.line.way(to: $0) < piece.line.way(to: $1) }
      let points = [piece.line.start] + inner + [piece.line.end]
      for (start, end) in zip(points, points.dropFirst()) where start != end {
        let line = start < end ? SnappedLine(start: start, end: end) : SnappedLine(start: end, end: start)
        counts[line, default: Array(repeating: 0, count: paths.count)][piece.path] += start < end ? 1 : -1
      }
    }
    lines = counts.keys.sorted { $0.start == $1.start ? $0.end < $1.end : $0.start < $1.start }
    self.counts = lines.map { counts[$0] ?? [] }
  }

  /// The lines that have on one side only what is wanted, by how often each path winds around it; that side is the same
  /// for all.
  func edges(_ isWanted: ([Int]) -> Bool) -> [SnappedLine] {
    lines.indices.compactMap { index in
      let line = lines[index]
      let beyond = windings(beyond: index)
      // Steep lines go down and flat ones to the right or the left, by which way they are counted from.
      let sign = line.isSteep ? 1 : line.start.x < line.end.x ? -1 : 1
      let before = zip(beyond, counts[index]).map { $0 + $1 * sign }
      let (isBeyond, isBefore) = (isWanted(beyond), isWanted(before))
      guard isBeyond != isBefore else { return nil }
      return isBefore == (sign == 1) ? line : SnappedLine(start: line.end, end: line.start)
    }
  }

  /// How often each path winds around what lies right of a steep line, or below a flat one: what a ray from there crosses.
  private func windings(beyond index: Int) -> [Int] {
    let line = lines[index]
    let isSteep = line.isSteep
    let level = isSteep ? Double(line.start.y + line.end.y) / 2 : Double(line.start.x + line.end.x) / 2
    let place = line.place(at: level, isSteep: isSteep)
    var windings = counts[index].map { _ in 0 }
    for other in lines.indices where other != index {
      let (from, to) =
        isSteep
        ? (Double(lines[other].start.y), Double(lines[other].end.y))
        : (Double(lines[other].start.x), Double(lines[other].end.x))
      guard (from <= level) != (to <= level), lines[other].place(at: level, isSteep: isSteep) > place else { continue }
      // To the right a ray counts what goes down, downwards what goes to the left.
      let sign = (from < to) == isSteep ? 1 : -1
      for path in windings.indices { windings[path] += counts[other][path] * sign }
    }
    return windings
  }
}
