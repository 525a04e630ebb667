import DaguerreGraphics
import DaguerreImages
import DaguerreSkins
import SeededRandom
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("Pairs of pixels")
struct PixelPairsTests {
  @Test("what is clear has one colour, and what is outside a picture none")
  func colors() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0, 0xFF00_00FF])
    #expect(bitmap.color(0, 0) == .clear && bitmap.color(1, 0)?.red == 1)
    #expect(bitmap.color(2, 0) == nil && bitmap.color(0, 1) == nil)
    #expect(!VisibleChange.isVisible(0, 0) && VisibleChange.isVisible(0, 0x8000_0000))
    #expect(VisibleChange.isVisible(0xFF00_0000, DifferingPixels.absent))
    #expect(!VisibleChange.isVisible(0xFF80_8080, 0xFF80_8081) && VisibleChange.isVisible(0xFF80_8080, 0xFF80_80FF))
  }

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
