extension Bitmap {
  /// Calls `body` with the picture as a list of 32-bit words, part by part: what tells it from every other one of its
  /// size, in a twentieth of the bytes where areas have one colour.
  ///
  /// For rows that are alike: how many they are, then the runs of equal pixels of one of them, each as its length and the
  /// pixel. Lengths add up to the width and counts of rows to the height, so nothing marks ends. At worst, without any
  /// two equal neighbours, it is twice as long as the pixels.
  package func forEachRun(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4096) { words in
        var count = 0
        func add(_ first: UInt32, _ second: UInt32? = nil) {
          if count + 2 > words.count {
            body(UnsafeBufferPointer(rebasing: words[..<count]))
            count = 0
          }
          words[count] = first
          count += 1
          guard let second else { return }
          words[count] = second
          count += 1
        }
        var y = 0
        while y < height, width > 0 {
          let row = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
          var end = y + 1
          while end < height, Self.areEqual(row, UnsafeBufferPointer(rebasing: pixels[end * width..<(end + 1) * width]))
          {
            end += 1
          }
          add(UInt32(end - y))
          var x = 0
          while x < width {
            let next = Self.end(ofRunFrom: x, in: row)
            add(UInt32(next - x), row[x])
            x = next
          }
          y = end
        }
        body(UnsafeBufferPointer(rebasing: words[..<count]))
      }
    }
  }

  @inline(__always)
  private static func end(ofRunFrom start: Int, in row: UnsafeBufferPointer<UInt32>) -> Int {
    let pixel = row[start]
    var end = start + 1
    // Most runs are short, most pixels are in long ones: of those eight are compared at a time.
    let soon = min(start + 4, row.count)
    while end < soon {
      guard row[end] == pixel else { return end }
      end += 1
    }
    let pair = UInt64(pixel) << 32 | UInt64(pixel)
    while end + 8 <= row.count {
      let (a, b, c, d) = eight(row, at: end)
      guard (a ^ pair) | (b ^ pair) | (c ^ pair) | (d ^ pair) == 0 else { break }
      end += 8
    }
    while end < row.count, row[end] == pixel { end += 1 }
    return end
  }

  private static func areEqual(_ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>) -> Bool {
    var x = 0
    while x + 8 <= first.count {
      let ((a, b, c, d), (e, f, g, h)) = (eight(first, at: x), eight(second, at: x))
      guard (a ^ e) | (b ^ f) | (c ^ g) | (d ^ h) == 0 else { return false }
      x += 8
    }
    while x < first.count {
      guard first[x] == second[x] else { return false }
      x += 1
    }
    return true
  }

  @inline(__always)
  private static func eight(
    _ row: UnsafeBufferPointer<UInt32>, at index: Int
  ) -> (UInt64, UInt64, UInt64, UInt64) {
    let bytes = UnsafeRawBufferPointer(row)
    func pair(_ offset: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: (index + offset) * 4, as: UInt64.self) }
    return (pair(0), pair(2), pair(4), pair(6))
  }
}
