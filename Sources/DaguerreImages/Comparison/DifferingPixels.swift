public import DaguerreGraphics

/// The pixels in which two pictures differ, row by row.
///
/// The grid is as wide as the wider picture and as high as the higher one. Most changes are of even areas, so neighbours
/// that are alike are kept together.
public struct DifferingPixels: Sendable {
  /// Pixels one after the other in a row that all differ in the same way.
  public struct Run: Hashable, Sendable {
    /// The pixel of the first picture, or ``DifferingPixels/absent``.
    public let before: UInt32
    /// The pixel of the second picture, or ``DifferingPixels/absent``.
    public let after: UInt32
    /// Half as large as other numbers: of two photographs each pixel is a run of its own.
    private let column, row, length: Int32

    package init(x: Int, y: Int, count: Int, before: UInt32, after: UInt32) {
      (column, row, length) = (Int32(x), Int32(y), Int32(count))
      (self.before, self.after) = (before, after)
    }

    /// The column of the first.
    public var x: Int { Int(column) }
    /// Their row.
    public var y: Int { Int(row) }
    /// How many there are.
    public var count: Int { Int(length) }

    /// The columns.
    public var columns: Range<Int> { x..<x + count }

    /// A part of the run.
    package func part(_ columns: Range<Int>) -> Run {
      Run(x: columns.lowerBound, y: y, count: columns.count, before: before, after: after)
    }

    /// Tells the parts of the run, one after the other, that are like the first picture in a third one, and that are not.
    package func forEachPart(in picture: Bitmap, _ tell: (_ run: Run, _ isRestored: Bool) -> Void) {
      let end = columns.upperBound
      // Beyond it is what the picture does not have.
      let edge = y < picture.height ? min(max(picture.width, x), end) : x
      var start = x
      picture.pixels.withUnsafeBufferPointer { pixels in
        while start < edge {
          let row = y * picture.width
          let isRestored = pixels[row + start] == before
          var next = start + 1
          while next < edge, (pixels[row + next] == before) == isRestored { next += 1 }
          if next == edge, isRestored == (before == absent) { next = end }
          tell(part(start..<next), isRestored)
          start = next
        }
      }
      if start < end { tell(part(start..<end), before == absent) }
    }

    /// Whether all of the run is like the first picture in a third one.
    package func isRestored(in picture: Bitmap) -> Bool {
      var isRestored = true
      forEachPart(in: picture) { isRestored = isRestored && $1 }
      return isRestored
    }
  }

  /// Of the grid, in pixels.
  public let width: Int
  /// Of the grid, in pixels.
  public let height: Int
  /// From the top down, in a row from left to right; as few as there can be.
  public let runs: [Run]
  /// How many pixels there are.
  public let count: Int
  /// The smallest rectangle that holds them all.
  public let bounds: PixelRect
  /// The largest difference of a premultiplied channel, at most 255; a missing pixel counts as transparent.
  public let largestStep: Int

  /// Stands for a pixel that one picture does not have; no premultiplied pixel has this value.
  public static let absent: UInt32 = 0x00FF_FFFF

  /// Finds the pixels of two pictures, which may differ in size.
  public init(_ first: Bitmap, _ second: Bitmap) {
    let (width, height) = (max(first.width, second.width), max(first.height, second.height))
    var runs: [Run] = []
    first.pixels.withUnsafeBufferPointer { firstPixels in
      second.pixels.withUnsafeBufferPointer { secondPixels in
        for y in 0..<height {
          let isCommon = first.width == second.width && y < first.height && y < second.height
          if isCommon {
            let rows = (firstPixels.row(y, width: width), secondPixels.row(y, width: width))
            if rows.0.hasSamePixels(as: rows.1) { continue }
            Self.add(y, rows.0, rows.1, to: &runs)
          } else {
            Self.add(y, first, second, width: width, to: &runs)
          }
        }
      }
    }
    self.width = width
    self.height = height
    self.runs = runs
    let found = PixelDifference(runs)
    (count, bounds, largestStep) = (found.changedPixels, found.bounds, found.largestStep)
  }

  /// Adds the runs of a row that both pictures have, of one length.
  private static func add(
    _ y: Int, _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>, to runs: inout [Run]
  ) {
    var x = 0
    while x < first.count {
      let (before, after) = (first[x], second[x])
      var end = x &+ 1
      if before != after {
        while end < first.count, first[end] == before, second[end] == after { end &+= 1 }
        runs.append(Run(x: x, y: y, count: end - x, before: before, after: after))
      }
      x = end
    }
  }

  /// Adds the runs of a row of pictures that differ in size.
  private static func add(_ y: Int, _ first: Bitmap, _ second: Bitmap, width: Int, to runs: inout [Run]) {
    let firstOfRow = runs.count
    for x in 0..<width {
      let (before, after) = (first.pixel(x, y) ?? absent, second.pixel(x, y) ?? absent)
      if before == after { continue }
      if runs.count > firstOfRow, let last = runs.last, last.columns.upperBound == x,
        (last.before, last.after) == (before, after)
      {
        runs[runs.count - 1] = Run(x: last.x, y: y, count: last.count + 1, before: before, after: after)
      } else {
        runs.append(Run(x: x, y: y, count: 1, before: before, after: after))
      }
    }
  }

  static func step(_ first: UInt32, _ second: UInt32) -> Int {
    let (a, b) = (first == absent ? 0 : first, second == absent ? 0 : second)
    let (one, other) = (unsafeBitCast(a, to: SIMD4<UInt8>.self), unsafeBitCast(b, to: SIMD4<UInt8>.self))
    return Int((pointwiseMax(one, other) &- pointwiseMin(one, other)).max())
  }
}
