/// Files of text, line by line.
package enum TextLines {
  /// The bytes of a file of lines, made without the text of the whole.
  package static func bytes(of rows: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in rows {
      bytes += row.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
