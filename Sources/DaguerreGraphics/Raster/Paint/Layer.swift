/// Pixels to draw into: the sheet, or what an opacity group has collected so far.
struct Layer {
  /// The part of the sheet that the layer holds.
  let bounds: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y &- bounds.y0) &* (bounds.x1 &- bounds.x0) &+ (x &- bounds.x0))
  }

  @inline(__always)
  func run(_ x: Int, _ y: Int, count: Int) -> Run {
    Run(pixels: pixel(x, y), count: count, layerEnd: pixels + bounds.width &* bounds.height)
  }
}
