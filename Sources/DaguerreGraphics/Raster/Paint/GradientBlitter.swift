/// Paints spans with a linear gradient, through a clip.
///
/// Spans are not put into each walker of masks: a call is nothing beside them.
struct GradientBlitter: Blitter {
  let layer: Layer
  let clip: Clip
  let gradient: GradientRamp
  /// Room for a row of coverage and of colours.
  let scratch: UnsafeMutablePointer<UInt16>
  let colors: UnsafeMutablePointer<UInt32>

  @inline(never)
  func span(y: Int, x: Int, count: Int, coverage: UInt16) {
    clip.split(y: y, x: x, count: count) { start, count, clip in
      if clip == nil, coverage == Mask.full, gradient.isOpaque {
        gradient.write(to: layer.pixel(start, y), x: start, y: y, count: count)
        return
      }
      scratch.set(to: coverage, through: clip, count: count)
      blend(x: start, y: y, count: count)
    }
  }

  @inline(never)
  func span(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt16>) {
    clip.split(y: y, x: x, count: count) { start, count, clip in
      let coverage = coverage + (start - x)
      scratch.set(to: coverage, through: clip, count: count)
      blend(x: start, y: y, count: count)
    }
  }

  private func blend(x: Int, y: Int, count: Int) {
    gradient.write(to: colors, x: x, y: y, count: count)
    layer.run(x, y, count: count).blend(colors, coverage: scratch)
  }
}
