internal import Foundation

extension InlineMarkdown {
  /// In characters.
  private static let longestReference = 32

  /// A character that stands as a reference (CommonMark 0.31, section 6.2): by its number, or by one of the names that texts
  /// of apps have.
  func reference(at start: Int, before end: Int) -> (character: Character, end: Int)? {
    let limit = min(end, start + Self.longestReference)
    guard let last = characters[start..<limit].firstIndex(of: ";") else { return nil }
    let name = String(characters[start + 1..<last])
    guard let scalar = name.hasPrefix("#") ? Self.scalar(numbered: name.dropFirst()) : Self.names[name] else {
      return nil
    }
    return (Character(scalar), last + 1)
  }

  private static func scalar(numbered number: Substring) -> Unicode.Scalar? {
    let isHexadecimal = number.hasPrefix("x") || number.hasPrefix("X")
    let digits = isHexadecimal ? number.dropFirst() : number
    guard (1...7).contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "\u{A9}",
    "reg": "\u{AE}", "trade": "\u{2122}", "hellip": "\u{2026}", "ndash": "\u{2013}", "mdash": "\u{2014}",
    "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "laquo": "\u{AB}",
    "raquo": "\u{BB}", "bull": "\u{2022}", "middot": "\u{B7}", "deg": "\u{B0}", "euro": "\u{20AC}", "pound": "\u{A3}",
    "cent": "\u{A2}", "yen": "\u{A5}", "times": "\u{D7}", "frac12": "\u{BD}", "rarr": "\u{2192}", "larr": "\u{2190}",
    "hearts": "\u{2665}", "para": "\u{B6}", "sect": "\u{A7}",
  ]

  /// An address between angle brackets (CommonMark 0.31, section 6.5).
  func enclosedAddress(at start: Int, before end: Int) -> (text: String, url: URL, end: Int)? {
    let last = angles[start + 1]
    guard last < end, characters[last] == ">", last - start <= Self.longestAddress else { return nil }
    let text = String(characters[start + 1..<last])
    let isMail = text.wholeMatch(of: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/) != nil
    guard isMail || text.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]{1,31}:.*/) != nil else { return nil }
    return URL(string: isMail ? "mailto:" + text : text).map { (text, $0, last + 1) }
  }

  /// The address of what stands in the parentheses of a link, without a title behind it; nil where it is none.
  static func destination(_ text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("<") {
      guard let end = text.firstIndex(of: ">") else { return nil }
      let address = text[text.index(after: text.startIndex)..<end]
      return isTitle(text[text.index(after: end)...]) ? String(address.replacing(" ", with: "%20")) : nil
    }
    let address = text.prefix { !$0.isWhitespace }
    return isTitle(text[address.endIndex...]) ? String(address) : nil
  }

  /// Whether what stands behind an address is a title, or nothing.
  private static func isTitle(_ text: Substring) -> Bool {
    let title = text.drop(while: \.isWhitespace)
    guard let first = title.first else { return true }
    let last: Character? = ["\"": "\"", "'": "'", "(": ")"][first]
    return title.count > 1 && title.last == last && text.first?.isWhitespace == true
  }
}
