package import Foundation

/// Reads the inline marks of Markdown that short texts have, by cmark-gfm, which Foundation uses on other platforms.
///
/// Emphasis, strikethrough, code, links, references of characters, and addresses of the web and of mail, which are links as
/// they stand (GitHub Flavored Markdown 0.29). The words of a link have no marks of their own, and an image is its words.
/// Marks of blocks, such as headings and lists, are text, and white space stays as it is.
///
/// Of Apple's own marks, `^[3 item](inflect: true)` makes an English noun agree with its number; others say nothing.
package struct InlineMarkdown {
  private let text: String

  /// How long a text may be whose marks are read, in bytes of UTF-8.
  ///
  /// Some crowds of marks take cmark-gfm a time that grows with the square of their number.
  private static let greatestLength = 65_536

  /// Reads a text.
  package init(_ text: String) { self.text = text }

  /// Whether a text may have addresses that are links as they stand.
  static func mayHaveAddresses(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "@")) || text.contains("://") || text.contains("www.")
  }

  /// The text without its marks, with intents and links.
  package var string: AttributedString {
    guard text.utf8.count <= Self.greatestLength else { return AttributedString(text) }
    var reader = InlineMarkdownReader()
    MarkdownDocument(GuardedLines.guarded(text)).forEachPart { reader.read($0) }
    return reader.string
  }
}

/// Puts together what the parts of a document say.
private struct InlineMarkdownReader {
  private var result = AttributedString()
  /// What has been read since, all with the same attributes.
  private var plain = ""
  /// Those that are open, the innermost last.
  private var intents: [InlinePresentationIntent] = []
  /// The address of the link that is open.
  private var address: String?
  /// What came before the `^[` that is open.
  private var before: AttributedString?
  private var openImages = 0
  /// How many scalars that guard a line are still to come.
  private var guards = GuardedLines.start.unicodeScalars.count

  /// All that was read.
  var string: AttributedString {
    var whole = self
    whole.leaveOutGuard()
    whole.flush()
    return whole.result
  }

  mutating func read(_ part: MarkdownDocument.Part) {
    let hasMarks = address == nil && openImages == 0
    switch part {
    case .text(let text):
      // A mark that combines with what is before it would be one character with the guard.
      plain.unicodeScalars += text.unicodeScalars.dropFirst(guards)
      guards = max(guards - text.unicodeScalars.count, 0)
    case .code(let code) where hasMarks:
      flush()
      plain = GuardedLines.unguarded(code: code)
      flush(.code)
    case .code(let code): plain += GuardedLines.unguarded(code: code)
    case .markup(let markup): plain += GuardedLines.unguarded(markup: markup)
    case .lineEnd:
      leaveOutGuard()
      plain += "\n"
      guards = GuardedLines.start.unicodeScalars.count
    case .begin(.image): openImages += 1
    case .end(.image): openImages -= 1
    case .begin(.link) where plain.last == "^":
      plain.removeLast()
      flush()
      (before, result) = (result, AttributedString())
    case .begin(.link(let link)):
      flush()
      address = link
    case .end(.link(let link)):
      flush()
      address = nil
      guard let before else { return }
      let agrees = link.contains("inflect: true") && EnvironmentValues.current.locale.language.languageCode == .english
      result = before + (agrees ? EnglishPlural.agreeing(result) : result)
      self.before = nil
    case .begin(let mark):
      guard hasMarks else { return }
      flush()
      intents.append(mark == .emphasis ? .emphasized : mark == .strong ? .stronglyEmphasized : .strikethrough)
    case .end:
      guard hasMarks else { return }
      flush()
      _ = intents.popLast()
    }
  }

  private mutating func leaveOutGuard() {
    if plain.hasSuffix(GuardedLines.end) { plain.removeLast(GuardedLines.end.count) }
  }

  private mutating func flush(_ own: InlinePresentationIntent = []) {
    guard !plain.isEmpty else { return }
    var piece = AttributedString(plain)
    let intent = intents.reduce(own) { $0.union($1) }
    if !intent.isEmpty { piece.inlinePresentationIntent = intent }
    if let address, !address.isEmpty { piece.link = URL(string: address) }
    result += piece
    plain = ""
  }
}

/// Lines between characters that keep cmark-gfm from taking what a line begins with for the mark of a block, and from
/// leaving out white space at both of its ends.
private enum GuardedLines {
  /// What stands before and behind each line.
  ///
  /// To cmark-gfm an em space is no white space at the beginning of a line, and is some beside a mark. Addresses lie between
  /// spaces only.
  static let (start, end) = ("\u{2003} ", " \u{2003}")

  static func guarded(_ text: String) -> String {
    withAttributesAsAddresses(text).split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
      .map { line in
        // A backslash at the end of a line is a mark.
        let isMarked = line.reversed().prefix { $0 == "\\" }.count & 1 == 1
        return start + line + (isMarked ? "" : end)
      }
      .joined(separator: "\n")
  }

  /// Code of several lines is one line.
  static func unguarded(code: String) -> String {
    let code = code.replacing("\(end) \(start)", with: " ")
    return code.contains("^[") ? code.replacing("](<", with: "](").replacing(">)", with: ")") : code
  }

  static func unguarded(markup: String) -> String { markup.replacing("\(end)\n\(start)", with: "\n") }

  /// The text with each `^[words](attributes)` as `^[words](<attributes>)`, which may have spaces, and so is a link.
  private static func withAttributesAsAddresses(_ text: String) -> String {
    var pieces = text.components(separatedBy: "^[")
    for index in pieces.indices.dropFirst() {
      let words = pieces[index].prefix { $0 != "]" }
      let attributes = pieces[index][words.endIndex...].dropFirst(2).prefix { !")<>\n".contains($0) }
      let end = pieces[index][attributes.endIndex...]
      guard pieces[index][words.endIndex...].hasPrefix("]("), end.first == ")" else { continue }
      pieces[index] = "\(words)](<\(attributes)>\(end)"
    }
    return pieces.joined(separator: "^[")
  }
}
