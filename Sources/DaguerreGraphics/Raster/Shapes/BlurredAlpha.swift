/// The alpha of a layer, convolved with a gaussian: the shadow of whatever was drawn there.
///
/// A pixel counts as a square of its coverage, and the blurred picture is averaged over each pixel again, as for
/// ``BlurredBox``: of a box on whole pixels both give the same. Rows come first, then columns.
struct BlurredAlpha {
  /// Where coverage is, of what was asked for.
  let bounds: PixelRect
  /// Coverage of 0...65535, row by row.
  private let coverage: [UInt16]

  /// Multiplications that are made at most, in seconds about 10.
  private static let maximumCost = 1 << 33

  /// - Parameters:
  ///   - blur: two standard deviations, in grid steps.
  ///   - window: what is wanted, which may reach beyond the layer.
  /// - Throws: where that would take too long.
  init(of layer: Layer, blur: Int, in window: PixelRect) throws(InvalidField) {
    let ink = Self.ink(of: layer)
    let weights = Self.weights(deviation: Double(blur) / 2 / Double(Fixed.one))
    let reach = weights.count - 1
    let bounds =
      ink.isEmpty
      ? ink
      : PixelRect(x0: ink.x0 - reach, y0: ink.y0 - reach, x1: ink.x1 + reach, y1: ink.y1 + reach)
        .intersection(window)
    let cost = (bounds.width * ink.height + bounds.width * bounds.height).multipliedReportingOverflow(by: reach)
    guard !cost.overflow, cost.partialValue <= Self.maximumCost else {
      throw InvalidField(reason: "blur reaches \(reach) px, which takes too long for a layer of this size")
    }
    self.bounds = bounds
    guard !bounds.isEmpty else {
      coverage = []
      return
    }
    let rows = Self.blurredRows(of: layer, ink, bounds, weights)
    coverage = Self.blurredColumns(rows, first: ink.y0, count: ink.height, bounds, weights)
  }

  /// The coverage of a row, and room for as much as blitters read after it.
  ///
  /// - Parameter y: of `bounds`.
  func copyRow(_ y: Int, to row: UnsafeMutablePointer<UInt16>) {
    let start = (y - bounds.y0) * bounds.width
    for x in 0..<bounds.width { row[x] = coverage[start + x] }
  }

  private static func ink(of layer: Layer) -> PixelRect {
    let all = layer.bounds
    var (x0, y0, x1, y1) = (all.x1, all.y1, all.x0, all.y0)
    for y in all.y0..<all.y1 {
      let row = layer.pixel(all.x0, y)
      guard let first = (0..<all.width).first(where: { row[$0] >> 24 != 0 }),
        let last = (0..<all.width).last(where: { row[$0] >> 24 != 0 })
      else { continue }
      (x0, x1) = (min(x0, all.x0 + first), max(x1, all.x0 + last + 1))
      (y0, y1) = (min(y0, y), y + 1)
    }
    return x0 < x1
      ? PixelRect(x0: x0, y0: y0, x1: x1, y1: y1) : PixelRect(x0: all.x0, y0: all.y0, x1: all.x0, y1: all.y0)
  }

  /// What a pixel gives to that at each distance: second differences of the second integral of the density.
  private static func weights(deviation: Double) -> [Double] {
    guard deviation > 0 else { return [1] }
    let reach = Int((3.7 * deviation).rounded(.up)) + 1
    func integral(_ distance: Int) -> Double {
      deviation * GaussianTable.shared.integralOfCumulative(Double(distance) / deviation)
    }
    return (0...reach).map { max(0, integral($0 + 1) - 2 * integral($0) + integral($0 - 1)) }
  }

  private static func blurredRows(
    of layer: Layer, _ ink: PixelRect, _ bounds: PixelRect, _ weights: [Double]
  ) -> [Float] {
    var rows = [Float](repeating: 0, count: bounds.width * ink.height)
    let reach = weights.count - 1
    for y in 0..<ink.height {
      let row = layer.pixel(ink.x0, ink.y0 + y)
      for x in 0..<bounds.width {
        let column = bounds.x0 + x
        var sum = 0.0
        for other in (column - reach..<column + reach + 1).clamped(to: ink.x0..<ink.x1) {
          sum += Double(row[other - ink.x0] >> 24) * weights[abs(other - column)]
        }
        rows[y * bounds.width + x] = Float(sum)
      }
    }
    return rows
  }

  private static func blurredColumns(
    _ rows: [Float], first: Int, count: Int, _ bounds: PixelRect, _ weights: [Double]
  ) -> [UInt16] {
    var coverage = [UInt16](repeating: 0, count: bounds.width * bounds.height)
    var sums = [Double](repeating: 0, count: bounds.width)
    let reach = weights.count - 1
    for y in bounds.y0..<bounds.y1 {
      for x in sums.indices { sums[x] = 0 }
      for other in (y - reach..<y + reach + 1).clamped(to: first..<first + count) {
        let (weight, start) = (weights[abs(other - y)], (other - first) * bounds.width)
        for x in sums.indices { sums[x] += Double(rows[start + x]) * weight }
      }
      let start = (y - bounds.y0) * bounds.width
      for x in sums.indices { coverage[start + x] = UInt16(min(65535, (sums[x] * 257).rounded())) }
    }
    return coverage
  }
}
