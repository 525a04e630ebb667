/// The names of members in JSON, which RFC 8259, section 4, wants to be different within an object.
///
/// Readers that take one of two members of a name read something else than the person who looks at the other.
package enum JSONNames {
  /// What is wrong with the names, in words for an error; nil where all are different.
  ///
  /// - Parameter bytes: as for ``repeated(in:)``.
  package static func problem(in bytes: [UInt8]) -> String? {
    repeated(in: bytes).map { "'\($0)' is there twice in one object" }
  }

  /// A name that an object has twice; nil where none does.
  ///
  /// - Parameter bytes: well-formed JSON in UTF-8; of other bytes the answer means nothing. Takes time and memory in
  ///   proportion to them.
  package static func repeated(in bytes: [UInt8]) -> String? {
    /// The names of the objects around, nil for an array.
    var open: [Set<[UInt8]>?] = []
    var isName = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        open.append([])
        isName = true
      case UInt8(ascii: "["):
        open.append(nil)
        isName = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","): isName = open.last.map { $0 != nil } ?? false
      case UInt8(ascii: "\""):
        let text = string(after: index, in: bytes)
        if isName, !open.isEmpty {
          let name = unescaped(text)
          if open[open.count - 1]?.insert(name).inserted == false { return String(decoding: name, as: UTF8.self) }
        }
        isName = false
        index = text.endIndex
      default: break
      }
      index += 1
    }
    return nil
  }

  /// What stands between a quotation mark and the next one that is not escaped.
  private static func string(after mark: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    var end = mark + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return bytes[(mark + 1)..<min(end, bytes.count)]
  }

  /// The text that escapes stand for, in UTF-8.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "\\")) else { return Array(text) }
    var units: [UInt16] = []
    var rest = Array(String(decoding: text, as: UTF8.self).utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let escape = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch escape {
      case 0x62: units.append(0x08)
      case 0x66: units.append(0x0C)
      case 0x6E: units.append(0x0A)
      case 0x72: units.append(0x0D)
      case 0x74: units.append(0x09)
      case 0x75:
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0xFFFD)
        rest = rest.dropFirst(4)
      default: units.append(escape)
      }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
