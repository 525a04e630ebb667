import DaguerreViews
import Testing

@Suite("Marked views")
struct MarkedViewTests {
  @Test("a box is reported under the name around it, and only where there is one")
  func boxes() throws {
    let box = Color.black.frame(width: 10, height: 5).markBox().padding(3)
    #expect(try Fixture().frames { box.boxName("a") } == ["a": rect(3, 3, 10, 5)])
    #expect(try Fixture().frames { box }.isEmpty)
    #expect(try Fixture().frames { box.hidden().boxName("a") }.isEmpty)
  }
}
