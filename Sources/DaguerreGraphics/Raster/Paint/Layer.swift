/// Pixels to draw into: the sheet, or what an opacity group has collected so far.
struct Layer {
  /// The part of the sheet that the layer holds.
  let bounds: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y &- bounds.y0) &* (bounds.x1 &- bounds.x0) &+ (x &- bounds.x0))
  }

  func rows(_ rows: Range<Int>) -> UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableBufferPointer(start: pixel(bounds.x0, rows.lowerBound), count: rows.count * bounds.width)
  }

  @inline(__always)
  func run(_ x: Int, _ y: Int, count: Int) -> Run {
    Run(pixels: pixel(x, y), count: count, layerEnd: pixels + bounds.width &* bounds.height)
  }
}

/// Paints spans with the pixels of another layer, through a clip.
struct LayerBlitter: Blitter {
  let layer: Layer
  let clip: Clip
  let source: Layer
  /// Room for a row of coverage.
  let scratch: UnsafeMutablePointer<UInt16>

  func span(y: Int, x: Int, count: Int, coverage: UInt16) {
    clip.split(y: y, x: x, count: count) { start, count, clip in
      for i in 0..<count { scratch[i] = clip.map { multiplyCoverage(coverage, $0[i]) } ?? coverage }
      layer.run(start, y, count: count).blend(source.pixel(start, y), coverage: scratch)
    }
  }

  func span(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt16>) {
    clip.split(y: y, x: x, count: count) { start, count, clip in
      let coverage = coverage + (start - x)
      for i in 0..<count { scratch[i] = clip.map { multiplyCoverage(coverage[i], $0[i]) } ?? coverage[i] }
      layer.run(start, y, count: count).blend(source.pixel(start, y), coverage: scratch)
    }
  }
}
