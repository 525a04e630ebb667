import DaguerreGraphics
import DaguerrePages
import Testing

@testable import DaguerreGallery

@Suite("Names of the gallery")
struct DisplayNameTests {
  @Test(
    "words are written as people read them",
    arguments: [
      ("orange-compact", "Orange Compact"), ("max-it", "Max It"), ("ltr", "Left to right"), ("rtl", "Right to left"),
      ("1.5", "1.5"), ("read_only", "Read Only"),
    ])
  func words(word: String, name: String) {
    #expect(DisplayName.of(word) == name)
  }

  @Test("lengths are as short as possible", arguments: [(328.0, "328"), (32.5, "32.5"), (0, "0"), (0.125, "0.125")])
  func lengths(points: Double, text: String) {
    #expect(DisplayName.length(points) == text)
  }

  @Test("counts agree with what is counted", arguments: [(0, "0 sheets"), (1, "1 sheet"), (2, "2 sheets")])
  func counts(number: Int, text: String) {
    #expect(DisplayName.count(number, "sheet") == text)
  }

  @Test("the sides of pictures are whole numbers, as HTML wants them")
  func sides() {
    #expect(DisplayName.sides(Size(width: 33.5, height: 20)) == "width=\"34\" height=\"20\"")
  }
}
