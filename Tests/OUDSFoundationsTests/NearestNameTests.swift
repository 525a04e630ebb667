import OUDSFoundations
import Testing

@Suite("Nearest name")
struct NearestNameTests {
  @Test(
    "the nearest name is the one with the fewest edits",
    arguments: [
      ("colour", ["color", "colors", "cold"], "color"), ("abc", ["xyz", "uvw"], nil), ("a", [], nil),
      ("bb", ["ba", "ab"], "ab"),
    ] as [(String, [String], String?)])
  func nearest(name: String, candidates: [String], best: String?) {
    #expect(NearestName.match(to: name, in: candidates) == best)
  }
}
