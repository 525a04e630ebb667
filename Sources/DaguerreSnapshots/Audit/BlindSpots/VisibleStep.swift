import DaguerreSkins
import DaguerreSupport

/// Values that differ from a token's by one step that people can see.
enum VisibleStep {
  /// The least difference of colours, as ``SkinColor/difference(from:)`` counts.
  private static let leastDifference = 2.0

  /// Canonical texts of other values, the likeliest to be seen first; none where no other value is known.
  ///
  /// - Parameters:
  ///   - text: the canonical text of the value.
  ///   - others: canonical texts of other tokens, for values that are words; nearest relatives first.
  static func values(from text: String, others: some Sequence<String>) -> [String] {
    guard text != "none" else { return [] }
    if let flag = Bool(text) { return ["\(!flag)"] }
    var values: [String] = []
    func add(_ value: String) {
      if value != text, !values.contains(value) { values.append(value) }
    }
    add(mapColors(in: text, step))
    add(mapNumbers(in: text) { number, _ in number + 1 })
    add(mapNumbers(in: text) { number, _ in (0..<1).contains(number) ? number : number - 1 })
    // A share of one cannot be larger, and a weight of one more is the same font.
    add(mapNumbers(in: text) { number, isInteger in isInteger ? otherWeight(number) : otherShare(number) })
    if values.isEmpty {
      for other in others where other != "none" && isWords(other) && values.count < maximumWords { add(other) }
    }
    return values
  }

  private static func otherWeight(_ number: Double) -> Double {
    (100...900).contains(number) ? number + (number < 550 ? 300 : -300) : number
  }

  private static func otherShare(_ number: Double) -> Double {
    (0...1).contains(number) ? number + (number < 0.5 ? 0.25 : -0.25) : number
  }

  private static let maximumWords = 3

  /// A colour that looks different on any ground: another one, and less or more transparent where it is transparent.
  static func step(_ rgba: UInt32) -> UInt32 {
    let alpha = Int(rgba & 0xFF)
    guard alpha > 0 else { return 0x8080_8040 }
    let newAlpha = alpha == 255 ? 255 : alpha > 128 ? alpha - 32 : alpha + 32
    let old = SkinColor(rgba: rgba | 0xFF)
    for distance in stride(from: 4, through: 128, by: 4) {
      func moved(_ shift: UInt32) -> UInt32 {
        let channel = Int(rgba >> shift & 0xFF)
        return UInt32(channel < 128 ? channel + distance : channel - distance) << shift
      }
      let new = moved(24) | moved(16) | moved(8) | UInt32(newAlpha)
      if SkinColor(rgba: new | 0xFF).difference(from: old) * Double(newAlpha) / 255 >= leastDifference { return new }
    }
    return rgba ^ 0x8080_8000
  }

  private static func mapColors(in text: String, _ change: (UInt32) -> UInt32) -> String {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { result, part in
      guard let rgba = HexadecimalColor.rgba("#\(part.prefix(8))") else { return "\(result)#\(part)" }
      return result + HexadecimalColor.text(change(rgba)) + part.dropFirst(8)
    }
  }

  /// Changes what is a number between blanks, commas and slashes; `change` is told whether it has no point.
  private static func mapNumbers(in text: String, _ change: (Double, _ isInteger: Bool) -> Double) -> String {
    var result = ""
    var word = ""
    func changed(_ word: String) -> String? {
      guard let first = word.first, first.isNumber || first == "-", let number = Double(word), number.isFinite else {
        return nil
      }
      let isInteger = Int(word) != nil
      let other = change(number, isInteger)
      // As people write it: sums of shares are not exact.
      return isInteger ? Int(exactly: other).map { "\($0)" } : "\((other * 1e6).rounded() / 1e6)"
    }
    func endWord() {
      result += changed(word) ?? word
      word = ""
    }
    for character in text {
      if character == " " || character == "," || character == "/" {
        endWord()
        result.append(character)
      } else {
        word.append(character)
      }
    }
    endWord()
    return result
  }

  /// Whether a text has neither colours nor numbers in it.
  static func isWords(_ text: String) -> Bool {
    mapColors(in: text) { ~$0 } == text && mapNumbers(in: text) { number, _ in number + 1 } == text
  }
}
