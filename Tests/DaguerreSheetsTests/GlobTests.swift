import Testing

@testable import DaguerreSheets

@Suite("Glob")
struct GlobTests {
  @Test(
    "patterns fit whole ids",
    arguments: [
      ("*", ""), ("*", "button/default"), ("button/*", "button/strong/icon"), ("*/icon*", "button/icon-only"),
      ("button/?trong", "button/strong"), ("*a*b", "aab"), ("a*b*c", "a-b-b-c"), ("", ""), ("**", "x"),
    ])
  func fits(pattern: String, text: String) { #expect(Glob(pattern).matches(text)) }

  @Test(
    "and nothing less or more",
    arguments: [
      ("", "a"), ("a", ""), ("button", "button/default"), ("*/icon", "button/icon-only"), ("?", ""), ("?", "ab"),
      ("a*b*c", "a-c-b"), ("*ab", "aba"),
    ])
  func doesNotFit(pattern: String, text: String) { #expect(!Glob(pattern).matches(text)) }

  @Test("many stars cost no more than text times pattern", .timeLimit(.minutes(5)))
  func manyStars() {
    let pattern = String(repeating: "a*", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 5000)))
  }
}
