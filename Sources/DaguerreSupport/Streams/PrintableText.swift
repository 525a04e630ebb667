extension String {
  /// The text with what a terminal would act on instead of showing it written as in Swift: `\n`, `\u{1B}`, `\u{202E}`.
  ///
  /// These are control characters, line and paragraph separators, and the characters of Unicode's bidirectional
  /// algorithm (UAX #9, table 4) that change the direction of what follows.
  package var printable: String {
    // Nearly every line.
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xE0000...0xE007F:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
