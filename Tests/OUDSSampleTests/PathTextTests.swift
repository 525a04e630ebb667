import SwiftUI
import Testing

@Suite("Paths as texts")
struct PathTextTests {
  @Test("a path is told by its steps, and made of what was told")
  func steps() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 12, y: 5), control: CGPoint(x: 10, y: -5))
    path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect("\(path)" == "0 0.5 m 10 0 l 10 -5 12 5 q 1 2 3 4 7 8 c h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(Path("") == Path() && Path().description.isEmpty)
    for broken in ["1 m", "1 2 3 m", "m", "1 2 x", "1 2", "nan 2 m", "1 2 m h 3 h"] { #expect(Path(broken) == nil) }
  }
}
