/// Receives the spans of a placed mask.
protocol Blitter {
  /// Precedes the spans of rows that are all alike.
  mutating func begin(rows: Range<Int>)
  /// The same coverage in each row of a block.
  mutating func block(y: Range<Int>, x: Int, count: Int, coverage: UInt16)
  mutating func span(y: Int, x: Int, count: Int, coverage: UInt16)
  mutating func span(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt16>)
  /// The spans of a mask in these bounds; it has all of their rows.
  mutating func spans(of mask: MaskWalker, in bounds: PixelRect)
  /// All of a mask that is a tile.
  mutating func tile(_ mask: Mask, coverage: UnsafePointer<UInt16>, y: Int, x: Int)
}

extension Blitter {
  mutating func spans(of mask: MaskWalker, in bounds: PixelRect) { mask.walkSpans(in: bounds, &self) }

  mutating func tile(_ mask: Mask, coverage: UnsafePointer<UInt16>, y: Int, x: Int) {
    for row in 0..<mask.height {
      begin(rows: y + row..<y + row + 1)
      span(y: y + row, x: x, count: mask.width, coverage: coverage + row * mask.tileStride)
    }
  }

  @inline(__always)
  mutating func begin(rows: Range<Int>) {}

  mutating func block(y rows: Range<Int>, x: Int, count: Int, coverage: UInt16) {
    for y in rows { span(y: y, x: x, count: count, coverage: coverage) }
  }
}
