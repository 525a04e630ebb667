import DaguerreGraphics
import DaguerreImages
import SeededRandom
import Testing

@Suite("The fastest packing")
struct FastPackingTests {
  /// Boxes of few colours, and rows that repeat far apart.
  private static let picture: Bitmap = {
    var numbers = SeededNumbers(seed: 61)
    var bitmap = Bitmap(width: 300, height: 200, pixels: Array(repeating: .max, count: 60_000))
    for _ in 0..<40 {
      let (color, x, y) = (numbers.next(below: 1 << 24), numbers.next(below: 280), numbers.next(below: 180))
      for row in y..<y + 20 {
        for column in x..<x + 20 { bitmap.pixels[row * 300 + column] = 0xFF00_0000 | UInt32(color & ~3 + column % 3) }
      }
    }
    return bitmap
  }()

  /// Calls `body` when memory that is free holds small numbers.
  private func amidLitter(of number: UInt16, _ body: () throws -> [UInt8]) rethrows -> [UInt8] {
    let blocks = (0..<64).map { _ in UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 16_000) }
    // Behind them all, so that they are not given back to the system.
    let last = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 16_000)
    defer { last.deallocate() }
    for block in blocks {
      block.initialize(repeating: number)
      block.deallocate()
    }
    return try body()
  }

  @Test("has the same bytes whatever was in the memory before, and the same pixels")
  func memory() throws {
    let file = try PNG.encode(Self.picture, compression: .fastest)
    #expect(try PNG.decode(file) == Self.picture)
    for number in 0...15 as ClosedRange<UInt16> {
      let again = try amidLitter(of: number) { try PNG.encode(Self.picture, compression: .fastest) }
      #expect(again == file, "memory full of \(number)")
    }
  }
}
