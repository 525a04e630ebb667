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
    let limit = Int(35215 * (threshold * threshold) * 4096)
    let areas = ignoresAntiAliasing ? AreaMap(pair, rows: rows) : nil
    let edges = (OdiffEdges(pair: pair), OdiffEdges(pair: pair.swapped))
    for y in rows where !pair.isEqual(row: y) {
      for x in 0..<pair.width {
        let place = y * pair.width + x
        let (a, b) = (pair.first[place], pair.second[place])
        guard a != b, Self.difference(a, b) > limit else { continue }
        let isEdge = areas?.isNearAreas(place) ?? false && (edges.0.isEdge(x, y) || edges.1.isEdge(x, y))
        marks[place] = isEdge ? .antiAliased : .different
      }
    }
  }

  /// The weighted square of the difference, in parts of 4096.
  @inline(__always)
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    let (first, second) = (FixedYIQ(a), FixedYIQ(b))
    let (y, i, q) = (first.y - second.y, first.i - second.i, first.q - second.q)
    return (y * y * 2069 + i * i * 1224 + q * q * 801) >> 24
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

/// Tells pixels that smooth the edge of a shape from others, with the colours of whole numbers of alpha.
private struct OdiffEdges {
  let pair: PixelPair
  private let colors = YIQOverWhite(threshold: 0)

  init(pair: PixelPair) { self.pair = pair }

  /// Whether the pixel of the first picture lies between a brighter and a darker neighbour, of which each picture has
  /// one in an area of one colour; not necessarily the same, unlike in pixelmatch.
  func isEdge(_ x: Int, _ y: Int) -> Bool {
    let (columns, rows) = pair.neighbours(x, y)
    let center = y * pair.width + x
    let color = pair.first[center]
    var equal = pair.isAtBorder(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (dark, bright) = ((x: x, y: y), (x: x, y: y))
    for row in rows {
      for column in columns where column != x || row != y {
        let neighbour = pair.first[row * pair.width + column]
        if neighbour == color {
          equal += 1
          if equal > 2 { return false }
          continue
        }
        let difference = colors.brightness(color, neighbour, place: center)
        if difference < darkest {
          darkest = difference
          dark = (column, row)
        } else if difference > brightest {
          brightest = difference
          bright = (column, row)
        }
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return [pair.first, pair.second].allSatisfy {
      pair.hasThreeAlike(in: $0, dark.x, dark.y) || pair.hasThreeAlike(in: $0, bright.x, bright.y)
    }
  }
}
