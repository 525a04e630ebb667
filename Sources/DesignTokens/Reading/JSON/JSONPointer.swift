extension JSON {
  /// The names in a pointer into the same file (RFC 6901, section 6), or nil.
  static func path(ofPointer pointer: String) -> [String]? {
    guard pointer.hasPrefix("#"), let text = decoded(pointer.dropFirst()) else { return nil }
    if text.isEmpty { return [] }
    guard text.hasPrefix("/") else { return nil }
    return text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { name in
      // In this order: ~01 is ~1.
      String(name.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }

  /// With what stands for bytes as %XX; nil where that is no text.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
