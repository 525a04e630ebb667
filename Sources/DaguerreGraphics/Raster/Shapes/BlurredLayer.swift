/// A layer, or its alpha alone, convolved with a gaussian: what is blurred, or the shadow of whatever was drawn there.
///
/// A pixel counts as a square of its colour, and the blurred picture is averaged over each pixel again, as for
/// ``BlurredBox``: of a box on whole pixels both give the same. Rows come first, then columns. Each term and each
/// rounding is the same for colours as for alpha, so no premultiplied colour comes to exceed its alpha.
struct BlurredLayer {
  /// Where pixels are, of what was asked for.
  let bounds: PixelRect
  /// What a pixel gives to that at each distance.
  private let weights: [Float]
  private let layer: Layer
  /// What of the layer is not transparent, and near enough.
  private let ink: PixelRect
  /// Where the gaussian is wide.
  private let wide: WideBlur?
  /// What columns and rows of `bounds` are multiplied by; empty for 1.
  private let gains: (columns: [Float], rows: [Float])

  private static let alphaShift: UInt32 = 24

  /// - Parameters:
  ///   - layer: whose pixels must stay as long as this is used.
  ///   - part: what of the layer counts; nil for all.
  ///   - blur: two standard deviations, in grid steps.
  ///   - window: what is wanted, which may reach beyond the layer.
  ///   - extent: what counts, with at least the window in it: what is nearer than the gaussian reaches, and beyond that,
  ///     is left out of the average. Nil for all, transparent where the layer has no pixels.
  init(
    of layer: Layer, within part: PixelRect? = nil, blur: Int, in window: PixelRect, averaging extent: PixelRect? = nil
  ) {
    self.layer = layer
    let ink = Self.ink(of: layer, within: part)
    let deviation = Self.deviation(of: blur)
    // Of a wide gaussian only what lies between the ink and the window counts.
    let all = ink.union(window).union(extent ?? window)
    let reach = min(Self.reach(of: blur), max(all.width, all.height, 1))
    bounds = ink.isEmpty ? ink : ink.grown(by: reach).intersection(window)
    self.ink = ink.intersection(bounds.grown(by: reach))
    let isWide = deviation >= WideBlur.smallestDeviation
    wide = isWide && !bounds.isEmpty ? WideBlur(of: layer, ink: self.ink, deviation: deviation, bounds: bounds) : nil
    weights = isWide || bounds.isEmpty ? [] : Self.weights(deviation: deviation, reach: reach)
    guard let extent, !bounds.isEmpty else {
      gains = ([], [])
      return
    }
    let given = isWide ? Self.wideWeights(deviation: deviation, reach: reach) : weights
    gains = (
      Self.gains(bounds.x0..<bounds.x1, in: extent.x0..<extent.x1, given),
      Self.gains(bounds.y0..<bounds.y1, in: extent.y0..<extent.y1, given)
    )
  }

  /// How far pixels are blurred, in pixels, by a gaussian of half as many grid steps.
  static func reach(of blur: Int) -> Int {
    blur > 0 ? Int((3.7 * deviation(of: blur)).rounded(.up)) + 1 : 0
  }

  private static func deviation(of blur: Int) -> Double { Double(blur) / 2 / Double(Fixed.one) }

  /// - Parameter body: gets each row of `bounds`, and its alpha as coverage of 0...65535, with ``Mask/padding`` after it.
  func forEachRowOfAlpha(_ body: (Int, UnsafePointer<UInt16>) -> Void) {
    guard !bounds.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: bounds.width + Mask.padding) { row in
      row.initialize(repeating: 0)
      guard let base = row.baseAddress else { return }
      func coverage(_ alpha: Float) -> UInt16 { UInt16(min(65535, (alpha * 257).rounded())) }
      if let wide {
        wide.forEachRow { y, pixels in
          for x in 0..<bounds.width { base[x] = coverage(pixels[x].w) }
          body(y, base)
        }
        return
      }
      blur(Self.alphaShift) { y, sums in
        for x in 0..<bounds.width { base[x] = coverage(sums[x]) }
        body(y, base)
      }
    }
  }

  /// Adds the pixels of `bounds`, each channel rounded to nearest once, to the zeros of a layer of these bounds.
  func add(to result: Layer) {
    if let wide {
      wide.forEachRow { y, colors in
        let row = result.pixel(bounds.x0, y)
        for x in 0..<bounds.width { row[x] = WideBlur.pixel(colors[x] * gain(x, y)) }
      }
      return
    }
    for shift in [0, 8, 16, Self.alphaShift] {
      blur(shift) { y, sums in
        let row = result.pixel(bounds.x0, y)
        for x in 0..<bounds.width { row[x] |= UInt32(min(255, (sums[x] * gain(x, y)).rounded())) << shift }
      }
    }
  }

  /// What of a layer, or of a part of what it holds, is not transparent.
  static func ink(of layer: Layer, within part: PixelRect? = nil) -> PixelRect {
    let all = part ?? layer.bounds
    var (x0, y0, x1, y1) = (all.x1, all.y1, all.x0, all.y0)
    for y in all.y0..<all.y1 {
      let row = layer.pixel(all.x0, y)
      guard let first = (0..<all.width).first(where: { row[$0] >> alphaShift != 0 }),
        let last = (0..<all.width).last(where: { row[$0] >> alphaShift != 0 })
      else { continue }
      (x0, x1) = (min(x0, all.x0 + first), max(x1, all.x0 + last + 1))
      (y0, y1) = (min(y0, y), y + 1)
    }
    return x0 < x1
      ? PixelRect(x0: x0, y0: y0, x1: x1, y1: y1) : PixelRect(x0: all.x0, y0: all.y0, x1: all.x0, y1: all.y0)
  }

  /// The density, averaged over a pixel twice: second differences of its second integral.
  private static func weights(deviation: Double, reach: Int) -> [Float] {
    guard deviation > 0 else { return [1] }
    func integral(_ distance: Int) -> Double {
      deviation * GaussianTable.shared.integralOfCumulative(Double(distance) / deviation)
    }
    return (0...reach).map { Float(max(0, integral($0 + 1) - 2 * integral($0) + integral($0 - 1))) }
  }

  /// The same for a gaussian of many pixels.
  private static func wideWeights(deviation: Double, reach: Int) -> [Float] {
    GaussianTable.densities(0...reach, deviation: (deviation * deviation + 1.0 / 6).squareRoot())
  }

  /// One by the share of what a place is given that comes from an extent.
  private static func gains(_ places: Range<Int>, in extent: Range<Int>, _ weights: [Float]) -> [Float] {
    var sums: [Double] = []
    for weight in weights { sums.append((sums.last ?? 0) + Double(weight)) }
    let middle = sums[0], farthest = sums.count - 1
    return places.map { place in
      let before = sums[min(max(place - extent.lowerBound, 0), farthest)]
      let after = sums[min(max(extent.upperBound - 1 - place, 0), farthest)]
      return Float(1 / (before + after - middle))
    }
  }

  /// - Parameter x: from 0.
  @inline(__always)
  private func gain(_ x: Int, _ y: Int) -> Float {
    gains.rows.isEmpty ? 1 : gains.columns[x] * gains.rows[y - bounds.y0]
  }

  /// Eight pixels of a row at a time; rows are padded to as many.
  private typealias Lanes = SIMD8<Float>
  private static let lanes = 8

  /// - Parameter store: gets each row of `bounds` and its channel, 0...255.
  private func blur(_ shift: UInt32, store: (Int, UnsafePointer<Float>) -> Void) {
    guard !bounds.isEmpty else { return }
    let reach = weights.count - 1
    let stride = (bounds.width + Self.lanes - 1) / Self.lanes * Self.lanes
    // As many blurred rows as the gaussian reaches, each in the place of the one that it has left behind; one of zeros;
    // the sums; and a row of the ink with what lies beside it.
    let kept = min(2 * reach + 1, ink.height)
    let count = (kept + 2) * stride + (stride + 2 * reach)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { room in
      room.initialize(repeating: 0)
      guard let rows = room.baseAddress else { return }
      let zeros = rows + kept * stride
      let (sums, line) = (zeros + stride, zeros + 2 * stride)
      var isBlank = [Bool](repeating: true, count: kept)
      func slot(_ y: Int) -> Int { (y - ink.y0) % kept }
      var taps: [Tap] = []
      var next = ink.y0
      for y in bounds.y0..<bounds.y1 {
        let reached = (y - reach..<y + reach + 1).clamped(to: ink.y0..<ink.y1)
        next = max(next, reached.lowerBound)
        while next < reached.upperBound {
          let slot = slot(next)
          isBlank[slot] = !blurRow(next, shift, line, stride, into: rows + slot * stride)
          next += 1
        }
        func row(_ y: Int) -> UnsafePointer<Float>? {
          reached.contains(y) && !isBlank[slot(y)] ? UnsafePointer(rows + slot(y) * stride) : nil
        }
        taps.removeAll(keepingCapacity: true)
        for distance in 0...reach {
          let (above, below) = (row(y - distance), distance > 0 ? row(y + distance) : nil)
          if above == nil, below == nil { continue }
          taps.append(
            Tap(first: above ?? UnsafePointer(zeros), second: below ?? UnsafePointer(zeros), weights[distance]))
        }
        Self.add(taps, count: stride, to: sums)
        store(y, sums)
      }
    }
  }

  /// Two runs of numbers that count as much.
  private struct Tap {
    let first, second: UnsafePointer<Float>
    let weight: Float

    init(first: UnsafePointer<Float>, second: UnsafePointer<Float>, _ weight: Float) {
      (self.first, self.second, self.weight) = (first, second, weight)
    }
  }

  /// The weighted sums of runs, in place of what was in `sums`.
  private static func add(_ taps: [Tap], count: Int, to sums: UnsafeMutablePointer<Float>) {
    taps.withUnsafeBufferPointer { taps in
      for x in Swift.stride(from: 0, to: count, by: lanes) {
        var sum = Lanes()
        for tap in taps { sum += (load(tap.first + x) + load(tap.second + x)) * tap.weight }
        UnsafeMutableRawPointer(sums + x).storeBytes(of: sum, as: Lanes.self)
      }
    }
  }

  @inline(__always)
  private static func load(_ numbers: UnsafePointer<Float>) -> Lanes {
    UnsafeRawPointer(numbers).loadUnaligned(as: Lanes.self)
  }

  /// A row of the ink, blurred along itself, as far as `bounds`.
  ///
  /// - Parameter line: room for the row, with as much as the gaussian reaches on both sides.
  /// - Returns: whether there is anything in it.
  private func blurRow(
    _ y: Int, _ shift: UInt32, _ line: UnsafeMutablePointer<Float>, _ stride: Int,
    into sums: UnsafeMutablePointer<Float>
  ) -> Bool {
    let (reach, row) = (weights.count - 1, layer.pixel(ink.x0, y))
    // Where the line begins.
    let start = bounds.x0 - reach
    line.update(repeating: 0, count: stride + 2 * reach)
    var (first, last) = (Int.max, Int.min)
    for column in (ink.x0..<ink.x1).clamped(to: start..<start + stride + 2 * reach) {
      let channel = row[column - ink.x0] >> shift & 0xFF
      if channel == 0 { continue }
      line[column - start] = Float(channel)
      (first, last) = (min(first, column), column)
    }
    guard first <= last else { return false }
    sums.update(repeating: 0, count: stride)
    let reached = (first - reach - bounds.x0..<last + reach + 1 - bounds.x0).clamped(to: 0..<bounds.width)
    weights.withUnsafeBufferPointer { weights in
      for x in Swift.stride(from: reached.lowerBound / Self.lanes * Self.lanes, to: reached.upperBound, by: Self.lanes)
      {
        let middle = line + (x + reach)
        var sum = Self.load(middle) * weights[0]
        for distance in 1..<reach + 1 {
          sum += (Self.load(middle - distance) + Self.load(middle + distance)) * weights[distance]
        }
        UnsafeMutableRawPointer(sums + x).storeBytes(of: sum, as: Lanes.self)
      }
    }
    return true
  }
}
