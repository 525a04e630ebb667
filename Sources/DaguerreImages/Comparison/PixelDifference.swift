public import DaguerreGraphics

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

  mutating func add(x: Int, y: Int, step: Int) {
    changedPixels += 1
    largestStep = max(largestStep, step)
    bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
  }
}

extension PixelDifference: CustomStringConvertible {
  /// As in `3 pixels, largest step 64, in 7x6 at 3,2`.
  public var description: String {
    let count = changedPixels == 1 ? "1 pixel" : "\(changedPixels) pixels"
    return "\(count), largest step \(largestStep), in \(bounds)"
  }
}
