import DaguerreGraphics
import Testing

@Suite("What paths enclose")
struct PathContainsTests {
  @Test("an ellipse encloses what its equation does")
  func ellipse() {
    var path = Path()
    path.addEllipse(in: Rect(x: -20, y: -10, width: 40, height: 20))
    for x in stride(from: -22.5, through: 22.5, by: 1) {
      for y in stride(from: -12.5, through: 12.5, by: 1) {
        let distance = x * x / 400 + y * y / 100
        // Its curves differ from the ellipse by a few ten thousandths.
        guard abs(distance - 1) > 0.002 else { continue }
        #expect(path.contains(Point(x: x, y: y)) == (distance < 1), "\(x), \(y)")
      }
    }
  }

  @Test("where a path winds twice, it encloses by one rule and not by the other")
  func rules() {
    var path = Path()
    path.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(Rect(x: 2, y: 2, width: 4, height: 4))
    #expect(path.contains(Point(x: 3, y: 3)) && !path.contains(Point(x: 3, y: 3), rule: .evenodd))
    #expect(path.contains(Point(x: 8, y: 8), rule: .evenodd) && !path.contains(Point(x: 11, y: 3)))
  }

  @Test("an open path is closed, and a ray through a corner counts it once")
  func corners() {
    var path = Path()
    path.addLines([Point(x: 0, y: 0), Point(x: 5, y: 5), Point(x: 0, y: 10)])
    #expect(path.contains(Point(x: 1, y: 5)) && !path.contains(Point(x: -1, y: 5)))
    #expect(!path.contains(Point(x: 4, y: 0)) && !path.contains(Point(x: -1, y: 0)))
  }

  @Test("what is no number is nowhere")
  func hostile() {
    var path = Path()
    path.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(!path.contains(Point(x: .nan, y: 3)) && !path.contains(Point(x: 3, y: .nan)))
    #expect(!path.contains(Point(x: .infinity, y: 3)) && !Path().contains(.zero))
    path.addQuadratic(control: Point(x: .nan, y: .infinity), to: Point(x: 3, y: 3))
    _ = path.contains(Point(x: 3, y: 3))
  }
}
