internal import CCompare

/// Where pixels of two pictures belong to areas of one colour, worked out once: which pixels can be edges of shapes follows
/// from it, as one of their neighbours must be in such an area.
///
/// Asking each pixel by itself costs an eighth of a second for each million that differ; in noise none is an edge.
struct AreaMap {
  /// Bits of a pixel, those of `daguerre_find_areas`: whether three of its neighbours have its colour in the first
  /// picture, in the second, and in both.
  static let first: UInt8 = 1
  static let second: UInt8 = 2
  private static let both: UInt8 = 4

  /// What must be near an edge, by the bits of pixels.
  enum Need: UInt8 {
    /// A pixel that belongs to an area in both pictures.
    case sameArea = 4
    /// A pixel that belongs to an area of the first picture, and one that does of the second.
    case anyAreas = 3
  }

  /// What a pixel is, for the rows of `near` and one more on each side.
  private let areas: UnsafeBufferPointer<UInt8>
  private let firstArea: Int
  /// What the pixels around one, and itself, are together.
  private let near: UnsafeBufferPointer<UInt8>
  private let firstNear: Int

  /// Calls `body` with the map for two pictures, which holds only while that runs.
  ///
  /// - Parameter rows: in which somebody asks.
  static func with(_ pair: PixelPair, rows: Range<Int>, _ body: (AreaMap) -> Void) {
    let (width, height) = (pair.width, pair.height)
    let wide = max(rows.lowerBound - 1, 0)..<min(rows.upperBound + 1, height)
    var areas = [UInt8](repeating: 0, count: wide.count * width)
    var near = [UInt8](repeating: 0, count: rows.count * width)
    var columns = [UInt8](repeating: 0, count: width + 2)
    let isUnequal = (max(wide.lowerBound - 1, 0)..<min(wide.upperBound + 1, height)).map { !pair.isEqual(row: $0) }
    let offset = max(wide.lowerBound - 1, 0)
    areas.withUnsafeMutableBufferPointer { areas in
      /// The bits of a row, or of the nearest one.
      func line(_ y: Int) -> UnsafeMutableBufferPointer<UInt8> {
        let row = min(max(y, 0), height - 1) - wide.lowerBound
        return UnsafeMutableBufferPointer(rebasing: areas[row * width..<(row + 1) * width])
      }
      for y in wide {
        let around = max(y - 1, 0)...min(y + 1, height - 1)
        if around.contains(where: { isUnequal[$0 - offset] }) { mark(pair, y, line(y)) }
      }
      near.withUnsafeMutableBufferPointer { near in
        columns.withUnsafeMutableBufferPointer { columns in
          for y in rows where isUnequal[y - offset] {
            let row = y - rows.lowerBound
            join(
              (line(y - 1), line(y), line(y + 1)), by: columns,
              into: UnsafeMutableBufferPointer(rebasing: near[row * width..<(row + 1) * width]))
          }
        }
        body(
          AreaMap(
            areas: UnsafeBufferPointer(areas), firstArea: wide.lowerBound * width, near: UnsafeBufferPointer(near),
            firstNear: rows.lowerBound * width))
      }
    }
  }

  /// Whether near a pixel are those that have all bits of a need together.
  @inline(__always)
  func isNear(_ need: Need, _ place: Int) -> Bool { near[place - firstNear] & need.rawValue == need.rawValue }

  /// As ``isNear(_:_:)`` of eight pixels in a row; one byte for each, 1 for yes.
  @inline(__always)
  func areNear(_ need: Need, _ place: Int) -> UInt64 {
    let bits = UnsafeRawBufferPointer(near).loadUnaligned(fromByteOffset: place - firstNear, as: UInt64.self)
    let met = need == .sameArea ? bits >> 2 : bits & bits >> 1
    return met & 0x0101_0101_0101_0101
  }

  /// Whether two neighbours of an unequal pixel have all bits of a need together.
  @inline(__always)
  func meet(_ need: Need, _ one: Int, _ other: Int) -> Bool {
    (areas[one - firstArea] | areas[other - firstArea]) & need.rawValue == need.rawValue
  }

  /// Whether an unequal pixel belongs to an area of a picture: ``first`` or ``second``.
  @inline(__always)
  func isInArea(_ place: Int, of picture: UInt8) -> Bool { areas[place - firstArea] & picture != 0 }

  /// Joins the bits of three rows, and then of three columns; `columns` has one more on each side, which stays 0.
  private static func join(
    _ rows: (UnsafeMutableBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>),
    by columns: UnsafeMutableBufferPointer<UInt8>, into line: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let above = rows.0.baseAddress, let here = rows.1.baseAddress, let below = rows.2.baseAddress,
      let joined = columns.baseAddress, let target = line.baseAddress
    else { return }
    for x in 0..<line.count { joined[x &+ 1] = above[x] | here[x] | below[x] }
    for x in 0..<line.count { target[x] = joined[x] | joined[x &+ 1] | joined[x &+ 2] }
  }

  private static func mark(_ pair: PixelPair, _ y: Int, _ line: UnsafeMutableBufferPointer<UInt8>) {
    let width = pair.width
    guard y > 0, y < pair.height - 1, width >= 10, let one = pair.first.baseAddress,
      let other = pair.second.baseAddress, let marks = line.baseAddress
    else {
      for x in 0..<width { line[x] = bits(pair, x, y) }
      return
    }
    let start = y * width
    daguerre_find_areas(one + start + 1, other + start + 1, width, width - 2, marks + 1)
    for x in [0, width - 1] { line[x] = bits(pair, x, y) }
  }

  private static func bits(_ pair: PixelPair, _ x: Int, _ y: Int) -> UInt8 {
    let (one, other) = (pair.hasThreeAlike(in: pair.first, x, y), pair.hasThreeAlike(in: pair.second, x, y))
    return (one ? first : 0) | (other ? second : 0) | (one && other ? both : 0)
  }
}
