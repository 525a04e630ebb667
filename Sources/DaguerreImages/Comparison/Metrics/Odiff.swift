/// The comparison of odiff: a threshold for the difference of two colours in YIQ; edges of shapes are let go if asked.
///
/// Counts are equal to those of the program of that name in version 4, whose arithmetic has 12 binary places. Source:
/// its documentation, and that of ``Pixelmatch``.
public struct Odiff: Hashable, Sendable {
  /// The largest difference that is let go: from 0 to 1, that of black and white.
  public var threshold: Double
  /// Whether pixels that look like the edge of a shape are let go.
  public var ignoresAntiAliasing: Bool

  /// - Parameter threshold: from 0 to 1.
  public init(threshold: Double = 0.1, ignoresAntiAliasing: Bool = false) {
    self.threshold = threshold
    self.ignoresAntiAliasing = ignoresAntiAliasing
  }

  func mark(_ pair: PixelPair, into marks: MarkedPixels) {
    RowBands.run(rows: pair.height, width: pair.width) { mark(pair, $0, into: marks) }
  }

  private func mark(_ pair: PixelPair, _ rows: Range<Int>, into marks: MarkedPixels) {
    let colors = OdiffColors(threshold: threshold)
    guard ignoresAntiAliasing else { return pair.mark(rows, by: colors, edges: NoEdges(), into: marks) }
    AreaMap.with(pair, rows: rows) { areas in
      // With the colours of whole numbers of alpha.
      let brightness = YIQOverWhite(threshold: 0)
      pair.mark(rows, by: colors, edges: ShapeEdges(.odiff, pair, areas, brightness), into: marks)
    }
  }
}

/// The difference of two colours over white, in YIQ.
struct OdiffColors: YIQThreshold {
  private let limit: Int
  let rough: RoughYIQ

  init(threshold: Double) {
    let square = 35215 * (threshold * threshold)
    limit = Int(square * 4096)
    rough = RoughYIQ(
      y: [1224, 2402, 468] / 4096, i: [2441, -1123, -1318] / 4096, q: [866, -2140, 1274] / 4096,
      weights: [2069, 1224, 801] / 4096, limit: square)
  }

  /// The weighted square of the difference is in parts of 4096.
  @inline(__always)
  func differ(_ a: UInt32, _ b: UInt32, place: Int) -> Bool {
    let (first, second) = (FixedYIQ(a), FixedYIQ(b))
    let (y, i, q) = (first.y - second.y, first.i - second.i, first.q - second.q)
    return (y * y * 2069 + i * i * 1224 + q * q * 801) >> 24 > limit
  }
}

/// A colour over white in YIQ, in parts of 4096; weights lose what is below.
private struct FixedYIQ {
  let y, i, q: Int

  @inline(__always)
  init(_ pixel: UInt32) {
    let alpha = Int(pixel >> 24)
    func overWhite(_ shift: UInt32) -> Int {
      let channel = Int(pixel >> shift & 0xFF)
      return alpha == 255 ? channel << 12 : (255 << 12) + (channel - 255) * alpha * 4096 / 255
    }
    let (red, green, blue) = (overWhite(0), overWhite(8), overWhite(16))
    y = (red * 1224 + green * 2402 + blue * 468) >> 12
    i = (red * 2441 - green * 1123 - blue * 1318) >> 12
    q = (red * 866 - green * 2140 + blue * 1274) >> 12
  }
}
