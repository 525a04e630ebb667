public import DaguerreGraphics

/// The pixels in which two pictures differ, row by row.
///
/// The grid is as wide as the wider picture and as high as the higher one.
public struct DifferingPixels: Sendable {
  /// Of the grid, in pixels.
  public let width: Int
  /// Of the grid, in pixels.
  public let height: Int
  /// The places in the grid, `y * width + x`, in ascending order.
  public let places: [Int]
  /// For each place the pixel of the first picture, or ``absent``.
  public let before: [UInt32]
  /// For each place the pixel of the second picture, or ``absent``.
  public let after: [UInt32]
  /// The smallest rectangle that holds them all.
  public let bounds: PixelRect
  /// The largest difference of a premultiplied channel, at most 255; a missing pixel counts as transparent.
  public let largestStep: Int

  /// Stands for a pixel that one picture does not have; no premultiplied pixel has this value.
  public static let absent: UInt32 = 0x00FF_FFFF

  /// Finds the pixels of two pictures, which may differ in size.
  public init(_ first: Bitmap, _ second: Bitmap) {
    let (width, height) = (max(first.width, second.width), max(first.height, second.height))
    var places: [Int] = []
    var before: [UInt32] = []
    var after: [UInt32] = []
    var (left, right, top, bottom, largest) = (width, 0, height, 0, 0)
    first.pixels.withUnsafeBufferPointer { firstPixels in
      second.pixels.withUnsafeBufferPointer { secondPixels in
        for y in 0..<height {
          let isCommon = first.width == second.width && y < first.height && y < second.height
          if isCommon, firstPixels.row(y, width: width).hasSamePixels(as: secondPixels.row(y, width: width)) {
            continue
          }
          for x in 0..<width {
            let a = x < first.width && y < first.height ? firstPixels[y * first.width + x] : Self.absent
            let b = x < second.width && y < second.height ? secondPixels[y * second.width + x] : Self.absent
            if a == b { continue }
            places.append(y * width + x)
            before.append(a)
            after.append(b)
            left = min(left, x)
            right = max(right, x + 1)
            top = min(top, y)
            bottom = max(bottom, y + 1)
            if largest < 255 { largest = max(largest, Self.step(a, b)) }
          }
        }
      }
    }
    self.width = width
    self.height = height
    self.places = places
    self.before = before
    self.after = after
    largestStep = largest
    bounds =
      places.isEmpty
      ? PixelRect(x: 0, y: 0, width: 0, height: 0)
      : PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How many there are.
  public var count: Int { places.count }

  /// The number of the place of a pixel; nil where the pictures are equal.
  public func number(x: Int, y: Int) -> Int? {
    guard (0..<width).contains(x), y >= 0 else { return nil }
    let place = y * width + x
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] == place ? low : nil
  }

  /// Those of some places, by their numbers, at which a picture is like the first one.
  public func restored(_ numbers: [Int], in picture: Bitmap) -> [Int] {
    numbers.filter { number in
      let (y, x) = places[number].quotientAndRemainder(dividingBy: width)
      let isInside = x < picture.width && y < picture.height
      return (isInside ? picture.pixels[y * picture.width + x] : Self.absent) == before[number]
    }
  }

  static func step(_ first: UInt32, _ second: UInt32) -> Int {
    let (a, b) = (first == absent ? 0 : first, second == absent ? 0 : second)
    let (one, other) = (unsafeBitCast(a, to: SIMD4<UInt8>.self), unsafeBitCast(b, to: SIMD4<UInt8>.self))
    return Int((pointwiseMax(one, other) &- pointwiseMin(one, other)).max())
  }
}
