import DaguerreSupport
import Testing

@Suite("Nearest name")
struct NearestNameTests {
  @Test(
    "the nearest name is the one with the fewest edits",
    arguments: [
      ("colour", ["color", "colors", "cold"], "color"), ("abc", ["xyz", "uvw"], nil), ("a", [], nil),
      ("bb", ["ba", "ab"], "ab"),
      ("button.border-radius", ["tag.border.radius", "button.border.radius.default"], "button.border.radius.default"),
      (
        "colorActionEnabled", ["color.action.enable", "color.action.enabled.on", "color.action.enabled"],
        "color.action.enabled"
      ),
      ("color.acent", ["brand.color.content", "brand.color.accent", "accent"], "brand.color.accent"),
      ("accent", ["brand.color.accent"], nil),
    ] as [(String, [String], String?)])
  func nearest(name: String, candidates: [String], best: String?) {
    #expect(NearestName.match(to: name, in: candidates) == best)
  }

  @Test("a name that nobody has mistyped has no nearest one, and is not looked for")
  func long() {
    let names = (0..<1000).map { String(repeating: "a", count: 20_000) + "\($0)" }
    #expect(NearestName.match(to: names[0] + "b", in: names) == nil)
  }
}

@Suite("Near names")
struct NearNamesTests {
  @Test("several are named, the nearest first; parts count where nothing is near as a whole")
  func several() {
    #expect(NearestName.matches(to: "colr", in: ["cold", "color", "colour", "space"], limit: 2) == ["cold", "color"])
    #expect(
      NearestName.matches(to: "colro", in: ["color.action.enabled", "space.fixed.none"], limit: 3)
        == ["color.action.enabled"])
    #expect(NearestName.matches(to: "qqqqq", in: ["color.action.enabled"], limit: 3).isEmpty)
    #expect(NearestName.matches(to: "nope", in: ["space.fixed.none"], limit: 3).isEmpty)
  }
}
