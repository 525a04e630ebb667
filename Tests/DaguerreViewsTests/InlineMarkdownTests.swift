import DaguerreViews
import Foundation
import Testing

@Suite("Inline Markdown")
struct InlineMarkdownTests {
  /// Each run as its words and its marks: `*` emphasis, `**` strong, `~` strikethrough, `@` a link.
  private func runs(_ markdown: String) -> [String] {
    let string = InlineMarkdown(markdown).string
    return string.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      return (intent.contains(.stronglyEmphasized) ? "**" : "") + (intent.contains(.emphasized) ? "*" : "")
        + (intent.contains(.strikethrough) ? "~" : "") + (run.link.map { "@\($0.absoluteString) " } ?? "")
        + String(string[run.range].characters)
    }
  }

  @Test(
    "marks with both halves count, others are text",
    arguments: [
      ("plain", ["plain"]), ("", []), ("a *b* c", ["a ", "*b", " c"]), ("a __b__", ["a ", "**b"]),
      ("**a *b* c**", ["**a ", "***b", "** c"]), ("~~a~~", ["~a"]), ("a_b_c", ["a_b_c"]), ("* a*", ["* a*"]),
      ("*a", ["*a"]), ("*a *", ["*a *"]), ("\\*a*", ["*a*"]), ("*a\\*b*", ["*a*b"]), ("**", ["**"]),
      ("[a](b)", ["@b a"]), ("[*a* b](c) d", ["*@c a", "@c  b", " d"]), ("[a] (b)", ["[a] (b)"]), ("[a](b", ["[a](b"]),
      ("*[a*](b)", ["*[a", "](b)"]), ("[", ["["]), ("[a]", ["[a]"]), ("[a](", ["[a]("]),
      ("[a](\(String(repeating: "b", count: 2_000)))", ["@\(String(repeating: "b", count: 2_000)) a"]),
      ("[a](\(String(repeating: "b", count: 2_001)))", ["[a](\(String(repeating: "b", count: 2_001)))"]),
    ])
  func marks(markdown: String, runs expected: [String]) {
    #expect(runs(markdown) == expected)
  }

  @Test(
    "crowds of marks without another half take no longer than text does", .timeLimit(.minutes(1)),
    arguments: ["*a ", "[", "](", "[a](", "_a ", "~~a ", "**a *b ", "\\*"])
  func crowds(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.count)
    let string = InlineMarkdown(text).string
    #expect(!string.characters.isEmpty)
  }
}
