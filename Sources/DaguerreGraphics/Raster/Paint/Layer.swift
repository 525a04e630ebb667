/// Pixels to draw into: the sheet, or what an opacity group has collected so far.
struct Layer {
  /// The part of the sheet that the layer holds.
  let bounds: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>
  /// What it stands for: transparent where it holds no pixels.
  let extent: PixelRect

  /// - Parameter extent: nil for what it holds.
  init(bounds: PixelRect, pixels: UnsafeMutablePointer<UInt32>, extent: PixelRect? = nil) {
    (self.bounds, self.pixels, self.extent) = (bounds, pixels, extent ?? bounds)
  }

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

/// Paints spans with the pixels of another layer, through a clip; not put into each walker, as with ``GradientBlitter``.
struct LayerBlitter: Blitter {
  let layer: Layer
  let clip: Clip
  let source: Layer
  /// Room for a row of coverage.
  let scratch: UnsafeMutablePointer<UInt16>

  @inline(never)
  func span(y: Int, x: Int, count: Int, coverage: UInt16) {
    clip.split(y: y, x: x, count: count) { start, count, clip in
      scratch.set(to: coverage, through: clip, count: count)
      layer.run(start, y, count: count).blend(source.pixel(start, y), coverage: scratch)
    }
  }

  @inline(never)
  func span(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt16>) {
    clip.split(y: y, x: x, count: count) { start, count, clip in
      let coverage = coverage + (start - x)
      scratch.set(to: coverage, through: clip, count: count)
      layer.run(start, y, count: count).blend(source.pixel(start, y), coverage: scratch)
    }
  }
}

extension Layer {
  /// Whether all pixels of a part of its extent are equal.
  func isOfOneColor(_ part: PixelRect) -> Bool {
    let held = part.intersection(bounds)
    guard !held.isEmpty else { return true }
    let color = pixel(held.x0, held.y0)[0]
    guard held == part || color == 0 else { return false }
    for y in held.y0..<held.y1 {
      let row = pixel(held.x0, y)
      for x in 0..<held.width where row[x] != color { return false }
    }
    return true
  }

  /// Puts pixels of another layer in place of its own, as strong as the alpha of those of a group, each channel rounded
  /// to nearest once.
  func mix(_ other: Layer, as group: Layer, within clip: Clip) {
    for y in other.bounds.y0..<other.bounds.y1 {
      clip.split(y: y, x: other.bounds.x0, count: other.bounds.width) { start, count, coverage in
        let (pixels, others, alphas) = (pixel(start, y), other.pixel(start, y), group.pixel(start, y))
        for i in 0..<count {
          // Exact: coverage of 16 bits times alpha of 8.
          let new = UInt64(coverage.map { $0[i] } ?? Mask.full) * UInt64(alphas[i] >> 24)
          let full: UInt64 = 65535 * 255
          let (below, above) = (pixels[i], others[i])
          func channel(_ shift: UInt32) -> UInt32 {
            let sum = UInt64(below >> shift & 0xFF) * (full - new) + UInt64(above >> shift & 0xFF) * new
            return UInt32((sum + full / 2) / full) << shift
          }
          if new == full {
            pixels[i] = above
          } else if new > 0 {
            pixels[i] = channel(0) | channel(8) | channel(16) | channel(24)
          }
        }
      }
    }
  }

  /// Multiplies pixels by the alpha of those of another layer, each channel rounded to nearest once; where a clip covers
  /// a pixel in part only by so much less.
  func multiply(by mask: Layer, within clip: Clip) {
    for y in mask.bounds.y0..<mask.bounds.y1 {
      clip.split(y: y, x: mask.bounds.x0, count: mask.bounds.width) { start, count, coverage in
        let (pixels, alphas) = (pixel(start, y), mask.pixel(start, y))
        for i in 0..<count {
          // Exact: coverage of 16 bits times what the mask takes away, of 8.
          let taken = UInt64(coverage.map { $0[i] } ?? Mask.full) * UInt64(255 - alphas[i] >> 24)
          let kept = 65535 * 255 - taken
          if taken == 0 { continue }
          func channel(_ shift: UInt32) -> UInt32 {
            let product = UInt64(pixels[i] >> shift & 0xFF) * kept
            return UInt32((product + 65535 * 255 / 2) / (65535 * 255)) << shift
          }
          pixels[i] = channel(0) | channel(8) | channel(16) | channel(24)
        }
      }
    }
  }
}
