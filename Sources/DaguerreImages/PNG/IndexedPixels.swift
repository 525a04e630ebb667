import DaguerreGraphics

/// The pixels of a bitmap as indexes into a palette of its colours, in order of first appearance.
struct IndexedPixels {
  let palette: [UInt32]
  let indexes: [UInt8]

  /// Nothing when the bitmap has more than 256 colours.
  ///
  /// - Parameter repeats: the rows that are equal to the one above.
  init?(_ bitmap: Bitmap, repeats: [Bool]) {
    var palette: [UInt32] = []
    palette.reserveCapacity(256)
    var slots = ColorSlots()
    let width = bitmap.width
    indexes = bitmap.pixels.withUnsafeBufferPointer { pixels in
      [UInt8](unsafeUninitializedCapacity: pixels.count) { indexes, count in
        var previous: UInt32?
        var previousIndex: UInt8 = 0
        for row in 0..<bitmap.height {
          let start = row * width
          if repeats[row] {
            for x in start..<start + width { indexes[x] = indexes[x - width] }
            continue
          }
          for x in start..<start + width {
            let pixel = pixels[x]
            if pixel != previous {
              guard let index = slots.index(of: pixel, in: &palette) else { return }
              previous = pixel
              previousIndex = index
            }
            indexes[x] = previousIndex
          }
        }
        count = pixels.count
      }
    }
    guard indexes.count == bitmap.pixels.count else { return nil }
    self.palette = palette
  }
}

/// Finds colours in a palette: open addressing, at most a quarter full.
private struct ColorSlots {
  private static let bits = 10
  /// Index into the palette plus one; 0 is a free slot.
  private var slots = [UInt16](repeating: 0, count: 1 << bits)

  /// The index of `pixel`, which is added when it is new; nothing when that makes 257 colours.
  mutating func index(of pixel: UInt32, in palette: inout [UInt32]) -> UInt8? {
    var slot = Int((pixel &* 0x9E37_79B1) >> UInt32(32 - Self.bits))
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if palette[index] == pixel { return UInt8(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard palette.count < 256 else { return nil }
    palette.append(pixel)
    slots[slot] = UInt16(palette.count)
    return UInt8(palette.count - 1)
  }
}
