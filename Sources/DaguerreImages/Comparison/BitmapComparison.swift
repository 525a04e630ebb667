public import DaguerreGraphics

/// An exact comparison of two pictures.
public struct BitmapComparison: Sendable {
  /// What a comparison finds.
  public enum Verdict: Hashable, Sendable {
    /// Same size, same pixels.
    case identical
    /// Another size, or some pixel has another value.
    case different(PixelDifference)
  }

  /// The picture that should be.
  public let expected: Bitmap
  /// The picture that is.
  public let actual: Bitmap
  /// Where the two are not equal.
  public let changes: DifferingPixels

  /// Compares two pictures, which may differ in size.
  public init(expected: Bitmap, actual: Bitmap) {
    self.expected = expected
    self.actual = actual
    changes = DifferingPixels(expected, actual)
  }

  /// Whether the two are equal, and how far apart if not.
  public var verdict: Verdict {
    changes.count == 0 && expected.width == actual.width && expected.height == actual.height
      ? .identical : .different(changes.difference)
  }
}

extension DifferingPixels {
  /// How far the two pictures are apart.
  public var difference: PixelDifference {
    PixelDifference(changedPixels: count, largestStep: largestStep, bounds: bounds)
  }

  /// Splits the difference by place: every changed pixel goes to the nearest region, the first of several.
  ///
  /// - Returns: in the order of `regions`, the difference `inside` each and the one `around` it, nothing where there
  ///   is none.
  public func differences(by regions: [PixelRect]) -> [(inside: PixelDifference?, around: PixelDifference?)] {
    var inside = [PixelDifference](repeating: .none, count: regions.count)
    var around = inside
    // A pixel of one of several regions that do not meet is of no other one.
    let areApart = !regions.indices.contains { index in
      regions[..<index].contains { $0.meets(regions[index]) }
    }
    guard !regions.isEmpty else { return [] }
    var last = 0
    func nearest(x: Int, y: Int) -> (index: Int, distance: Int) {
      if areApart, regions[last].squaredDistance(x: x, y: y) == 0 { return (last, 0) }
      var nearest = (index: 0, distance: Int.max)
      for (index, region) in regions.enumerated() {
        let distance = region.squaredDistance(x: x, y: y)
        if distance < nearest.distance { nearest = (index, distance) }
      }
      return nearest
    }
    var number = 0
    while number < places.count {
      let (y, x) = places[number].quotientAndRemainder(dividingBy: width)
      let (index, distance) = nearest(x: x, y: y)
      var end = number + 1
      if distance > 0 {
        add(number..<end, x: x, y: y, to: &around[index])
      } else {
        // So are those that follow in the row up to the region's right edge.
        let edge = places[number] - x + min(regions[index].x + regions[index].width, width)
        while areApart, end < places.count, places[end] < edge { end += 1 }
        add(number..<end, x: x, y: y, to: &inside[index])
        last = index
      }
      number = end
    }
    func some(_ difference: PixelDifference) -> PixelDifference? { difference.changedPixels > 0 ? difference : nil }
    return zip(inside, around).map { (some($0), some($1)) }
  }

  /// Adds pixels of row `y`, by their numbers, of which the first is in column `x`.
  private func add(_ numbers: Range<Int>, x: Int, y: Int, to difference: inout PixelDifference) {
    difference.changedPixels += numbers.count
    let length = places[numbers.upperBound - 1] - places[numbers.lowerBound] + 1
    difference.bounds = difference.bounds.union(PixelRect(x: x, y: y, width: length, height: 1))
    for number in numbers where difference.largestStep < 255 {
      difference.largestStep = max(difference.largestStep, Self.step(before[number], after[number]))
    }
  }
}

extension Bitmap {
  /// The pixel, or nothing outside the bitmap.
  func pixel(_ x: Int, _ y: Int) -> UInt32? { x < width && y < height ? self[x, y] : nil }
}

extension PixelRect {
  fileprivate func meets(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// How far the pixel in column `x` and row `y` is from the nearest one inside; 0 inside.
  fileprivate func squaredDistance(x: Int, y: Int) -> Int {
    let across = max(self.x - x, 0, x - (self.x + width - 1))
    let down = max(self.y - y, 0, y - (self.y + height - 1))
    return across * across + down * down
  }
}

/// How far two pictures, or parts of them, are apart.
public struct PixelDifference: Hashable, Sendable {
  /// How many pixels are not equal, those that only one picture has included.
  public var changedPixels: Int
  /// The largest difference of a premultiplied channel, at most 255; a missing pixel counts as transparent.
  public var largestStep: Int
  /// The smallest rectangle that holds all changed pixels.
  public var bounds: PixelRect

  static let none = PixelDifference(
    changedPixels: 0, largestStep: 0, bounds: PixelRect(x: 0, y: 0, width: 0, height: 0))
}

extension PixelDifference: CustomStringConvertible {
  /// As in `3 pixels, largest step 64, in 7x6 at 3,2`.
  public var description: String {
    let count = changedPixels == 1 ? "1 pixel" : "\(changedPixels) pixels"
    return "\(count), largest step \(largestStep), in \(bounds)"
  }
}
