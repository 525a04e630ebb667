/// A rectangle of whole pixels: columns `x0..<x1`, rows `y0..<y1`, counted from the top left.
public struct PixelRect: Hashable, Sendable {
  var x0, y0, x1, y1: Int

  /// A rectangle by the column of its left edge, the row of its top edge, and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x0: x, y0: y, x1: x + width, y1: y + height)
  }

  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  /// The column of the left edge.
  public var x: Int { x0 }
  /// The row of the top edge.
  public var y: Int { y0 }
  /// How many columns there are.
  public var width: Int { x1 - x0 }
  /// How many rows there are.
  public var height: Int { y1 - y0 }
  /// Whether there is no pixel in it.
  public var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  /// What is in both; of no size, and not less than none, where nothing is.
  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x0, other.x0), max(y0, other.y0))
    return PixelRect(x0: left, y0: top, x1: max(left, min(x1, other.x1)), y1: max(top, min(y1, other.y1)))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func grown(by distance: Int) -> PixelRect {
    PixelRect(x0: x0 - distance, y0: y0 - distance, x1: x1 + distance, y1: y1 + distance)
  }

  func moved(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy)
  }

  func contains(_ other: PixelRect) -> Bool {
    x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }

  /// The parts that are not in `hole`: above it, to its left and right, below it; some may be empty.
  func subtracting(_ hole: PixelRect) -> [PixelRect] {
    let hole = hole.intersection(self)
    guard !hole.isEmpty else { return [self] }
    return [
      PixelRect(x0: x0, y0: y0, x1: x1, y1: hole.y0), PixelRect(x0: x0, y0: hole.y0, x1: hole.x0, y1: hole.y1),
      PixelRect(x0: hole.x1, y0: hole.y0, x1: x1, y1: hole.y1), PixelRect(x0: x0, y0: hole.y1, x1: x1, y1: y1),
    ]
  }
}

extension PixelRect: CustomStringConvertible {
  /// As in `40x20 at 12,10`.
  public var description: String { "\(width)x\(height) at \(x),\(y)" }
}
