/// A rectangle of whole pixels; `x` and `y` are its left and top edge.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// How far the pixel in column `x` and row `y` is from the nearest one inside; 0 inside.
  func squaredDistance(x: Int, y: Int) -> Int {
    let across = max(self.x - x, 0, x - (self.x + width - 1))
    let down = max(self.y - y, 0, y - (self.y + height - 1))
    return across * across + down * down
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension PixelRect: CustomStringConvertible {
  /// As in `40x20 at 12,10`.
  public var description: String { "\(width)x\(height) at \(x),\(y)" }
}
