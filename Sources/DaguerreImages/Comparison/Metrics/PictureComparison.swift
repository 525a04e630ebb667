internal import CCompare
public import DaguerreGraphics

/// A comparison of any two pictures under a metric.
public struct PictureComparison: Sendable {
  /// What the metric says of a pixel.
  public enum Mark: UInt8, Sendable {
    case equal
    case different
    /// Another colour, let go because it looks like the edge of a shape.
    case antiAliased
    /// In an ignored rectangle.
    case ignored
  }

  /// The picture that should be.
  public let first: StraightBitmap
  /// The picture that is.
  public let second: StraightBitmap
  /// As wide as the wider picture and as high as the higher one.
  public let width: Int
  /// As ``width``.
  public let height: Int
  /// What is said of each pixel of that size, row by row from the top.
  ///
  /// A pixel that only one picture has is different.
  public let marks: [Mark]
  /// How many pixels are different.
  public let differentPixels: Int
  /// How many are not ignored.
  public let totalPixels: Int
  /// The largest difference of a premultiplied channel in the different pixels, at most 255; a missing pixel counts as
  /// transparent.
  public let largestStep: Int
  /// The smallest rectangle that holds the different pixels; an empty one where there is none.
  public let bounds: PixelRect
  /// One number for the whole; see ``ComparisonMetric`` for what it means.
  public let score: Double

  /// Compares two pictures, which may differ in size.
  ///
  /// - Parameter ignored: rectangles whose pixels do not count; what is outside the pictures is of no matter. A score
  ///   that is no share takes these as equal.
  public init(
    _ first: StraightBitmap, _ second: StraightBitmap, metric: ComparisonMetric = .exact,
    ignoring ignored: [PixelRect] = []
  ) {
    self.first = first
    self.second = second
    let (width, height) = (max(first.width, second.width), max(first.height, second.height))
    var marks = [Mark](repeating: .equal, count: width * height)
    var pixelScore: Double?
    if first != second {
      // What looks at neighbours sees those that both have.
      let (columns, rows) = (min(first.width, second.width), min(first.height, second.height))
      let pair = (
        first.cropped(width: columns, height: rows),
        (metric.hasOwnScore ? second.filled(from: first, in: ignored) : second).cropped(width: columns, height: rows)
      )
      if columns == width && rows == height {
        pixelScore = marks.withUnsafeMutableBufferPointer { metric.mark(pair.0, pair.1, into: $0) }
      } else {
        var common = [Mark](repeating: .equal, count: columns * rows)
        pixelScore = common.withUnsafeMutableBufferPointer { metric.mark(pair.0, pair.1, into: $0) }
        Self.spread(common, columns: columns, rows: rows, sizes: (first, second), over: &marks, width: width)
      }
    } else {
      pixelScore = metric.scoreOfEqual
    }
    var ignoredCount = 0
    for rectangle in ignored {
      let area = rectangle.clamped(width: width, height: height)
      for y in area.y..<area.y + area.height {
        for place in y * width + area.x..<y * width + area.x + area.width where marks[place] != .ignored {
          marks[place] = .ignored
          ignoredCount += 1
        }
      }
    }
    self.width = width
    self.height = height
    let summary = Summary(marks, width: width, height: height, first, second)
    self.marks = marks
    differentPixels = summary.count
    largestStep = summary.largestStep
    bounds = summary.bounds
    totalPixels = width * height - ignoredCount
    score = pixelScore ?? (totalPixels == 0 ? 0 : Double(summary.count) / Double(totalPixels))
  }

  /// Whether the metric finds no difference.
  public var isEqual: Bool { differentPixels == 0 }

  /// Different pixels as a part of all that count, from 0 to 1.
  public var share: Double { totalPixels == 0 ? 0 : Double(differentPixels) / Double(totalPixels) }

  /// Marks of the part that both pictures have, and of what only one has; what neither has is equal.
  private static func spread(
    _ common: [Mark], columns: Int, rows: Int, sizes: (StraightBitmap, StraightBitmap), over marks: inout [Mark],
    width: Int
  ) {
    for y in 0..<marks.count / max(width, 1) {
      for x in 0..<width {
        let isInside = [sizes.0, sizes.1].contains { x < $0.width && y < $0.height }
        marks[y * width + x] = x < columns && y < rows ? common[y * columns + x] : isInside ? .different : .equal
      }
    }
  }
}

/// What is to be said of the different pixels together.
private struct Summary: Sendable {
  var count = 0
  var largestStep = 0
  /// Columns and rows that hold them; empty where there are none.
  private var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)

  var bounds: PixelRect {
    count == 0
      ? PixelRect(x: 0, y: 0, width: 0, height: 0)
      : PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  init(
    _ marks: [PictureComparison.Mark], width: Int, height: Int, _ first: StraightBitmap, _ second: StraightBitmap
  ) {
    let parts = RowBands.results(rows: height, width: width) {
      Summary(marks, width: width, rows: $0, first, second)
    }
    for part in parts {
      count += part.count
      largestStep = max(largestStep, part.largestStep)
      (left, right) = (min(left, part.left), max(right, part.right))
      (top, bottom) = (min(top, part.top), max(bottom, part.bottom))
    }
  }

  private init(
    _ marks: [PictureComparison.Mark], width: Int, rows: Range<Int>, _ first: StraightBitmap, _ second: StraightBitmap
  ) {
    // Areas of one colour have the same step throughout.
    var last = (a: UInt32(0), b: UInt32(0))
    let isCommon = first.width == second.width && first.height == second.height
    marks.withUnsafeBufferPointer { marks in
      first.pixels.withUnsafeBufferPointer { firstPixels in
        second.pixels.withUnsafeBufferPointer { secondPixels in
          for y in rows {
            var (rowCount, rowLeft, rowRight) = (0, width, 0)
            let bytes = UnsafeRawBufferPointer(marks)
            for start in stride(from: 0, to: width, by: 8) {
              var different = Self.different(bytes, at: y * width + start, count: min(width - start, 8))
              guard different != 0 else { continue }
              rowCount += different.nonzeroBitCount
              rowLeft = min(rowLeft, start + different.trailingZeroBitCount / 8)
              rowRight = start + 8 - different.leadingZeroBitCount / 8
              if isCommon, width - start >= 8,
                raiseStep(firstPixels, secondPixels, at: y * width + start, which: different)
              {
                continue
              }
              while different != 0 && largestStep < 255 {
                let x = start + different.trailingZeroBitCount / 8
                different &= different &- 1
                let (a, b) =
                  isCommon
                  ? (firstPixels[y * width + x], secondPixels[y * width + x])
                  : (first.pixel(x, y) ?? 0, second.pixel(x, y) ?? 0)
                if a == last.a && b == last.b { continue }
                last = (a, b)
                largestStep = max(
                  largestStep,
                  DifferingPixels.step(AlphaConversion.premultiplied(a), AlphaConversion.premultiplied(b)))
              }
            }
            guard rowCount > 0 else { continue }
            count += rowCount
            (left, right) = (min(left, rowLeft), max(right, rowRight))
            (top, bottom) = (min(top, y), y + 1)
          }
        }
      }
    }
  }

  /// Raises the largest step to that of some of eight pairs in a row, unless one of these is translucent.
  ///
  /// - Returns: whether it is what they make it.
  @inline(__always)
  private mutating func raiseStep(
    _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>, at place: Int, which: UInt64
  ) -> Bool {
    guard largestStep < 255, let one = first.baseAddress, let other = second.baseAddress else {
      return largestStep == 255
    }
    let step = daguerre_largest_step(Int32(largestStep), one + place, other + place, which)
    if step >= 0 { largestStep = Int(step) }
    return step >= 0
  }

  /// Which of up to eight marks in a row are `different`: a byte for each, 1 for yes.
  @inline(__always)
  private static func different(_ marks: UnsafeRawBufferPointer, at place: Int, count: Int) -> UInt64 {
    var word: UInt64 = 0
    if count == 8 {
      word = marks.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    } else {
      for lane in 0..<count { word |= UInt64(marks[place + lane]) << UInt64(8 * lane) }
    }
    // Of all marks it is the only one with the first bit and without the second.
    return word & ~(word >> 1) & 0x0101_0101_0101_0101
  }
}

extension StraightBitmap {
  /// The picture with the pixels of another in some rectangles, where that has any.
  fileprivate func filled(from other: StraightBitmap, in rectangles: [PixelRect]) -> StraightBitmap {
    var pixels = pixels
    for rectangle in rectangles {
      let area = rectangle.clamped(width: min(width, other.width), height: min(height, other.height))
      for y in area.y..<area.y + area.height {
        for x in area.x..<area.x + area.width { pixels[y * width + x] = other.pixels[y * other.width + x] }
      }
    }
    return StraightBitmap(width: width, height: height, pixels: pixels)
  }

  /// The pixel, or nothing outside the picture.
  func pixel(_ x: Int, _ y: Int) -> UInt32? { x < width && y < height ? pixels[y * width + x] : nil }
}

extension PixelRect {
  /// The part within `0..<width` and `0..<height`; an empty rectangle where there is none.
  fileprivate func clamped(width: Int, height: Int) -> PixelRect {
    let (left, top) = (min(max(x, 0), width), min(max(y, 0), height))
    let (right, bottom) = (min(x + self.width, width), min(y + self.height, height))
    return PixelRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}
