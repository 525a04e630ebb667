import DaguerreViews
import Foundation
import OUDS
import Testing

/// Strings with styles of their own, and what tells assistive technology where to begin.
struct TextForms {
  @Test func markdown() throws {
    let string = try AttributedString(markdown: "A **bold** [link](https://example.org/a)")
    #expect(string == .from(markdown: "A **bold** [link](https://example.org/a)"))
    #expect(String(string.characters) == "A bold link")
    let url = string.runs.compactMap(\.link).first
    #expect(url?.absoluteString == "https://example.org/a")
    #expect((try? AttributedString(markdown: "*A*"))?.runs.first?.inlinePresentationIntent == .emphasized)
    #expect(try AttributedString(markdown: Data("*A*".utf8)) == AttributedString(markdown: "*A*"))
    #expect(throws: (any Error).self) { try AttributedString(markdown: Data([0xFF])) }
  }

  @Test func markdownOptions() throws {
    let kept = try AttributedString(
      markdown: "A \n  B", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "A \n  B")
    for syntax in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly] {
      let joined = try AttributedString(markdown: "A \n  B", options: .init(interpretedSyntax: syntax))
      #expect(String(joined.characters) == "A B")
    }
    let relative = try AttributedString(
      markdown: "[A](b)", options: .init(), baseURL: URL(string: "https://example.org/a/"))
    #expect(relative.runs.compactMap(\.link).first?.absoluteURL.absoluteString == "https://example.org/a/b")
  }

  /// Links to an address that may be none, and links of which only some parts are known.
  @Test func linksOfStrings() {
    let (token, font) = ("#123456FF" as ColorSemanticToken, Font.system(size: 9))
    let url = URL(string: "https://example.org/a")
    let configuration = AttributedStringUrlConfiguration(text: "B", urlToOpen: url, color: nil, font: font)
    let string = AttributedString.from(
      text: "A B", foregroundColor: .red, font: .body,
      urlConfigurations: [
        configuration, .init(text: "A", urlToOpen: nil, color: .blue), .init(text: nil, urlToOpen: url, color: token),
      ])
    #expect(string.runs.map(\.link) == [nil, url])
    #expect(string.runs.map(\.foregroundColor) == [.red, .red] && string.runs.map(\.font) == [.body, font])
    #expect(string.runs.map(\.underlineStyle) == [nil, .single])
  }

  /// A line is under every link of Markdown whose links have a look of their own, even if they keep the string's.
  @Test func linksOfMarkdown() {
    let markdown = "[A](https://example.org/a) [B](https://example.org/b)"
    let configuration = AttributedStringUrlConfiguration(
      urlToOpen: URL(string: "https://example.org/b"), color: nil, font: .system(size: 9))
    let string = AttributedString.from(
      markdown: markdown, foregroundColor: .red, font: .body, urlConfigurations: [configuration])
    #expect(string.runs.map(\.foregroundColor) == [.red, .red, nil])
    #expect(string.runs.map(\.underlineStyle) == [.single, nil, .single])
    let plain = AttributedString.from(markdown: markdown, foregroundColor: .red)
    #expect(plain.runs.allSatisfy { $0.underlineStyle == nil && $0.foregroundColor == .red })
  }

  private struct Fields: View {
    let form: Int

    @AccessibilityFocusState private var isFocused: Bool
    @AccessibilityFocusState private var focused: AccessibilityFocusable?

    var body: some View {
      let text = Text("A").accessibilityLabel("A")
      switch form {
      case 0: text.requestAccessibleFocus(_isFocused)
      case 1: text.requestAccessibleFocus(_focused, for: .some(id: "a"))
      case 2: text.oudsRequestAccessibleFocus(_isFocused)
      case 3: text.oudsRequestAccessibleFocus(_focused, for: .some(id: "a"))
      case 4: text.requestAccessibleFocus($isFocused)
      default: text.requestAccessibleFocus($focused, for: .some(id: "a"))
      }
    }
  }

  @Test(arguments: 0..<6) func focus(form: Int) throws {
    let element = try Forms().draw { Fields(form: form) }.accessibility.first { $0.properties.label == "A" }
    #expect(element?.properties.traits.contains(.isFocused) == true)
  }
}
