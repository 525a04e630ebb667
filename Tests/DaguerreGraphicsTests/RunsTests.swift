import SeededRandom
import Testing

@testable import DaguerreGraphics

/// A picture's runs tell it from every other one.
@Suite("Runs of a bitmap")
struct RunsTests {
  private func words(_ bitmap: Bitmap) -> [UInt32] {
    var words: [UInt32] = []
    bitmap.forEachRun { words += $0 }
    return words
  }

  /// The picture that the words are of.
  private func picture(_ words: [UInt32], width: Int, height: Int) throws -> Bitmap {
    var pixels: [UInt32] = []
    var rest = words[...]
    while let count = rest.popFirst() {
      var row: [UInt32] = []
      while row.count < width, let length = rest.popFirst(), let pixel = rest.popFirst() {
        row += Array(repeating: pixel, count: Int(length))
      }
      for _ in 0..<count { pixels += row }
    }
    try #require(pixels.count == width * height)
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("are counts of rows that are alike, and lengths and pixels")
  func form() {
    let bitmap = Bitmap(width: 3, height: 3, pixels: [7, 7, 9, 7, 7, 9, 1, 1, 1])
    #expect(words(bitmap) == [2, 2, 7, 1, 9, 1, 3, 1])
    #expect(words(Bitmap(width: 0, height: 4)).isEmpty && words(Bitmap(width: 4, height: 0)).isEmpty)
  }

  @Test("give the picture back, whatever its width and the lengths of its runs", arguments: 1...60)
  func complete(width: Int) throws {
    var random = SeededNumbers(seed: UInt64(width))
    for longest in [1, 3, 9, 40] {
      let height = 24
      var pixels: [UInt32] = []
      while pixels.count < width * height {
        // Some rows are as the one above, some differ from it in the last pixel.
        if pixels.count >= width, pixels.count % width == 0, random.integer(0...1) == 0 {
          pixels += pixels.suffix(width)
          if random.integer(0...1) == 0 { pixels[pixels.count - 1] ^= 1 << 31 }
        } else {
          let pixel = UInt32(random.integer(0...0xFFFF_FFFF))
          let room = width - pixels.count % width
          pixels += Array(repeating: pixel, count: min(room, random.integer(1...longest)))
        }
      }
      let bitmap = Bitmap(width: width, height: height, pixels: pixels)
      #expect(try picture(words(bitmap), width: width, height: height) == bitmap)
    }
  }

  @Test("of opaque pixels are found in three bytes each as in four", arguments: 1...60)
  func triples(width: Int) {
    var random = SeededNumbers(seed: UInt64(width))
    for longest in [1, 3, 9, 40] {
      var pixels: [UInt32] = []
      while pixels.count < width {
        // Some differ from the one before in one byte.
        let change = UInt32(random.integer(0...255)) << UInt32(8 * random.integer(0...2))
        let pixel = random.integer(0...1) == 0 ? UInt32(random.integer(0...0xFF_FFFF)) : (pixels.last ?? 0) ^ change
        pixels += Array(repeating: 0xFF00_0000 | pixel, count: min(width - pixels.count, random.integer(1...longest)))
      }
      let bytes = pixels.flatMap { pixel in [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
      var words: [UInt32] = []
      var writer = RunWriter()
      bytes.withUnsafeBytes { row in writer.add(rows: 3, ofTriples: row) { words += $0 } }
      writer.finish { words += $0 }
      #expect(words == self.words(Bitmap(width: width, height: 3, pixels: pixels + pixels + pixels)))
    }
  }

  @Test("come in parts of any number")
  func parts() throws {
    var random = SeededNumbers(seed: 5)
    let pixels = (0..<200 * 150).map { _ in UInt32(random.integer(0...0xFFFF_FFFF)) }
    let bitmap = Bitmap(width: 200, height: 150, pixels: pixels)
    var count = 0
    bitmap.forEachRun { _ in count += 1 }
    #expect(count > 10)
    #expect(try picture(words(bitmap), width: 200, height: 150) == bitmap)
  }
}
