extension [UInt8] {
  /// The bytes of a text in UTF-8 without the byte order mark that some editors put before it.
  public var withoutByteOrderMark: ArraySlice<UInt8> { starts(with: [0xEF, 0xBB, 0xBF]) ? self[3...] : self[...] }

  /// What a text is written in that is not UTF-8, as in `UTF-16`: by its mark or, as JSON begins with a character of ASCII,
  /// by a zero beside that; nil where neither is there.
  public var foreignEncoding: String? {
    if starts(with: [0, 0, 0xFE, 0xFF]) || starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32" }
    if starts(with: [0xFE, 0xFF]) || starts(with: [0xFF, 0xFE]) { return "UTF-16" }
    guard count >= 2, (self[0] == 0) != (self[1] == 0) || prefix(3).allSatisfy({ $0 == 0 }) else { return nil }
    return count >= 4 && self[..<4].count { $0 == 0 } == 3 ? "UTF-32" : "UTF-16"
  }
}
