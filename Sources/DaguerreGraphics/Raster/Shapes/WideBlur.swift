/// A layer convolved with a gaussian that is wide beside a pixel, at a cost that does not grow with its width.
///
/// Pixels are gathered on a coarser grid by cubic B-splines, blurred there by a gaussian of few steps, and spread again
/// by the same splines; the variances of all three add up to that of the gaussian. What splines let through of patterns
/// as fine as the grid is below a hundredth of a level, and so is the difference of the three from a gaussian.
struct WideBlur {
  /// Where a gaussian is wide enough, in pixels.
  static let smallestDeviation = 16.0

  /// Pixels between two places of the grid.
  private let step: Int
  /// What a place gives to that at each distance.
  private let weights: [Float]
  private let layer: Layer
  private let ink: PixelRect
  private let bounds: PixelRect
  /// By where a pixel lies after a place of the grid: what it has to do with that before it, with both around it, and
  /// with that after them.
  private let splines: [SIMD4<Float>]

  private typealias Pixel = SIMD4<Float>
  private typealias Rows = UnsafeMutablePointer<Pixel>

  /// The most pixels between two places; with it 8,192 pixels have 128.
  private static let longestStep = 64
  /// Deviations that a gaussian reaches.
  private static let reach = 4.5

  /// - Parameters:
  ///   - ink: what of the layer counts.
  ///   - bounds: what is wanted.
  init(of layer: Layer, ink: PixelRect, deviation: Double, bounds: PixelRect) {
    self.layer = layer
    self.ink = ink
    self.bounds = bounds
    step = min(Self.longestStep, Int(deviation / 4))
    let step = Double(step)
    splines = (0..<self.step).map { place in
      let t = Double(place) / step
      let (s, cube) = (1 - t, t * t * t)
      return SIMD4(
        Float(s * s * s / 6), Float((3 * cube - 6 * t * t + 4) / 6), Float((-3 * cube + 3 * t * t + 3 * t + 1) / 6),
        Float(cube / 6))
    }
    // A pixel is averaged over its own width twice (1/6); a spline has a third of the step's square, twice.
    let coarse = ((deviation * deviation + 1.0 / 6) / (step * step) - 2.0 / 3).squareRoot()
    let all = ink.union(bounds)
    let farthest = max(all.width, all.height) / self.step + 4
    let count = min(Int(min(Self.reach * coarse, 1e9).rounded(.up)), farthest)
    weights = GaussianTable.densities(0...count, deviation: coarse)
  }

  /// - Parameter body: gets each row of `bounds`: blue, green, red and alpha of 0...255.
  func forEachRow(_ body: (Int, UnsafePointer<SIMD4<Float>>) -> Void) {
    let (columns, rows) = (places(bounds.x0..<bounds.x1), places(bounds.y0..<bounds.y1))
    let (inkColumns, inkRows) = (places(ink.x0..<ink.x1), places(ink.y0..<ink.y1))
    let room = inkRows.count * (inkColumns.count + columns.count) + rows.count * columns.count + columns.count
    let memory = Rows.allocate(capacity: room + bounds.width)
    memory.initialize(repeating: .zero, count: room + bounds.width)
    defer { memory.deallocate() }
    let gathered = memory
    let blurred = gathered + inkRows.count * inkColumns.count
    let grid = blurred + inkRows.count * columns.count
    let line = grid + rows.count * columns.count
    let pixels = line + columns.count

    gather(into: gathered, inkColumns, inkRows)
    for row in 0..<inkRows.count {
      let source = gathered + row * inkColumns.count
      blur(from: inkColumns, to: columns) { place, other, weight in
        blurred[row * columns.count + place] += source[other] * weight
      }
    }
    blur(from: inkRows, to: rows) { place, other, weight in
      let (target, source) = (grid + place * columns.count, blurred + other * columns.count)
      for column in 0..<columns.count { target[column] += source[column] * weight }
    }
    for y in bounds.y0..<bounds.y1 {
      let spline = spline(y) / Float(step * step)
      let first = grid + (place(y) - rows.lowerBound - 1) * columns.count
      for column in 0..<columns.count { line[column] = weighted(first + column, columns.count, spline) }
      var cursor = cursor(bounds.x0, columns)
      for x in 0..<bounds.width {
        pixels[x] = weighted(line + cursor.place, 1, splines[cursor.offset])
        cursor.advance(step)
      }
      body(y, pixels)
    }
  }

  /// Adds each pixel of the ink to the places around it.
  private func gather(into grid: Rows, _ columns: Range<Int>, _ rows: Range<Int>) {
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: columns.count) { room in
      room.initialize(repeating: .zero)
      guard let line = room.baseAddress else { return }
      for y in ink.y0..<ink.y1 {
        line.update(repeating: .zero, count: columns.count)
        let row = layer.pixel(ink.x0, y)
        var cursor = cursor(ink.x0, columns)
        for x in 0..<ink.width {
          if row[x] != 0 { add(Self.channels(row[x]), to: line + cursor.place, 1, splines[cursor.offset]) }
          cursor.advance(step)
        }
        let first = grid + (place(y) - rows.lowerBound - 1) * columns.count
        let spline = spline(y)
        for column in 0..<columns.count { add(line[column], to: first + column, columns.count, spline) }
      }
    }
  }

  /// - Parameter body: gets each place of `targets`, and each of `sources` that gives to it, both from 0, and the share.
  private func blur(from sources: Range<Int>, to targets: Range<Int>, _ body: (Int, Int, Float) -> Void) {
    let reach = weights.count - 1
    for place in targets {
      for other in (place - reach..<place + reach + 1).clamped(to: sources) {
        body(place - targets.lowerBound, other - sources.lowerBound, weights[abs(place - other)])
      }
    }
  }

  /// The places of the grid that pixels have to do with.
  private func places(_ pixels: Range<Int>) -> Range<Int> {
    place(pixels.lowerBound) - 1..<place(pixels.upperBound - 1) + 3
  }

  /// The last place that is not after a pixel.
  private func place(_ pixel: Int) -> Int {
    pixel >= 0 ? pixel / step : -((step - 1 - pixel) / step)
  }

  /// Where a pixel of a row is on the grid, without a division for each.
  private struct Cursor {
    /// The first of the four places that it has to do with, from 0.
    var place: Int
    /// From the place after that.
    var offset: Int

    @inline(__always)
    mutating func advance(_ step: Int) {
      offset += 1
      if offset == step { (place, offset) = (place + 1, 0) }
    }
  }

  private func cursor(_ pixel: Int, _ columns: Range<Int>) -> Cursor {
    Cursor(place: place(pixel) - columns.lowerBound - 1, offset: pixel - place(pixel) * step)
  }

  private func spline(_ pixel: Int) -> SIMD4<Float> { splines[pixel - place(pixel) * step] }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> Pixel {
    let parts = SIMD4(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 0xFF
    return unsafeBitCast(parts | (0x1p23 as Float).bitPattern, to: Pixel.self) - 0x1p23
  }

  /// A pixel of channels of 0...255 that are rounded to nearest once.
  @inline(__always)
  static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    // Beside 2^23 a number of single precision has no fraction left.
    let parts = unsafeBitCast(channels + 0x1p23, to: SIMD4<UInt32>.self) & 0xFF
    return parts.x | parts.y << 8 | parts.z << 16 | parts.w << 24
  }

  @inline(__always)
  private func add(_ pixel: Pixel, to places: Rows, _ stride: Int, _ spline: SIMD4<Float>) {
    places[0] += pixel * spline.x
    places[stride] += pixel * spline.y
    places[2 * stride] += pixel * spline.z
    places[3 * stride] += pixel * spline.w
  }

  @inline(__always)
  private func weighted(_ places: Rows, _ stride: Int, _ spline: SIMD4<Float>) -> Pixel {
    places[0] * spline.x + places[stride] * spline.y + places[2 * stride] * spline.z + places[3 * stride] * spline.w
  }
}
