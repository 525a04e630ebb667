/// Paints spans in one colour, through a clip.
struct SolidPainter: SpanSink {
  let layer: Layer
  let clip: Clip
  let color: BlendColor
  /// Room for a row of coverage.
  let scratch: UnsafeMutablePointer<UInt16>

  @inline(__always)
  func span(y: Int, x: Int, count: Int, coverage: UInt16) {
    clip.split(y: y, x: x, count: count) { start, count, clip in
      guard let clip else {
        return Run.blend(color, coverage: coverage, layer.pixel(start, y), count: count)
      }
      for i in 0..<count { scratch[i] = multiplyCoverage(coverage, clip[i]) }
      Run.blend(color, coverage: scratch, layer.pixel(start, y), count: count)
    }
  }

  @inline(__always)
  func span(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt16>) {
    clip.split(y: y, x: x, count: count) { start, count, clip in
      let coverage = coverage + (start - x)
      guard let clip else {
        return Run.blend(color, coverage: coverage, layer.pixel(start, y), count: count)
      }
      for i in 0..<count { scratch[i] = multiplyCoverage(coverage[i], clip[i]) }
      Run.blend(color, coverage: scratch, layer.pixel(start, y), count: count)
    }
  }
}
