extension [UInt8] {
  /// The bytes of a text in UTF-8 without the byte order mark that some editors put before it.
  public var withoutByteOrderMark: ArraySlice<UInt8> { starts(with: [0xEF, 0xBB, 0xBF]) ? self[3...] : self[...] }
}
