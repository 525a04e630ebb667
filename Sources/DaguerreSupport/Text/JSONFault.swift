/// What Foundation's decoder passes over, and RFC 8259 does not have.
///
/// These are a comma after the last element or member, and two members of a name in an object (section 4): readers that take
/// one of them read something else than the person who looks at the other.
package struct JSONFault: Equatable, Sendable {
  /// What is wrong, in words for an error.
  package let message: String
  /// Where, from 1.
  package let line: Int

  /// The first of a text; nil where there is none.
  ///
  /// - Parameter bytes: what the decoder has read, in UTF-8; of other bytes the answer means nothing. Takes time and memory
  ///   in proportion to them.
  package init?(in bytes: [UInt8]) {
    /// The names of the objects around, nil for an array.
    var open: [Set<ArraySlice<UInt8>>?] = []
    var isName = false
    var isAfterComma = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        index += 1
        continue
      case UInt8(ascii: "{"):
        open.append([])
        isName = true
      case UInt8(ascii: "["):
        open.append(nil)
        isName = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if isAfterComma {
          self.init("there is a comma after the last of a list or an object", at: index, in: bytes)
          return
        }
        _ = open.popLast()
      case UInt8(ascii: ","): isName = open.last.map { $0 != nil } ?? false
      case UInt8(ascii: "\""):
        let text = Self.string(after: index, in: bytes)
        if isName, !open.isEmpty {
          let name = Self.unescaped(text)
          if open[open.count - 1]?.insert(name).inserted == false {
            self.init("'\(String(decoding: name, as: UTF8.self))' is there twice in one object", at: index, in: bytes)
            return
          }
        }
        isName = false
        index = text.endIndex
      default: break
      }
      isAfterComma = byte == UInt8(ascii: ",")
      index += 1
    }
    return nil
  }

  private init(_ message: String, at index: Int, in bytes: [UInt8]) {
    self.message = message
    line = bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// What stands between a quotation mark and the next one that is not escaped.
  private static func string(after mark: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    var end = mark + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return bytes[(mark + 1)..<min(end, bytes.count)]
  }

  /// The text that escapes stand for, in UTF-8.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(UInt8(ascii: "\\")) else { return text }
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
    return ArraySlice(String(decoding: units, as: UTF16.self).utf8)
  }
}
