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
      pair.mark(rows, by: colors, edges: OdiffEdges(pair: pair, areas: areas), into: marks)
    }
  }
}

/// The difference of two colours over white, in YIQ.
struct OdiffColors: ColorThreshold {
  private let limit: Int
  private let rough: RoughYIQ

  init(threshold: Double) {
    let square = 35215 * (threshold * threshold)
    limit = Int(square * 4096)
    rough = RoughYIQ(
      y: [1224, 2402, 468] / 4096, i: [2441, -1123, -1318] / 4096, q: [866, -2140, 1274] / 4096,
      weights: [2069, 1224, 801] / 4096, limit: square)
  }

  @inline(__always)
  func roughly(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>) -> (differ: UInt64, unsure: UInt64) {
    rough.compare(a, b)
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

/// Edges that are let go, with the colours of whole numbers of alpha: in one of the pictures the pixel lies between a
/// brighter and a darker neighbour, of which each picture has one in an area of one colour; not necessarily the same,
/// unlike in pixelmatch.
private struct OdiffEdges: EdgeRule {
  let pair: PixelPair
  let areas: AreaMap
  private let colors = YIQOverWhite(threshold: 0)

  init(pair: PixelPair, areas: AreaMap) {
    self.pair = pair
    self.areas = areas
  }

  @inline(__always)
  func candidates(_ place: Int) -> UInt64 { areas.areNearAreas(place) }

  @inline(__always)
  func isCandidate(_ place: Int) -> Bool { areas.isNearAreas(place) }

  func isEdge(_ x: Int, _ y: Int) -> Bool {
    isEdge(of: pair, AreaMap.first, x, y) || isEdge(of: pair.swapped, AreaMap.second, x, y)
  }

  @inline(__always)
  private func isEdge(of pair: PixelPair, _ picture: UInt8, _ x: Int, _ y: Int) -> Bool {
    // What has three neighbours of its colour is none.
    guard !areas.isInArea(y &* pair.width &+ x, of: picture) else { return false }
    guard let surroundings = OpaqueSurroundings(pair, x, y, order: .rows) else { return isEdge(ofAny: pair, x, y) }
    return surroundings.isBetween && areas.areIn(surroundings.darkest, surroundings.brightest)
  }

  private func isEdge(ofAny pair: PixelPair, _ x: Int, _ y: Int) -> Bool {
    let (columns, rows) = pair.neighbours(x, y)
    let center = y * pair.width + x
    let color = pair.first[center]
    var equal = pair.isAtBorder(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (dark, bright) = (center, center)
    for row in rows {
      for column in columns where column != x || row != y {
        let place = row * pair.width + column
        let neighbour = pair.first[place]
        if neighbour == color {
          equal += 1
          if equal > 2 { return false }
          continue
        }
        let difference = colors.brightness(color, neighbour, place: center)
        if difference < darkest {
          darkest = difference
          dark = place
        } else if difference > brightest {
          brightest = difference
          bright = place
        }
      }
    }
    return darkest < 0 && brightest > 0 && areas.areIn(dark, bright)
  }
}
