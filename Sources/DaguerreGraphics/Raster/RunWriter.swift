internal import CRaster

/// Tells a picture from every other one of its size as a list of 32-bit words, in a twentieth of the bytes where areas
/// have one colour.
///
/// For rows that are alike: how many they are, then the runs of equal pixels of one of them, each as its length and the
/// pixel. Lengths add up to the width and counts of rows to the height, so nothing marks ends. At worst, without any
/// two equal neighbours, it is twice as long as the pixels.
package struct RunWriter: ~Copyable {
  private var words = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 4096)
  private var count = 0

  package init() {}

  deinit { words.deallocate() }

  /// Adds some equal rows, of which the next one must differ, and calls `body` with words, part by part.
  package mutating func add(
    rows: Int, of row: UnsafeBufferPointer<UInt32>, _ body: (UnsafeBufferPointer<UInt32>) -> Void
  ) {
    guard let first = row.baseAddress, !row.isEmpty else { return }
    add(rows, width: row.count, body) { daguerre_find_runs(first, row.count, $0) }
  }

  /// Adds some equal rows of opaque pixels that are three bytes each, as ``add(rows:of:_:)`` does.
  package mutating func add(
    rows: Int, ofTriples row: UnsafeRawBufferPointer, _ body: (UnsafeBufferPointer<UInt32>) -> Void
  ) {
    let (pixels, width) = (row.bindMemory(to: UInt8.self), row.count / 3)
    guard let first = pixels.baseAddress, width > 0 else { return }
    add(rows, width: width, body) { daguerre_find_opaque_runs(first, width, $0) }
  }

  private mutating func add(
    _ rows: Int, width: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Void,
    findRuns: (UnsafeMutablePointer<UInt32>) -> Int
  ) {
    makeRoom(for: 1 + 2 * width, body)
    guard let free = words.baseAddress.map({ $0 + count }) else { return }
    free[0] = UInt32(rows)
    count += 1 + findRuns(free + 1)
  }

  /// Calls `body` with what is left.
  package mutating func finish(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    if count > 0 { body(UnsafeBufferPointer(rebasing: words[..<count])) }
    count = 0
  }

  private mutating func makeRoom(for more: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    if count + more > words.count { finish(body) }
    if more > words.count {
      words.deallocate()
      words = .allocate(capacity: more)
    }
  }
}
