package import Foundation

/// Reads the inline marks of Markdown (CommonMark 0.31, section 6) that short texts have: emphasis by asterisks
/// and underscores, strikethrough by two tildes, links, and characters that a backslash escapes.
///
/// A mark without its other half is text.
package struct InlineMarkdown {
  private let characters: [Character]

  /// Reads a text.
  package init(_ text: String) { characters = Array(text) }

  /// The text without its marks, with intents and links.
  package var string: AttributedString { read(characters.indices, intent: []) }

  private func read(_ range: Range<Int>, intent: InlinePresentationIntent) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    var index = range.lowerBound
    func flush() {
      guard !plain.isEmpty else { return }
      var piece = AttributedString(plain)
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      result += piece
      plain = ""
    }
    while index < range.upperBound {
      let character = characters[index]
      if character == "\\", index + 1 < range.upperBound, characters[index + 1].isPunctuation {
        plain.append(characters[index + 1])
        index += 2
      } else if character == "[", let link = link(at: index, before: range.upperBound) {
        flush()
        var piece = read(link.text, intent: intent)
        piece.link = link.url
        result += piece
        index = link.end
      } else if let mark = mark(at: index, before: range.upperBound) {
        flush()
        result += read(mark.content, intent: intent.union(mark.intent))
        index = mark.end
      } else {
        plain.append(character)
        index += 1
      }
    }
    flush()
    return result
  }

  private func link(at start: Int, before end: Int) -> (text: Range<Int>, url: URL, end: Int)? {
    guard let close = find("]", from: start + 1, before: end), close + 1 < end, characters[close + 1] == "(",
      let last = find(")", from: close + 2, before: end), let url = URL(string: String(characters[(close + 2)..<last]))
    else { return nil }
    return (start + 1..<close, url, last + 1)
  }

  private static let marks: [(String, InlinePresentationIntent)] = [
    ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized),
    ("_", .emphasized),
  ]

  private func mark(
    at start: Int, before end: Int
  ) -> (content: Range<Int>, intent: InlinePresentationIntent, end: Int)? {
    for (mark, intent) in Self.marks where has(mark, at: start, before: end) {
      let first = start + mark.count
      // An underscore within a word is one.
      if mark.first == "_", start > 0, characters[start - 1].isLetter || characters[start - 1].isNumber { return nil }
      guard first < end, !characters[first].isWhitespace else { continue }
      var close = first + 1
      while close < end {
        if has(mark, at: close, before: end), !characters[close - 1].isWhitespace, characters[close - 1] != "\\" {
          return (first..<close, intent, close + mark.count)
        }
        close += 1
      }
    }
    return nil
  }

  private func has(_ mark: String, at index: Int, before end: Int) -> Bool {
    index + mark.count <= end && characters[index..<(index + mark.count)].elementsEqual(mark)
  }

  private func find(_ character: Character, from start: Int, before end: Int) -> Int? {
    guard start <= end else { return nil }
    return characters[start..<end].firstIndex(of: character)
  }
}
