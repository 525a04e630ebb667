import DaguerreSupport

/// Reads the text files of a store by bytes.
package enum StoreText {
  static let tab = UInt8(ascii: "\t")

  /// The lines of a file without their ends.
  ///
  /// - Parameter broken: the error for a file of this kind, by path, line and reason.
  /// - Throws: what `broken` makes for a file that ends within a line, and ``StoreError`` where git has left both sides
  ///   of a merge.
  static func rows(
    of bytes: [UInt8], path: String, broken: (_ path: String, _ line: Int, _ reason: String) -> StoreError
  ) throws(StoreError) -> [ArraySlice<UInt8>] {
    var rows: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      rows.append(bytes[start..<end])
      start = end + 1
    }
    if let line = rows.firstIndex(where: isConflictMark) { throw .mergeConflict(path: path, line: line + 1) }
    if rows.first?.last == UInt8(ascii: "\r") {
      throw broken(path, 1, "the lines end with CR and LF, as some editors write them, and git without .gitattributes")
    }
    guard start == bytes.count, !rows.isEmpty else {
      throw broken(path, start == bytes.count ? 1 : rows.count + 1, "the file ends within a line")
    }
    return rows
  }

  /// Throws when git has left both sides of a merge in a file.
  ///
  /// - Parameter isByHand: whether people write the file.
  static func checkForConflict(_ bytes: [UInt8], path: String, isByHand: Bool = false) throws(StoreError) {
    guard bytes.contains(UInt8(ascii: "<")) else { return }
    let rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let line = rows.firstIndex(where: isConflictMark) {
      throw .mergeConflict(path: path, line: line + 1, isByHand: isByHand)
    }
  }

  private static func isConflictMark(_ row: ArraySlice<UInt8>) -> Bool {
    row.starts(with: "<<<<<<< ".utf8) || row.starts(with: ">>>>>>> ".utf8)
  }

  static func fields(_ row: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    row.split(separator: tab, omittingEmptySubsequences: false)
  }
}
