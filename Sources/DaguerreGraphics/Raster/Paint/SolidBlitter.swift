/// Paints spans in one colour, through a clip.
struct SolidBlitter: Blitter {
  let layer: Layer
  let clip: Clip
  let color: BlendColor
  /// Room for a row of coverage.
  let scratch: UnsafeMutablePointer<UInt16>

  mutating func spans(of mask: MaskWalker, in bounds: PixelRect) {
    if clip.isWholePixels, Run.hasWideKernels {
      layer.paint(mask, in: bounds, color)
    } else {
      mask.walkSpans(in: bounds, &self)
    }
  }

  func block(y rows: Range<Int>, x: Int, count: Int, coverage: UInt16) {
    let run = layer.run(x, rows.lowerBound, count: count)
    if clip.isWholePixels {
      run.blend(color, coverage: coverage, rows: rows.count, stride: layer.bounds.width)
    } else if coverage == Mask.full, Run.hasWideKernels {
      run.paint(color, through: clip, x: x, y: rows.lowerBound, rows: rows.count, stride: layer.bounds.width)
    } else {
      for y in rows { span(y: y, x: x, count: count, coverage: coverage) }
    }
  }

  func tile(_ mask: Mask, coverage: UnsafePointer<UInt16>, y: Int, x: Int) {
    let tile = layer.run(x, y, count: mask.tileStride)
    if clip.isWholePixels, tile.fits(rows: mask.height, stride: layer.bounds.width) {
      tile.blendTile(color, coverage: coverage, rows: mask.height, stride: layer.bounds.width)
    } else {
      for row in 0..<mask.height {
        span(y: y + row, x: x, count: mask.width, coverage: coverage + row * mask.tileStride)
      }
    }
  }

  @inline(__always)
  func span(y: Int, x: Int, count: Int, coverage: UInt16) {
    clip.split(y: y, x: x, count: count) { start, count, clip in
      guard let clip else {
        return layer.run(start, y, count: count).blend(color, coverage: coverage)
      }
      scratch.set(to: coverage, through: clip, count: count)
      layer.run(start, y, count: count).blend(color, coverage: scratch)
    }
  }

  @inline(__always)
  func span(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt16>) {
    clip.split(y: y, x: x, count: count) { start, count, clip in
      let coverage = coverage + (start - x)
      guard let clip else {
        return layer.run(start, y, count: count).blend(color, coverage: coverage)
      }
      scratch.set(to: coverage, through: clip, count: count)
      layer.run(start, y, count: count).blend(color, coverage: scratch)
    }
  }
}
