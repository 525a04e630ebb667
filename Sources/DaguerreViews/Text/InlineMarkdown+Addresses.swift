internal import Foundation

extension InlineMarkdown {
  /// Whether to look at a text for addresses.
  static func mayHaveAddresses(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "@")) || text.contains("://") || text.contains("www.")
  }

  /// A text without marks, whose addresses of the web and of mail are links (GitHub Flavored Markdown, section 6.9).
  static func linked(_ text: String) -> AttributedString {
    guard mayHaveAddresses(text) else { return AttributedString(text) }
    var result = AttributedString()
    var plain = ""
    var rest = text[...]
    while !rest.isEmpty {
      let before = rest.prefix { $0.isWhitespace || "(\"'<".contains($0) }
      plain += before
      let word = rest[before.endIndex...].prefix { !$0.isWhitespace && $0 != "<" }
      rest = rest[word.endIndex...]
      let address = address(beginning: word)
      if let url = url(of: address) {
        if !plain.isEmpty { result += AttributedString(plain) }
        var piece = AttributedString(String(address))
        piece.link = url
        result += piece
        plain = String(word[address.endIndex...])
      } else {
        plain += word
      }
    }
    return plain.isEmpty ? result : result + AttributedString(plain)
  }

  /// The word without the punctuation of the sentence around it.
  private static func address(beginning word: Substring) -> Substring {
    var address = word
    var surplus = address.reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
    while let last = address.last, "?!.,:;*_~'\"".contains(last) || (last == ")" && surplus > 0) {
      if last == ")" { surplus -= 1 }
      address.removeLast()
    }
    return address
  }

  private static func url(of address: Substring) -> URL? {
    guard address.utf8.count <= 2_000 else { return nil }
    if address.wholeMatch(of: /(?:https?:\/\/|www\.)[\w-]+(?:\.[\w-]+)+(?:[:\/?#].*)?/) != nil {
      return URL(string: address.hasPrefix("www.") ? "http://\(address)" : String(address))
    }
    if address.wholeMatch(of: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/) != nil { return URL(string: "mailto:\(address)") }
    return nil
  }
}
