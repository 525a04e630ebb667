/// The structural similarity of the lightness around each pixel; a pixel is different where it is too far below 1.
///
/// As in Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment: From Error Visibility to Structural Similarity"
/// (2004): a Gaussian window of 11 x 11 pixels with a deviation of 1.5, K1 0.01, K2 0.03; luma of ITU-R BT.601,
/// translucent colours over white. Every pixel counts; at the border the window is that part of it which is inside.
public struct StructuralSimilarity: Hashable, Sendable {
  /// How far below 1 the similarity around a pixel may be.
  public var threshold: Double

  /// - Parameter threshold: from 0 to 1.
  public init(threshold: Double = 0.01) { self.threshold = threshold }

  /// `exp(-d * d / 4.5)` for `d` from 0 to 5, rounded to nearest.
  private static let weights = [
    1, 0.8007374029168081, 0.41111229050718745, 0.1353352832366127, 0.028565500784550377, 0.003865920139472808,
  ]
  private static let reach = 5

  /// Weighted sums over a window.
  private struct Sums {
    var (weight, first, second, firstSquares, secondSquares, products) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

    @inline(__always)
    mutating func add(_ a: Double, _ b: Double, weight: Double) {
      self.weight += weight
      first += weight * a
      second += weight * b
      firstSquares += weight * (a * a)
      secondSquares += weight * (b * b)
      products += weight * (a * b)
    }

    @inline(__always)
    mutating func add(_ other: Sums, weight factor: Double) {
      weight += factor * other.weight
      first += factor * other.first
      second += factor * other.second
      firstSquares += factor * other.firstSquares
      secondSquares += factor * other.secondSquares
      products += factor * other.products
    }

    var similarity: Double {
      let (c1, c2) = (2.55 * 2.55, 7.65 * 7.65)
      let (a, b) = (first / weight, second / weight)
      let covariance = products / weight - a * b
      let (varianceA, varianceB) = (firstSquares / weight - a * a, secondSquares / weight - b * b)
      return (2 * (a * b) + c1) * (2 * covariance + c2) / ((a * a + b * b + c1) * (varianceA + varianceB + c2))
    }
  }

  /// - Returns: the mean similarity.
  func mark(_ pair: PixelPair, into marks: UnsafeMutableBufferPointer<PictureComparison.Mark>) -> Double {
    guard pair.width > 0, pair.height > 0 else { return 1 }
    let (width, height) = (pair.width, pair.height)
    let isEqual = (0..<height).map { pair.isEqual(row: $0) }
    var sum = 0.0
    var columns = [Sums](repeating: Sums(), count: width)
    for y in 0..<height {
      let rows = max(y - Self.reach, 0)...min(y + Self.reach, height - 1)
      // Equal windows are exactly 1.
      if rows.allSatisfy({ isEqual[$0] }) {
        sum += Double(width)
        continue
      }
      for x in 0..<width {
        var column = Sums()
        for row in rows {
          let place = row * width + x
          column.add(Self.luma(pair.first[place]), Self.luma(pair.second[place]), weight: Self.weights[abs(row - y)])
        }
        columns[x] = column
      }
      for x in 0..<width {
        var window = Sums()
        for column in max(x - Self.reach, 0)...min(x + Self.reach, width - 1) {
          window.add(columns[column], weight: Self.weights[abs(column - x)])
        }
        let similarity = window.similarity
        sum += similarity
        if similarity < 1 - threshold { marks[y * width + x] = .different }
      }
    }
    return sum / Double(width * height)
  }

  @inline(__always)
  private static func luma(_ pixel: UInt32) -> Double {
    let color = Channels(pixel)
    let plain = (299 * color.red + 587 * color.green + 114 * color.blue) / 1000
    return color.alpha == 255 ? plain : (plain * color.alpha + 255 * (255 - color.alpha)) / 255
  }
}
