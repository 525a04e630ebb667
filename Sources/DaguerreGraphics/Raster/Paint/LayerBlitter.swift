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
