import SeededRandom
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("Pairs of pixels")
struct PixelPairsTests {
  @Test("get numbers in the order in which they come, and keep them, however many there are")
  func numbers() {
    var pairs = PixelPairs()
    var known: [UInt64: Int] = [:]
    var random = SeededNumbers(seed: 3)
    for _ in 0..<20_000 {
      // Pairs that differ in few bits, in either pixel, and come again.
      let (before, after) = (UInt32(random.next(below: 90)) << 24, UInt32(random.next(below: 90)))
      let pair = UInt64(before) << 32 | UInt64(after)
      let expected = known[pair] ?? known.count
      known[pair] = expected
      #expect(pairs.number(before, after) == expected)
    }
    #expect(known.count > 5000)
  }
}
