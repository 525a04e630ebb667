import DaguerreGraphics
import SeededRandom
import Testing

extension StrokeTests {
  @Test(
    "ends of curves, and of dashes on them, are perpendicular to the curve and not to its chords", arguments: [6.0, 60])
  func ends(radius: Double) throws {
    var line = Path()
    line.addArc(center: .zero, radius: radius, start: 0, end: 70, isClockwise: true)
    for dash in [[], [radius * 0.3, radius * 0.2]] {
      let outline = line.stroked(PathStroke(width: radius / 2, dash: dash))
      // Every corner of an end lies on a ray from the centre, at three quarters and five quarters of the radius.
      let points = outline.elements.compactMap { element -> Point? in
        switch element {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
      let rays = dash.isEmpty ? [0.0, 70] : [0, 0.3, 0.5, 0.8, 1].map { $0 * 180 / Double.pi }
      for ray in rays {
        let unit = AffineTransform(rotation: ray)
        for share in [0.75, 1.25] {
          let corner = Point(x: unit.a * radius * share, y: unit.b * radius * share)
          let nearest = points.map { Point(x: $0.x - corner.x, y: $0.y - corner.y) }.map {
            ($0.x * $0.x + $0.y * $0.y).squareRoot()
          }.min()
          #expect(try #require(nearest) < 0.002 + radius * 0.0004, "\(ray) degrees")
        }
      }
    }
  }
}

@Suite("Strokes of paths")
struct StrokeTests {
  private static let side = 40

  private func coverage(_ path: Path) throws -> [Double] {
    var list = DisplayList(size: Size(width: 40, height: 40), background: .white)
    list.append(.fillPath(path, .nonzero, .black))
    let bitmap = try Rasterizer().draw(list, scale: 1)
    return (0..<Self.side * Self.side).map { 1 - Double(bitmap.bytes[$0 * 4]) / 255 }
  }

  /// The share of each pixel, by 16 x 16 points, that is nearer to a line than half of its width.
  private func covered(_ lines: [(Point, Point)], half: Double) -> [Double] {
    func isNear(_ x: Double, _ y: Double, _ lines: [(Point, Point)]) -> Bool {
      lines.contains { a, b in
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        let share = length > 0 ? min(max(((x - a.x) * dx + (y - a.y) * dy) / length, 0), 1) : 0
        let (ex, ey) = (x - a.x - share * dx, y - a.y - share * dy)
        return ex * ex + ey * ey < half * half
      }
    }
    return (0..<Self.side * Self.side).map { index in
      let (left, top) = (Double(index % Self.side), Double(index / Self.side))
      let around = lines.filter { a, b in
        max(a.x, b.x) > left - half && min(a.x, b.x) < left + 1 + half && max(a.y, b.y) > top - half
          && min(a.y, b.y) < top + 1 + half
      }
      var count = 0
      for sample in 0..<256 {
        let x = left + (Double(sample % 16) + 0.5) / 16
        let y = top + (Double(sample / 16) + 0.5) / 16
        if isNear(x, y, around) { count += 1 }
      }
      return Double(count) / 256
    }
  }

  private func worst(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  @Test("with round ends and corners it covers what is near to the path", arguments: 0..<24)
  func round(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    func place() -> Point {
      Point(x: Double.random(in: 4...36, using: &random), y: Double.random(in: 4...36, using: &random))
    }
    let points = (0..<Int.random(in: 2...6, using: &random)).map { _ in place() }
    let isClosed = seed.isMultiple(of: 2)
    var path = Path()
    path.addLines(points)
    if isClosed { path.close() }
    var lines = zip(points, points.dropFirst()).map { ($0, $1) }
    if isClosed { lines.append((points[points.count - 1], points[0])) }
    let width = Double.random(in: 0.5...7, using: &random)
    let drawn = try coverage(path.stroked(PathStroke(width: width, cap: .round, join: .round)))
    #expect(worst(drawn, covered(lines, half: width / 2)) < 0.06)
  }

  @Test("along curves too", arguments: 0..<12)
  func curves(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed + 100))
    func place() -> Point {
      Point(x: Double.random(in: 4...36, using: &random), y: Double.random(in: 4...36, using: &random))
    }
    let points = (0..<4).map { _ in place() }
    var path = Path()
    path.move(to: points[0])
    path.addCubic(control1: points[1], control2: points[2], to: points[3])
    func at(_ t: Double) -> Point {
      let u = 1 - t
      let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      return Point(
        x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
        y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
    }
    let lines = (0..<400).map { (at(Double($0) / 400), at(Double($0 + 1) / 400)) }
    let drawn = try coverage(path.stroked(PathStroke(width: 3, cap: .round)))
    #expect(worst(drawn, covered(lines, half: 1.5)) < 0.06)
  }

  private func rectangles(_ rects: [Rect]) -> Path {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    return path
  }

  @Test("butt ends stop where the path does, square ones go on for half of the width")
  func ends() throws {
    var line = Path()
    line.addLines([Point(x: 5, y: 10), Point(x: 30, y: 10)])
    let butt = try coverage(line.stroked(PathStroke(width: 3)))
    #expect(try butt == coverage(rectangles([Rect(x: 5, y: 8.5, width: 25, height: 3)])))
    let square = try coverage(line.stroked(PathStroke(width: 3, cap: .square)))
    #expect(try square == coverage(rectangles([Rect(x: 3.5, y: 8.5, width: 28, height: 3)])))
    var point = Path()
    point.addLines([Point(x: 5, y: 10), Point(x: 5, y: 10)])
    #expect(point.stroked(PathStroke(width: 4)).isEmpty)
    #expect(
      try coverage(point.stroked(PathStroke(width: 4, cap: .square)))
        == coverage(rectangles([Rect(x: 3, y: 8, width: 4, height: 4)])))
  }

  @Test(
    "a pattern of countless or endless dashes is drawn as a solid line",
    arguments: [[Double](repeating: 1e-5, count: 100_000), [1e308, 1e308], [1e308, 1e308, 1e308]])
  func hostileDashes(dash: [Double]) throws {
    var line = Path()
    line.addLines([Point(x: 5, y: 10), Point(x: 30_000, y: 10)])
    for phase in [0.0, -1, 1e308] {
      #expect(line.stroked(PathStroke(width: 3, dash: dash, dashPhase: phase)) == line.stroked(PathStroke(width: 3)))
    }
  }

  @Test("an arc of so large a circle that it cannot be told from a line is one", arguments: [1e12, 1e16, 1e100, 1e300])
  func hugeArc(radius: Double) throws {
    let (start, end) = (Point(x: 10, y: 20), Point(x: 70, y: 65))
    for (rotation, isClockwise) in [(0.0, true), (33, false), (7, true)] {
      var path = Path([.move(start)])
      path.addArc(
        EllipticalArc(
          radiusX: radius, radiusY: radius * 2, rotation: rotation, isLarge: false, isClockwise: isClockwise),
        from: start, to: end)
      let bounds = try #require(path.bounds)
      let expected = Rect(x: 10, y: 20, width: 60, height: 45)
      #expect(abs(bounds.minX - expected.minX) < 1e-6 && abs(bounds.minY - expected.minY) < 1e-6)
      #expect(abs(bounds.maxX - expected.maxX) < 1e-6 && abs(bounds.maxY - expected.maxY) < 1e-6)
      for case .cubic(let first, let second, _) in path.elements {
        for point in [first, second] {
          let distance = ((point.x - 10) * 45 - (point.y - 20) * 60) / 75
          #expect(abs(distance) < 1e-6)
        }
      }
    }
  }

  @Test("points whose distance is 0 as a number are one")
  func closest() throws {
    let (first, last) = (Point(x: 0, y: 0), Point(x: 20, y: 20))
    var (line, plain) = (Path(), Path())
    line.addLines([first, Point(x: 1e-170, y: 0), last, first, Point(x: 0, y: 1e-200)])
    line.close()
    plain.addLines([first, last, first])
    plain.close()
    #expect(try coverage(line.stroked(PathStroke(width: 4))) == coverage(plain.stroked(PathStroke(width: 4))))
  }

  @Test("a corner is whole up to the limit, and cut off beyond it")
  func corners() throws {
    let square = rectangles([Rect(x: 10, y: 10, width: 20, height: 20)])
    let frame = [
      Rect(x: 8, y: 8, width: 24, height: 4), Rect(x: 8, y: 28, width: 24, height: 4),
      Rect(x: 8, y: 12, width: 4, height: 16), Rect(x: 28, y: 12, width: 4, height: 16),
    ]
    #expect(try coverage(square.stroked(PathStroke(width: 4))) == coverage(rectangles(frame)))
    for stroke in [PathStroke(width: 4, join: .bevel), PathStroke(width: 4, miterLimit: 1.4)] {
      let cut = try coverage(square.stroked(stroke))
      // The corner pixel of the whole frame is 8, 8: a bevel leaves it out.
      #expect(cut[8 * Self.side + 8] == 0 && cut[10 * Self.side + 10] == 1)
    }
  }

  @Test("dashes follow one another along the path, from within the pattern where it says so")
  func dashes() throws {
    var line = Path()
    line.addLines([Point(x: 2, y: 10), Point(x: 17, y: 10), Point(x: 38, y: 10)])
    func drawn(_ dash: [Double], _ phase: Double = 0) throws -> [Double] {
      try coverage(line.stroked(PathStroke(width: 2, dash: dash, dashPhase: phase)))
    }
    func expected(_ spans: [(Double, Double)]) throws -> [Double] {
      try coverage(rectangles(spans.map { Rect(x: $0.0, y: 9, width: $0.1 - $0.0, height: 2) }))
    }
    #expect(try drawn([10, 4]) == expected([(2, 12), (16, 26), (30, 38)]))
    #expect(try drawn([10, 4], 3) == expected([(2, 9), (13, 23), (27, 37)]))
    #expect(try drawn([10, 4], -2) == expected([(4, 14), (18, 28), (32, 38)]))
    #expect(try drawn([6]) == expected([(2, 8), (14, 20), (26, 32)]))
    #expect(try drawn([0, 0]) == drawn([]))
  }

  @Test("a dash that begins before a closed path does and ends after goes around the corner there")
  func closedDashes() throws {
    let square = rectangles([Rect(x: 8, y: 8, width: 20, height: 20)])
    func drawn(_ dash: [Double], _ phase: Double = 0) throws -> [Double] {
      try coverage(square.stroked(PathStroke(width: 4, dash: dash, dashPhase: phase)))
    }
    let corner = [Rect(x: 6, y: 6, width: 7, height: 4), Rect(x: 6, y: 6, width: 4, height: 7)]
    // The other corners lie within dashes as well.
    let all =
      corner + [
        Rect(x: 23, y: 6, width: 7, height: 4), Rect(x: 26, y: 6, width: 4, height: 7),
        Rect(x: 26, y: 23, width: 4, height: 7), Rect(x: 23, y: 26, width: 7, height: 4),
        Rect(x: 6, y: 26, width: 7, height: 4), Rect(x: 6, y: 23, width: 4, height: 7),
      ]
    #expect(try drawn([10, 10], 5) == coverage(rectangles(all)))
    #expect(try drawn([100, 4]) == coverage(square.stroked(PathStroke(width: 4))))
  }

  @Test(
    "a corner is whole where rounding left a line between the end of a path and its start", arguments: [1e-7, 1e-5])
  func closingLines(rest: Double) throws {
    func square(_ rest: Double) -> Path {
      var path = Path()
      path.addLines([
        Point(x: 28, y: 8), Point(x: 28, y: 28), Point(x: 8, y: 28), Point(x: 8, y: 8), Point(x: 28 + rest, y: 8),
      ])
      path.close()
      return path
    }
    let drawn = try coverage(square(rest).stroked(PathStroke(width: 4)))
    #expect(worst(drawn, try coverage(square(0).stroked(PathStroke(width: 4)))) < 1 / 255)
  }

  @Test("a part of a path has its share of the length")
  func trimmed() throws {
    let square = rectangles([Rect(x: 10, y: 10, width: 20, height: 20)])
    let part = square.trimmed(from: 0.125, to: 0.5)
    #expect(
      part.elements == [
        .move(Point(x: 20, y: 10)), .line(Point(x: 30, y: 10)), .line(Point(x: 30, y: 30)),
      ])
    #expect(square.trimmed(from: 0, to: 1) == square && square.trimmed(from: 0.5, to: 0.5).isEmpty)
  }

  @Test("an arc ends where its angle says, the way round that it says")
  func arcs() throws {
    var quarter = Path()
    quarter.addArc(center: Point(x: 20, y: 20), radius: 10, start: 0, end: 90, isClockwise: true)
    #expect(quarter.elements.first == .move(Point(x: 30, y: 20)))
    #expect(quarter.bounds == Rect(x: 20, y: 20, width: 10, height: 10))
    var rest = Path()
    rest.addArc(center: Point(x: 20, y: 20), radius: 10, start: 0, end: 90, isClockwise: false)
    let bounds = try #require(rest.bounds)
    for (side, place) in [(bounds.minX, 10), (bounds.maxX, 30), (bounds.minY, 10), (bounds.maxY, 30.0)] {
      #expect(abs(side - place) < 1e-9)
    }
    var whole = Path()
    whole.addArc(center: Point(x: 20, y: 20), radius: 10, start: 90, end: 450, isClockwise: true)
    #expect(whole.elements.count == 5)
  }

  @Test("hostile numbers draw something or nothing, soon")
  func hostile() throws {
    var line = Path()
    line.addLines([Point(x: 0, y: 0), Point(x: 30, y: 1), Point(x: 0, y: 0)])
    for number: Double in [0, -1, .nan, .infinity, 1e300, .leastNonzeroMagnitude] {
      _ = line.stroked(PathStroke(width: number))
      _ = line.stroked(PathStroke(width: 2, miterLimit: number, dash: [number, number], dashPhase: number))
      _ = line.trimmed(from: number, to: 1)
      var arc = Path()
      arc.addArc(center: .zero, radius: number, start: number, end: 3, isClockwise: true)
    }
  }
}
