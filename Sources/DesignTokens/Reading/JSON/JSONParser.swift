package import DaguerreSupport

/// Reads JSON (RFC 8259), strictly: no comments, no trailing commas, no repeated names, at most 64 levels.
///
/// A byte order mark before it is passed over, which section 8.1 allows: some editors write one.
/// Time is in proportion to the file, memory some twenty times its size: 48 bytes for a number of one digit. So a file of
/// more than ``largestSize`` is refused before it is looked at.
package struct JSONParser {
  /// In bytes: some ten thousand times a token, and more than any design system has.
  static let largestSize = 1 << 23

  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var line = 1
  private var depth = 0

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// - Parameter file: the name that errors mention.
  static func parse(_ bytes: [UInt8], file: String) throws(TokenError) -> JSON {
    var parser = JSONParser(bytes, file: file)
    guard bytes.count <= largestSize else {
      throw parser.error("the file is larger than \(largestSize >> 20) MB, which no token file should be")
    }
    if let encoding = bytes.foreignEncoding { throw parser.error("the file is in \(encoding); save it as UTF-8") }
    parser.position = bytes.withoutByteOrderMark.startIndex
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.error("unexpected text after the end of the JSON value") }
    return value
  }

  /// What keeps a text from being JSON, with its line; nil where nothing does, or nothing that is found here.
  package static func fault(in bytes: [UInt8], file: String) -> (any DiagnosticError)? {
    do throws(TokenError) {
      _ = try parse(bytes, file: file)
      return nil
    } catch {
      return error
    }
  }

  private func error(_ message: String) -> TokenError {
    TokenError(message, at: SourceLocation(file: file, line: line))
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      if byte == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(TokenError) {
    skipSpace()
    guard take(character) else { throw error("expected '\(character)', found \(found)") }
  }

  private var found: String {
    guard let byte = next else { return "the end of the file" }
    return byte > 0x20 && byte < 0x7F ? "'\(Character(UnicodeScalar(byte)))'" : "byte \(byte)"
  }

  private mutating func value() throws(TokenError) -> JSON {
    skipSpace()
    let start = line
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else { throw error("nested more than 64 levels deep") }
    switch next {
    case UInt8(ascii: "{"): return JSON(content: .object(try object()), line: start)
    case UInt8(ascii: "["): return JSON(content: .array(try array()), line: start)
    case UInt8(ascii: "\""): return JSON(content: .string(try string()), line: start)
    case UInt8(ascii: "t"): return JSON(content: .bool(try word("true", true)), line: start)
    case UInt8(ascii: "f"): return JSON(content: .bool(try word("false", false)), line: start)
    case UInt8(ascii: "n"):
      _ = try word("null", false)
      return JSON(content: .null, line: start)
    case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      return JSON(content: .number(try number()), line: start)
    default: throw error("expected a JSON value, found \(found)")
    }
  }

  private mutating func word(_ word: String, _ value: Bool) throws(TokenError) -> Bool {
    let ascii = Array(word.utf8)
    guard bytes[position...].starts(with: ascii) else { throw error("expected '\(word)'") }
    position += ascii.count
    return value
  }

  private mutating func object() throws(TokenError) -> [JSON.Member] {
    try expect("{")
    var members: [JSON.Member] = []
    var names: Set<String> = []
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      let nameLine = line
      guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotes, found \(found)") }
      let name = try string()
      guard names.insert(name).inserted else { throw error("'\(name)' is there twice in one object") }
      try expect(":")
      members.append(JSON.Member(name: name, value: try value(), line: nameLine))
      skipSpace()
    } while take(",")
    try expect("}")
    return members
  }

  private mutating func array() throws(TokenError) -> [JSON] {
    try expect("[")
    var elements: [JSON] = []
    skipSpace()
    if take("]") { return elements }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    try expect("]")
    return elements
  }

  private mutating func number() throws(TokenError) -> Double {
    let start = position
    let isNumber = scanNumber()
    let isWhole = isNumber && !(next.map(Self.isPartOfNumber) ?? false)
    while !isWhole, let byte = next, Self.isPartOfNumber(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isWhole, let number = Double(text), number.isFinite else { throw error("'\(text)' is no number") }
    return number
  }

  /// Goes past a number as RFC 8259, section 6, has it; Swift reads more, such as `01` or `1.`.
  private mutating func scanNumber() -> Bool {
    _ = take("-")
    guard take("0") || skipDigits() else { return false }
    if take("."), !skipDigits() { return false }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      return skipDigits()
    }
    return true
  }

  /// Whether there was a digit.
  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() throws(TokenError) -> String {
    try expect("\"")
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else { throw error("the text is not UTF-8") }
        return string
      case UInt8(ascii: "\\"): text.append(contentsOf: try escape().utf8)
      case 0..<0x20: throw error("a line break or control character in a string; is the closing quote missing?")
      default: text.append(byte)
      }
    }
    throw error("the string has no closing quote")
  }

  private mutating func escape() throws(TokenError) -> String {
    guard let byte = next else { throw error("the string has no closing quote") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if unit & 0xFC00 == 0xD800 {
        guard take("\\"), take("u") else { throw error("half of a surrogate pair") }
        let second = try hexadecimal()
        guard second & 0xFC00 == 0xDC00, let scalar = UnicodeScalar(0x10000 + (unit & 0x3FF) << 10 + (second & 0x3FF))
        else { throw error("half of a surrogate pair") }
        return String(Character(scalar))
      }
      guard let scalar = UnicodeScalar(unit) else { throw error("half of a surrogate pair") }
      return String(Character(scalar))
    default: throw error("unknown escape in a string")
    }
  }

  private mutating func hexadecimal() throws(TokenError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw error("\\u needs four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
