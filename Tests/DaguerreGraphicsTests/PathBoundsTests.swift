import DaguerreGraphics
import Testing

@Suite("Bounds of paths")
struct PathBoundsTests {
  @Test("curves are bounded by themselves, not by their control points")
  func curves() throws {
    var quadratic = Path()
    quadratic.move(to: Point(x: 0, y: 0))
    quadratic.addQuadratic(control: Point(x: 2, y: 8), to: Point(x: 4, y: 0))
    #expect(quadratic.bounds == Rect(x: 0, y: 0, width: 4, height: 4))
    var cubic = Path()
    cubic.move(to: Point(x: 0, y: 0))
    cubic.addCubic(control1: Point(x: 0, y: 4), control2: Point(x: 8, y: 4), to: Point(x: 8, y: 0))
    #expect(cubic.bounds == Rect(x: 0, y: 0, width: 8, height: 3))
    #expect(Path().bounds == nil)
  }

  @Test("no point of a curve lies outside, and some lie on every side")
  func sampled() throws {
    let points = [(3.0, 9.0), (-7.0, 2.5), (14.0, -6.0), (1.0, 4.0)].map { Point(x: $0.0, y: $0.1) }
    var path = Path()
    path.move(to: points[0])
    path.addCubic(control1: points[1], control2: points[2], to: points[3])
    let bounds = try #require(path.bounds)
    var sampled = Rect(origin: points[0], size: .zero)
    for step in 0...1000 {
      let t = Double(step) / 1000
      let u = 1 - t
      let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      let point = Point(
        x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
        y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
      sampled = sampled.union(Rect(origin: point, size: .zero))
    }
    for side in [\Rect.minX, \.maxX, \.minY, \.maxY] {
      #expect(abs(bounds[keyPath: side] - sampled[keyPath: side]) < 1e-4)
    }
  }
}
