internal import Foundation

/// English nouns in agreement with a number, for texts such as `^[3 item](inflect: true)`.
enum EnglishPlural {
  private static let irregular = [
    "child": "children", "man": "men", "mouse": "mice", "person": "people", "woman": "women",
  ]

  /// The text with its last word as its first number wants it; the text itself where there is no number.
  static func agreeing(_ text: AttributedString) -> AttributedString {
    let words = String(text.characters)
    let number = words.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    let noun = String(words.reversed().prefix { $0.isLetter }.reversed())
    guard !number.isEmpty, number != "1", !noun.isEmpty, words.hasSuffix(noun),
      let attributes = text.runs.reversed().first?.attributes
    else { return text }
    let plural = plural(of: noun)
    let kept = plural.commonPrefix(with: noun)
    let end = text.characters.index(text.endIndex, offsetBy: kept.count - noun.count)
    return AttributedString(text[..<end])
      + AttributedString(String(plural.dropFirst(kept.count)), attributes: attributes)
  }

  /// The noun for several.
  static func plural(of noun: String) -> String {
    if let known = irregular[noun] { return known }
    if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
    let vowels = "aeiou"
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !vowels.contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
