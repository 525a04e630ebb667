/// Filters of rows (Portable Network Graphics, third edition, 9): differences to what stands left, above, or both.
enum RowFilter {
  /// Turns differences into samples, in place.
  ///
  /// - Parameters:
  ///   - rows: each after a byte that names its filter.
  ///   - rowSize: bytes of a row, with that byte.
  ///   - pixelSize: bytes from a sample to the one left of it.
  /// - Returns: whether all filters are known.
  static func remove(from rows: inout [UInt8], rowSize: Int, pixelSize: Int) -> Bool {
    let none = [UInt8](repeating: 0, count: rowSize)
    return rows.withUnsafeMutableBufferPointer { rows in
      none.withUnsafeBufferPointer { none in
        for start in stride(from: 0, to: rows.count, by: rowSize) {
          let row = UnsafeMutableBufferPointer(rebasing: rows[start + 1..<start + rowSize])
          let above =
            start == 0
            ? UnsafeBufferPointer(rebasing: none[1...])
            : UnsafeBufferPointer(rebasing: rows[start - rowSize + 1..<start])
          switch rows[start] {
          case 0: break
          case 1: addLeft(row, pixelSize)
          case 2: for x in 0..<row.count { row[x] &+= above[x] }
          case 3: addAverage(row, above, pixelSize)
          case 4: addPaeth(row, above, pixelSize)
          default: return false
          }
        }
        return true
      }
    }
  }

  private static func addLeft(_ row: UnsafeMutableBufferPointer<UInt8>, _ pixelSize: Int) {
    guard pixelSize < row.count else { return }
    for x in pixelSize..<row.count { row[x] &+= row[x - pixelSize] }
  }

  private static func addAverage(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>, _ pixelSize: Int
  ) {
    for x in 0..<min(pixelSize, row.count) { row[x] &+= above[x] / 2 }
    guard pixelSize < row.count else { return }
    for x in pixelSize..<row.count {
      row[x] &+= UInt8(truncatingIfNeeded: (Int(row[x - pixelSize]) + Int(above[x])) / 2)
    }
  }

  private static func addPaeth(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>, _ pixelSize: Int
  ) {
    for x in 0..<min(pixelSize, row.count) { row[x] &+= above[x] }
    guard pixelSize < row.count else { return }
    for x in pixelSize..<row.count {
      let (left, up, corner) = (Int(row[x - pixelSize]), Int(above[x]), Int(above[x - pixelSize]))
      // Distances of left + up - corner to each of the three.
      let (toLeft, toUp, toCorner) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
      let nearest = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
      row[x] &+= UInt8(truncatingIfNeeded: nearest)
    }
  }
}
