internal import OUDSThemesContract
internal import OUDSTokensRaw

/// Which numbers make sense for a token.
struct TokenRange {
  private let values: ClosedRange<Double>
  /// As in `from 0 to 1`.
  let words: String

  static let opacity = TokenRange(values: 0...1, words: "from 0 to 1")
  /// Of CSS Fonts 4, 2.2.
  static let fontWeight = TokenRange(values: 1...1000, words: "from 1 to 1000")
  static let size = TokenRange(values: 0...1_000_000, words: "from 0 to 1000000")

  func contains(_ number: Double) -> Bool { values.contains(number) }
}

extension TokenEntry {
  /// Nil where any number does: spaces, offsets and spacings may be negative.
  var range: TokenRange? {
    switch type {
    case "opacity": return .opacity
    case "fontWeight": return .fontWeight
    case "number":
      let words = path.split(separator: ".")
      let isSize = ["size", "border", "line-height", "blur", "bg-blur"].contains { words.contains($0) }
      return isSize ? .size : nil
    default: return nil
    }
  }
}
