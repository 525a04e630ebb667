/// Reads numbers and separators of SVG's attribute grammars.
struct SVGScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset == bytes.count }

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance() { offset += 1 }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  /// Skips white space with at most one comma in it.
  mutating func skipSeparator() {
    skipSpace()
    if next == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    }
  }

  mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Letters, and hyphens between them.
  mutating func word() -> String {
    let start = offset
    while let byte = next, (byte | 0x20).isLowercaseLetter || byte == UInt8(ascii: "-") { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// A number as SVG writes it: `-.5`, `1e3`; nil where none begins.
  mutating func number() -> Double? {
    let start = offset
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { offset += 1 }
    let whole = skipDigits()
    var fraction = 0
    if next == UInt8(ascii: ".") {
      offset += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else {
      offset = start
      return nil
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      let mantissa = offset
      offset += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { offset += 1 }
      if skipDigits() == 0 { offset = mantissa }
    }
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self).normalizedNumber), value.isFinite
    else {
      offset = start
      return nil
    }
    return value
  }

  /// All of the text as a length in user units; nil for what is none, or is relative to something else.
  ///
  /// Source: CSS Values and Units 4, section 6.2: an inch has 96 of these.
  mutating func length() -> Double? {
    skipSpace()
    guard let number = number() else { return nil }
    let unit: Double
    switch word().lowercased() {
    case "", "px": unit = 1
    case "in": unit = 96
    case "cm": unit = 96 / 2.54
    case "mm": unit = 96 / 25.4
    case "q": unit = 96 / 101.6
    case "pt": unit = 96.0 / 72
    case "pc": unit = 16
    default: return nil
    }
    skipSpace()
    let length = number * unit
    return isAtEnd && length.isFinite ? length : nil
  }

  /// A `0` or `1` of an arc, which needs no separator after it.
  mutating func flag() -> Bool? {
    switch next {
    case UInt8(ascii: "0"):
      offset += 1
      return false
    case UInt8(ascii: "1"):
      offset += 1
      return true
    default: return nil
    }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension StringProtocol {
  /// A percentage as a share of one; nil for what is none.
  var asPercentage: Double? {
    guard last == "%", let value = Double(dropLast()), value.isFinite else { return nil }
    return value / 100
  }
}

extension String {
  /// A number or a percentage, brought into 0 to 1; nil for what is neither.
  var asShareOfOne: Double? { (asPercentage ?? Double(self)).flatMap { $0.isFinite ? $0.asShare : nil } }

  /// Its numbers, between which are commas or space; nil where something else is.
  var asNumbers: [Double]? {
    var numbers: [Double] = []
    for part in split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let number = Double(String(part).normalizedNumber), !number.isNaN else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Swift reads `5.` only as `5.0`.
  fileprivate var normalizedNumber: String {
    guard let dot = firstIndex(of: ".") else { return self }
    let after = index(after: dot)
    return after == endIndex || !self[after].isNumber ? replacingCharacters(at: after) : self
  }

  private func replacingCharacters(at index: Index) -> String { self[..<index] + "0" + self[index...] }
}
