/// JSON as text, for files whose layout is part of their use: one item a line, in an order of our choosing.
package enum JSONText {
  /// Members of an object whose values are strings, as in `"mode": "dark", "direction": "ltr"`.
  package static func members(_ members: [(name: String, value: String)]) -> String {
    members.map { "\(quoted($0.name)): \(quoted($0.value))" }.joined(separator: ", ")
  }

  /// A string in quotation marks, escaped as RFC 8259, section 7, asks for and no more.
  package static func quoted(_ text: String) -> String {
    // Nearly all.
    if !text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      return "\"\(text)\""
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
