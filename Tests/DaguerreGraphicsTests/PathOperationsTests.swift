import DaguerreGraphics
import SeededRandom
import Testing

@Suite("Operations on paths")
struct PathOperationsTests {
  private static let operations: [(PathOperation, @Sendable (Bool, Bool) -> Bool)] = [
    (.union, { $0 || $1 }), (.intersection, { $0 && $1 }), (.subtraction, { $0 && !$1 }),
    (.symmetricDifference, { $0 != $1 }),
  ]

  /// How often the operations disagree with what both paths say at points of a net, away from edges.
  private func misses(_ first: Path, _ second: Path, rule: FillRule = .nonzero) -> Int {
    let net = (0..<400).map { Point(x: Double($0 % 20) * 5 + 0.371, y: Double($0 / 20) * 5 + 0.293) }
    let points = net.filter { !isNearEdge(of: first, $0, rule) && !isNearEdge(of: second, $0, rule) }
    let inside = points.map { (first.contains($0, rule: rule), second.contains($0, rule: rule)) }
    return Self.operations.reduce(0) { sum, operation in
      let combined = first.combined(operation.0, with: second, rule: rule)
      return sum
        + zip(points, inside).count { point, inside in
          let wanted = operation.1(inside.0, inside.1)
          return combined.contains(point) != wanted || combined.contains(point, rule: .evenodd) != wanted
        }
    }
  }

  /// Whether lines that stand for curves may be on the other side of a point.
  private func isNearEdge(of path: Path, _ point: Point, _ rule: FillRule) -> Bool {
    let isInside = path.contains(point, rule: rule)
    return [(0.02, 0), (-0.02, 0), (0, 0.02), (0, -0.02)].contains { x, y in
      path.contains(Point(x: point.x + x, y: point.y + y), rule: rule) != isInside
    }
  }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path { $0.addEllipse(in: Rect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)) }
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(roundedRect: Rect(x: x, y: y, width: width, height: height))
  }

  @Test("circles, boxes that share sides, and paths that cross themselves")
  func shapes() {
    let star = Path { path in
      path.addLines([50, 80, 10, 90, 20].enumerated().map { Point(x: $1, y: [2.0, 95, 35, 35, 95][$0]) })
      path.close()
    }
    #expect(misses(circle(40, 40, 30), circle(60, 55, 30)) == 0)
    #expect(misses(circle(50, 50, 40), circle(50, 50, 20)) == 0)
    #expect(misses(circle(20, 20, 10), circle(80, 80, 10)) == 0)
    #expect(misses(box(10, 10, 40, 40), box(50, 10, 40, 40)) == 0)
    #expect(misses(box(10, 10, 40, 40), box(10, 10, 40, 40)) == 0)
    #expect(misses(box(10, 10, 40, 40), box(10, 30, 20, 40)) == 0)
    for rule in [FillRule.nonzero, .evenodd] { #expect(misses(star, circle(50, 50, 25), rule: rule) == 0) }
    #expect(misses(Path(), star) == 0 && misses(star, Path()) == 0)
  }

  @Test("boxes of the same side make one box")
  func sides() {
    let union = box(10, 10, 40, 40).combined(.union, with: box(50, 10, 40, 40))
    #expect(union.bounds == Rect(x: 10, y: 10, width: 80, height: 40))
    #expect(union.elements.count { if case .move = $0 { true } else { false } } == 1)
    #expect(box(10, 10, 9, 9).combined(.intersection, with: box(50, 10, 9, 9)).isEmpty)
    #expect(Path { $0.addLines([Point(x: .nan, y: 0), Point(x: 1e300, y: 4)]) }.combined(.union, with: Path()).isEmpty)
  }

  @Test("random polygons and curves")
  func random() {
    var random = SeededNumbers(seed: 7)
    func point() -> Point { Point(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random)) }
    func path() -> Path {
      Path { path in
        path.move(to: point())
        for _ in 0..<6 { path.addLine(to: point()) }
        path.addCubic(control1: point(), control2: point(), to: point())
        path.close()
      }
    }
    for _ in 0..<30 { #expect(misses(path(), path(), rule: Bool.random(using: &random) ? .nonzero : .evenodd) == 0) }
  }
}

extension Path {
  fileprivate init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }
}
