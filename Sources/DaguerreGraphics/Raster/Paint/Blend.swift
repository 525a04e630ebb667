// Source-over on premultiplied sRGB, four pixels at a time. A pixel is packed `0xAABBGGRR`, so the 16-bit lanes of four
// pixels hold red and blue in their low bytes, green and alpha in their high bytes: nothing is shuffled to take them
// apart. A plain loop over single pixels in 64-bit words took 3 times as long.
//
// A blend is `d * (65535 - a) + c * a`, for channels of 8 bits and an alpha of 16. With both factors cut into bytes it
// is two sums of products, `d * keepHigh + c * high` and `d * keepLow + c * low`; neither exceeds 255 * 255, because a
// byte of the alpha and the same byte of what is kept add up to 255. So 16 bits hold everything. What is left out is
// less than 0.008 levels, half of it made good by one step; then follows the one rounding, to 8 bits. Alpha 0 changes
// nothing, alpha 65535 leaves nothing of what was there: `BlendTests` goes through all values.
//
// Processors with AVX2 do the same for eight pixels, in C.
//
// All of it is in one file because the optimiser does not look across files in debug builds.

internal import CRaster

/// Two channels of four pixels, or what multiplies them.
typealias Lanes = SIMD8<UInt16>

@inline(__always)
private func lanes(_ pixels: SIMD4<UInt32>) -> Lanes { unsafeBitCast(pixels, to: Lanes.self) }

/// Bytes in the low halves of lanes, and those of others in their high halves.
@inline(__always)
private func pixels(low: Lanes, high: Lanes) -> SIMD4<UInt32> {
  unsafeBitCast(low | high &<< 8, to: SIMD4<UInt32>.self)
}

/// 256 times a channel, rounded to the channel.
@inline(__always)
private func rounded(_ high: Lanes, _ low: Lanes) -> Lanes { (high &+ (low &>> 8) &+ 129) &>> 8 }

/// A colour spread out for blending.
struct BlendColor {
  /// Straight red and blue.
  fileprivate let redBlue: Lanes
  /// Straight green, and 255: what alpha blends towards.
  fileprivate let greenAlpha: Lanes
  /// 0...255.
  let alpha: UInt16
  /// The colour, premultiplied.
  let packed: UInt32

  init(_ color: Color) {
    redBlue = lanes(SIMD4(repeating: UInt32(color.red) | UInt32(color.blue) << 16))
    greenAlpha = lanes(SIMD4(repeating: UInt32(color.green) | 255 << 16))
    alpha = UInt16(color.alpha)
    packed = premultiplied(color)
  }

  var isOpaque: Bool { alpha == 255 }

  fileprivate var wide: daguerre_color {
    daguerre_color(
      red_blue: UInt32(redBlue[0]) | UInt32(redBlue[1]) << 16,
      green_alpha: UInt32(greenAlpha[0]) | UInt32(greenAlpha[1]) << 16, packed: packed, alpha: alpha)
  }
}

/// A colour as a premultiplied pixel, each channel rounded to nearest.
func premultiplied(_ color: Color) -> UInt32 {
  func channel(_ value: UInt8) -> UInt32 {
    AlphaConversion.premultiplied(channel: UInt32(value), alpha: UInt32(color.alpha))
  }
  return channel(color.red) | channel(color.green) << 8 | channel(color.blue) << 16 | UInt32(color.alpha) << 24
}

/// The product of two coverages of 0...65535: never rounded up, and exact when one of them is 0 or full.
@inline(__always)
func multiplyCoverage(_ a: UInt16, _ b: UInt16) -> UInt16 {
  UInt16(truncatingIfNeeded: (UInt32(a) &* (UInt32(b) &+ 1)) >> 16)
}

extension UnsafeMutablePointer<UInt16> {
  /// Sets a row to coverage, times that of a clip if there is one.
  @inline(never)
  func set(to coverage: UnsafePointer<UInt16>, through clip: UnsafePointer<UInt16>?, count: Int) {
    guard let clip else { return update(from: coverage, count: count) }
    for i in 0..<count { self[i] = multiplyCoverage(coverage[i], clip[i]) }
  }

  /// Sets a row to the same coverage everywhere, times that of a clip if there is one.
  @inline(never)
  func set(to coverage: UInt16, through clip: UnsafePointer<UInt16>?, count: Int) {
    guard let clip else { return update(repeating: coverage, count: count) }
    for i in 0..<count { self[i] = multiplyCoverage(coverage, clip[i]) }
  }
}

/// Coverages of 0...65535 times alphas of 0...255, as alphas of 0...65535; at most 2 too small.
@inline(__always)
private func scale(_ coverage: Lanes, by alpha: Lanes) -> Lanes {
  let product = (coverage &>> 8) &* alpha &+ (((coverage & 0xFF) &* alpha) &>> 8)
  return product &+ (product &>> 8)
}

extension BlendColor {
  /// The alpha of the colour at a coverage, 0...65535.
  @inline(__always)
  func alpha(atCoverage coverage: UInt16) -> Lanes {
    isOpaque ? Lanes(repeating: coverage) : scale(Lanes(repeating: coverage), by: Lanes(repeating: alpha))
  }
}

/// `color` at alphas of 0...65535, one for both channels of a pixel, over four pixels.
@inline(__always)
func blend(_ color: BlendColor, alpha: Lanes, over below: SIMD4<UInt32>) -> SIMD4<UInt32> {
  let (high, low) = (alpha &>> 8, alpha & 0xFF)
  let (keepHigh, keepLow) = (255 &- high, 255 &- low)
  let (redBlue, greenAlpha) = (lanes(below) & 0xFF, lanes(below) &>> 8)
  return pixels(
    low: rounded(
      redBlue &* keepHigh &+ color.redBlue &* high, redBlue &* keepLow &+ color.redBlue &* low),
    high: rounded(
      greenAlpha &* keepHigh &+ color.greenAlpha &* high, greenAlpha &* keepLow &+ color.greenAlpha &* low))
}

/// Premultiplied pixels times coverages of 0...65535, one for both channels of a pixel, over four others.
@inline(__always)
func blend(premultiplied source: SIMD4<UInt32>, coverage: Lanes, over below: SIMD4<UInt32>) -> SIMD4<UInt32> {
  let (high, low) = (coverage &>> 8, coverage & 0xFF)
  let alpha = source &>> 24
  let keep = ~scale(coverage, by: lanes(alpha | alpha &<< 16))
  let (keepHigh, keepLow) = (keep &>> 8, keep & 0xFF)
  /// The bytes of the two alphas do not add up to 255 here, so the low products are cut one by one.
  func channels(_ above: Lanes, _ below: Lanes) -> Lanes {
    rounded(below &* keepHigh &+ above &* high &+ ((above &* low) &>> 8), below &* keepLow)
  }
  return pixels(
    low: channels(lanes(source) & 0xFF, lanes(below) & 0xFF),
    high: channels(lanes(source) &>> 8, lanes(below) &>> 8))
}

/// Pixels to blend into: a run within a layer.
struct Run {
  let pixels: UnsafeMutablePointer<UInt32>
  let count: Int
  /// Where the layer ends.
  ///
  /// Up to there pixels after the run may be written, with what they hold.
  let layerEnd: UnsafeMutablePointer<UInt32>

  /// Whether this processor can take eight pixels at a time.
  @inline(__always)
  static var hasWideKernels: Bool { daguerre_is_wide() }

  /// Whether the run is so long that eight pixels at a time are worth it.
  @inline(__always)
  private var isWide: Bool { count > 8 && Self.hasWideKernels }

  @inline(__always)
  fileprivate func wide(rows: Int = 1, stride: Int = 0) -> daguerre_rows {
    daguerre_rows(pixels: pixels, count: count, rows: rows, stride: stride, layer_end: layerEnd)
  }

  /// Replaces groups of four pixels; in the last group, `isInside` tells which belong to the run.
  @inline(__always)
  private func replace(_ change: (Int, SIMD4<UInt32>, _ isInside: SIMD4<UInt32>) -> SIMD4<UInt32>) {
    let all = SIMD4<UInt32>(repeating: .max)
    var i = 0
    while i &+ 4 <= count {
      let target = UnsafeMutableRawPointer(pixels + i)
      let old = target.loadUnaligned(as: SIMD4<UInt32>.self)
      target.storeBytes(of: change(i, old, all), as: SIMD4<UInt32>.self)
      i &+= 4
    }
    guard i < count else { return }
    let left = count &- i
    // Below 0, so all ones after the shift, for the lanes before `left`.
    let isInside = SIMD4<UInt32>(
      truncatingIfNeeded: (SIMD4<Int32>(0, 1, 2, 3) &- Int32(truncatingIfNeeded: left)) &>> 31)
    if layerEnd - pixels >= i &+ 4 {
      let target = UnsafeMutableRawPointer(pixels + i)
      let old = target.loadUnaligned(as: SIMD4<UInt32>.self)
      target.storeBytes(of: change(i, old, isInside), as: SIMD4<UInt32>.self)
    } else {
      var old = SIMD4<UInt32>()
      for lane in 0..<left { old[lane] = pixels[i &+ lane] }
      let new = change(i, old, isInside)
      for lane in 0..<left { pixels[i &+ lane] = new[lane] }
    }
  }

  /// Four coverages, each for both channels of its pixel, 0 for pixels outside.
  @inline(__always)
  private func pairs(_ coverage: UnsafePointer<UInt16>, _ isInside: SIMD4<UInt32>) -> Lanes {
    // Widening and shifting says the same, but is compiled to a load for every number.
    let four = UnsafeRawPointer(coverage).loadUnaligned(as: SIMD4<UInt16>.self)
    var pairs = Lanes()
    pairs.evenHalf = four
    pairs.oddHalf = four
    return pairs & lanes(isInside)
  }

  /// Blends one colour at the same coverage everywhere, in this row and those below it.
  ///
  /// - Parameter stride: the distance of rows.
  @inline(never)
  func blend(_ color: BlendColor, coverage: UInt16, rows: Int = 1, stride: Int = 0) {
    if isWide {
      let target = wide(rows: rows, stride: stride)
      if coverage == Mask.full {
        daguerre_blend_full(target, color.wide)
      } else {
        daguerre_blend_even(target, color.wide, color.alpha(atCoverage: coverage)[0])
      }
    } else {
      blendByFours(color, coverage: coverage, rows: rows, stride: stride)
    }
  }

  /// What ``blend(_:coverage:rows:stride:)`` does where nothing wider can.
  @inline(__always)
  func blendByFours(_ color: BlendColor, coverage: UInt16, rows: Int, stride: Int) {
    if coverage == Mask.full, color.isOpaque {
      fill(color.packed, rows: rows, stride: stride)
    } else if coverage == Mask.full {
      // The alpha has 8 bits: each channel is `(c * alpha + d * (255 - alpha)) / 255`, rounded exactly by
      // `(t + (t >> 8)) >> 8` with 128 added before.
      let alpha = Lanes(repeating: color.alpha)
      let redBlue = color.redBlue &* alpha &+ 128
      let greenAlpha = color.greenAlpha &* alpha &+ 128
      let keep = 255 &- alpha
      replace(rows: rows, stride: stride) { old in
        let low = (lanes(old) & 0xFF) &* keep &+ redBlue
        let high = (lanes(old) &>> 8) &* keep &+ greenAlpha
        return DaguerreGraphics.pixels(low: (low &+ (low &>> 8)) &>> 8, high: (high &+ (high &>> 8)) &>> 8)
      }
    } else {
      let alpha = color.alpha(atCoverage: coverage)
      replace(rows: rows, stride: stride) { DaguerreGraphics.blend(color, alpha: alpha, over: $0) }
    }
  }

  /// Sets pixels to one that is premultiplied.
  func fill(_ pixel: UInt32) {
    if isWide { daguerre_fill(wide(), pixel) } else { fill(pixel, rows: 1, stride: 0) }
  }

  /// Sets pixels.
  ///
  /// Narrow columns, the sides of borders, are worth a loop of their own.
  @inline(__always)
  private func fill(_ pixel: UInt32, rows: Int, stride: Int) {
    var row = pixels
    if count > 4 {
      for _ in 0..<rows {
        row.update(repeating: pixel, count: count)
        row += stride
      }
    } else {
      for _ in 0..<rows {
        row[0] = pixel
        if count > 1 { row[1] = pixel }
        if count > 2 { row[2] = pixel }
        if count > 3 { row[3] = pixel }
        row += stride
      }
    }
  }

  /// Replaces pixels in this row and those below it, all in the same way.
  @inline(__always)
  private func replace(rows: Int, stride: Int, _ change: (SIMD4<UInt32>) -> SIMD4<UInt32>) {
    if count == 1 { return replaceColumn(rows: rows, stride: stride, change) }
    var row = pixels
    for _ in 0..<rows {
      Run(pixels: row, count: count, layerEnd: layerEnd).replace { _, old, isInside in
        (change(old) & isInside) | (old & ~isInside)
      }
      row += stride
    }
  }

  /// A column a pixel wide: the side of a box that does not lie on a pixel boundary.
  @inline(__always)
  private func replaceColumn(rows: Int, stride: Int, _ change: (SIMD4<UInt32>) -> SIMD4<UInt32>) {
    var pixel = pixels
    var left = rows
    while left >= 4 {
      let (p1, p2, p3) = (pixel + stride, pixel + 2 &* stride, pixel + 3 &* stride)
      let new = change(SIMD4(pixel.pointee, p1.pointee, p2.pointee, p3.pointee))
      (pixel.pointee, p1.pointee, p2.pointee, p3.pointee) = (new[0], new[1], new[2], new[3])
      pixel += 4 &* stride
      left &-= 4
    }
    while left > 0 {
      pixel.pointee = change(SIMD4(repeating: pixel.pointee))[0]
      pixel += stride
      left &-= 1
    }
  }

  /// Blends one colour at a coverage for every pixel; ``Mask/padding`` more coverages must be readable.
  @inline(never)
  func blend(_ color: BlendColor, coverage: UnsafePointer<UInt16>) {
    if isWide { daguerre_blend_mask(wide(), color.wide, coverage) } else { blendByFours(color, coverage: coverage) }
  }

  @inline(__always)
  func blendByFours(_ color: BlendColor, coverage: UnsafePointer<UInt16>) {
    if color.isOpaque {
      replace { i, old, isInside in
        DaguerreGraphics.blend(color, alpha: pairs(coverage + i, isInside), over: old)
      }
    } else {
      let alpha = Lanes(repeating: color.alpha)
      replace { i, old, isInside in
        DaguerreGraphics.blend(color, alpha: scale(pairs(coverage + i, isInside), by: alpha), over: old)
      }
    }
  }

  /// Blends one colour at full coverage through a clip, in this row and those below it, on processors with wide kernels.
  ///
  /// - Parameters:
  ///   - x: the column of the sheet where the run begins.
  ///   - y: its row.
  func paint(_ color: BlendColor, through clip: Clip, x: Int, y: Int, rows: Int, stride: Int) {
    clip.withRows(from: y) { first, coverage in
      let first = UnsafeRawPointer(first).assumingMemoryBound(to: daguerre_clip_row.self)
      daguerre_paint_clipped(wide(rows: rows, stride: stride), color.wide, x, first, coverage)
    }
  }

  /// Whether this run and those below it end before the layer does.
  func fits(rows: Int, stride: Int) -> Bool { pixels + ((rows - 1) * stride + count) <= layerEnd }

  /// Blends one colour at a coverage for every pixel of a tile, whose rows are a multiple of four pixels.
  ///
  /// Pixels beyond the end of a row that are part of the next one have no coverage, and stay what they are.
  @inline(never)
  func blendTile(_ color: BlendColor, coverage: UnsafePointer<UInt16>, rows: Int, stride: Int) {
    if Self.hasWideKernels {
      daguerre_blend_tile(wide(rows: rows, stride: stride), color.wide, coverage)
    } else {
      blendTileByFours(color, coverage: coverage, rows: rows, stride: stride)
    }
  }

  @inline(__always)
  func blendTileByFours(_ color: BlendColor, coverage: UnsafePointer<UInt16>, rows: Int, stride: Int) {
    if color.isOpaque {
      replaceTile(coverage, rows: rows, stride: stride) { DaguerreGraphics.blend(color, alpha: $0, over: $1) }
    } else {
      let alpha = Lanes(repeating: color.alpha)
      replaceTile(coverage, rows: rows, stride: stride) {
        DaguerreGraphics.blend(color, alpha: scale($0, by: alpha), over: $1)
      }
    }
  }

  @inline(__always)
  private func replaceTile(
    _ coverage: UnsafePointer<UInt16>, rows: Int, stride: Int, _ change: (Lanes, SIMD4<UInt32>) -> SIMD4<UInt32>
  ) {
    let all = SIMD4<UInt32>(repeating: .max)
    var row = pixels
    var coverage = coverage
    for _ in 0..<rows {
      var i = 0
      while i < count {
        let target = UnsafeMutableRawPointer(row + i)
        let old = target.loadUnaligned(as: SIMD4<UInt32>.self)
        target.storeBytes(of: change(pairs(coverage + i, all), old), as: SIMD4<UInt32>.self)
        i &+= 4
      }
      row += stride
      coverage += count
    }
  }

  /// Blends a premultiplied colour at a coverage for every pixel; ``Mask/padding`` more of both must be readable.
  @inline(never)
  func blend(_ colors: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt16>) {
    replace { i, old, isInside in
      let source = UnsafeRawPointer(colors + i).loadUnaligned(as: SIMD4<UInt32>.self)
      return DaguerreGraphics.blend(premultiplied: source, coverage: pairs(coverage + i, isInside), over: old)
    }
  }
}

extension Layer {
  /// Paints the spans of a mask, on processors with wide kernels.
  ///
  /// - Parameter bounds: the part to paint; the mask has all of its rows.
  func paint(_ walker: MaskWalker, in bounds: PixelRect, _ color: BlendColor) {
    let (x, y) = (self.bounds.x0, self.bounds.y0)
    let all = run(x, y, count: self.bounds.width)
    let (mask, patch, origin) = (walker.mask, walker.patch, walker.origin)
    mask.rows.withUnsafeBufferPointer { rows in
      mask.spans.withUnsafeBytes { spans in
        mask.coverage.withUnsafeBufferPointer { coverage in
          var placed = daguerre_mask(
            rows: rows.baseAddress, spans: spans.assumingMemoryBound(to: daguerre_span.self).baseAddress,
            coverage: coverage.baseAddress, column: patch.column, row: patch.row, extra_columns: patch.extraColumns,
            extra_rows: patch.extraRows, block_rows: MaskWalker.blockRows, x: origin.x - x, y: origin.y - y,
            width: mask.width + patch.extraColumns, left: bounds.x0 - x, right: bounds.x1 - x, top: bounds.y0 - y,
            bottom: bounds.y1 - y)
          daguerre_paint_mask(all.wide(rows: self.bounds.height, stride: all.count), color.wide, &placed)
        }
      }
    }
  }
}
