/// For each of a row of pixels, which pixels of a picture go into it, and how much of each.
///
/// The weights are those of a tent about the pixel's centre that reaches as far as the distance of two centres, on the
/// sheet or in the picture, whichever is larger. So a picture in its own size stays as it is, a larger one is
/// interpolated, and a smaller one averaged.
struct ResamplingTaps {
  /// Of each pixel: its first tap in `weights`, and the pixel of the picture that it is for.
  private var starts: [(tap: Int, pixel: Int)] = []
  /// Those of a pixel add up to 1.
  private var weights: [Float] = []
  /// What is needed of the picture.
  private(set) var pixels = 0..<0

  /// - Parameters:
  ///   - pixels: of the sheet.
  ///   - start: where the picture begins there.
  ///   - end: where it ends, beyond the start.
  ///   - length: of the picture, in its pixels.
  ///   - isFlipped: whether its last pixel comes first.
  init(_ pixels: Range<Int>, from start: Double, to end: Double, of length: Int, isFlipped: Bool = false) {
    let scale = Double(length) / (end - start)
    let reach = max(1, scale)
    starts.reserveCapacity(pixels.count + 1)
    for pixel in pixels {
      let center = (Double(pixel) + 0.5 - start) * scale
      add(around: isFlipped ? Double(length) - center : center, reach, length)
    }
    starts.append((weights.count, 0))
  }

  private mutating func add(around center: Double, _ reach: Double, _ length: Int) {
    let last = Double(length - 1)
    // A pixel that the picture covers in part may have its centre beside it.
    let center = min(max(center, 0), Double(length))
    let first = Int(min(max((center - reach - 0.5).rounded(.up), 0), last))
    let end = Int(min(max((center + reach - 0.5).rounded(.down), 0), last))
    var taps = (first...end).map { max(0, reach - abs(Double($0) + 0.5 - center)) }[...]
    var pixel = first
    while taps.count > 1, taps.first == 0 {
      taps.removeFirst()
      pixel += 1
    }
    while taps.count > 1, taps.last == 0 { taps.removeLast() }
    let sum = taps.reduce(0, +)
    starts.append((weights.count, pixel))
    weights += taps.map { Float($0 / sum) }
    let range = pixel..<pixel + taps.count
    pixels = pixels.isEmpty ? range : min(pixels.lowerBound, pixel)..<max(pixels.upperBound, range.upperBound)
  }

  var count: Int { starts.count - 1 }

  /// Calls `body` for each pixel of the picture that goes into a pixel, with its weight.
  @inline(__always)
  fileprivate func forEachTap(of index: Int, _ body: (Int, Float) -> Void) {
    let (first, end) = (starts[index], starts[index + 1].tap)
    weights.withUnsafeBufferPointer { weights in
      for tap in first.tap..<end { body(first.pixel + tap - first.tap, weights[tap]) }
    }
  }
}

extension Bitmap {
  /// The picture in another size, row by row, premultiplied.
  ///
  /// Rows are added up first, and of the sum as many columns as it takes. Takes time in proportion to the part that is
  /// needed and to the result, and memory for a row.
  func resampled(columns: ResamplingTaps, rows: ResamplingTaps) -> [UInt32] {
    let needed = columns.pixels
    var resampled: [UInt32] = []
    resampled.reserveCapacity(columns.count * rows.count)
    var sums = [SIMD4<Float>](repeating: .zero, count: needed.count)
    pixels.withUnsafeBufferPointer { pixels in
      sums.withUnsafeMutableBufferPointer { sums in
        for row in 0..<rows.count {
          sums.update(repeating: .zero)
          rows.forEachTap(of: row) { y, weight in
            let first = y * width + needed.lowerBound
            for x in sums.indices { sums[x] += pixels[first + x].channels * weight }
          }
          for column in 0..<columns.count {
            var sum = SIMD4<Float>.zero
            columns.forEachTap(of: column) { x, weight in sum += sums[x - needed.lowerBound] * weight }
            resampled.append(UInt32(channels: sum))
          }
        }
      }
    }
    return resampled
  }
}

extension UInt32 {
  /// The four channels of a pixel.
  ///
  /// One by one, as the standard library converts vectors by way of exponents and significands: ten times slower.
  var channels: SIMD4<Float> {
    SIMD4<Float>(Float(self & 0xFF), Float(self >> 8 & 0xFF), Float(self >> 16 & 0xFF), Float(self >> 24))
  }

  /// A pixel of four channels of 0 to 255, each rounded to nearest.
  init(channels: SIMD4<Float>) {
    let shifted = channels + 0.5
    self = UInt32(shifted[0]) | UInt32(shifted[1]) << 8 | UInt32(shifted[2]) << 16 | UInt32(shifted[3]) << 24
  }
}
