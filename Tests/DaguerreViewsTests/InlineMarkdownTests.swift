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
      ("[a](b)", ["@b a"]), ("[*a* b](c) d", ["@c a b", " d"]), ("[a] (b)", ["[a] (b)"]), ("[a](b", ["[a](b"]),
      ("*[a*](b)", ["*", "@b a*"]), ("[", ["["]), ("[a]", ["[a]"]), ("[a](", ["[a]("]),
      ("*a **b* c**", ["*a b c"]), ("*a **b** c*", ["*a ", "***b", "* c"]),
      ("***a** b*", ["***a", "* b"]), ("**a*b**", ["**a*b"]), ("a*b*c", ["a", "*b", "c"]), ("**a**b", ["**a", "b"]),
      ("*(**a**)*", ["*(", "***a", "*)"]), ("**\u{AB}a\u{BB}**", ["**\u{AB}a\u{BB}"]),
      ("`*a*` *b*", ["*a*", " ", "*b"]),
    ])
  func marks(markdown: String, runs expected: [String]) {
    #expect(runs(markdown) == expected)
  }

  @Test(
    "texts are read as Foundation reads them on Apple's systems",
    arguments: [
      ("~s~", ["~s"]), ("~~~a~~~", ["~~~a~~~"]), ("***bi***", ["***bi"]), ("a  b\nc", ["a  b\nc"]),
      ("<https://x.org>", ["@https://x.org https://x.org"]), ("<a@b.org>", ["@mailto:a@b.org a@b.org"]),
      ("**unclosed", ["**unclosed"]), ("a&amp;b", ["a&b"]), ("&#65;&copy;", ["A\u{A9}"]), ("&bogus;", ["&bogus;"]),
      ("&nbsp;x", ["\u{A0}x"]), ("&#x41;", ["A"]), ("&#0;", ["\u{FFFD}"]), ("![alt](https://x.org/i.png)", ["alt"]),
      ("[**b**](https://x.org)", ["@https://x.org b"]), ("**[b](u)**", ["**@u b"]), ("a\\\nb", ["a\nb"]),
      ("<b>x</b>", ["<b>x</b>"]), ("[a][r]", ["[a][r]"]), ("[a](<u v>)", ["@u%20v a"]), ("[a](u \"t\")", ["@u a"]),
      ("[a](u t)", ["[a](u t)"]), ("[a]()", ["a"]), ("_a_b", ["_a_b"]), ("x_y_ z", ["x_y_ z"]), ("\\`", ["`"]),
      ("[`c` *i* ~~s~~](u)", ["@u c i s"]), ("*a*b*", ["*a", "b*"]), ("!a", ["!a"]), ("\\a", ["\\a"]),
    ])
  func foundation(markdown: String, runs expected: [String]) {
    #expect(runs(markdown) == expected)
  }

  @Test(
    "marks of blocks and white space are text",
    arguments: [
      "# a", "- a", "1. a", "> a", "    a", "\ta", "---", "===", "a\n---", "|a|\n|-|", "[a]: b",
      "<div>\na",
      "a\n\nb", "\n", " a ", "a  \nb", "a\n  b", "\u{2003}a\u{2003}\n\u{2003}b", " \n ", "a\n\n", "a \u{2003}",
      "\u{301}a",
      "a\u{2028}b", "a\u{2028}\u{301}",
    ])
  func blocks(markdown: String) {
    #expect(runs(markdown) == [markdown])
  }

  @Test(
    "addresses are links as they stand, without the punctuation around them",
    arguments: [
      ("a https://b.c.", ["a ", "@https://b.c https://b.c", "."]),
      ("(www.a.b/c)", ["(", "@http://www.a.b/c www.a.b/c", ")"]),
      ("http://a.b/(c)", ["@http://a.b/(c) http://a.b/(c)"]), ("a@b.c, d", ["@mailto:a@b.c a@b.c", ", d"]),
      ("*a@b.c*", ["*@mailto:a@b.c a@b.c"]), ("a@b", ["a@b"]), ("http://a", ["@http://a http://a"]),
      ("x://a.b", ["x://a.b"]),
      ("@a.b", ["@a.b"]), ("a @ b.c", ["a @ b.c"]), ("[https://a.b](c)", ["@c https://a.b"]), ("`a@b.c`", ["a@b.c"]),
    ])
  func addresses(markdown: String, runs expected: [String]) {
    #expect(runs(markdown) == expected)
  }

  @Test(
    "a noun agrees with its number, and other marks of Apple's own say nothing",
    arguments: [
      ("^[1 item](inflect: true)", ["1 item"]), ("a ^[2 item](inflect: true).", ["a 2 items."]),
      ("^[0 box](inflect: true)", ["0 boxes"]),
      ("^[1,200 *new* entry](inflect: true)", ["1,200 ", "*new", " entries"]),
      ("^[3 day](inflect: true)", ["3 days"]), ("^[5 **person**](inflect: true)", ["5 ", "**people"]),
      ("^[some item](inflect: true)", ["some item"]), ("^[2 item](other: 'x')", ["2 item"]), ("2^[a]", ["2^[a]"]),
      ("^[2 item", ["^[2 item"]), ("^", ["^"]), ("^[](inflect: true)", []), ("^[2](inflect: true)", ["2"]),
    ])
  func agreement(markdown: String, runs expected: [String]) {
    #expect(runs(markdown) == expected)
  }

  @Test(
    "crowds of marks without another half take no longer than text does", .timeLimit(.minutes(5)),
    arguments: [
      "*a ", "[", "](", "[a](", "_a ", "~~a ", "**a *b ", "\\*", "^[", "^[a](", "a@b.", "http://a.b ", "(www.a.b",
      "&", "&a;", "<a:", "![a](", "~", "~a ", "<?", "<![CDATA[",
    ])
  func crowds(piece: String) {
    let text = String(repeating: piece, count: 65_000 / piece.count)
    let string = InlineMarkdown(text).string
    #expect(!string.characters.isEmpty)
  }
}
