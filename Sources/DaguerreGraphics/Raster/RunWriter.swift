/// Tells a picture from every other one of its size as a list of 32-bit words, in a twentieth of the bytes where areas
/// have one colour.
///
/// For rows that are alike: how many they are, then the runs of equal pixels of one of them, each as its length and the
/// pixel. Lengths add up to the width and counts of rows to the height, so nothing marks ends. At worst, without any
/// two equal neighbours, it is twice as long as the pixels.
package struct RunWriter: ~Copyable {
  private let words = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 4096)
  private var count = 0

  package init() {}

  deinit { words.deallocate() }

  /// Adds some equal rows, of which the next one must differ, and calls `body` with words, part by part.
  package mutating func add(
    rows: Int, of row: UnsafeBufferPointer<UInt32>, _ body: (UnsafeBufferPointer<UInt32>) -> Void
  ) {
    guard !row.isEmpty else { return }
    makeRoom(body)
    words[count] = UInt32(rows)
    count += 1
    var x = 0
    while x < row.count {
      makeRoom(body)
      let next = Self.end(ofRunFrom: x, in: row)
      words[count] = UInt32(next - x)
      words[count + 1] = row[x]
      count += 2
      x = next
    }
  }

  /// Calls `body` with what is left.
  package mutating func finish(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    if count > 0 { body(UnsafeBufferPointer(rebasing: words[..<count])) }
    count = 0
  }

  @inline(__always)
  private mutating func makeRoom(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    if count + 2 > words.count { finish(body) }
  }

  @inline(__always)
  private static func end(ofRunFrom start: Int, in row: UnsafeBufferPointer<UInt32>) -> Int {
    let pixel = row[start]
    var end = start + 1
    // Most runs are short, most pixels are in long ones: of those sixteen are compared at a time.
    let soon = min(start + 4, row.count)
    while end < soon {
      guard row[end] == pixel else { return end }
      end += 1
    }
    let pattern = SIMD8(repeating: UInt64(pixel) << 32 | UInt64(pixel))
    let bytes = UnsafeRawBufferPointer(row)
    while end + 16 <= row.count {
      let difference = bytes.loadUnaligned(fromByteOffset: end * 4, as: SIMD8<UInt64>.self) ^ pattern
      let half = difference.lowHalf | difference.highHalf
      let quarter = half.lowHalf | half.highHalf
      guard quarter.x | quarter.y == 0 else { break }
      end += 16
    }
    while end < row.count, row[end] == pixel { end += 1 }
    return end
  }
}
