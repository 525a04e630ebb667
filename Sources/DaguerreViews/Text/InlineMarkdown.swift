package import Foundation

/// Reads the inline marks of Markdown that short texts have (CommonMark 0.31, section 6).
///
/// Emphasis by asterisks and underscores, strikethrough by one or two tildes, code between backticks, links, characters that a
/// backslash escapes or that stand as references (`&amp;`); and addresses of the web and of mail, which are links as they
/// stand. The words of a link have no marks of their own, and an image is its words, as in Foundation.
///
/// Of Apple's own marks, `^[3 item](inflect: true)` makes an English noun agree with its number; others say nothing.
///
/// A mark without its other half is text. Takes time and memory in proportion to the text: where the next other half of
/// a mark may be is known of every place beforehand.
package struct InlineMarkdown {
  let characters: [Character]
  /// For each of ``marks``, the place from each place on where it next may end; the number of characters for none.
  private let ends: [[Int]]
  /// For each place where backticks begin, where as many of them begin next.
  private let codeEnds: [Int: Int]
  /// The same for what ends the words of a link, and its address.
  private let brackets: [Int]
  private let parentheses: [Int]
  /// The same for what ends an address between angle brackets, or makes it none.
  let angles: [Int]

  /// Reads a text.
  package init(_ text: String) {
    let characters = Array(text)
    func next(_ isHere: (Int) -> Bool) -> [Int] {
      var places = [Int](repeating: characters.count, count: characters.count + 1)
      for index in characters.indices.reversed() { places[index] = isHere(index) ? index : places[index + 1] }
      return places
    }
    self.characters = characters
    ends = Self.marks.map { mark, _ in
      next { index in
        index > 0 && characters[index...].starts(with: mark) && !characters[index - 1].isWhitespace
          && characters[index - 1] != "\\" && Self.canEnd(mark, at: index, in: characters)
      }
    }
    codeEnds = Self.codeEnds(in: characters)
    brackets = next { characters[$0] == "]" }
    parentheses = next { characters[$0] == ")" }
    angles = next { "<>".contains(characters[$0]) || characters[$0].isWhitespace }
  }

  /// The text without its marks, with intents and links.
  package var string: AttributedString { read(characters.indices, intent: []) }

  private func read(_ range: Range<Int>, intent: InlinePresentationIntent) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    var index = range.lowerBound
    func flush() {
      guard !plain.isEmpty else { return }
      var piece = Self.linked(plain)
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      result += piece
      plain = ""
    }
    while index < range.upperBound {
      let character = characters[index]
      if character == "\\", index + 1 < range.upperBound, Self.isEscaped(characters[index + 1]) {
        plain.append(characters[index + 1])
        index += 2
      } else if character == "&", let reference = reference(at: index, before: range.upperBound) {
        plain.append(reference.character)
        index = reference.end
      } else if character == "<", let address = enclosedAddress(at: index, before: range.upperBound) {
        flush()
        result += linked(address.text, to: address.url, intent)
        index = address.end
      } else if character == "!", let image = attributed(at: index + 1, before: range.upperBound) {
        plain += String(read(image.text, intent: []).characters)
        index = image.end
      } else if character == "`" {
        let count = characters[index...].prefix { $0 == "`" }.count
        if let end = codeEnds[index], end + count <= range.upperBound {
          flush()
          var piece = AttributedString(Self.code(characters[index + count..<end]))
          piece.inlinePresentationIntent = intent.union(.code)
          result += piece
          index = end + count
        } else {
          plain += String(repeating: "`", count: count)
          index += count
        }
      } else if character == "^", let part = attributed(at: index + 1, before: range.upperBound) {
        flush()
        let piece = read(part.text, intent: intent)
        result += part.address.contains("inflect: true") && isEnglish ? EnglishPlural.agreeing(piece) : piece
        index = part.end
      } else if character == "[", let link = link(at: index, before: range.upperBound) {
        flush()
        result += linked(String(read(link.text, intent: []).characters), to: link.url, intent)
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

  private func linked(_ text: String, to url: URL?, _ intent: InlinePresentationIntent) -> AttributedString {
    var piece = AttributedString(text)
    piece.link = url
    if !intent.isEmpty { piece.inlinePresentationIntent = intent }
    return piece
  }

  /// Whether a backslash makes a character one without a meaning; before the end of a line it breaks the line.
  private static func isEscaped(_ character: Character) -> Bool {
    character.isNewline || character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  /// Whether a mark may end something at a place: an underscore not within a word, tildes as many as there are.
  private static func canEnd(_ mark: [Character], at place: Int, in characters: [Character]) -> Bool {
    let end = place + mark.count
    switch mark[0] {
    case "_": return end == characters.count || !(characters[end].isLetter || characters[end].isNumber)
    case "~": return isRun(of: mark.count, at: place, in: characters)
    default: return true
    }
  }

  /// Whether so many tildes stand at a place, neither more nor fewer.
  private static func isRun(of count: Int, at place: Int, in characters: [Character]) -> Bool {
    (place == 0 || characters[place - 1] != "~")
      && (place + count == characters.count || characters[place + count] != "~")
  }

  /// Where the other half of each run of backticks begins: the next run that is as long.
  private static func codeEnds(in characters: [Character]) -> [Int: Int] {
    var runs: [(start: Int, count: Int)] = []
    for index in characters.indices where characters[index] == "`" {
      if let last = runs.last, last.start + last.count == index {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((index, 1))
      }
    }
    var (ends, next): ([Int: Int], [Int: Int]) = ([:], [:])
    for run in runs.reversed() {
      ends[run.start] = next[run.count]
      next[run.count] = run.start
    }
    return ends
  }

  /// Code as it is shown: a space at both ends belongs to the marks, unless there is nothing else.
  private static func code(_ characters: ArraySlice<Character>) -> String {
    let isPadded = characters.count > 1 && characters.first == " " && characters.last == " "
    return String(isPadded && characters.contains { $0 != " " } ? characters.dropFirst().dropLast() : characters)
  }

  /// In characters: longer ones are text, so that brackets in crowds do not each read what follows.
  static let longestAddress = 2_000

  /// - Returns: with a nil address for words that lead nowhere.
  private func link(at start: Int, before end: Int) -> (text: Range<Int>, url: URL?, end: Int)? {
    guard let part = attributed(at: start, before: end) else { return nil }
    let address = Self.destination(part.address)
    guard let address else { return nil }
    if address.isEmpty { return (part.text, nil, part.end) }
    return URL(string: address).map { (part.text, $0, part.end) }
  }

  /// Words in brackets, and what is said of them in parentheses behind.
  private func attributed(at start: Int, before end: Int) -> (text: Range<Int>, address: String, end: Int)? {
    guard start < end, characters[start] == "[" else { return nil }
    let close = brackets[start + 1]
    guard close + 1 < end, characters[close + 1] == "(" else { return nil }
    let last = parentheses[close + 2]
    guard last < end, last - close - 2 <= Self.longestAddress else { return nil }
    return (start + 1..<close, String(characters[(close + 2)..<last]), last + 1)
  }

  private var isEnglish: Bool { EnvironmentValues.current.locale.language.languageCode == .english }

  private static let marks: [([Character], InlinePresentationIntent)] = [
    (["*", "*", "*"], [.stronglyEmphasized, .emphasized]), (["_", "_", "_"], [.stronglyEmphasized, .emphasized]),
    (["*", "*"], .stronglyEmphasized), (["_", "_"], .stronglyEmphasized), (["~", "~"], .strikethrough),
    (["~"], .strikethrough), (["*"], .emphasized), (["_"], .emphasized),
  ]

  private func mark(
    at start: Int, before end: Int
  ) -> (content: Range<Int>, intent: InlinePresentationIntent, end: Int)? {
    for ((mark, intent), ends) in zip(Self.marks, ends) where characters[start..<end].starts(with: mark) {
      let first = start + mark.count
      if mark[0] == "~", !Self.isRun(of: mark.count, at: start, in: characters) { continue }
      // An underscore within a word is one.
      if mark[0] == "_", start > 0, characters[start - 1].isLetter || characters[start - 1].isNumber { return nil }
      guard first < end, !characters[first].isWhitespace else { continue }
      let close = ends[first + 1]
      if close + mark.count <= end { return (first..<close, intent, close + mark.count) }
    }
    return nil
  }
}
