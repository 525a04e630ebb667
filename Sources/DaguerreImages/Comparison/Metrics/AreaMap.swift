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
    guard y > 0, y < pair.height - 1, width >= 6, let one = pair.first.baseAddress, let other = pair.second.baseAddress
    else {
      for x in 0..<width { line[x] = bits(pair, x, y) }
      return
    }
    let bytes = UnsafeMutableRawBufferPointer(line)
    var x = 1
    while x < width - 1 {
      // The last four begin before those that are left, and mark some once more.
      let column = min(x, width - 5)
      let place = y * width + column
      let (first, second) = (isInArea(one + place, width), isInArea(other + place, width))
      let marks = (first & Int32(Self.first)) | (second & Int32(Self.second)) | (first & second & Int32(both))
      bytes.storeBytes(of: SIMD4<UInt8>(truncatingIfNeeded: marks), toByteOffset: column, as: SIMD4<UInt8>.self)
      x = column + 4
    }
    for x in [0, width - 1] { line[x] = bits(pair, x, y) }
  }

  /// All ones for each of four pixels of whose neighbours three or more have its colour.
  @inline(__always)
  private static func isInArea(_ pixels: UnsafePointer<UInt32>, _ width: Int) -> SIMD4<Int32> {
    func four(_ offset: Int) -> SIMD4<UInt32> {
      UnsafeRawPointer(pixels + offset).loadUnaligned(as: SIMD4<UInt32>.self)
    }
    let colors = four(0)
    /// -1 where alike.
    func alike(_ offset: Int) -> SIMD4<Int32> { unsafeBitCast(four(offset) .== colors, to: SIMD4<Int32>.self) }
    let above = alike(-width - 1) &+ alike(-width) &+ alike(-width + 1)
    let below = alike(width - 1) &+ alike(width) &+ alike(width + 1)
    return unsafeBitCast(above &+ below &+ alike(-1) &+ alike(1) .< -2, to: SIMD4<Int32>.self)
  }

  private static func bits(_ pair: PixelPair, _ x: Int, _ y: Int) -> UInt8 {
    let (one, other) = (pair.hasThreeAlike(in: pair.first, x, y), pair.hasThreeAlike(in: pair.second, x, y))
    return (one ? first : 0) | (other ? second : 0) | (one && other ? both : 0)
  }
}
