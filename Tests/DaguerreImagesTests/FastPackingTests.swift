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

  /// A row of pixels from bytes of red, green and blue.
  private func row(_ bytes: [UInt8]) -> Bitmap {
    let pixels = stride(from: 0, to: bytes.count, by: 3).map { place -> UInt32 in
      let (red, green, blue) = (UInt32(bytes[place]), UInt32(bytes[place + 1]), UInt32(bytes[place + 2]))
      return 0xFF00_0000 | blue << 16 | green << 8 | red
    }
    return Bitmap(width: pixels.count, height: 1, pixels: pixels)
  }

  /// The library remembered an address of its own instead, so that what it found depended on where it was in memory.
  @Test("finds again what begins with the second byte, as what begins with the third")
  func second() throws {
    var numbers = SeededNumbers(seed: 67)
    let bytes = (0..<912).map { _ in UInt8(numbers.next(below: 256)) }
    // The first byte of a row names its filter. Lengths and distances of both take as many bits.
    let sizes = try [bytes + bytes[0..<609], bytes + bytes[1..<607]].map {
      try PNG.encode(row($0), compression: .fastest).count
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test("has room for what cannot be packed", arguments: [0, 1, 96, 97, 10_000, 400_000])
  func noise(count: Int) throws {
    var numbers = SeededNumbers(seed: 71)
    let picture = row((0..<3 * max(1, count)).map { _ in UInt8(numbers.next(below: 256)) })
    #expect(try PNG.decode(PNG.encode(picture, compression: .fastest)) == picture)
  }
}
