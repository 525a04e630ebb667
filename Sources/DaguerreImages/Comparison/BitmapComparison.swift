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
}

extension Bitmap {
  /// The pixel, or nothing outside the bitmap.
  package func pixel(_ x: Int, _ y: Int) -> UInt32? { x < width && y < height ? self[x, y] : nil }
}

/// How far two pictures, or parts of them, are apart.
public struct PixelDifference: Hashable, Sendable {
  /// How many pixels are not equal, those that only one picture has included.
  public var changedPixels: Int
  /// The largest difference of a premultiplied channel, at most 255; a missing pixel counts as transparent.
  public var largestStep: Int
  /// The smallest rectangle that holds all changed pixels.
  public var bounds: PixelRect
}

extension PixelDifference {
  init(_ runs: [DifferingPixels.Run]) {
    self.init(changedPixels: 0, largestStep: 0, bounds: PixelRect(x: 0, y: 0, width: 0, height: 0))
    for run in runs { add(run) }
  }

  mutating func add(_ run: DifferingPixels.Run) {
    guard run.count > 0 else { return }
    changedPixels += run.count
    bounds = bounds.union(PixelRect(x: run.x, y: run.y, width: run.count, height: 1))
    if largestStep < 255 { largestStep = max(largestStep, DifferingPixels.step(run.before, run.after)) }
  }
}

extension PixelDifference: CustomStringConvertible {
  /// As in `3 pixels, largest step 64, in 7x6 at 3,2`.
  public var description: String {
    let count = changedPixels == 1 ? "1 pixel" : "\(changedPixels) pixels"
    return "\(count), largest step \(largestStep), in \(bounds)"
  }
}
