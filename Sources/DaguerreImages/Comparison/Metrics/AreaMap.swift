/// Where pixels of two pictures belong to areas of one colour, worked out once: which pixels can be edges of shapes follows
/// from it, as one of their neighbours must be in such an area.
///
/// Asking each pixel by itself costs an eighth of a second for each million that differ; in noise none is an edge.
struct AreaMap {
  /// Bits of a pixel.
  private static let first: UInt8 = 1
  private static let second: UInt8 = 2
  private static let both: UInt8 = 4

  /// What the pixels around one, and itself, are together.
  private let near: [UInt8]

  /// - Parameter rows: in which somebody asks.
  init(_ pair: PixelPair, rows: Range<Int>) {
    let (width, height) = (pair.width, pair.height)
    start = rows.lowerBound * width
    let wide = max(rows.lowerBound - 1, 0)..<min(rows.upperBound + 1, height)
    var areas = [UInt8](repeating: 0, count: wide.count * width)
    var near = [UInt8](repeating: 0, count: rows.count * width)
    let isUnequal = (max(wide.lowerBound - 1, 0)..<min(wide.upperBound + 1, height)).map { !pair.isEqual(row: $0) }
    let offset = max(wide.lowerBound - 1, 0)
    areas.withUnsafeMutableBufferPointer { areas in
      for y in wide {
        let around = max(y - 1, 0)...min(y + 1, height - 1)
        guard around.contains(where: { isUnequal[$0 - offset] }) else { continue }
        let line = UnsafeMutableBufferPointer(
          rebasing: areas[(y - wide.lowerBound) * width..<(y - wide.lowerBound + 1) * width])
        Self.mark(pair, y, line)
      }
      near.withUnsafeMutableBufferPointer { near in
        var column = [UInt8](repeating: 0, count: width + 2)
        column.withUnsafeMutableBufferPointer { column in
          for y in rows where isUnequal[y - offset] {
            let (up, here, down) = (
              max(y - 1, 0) - wide.lowerBound, y - wide.lowerBound, min(y + 1, height - 1) - wide.lowerBound
            )
            for x in 0..<width {
              column[x + 1] = areas[up * width + x] | areas[here * width + x] | areas[down * width + x]
            }
            let line = (y - rows.lowerBound) * width
            for x in 0..<width { near[line + x] = column[x] | column[x + 1] | column[x + 2] }
          }
        }
      }
    }
    self.near = near
  }

  /// The place of the first pixel.
  private let start: Int

  /// Whether near a pixel is one that belongs to an area in both pictures.
  @inline(__always)
  func isNearSharedArea(_ place: Int) -> Bool { near[place - start] & Self.both != 0 }

  /// Whether near a pixel is one that belongs to an area of the first picture, and one that does of the second.
  @inline(__always)
  func isNearAreas(_ place: Int) -> Bool { near[place - start] & 3 == 3 }

  private static func mark(_ pair: PixelPair, _ y: Int, _ line: UnsafeMutableBufferPointer<UInt8>) {
    let width = pair.width
    guard y > 0, y < pair.height - 1, width > 2 else {
      for x in 0..<width { line[x] = bits(pair, x, y) }
      return
    }
    count(pair.first, y, width) { line[$0] = $1 > 2 ? first : 0 }
    count(pair.second, y, width) { line[$0] = $1 > 2 ? line[$0] == 0 ? second : first | second | both : line[$0] }
    for x in [0, width - 1] { line[x] = bits(pair, x, y) }
  }

  /// How many neighbours have the colour of each pixel within a row.
  @inline(__always)
  private static func count(
    _ pixels: UnsafeBufferPointer<UInt32>, _ y: Int, _ width: Int, _ body: (Int, UInt32) -> Void
  ) {
    guard let all = pixels.baseAddress else { return }
    let (up, here, down) = (all + (y - 1) * width, all + y * width, all + (y + 1) * width)
    for x in 1..<width - 1 {
      let color = here[x]
      var count: UInt32 = up[x - 1] == color ? 1 : 0
      count &+= up[x] == color ? 1 : 0
      count &+= up[x + 1] == color ? 1 : 0
      count &+= here[x - 1] == color ? 1 : 0
      count &+= here[x + 1] == color ? 1 : 0
      count &+= down[x - 1] == color ? 1 : 0
      count &+= down[x] == color ? 1 : 0
      count &+= down[x + 1] == color ? 1 : 0
      body(x, count)
    }
  }

  private static func bits(_ pair: PixelPair, _ x: Int, _ y: Int) -> UInt8 {
    let (one, other) = (pair.hasThreeAlike(in: pair.first, x, y), pair.hasThreeAlike(in: pair.second, x, y))
    return (one ? first : 0) | (other ? second : 0) | (one && other ? both : 0)
  }
}
