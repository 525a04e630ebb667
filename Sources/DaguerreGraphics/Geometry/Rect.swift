/// A position in a plane, x to the right and y down.
///
/// In points above the display list, in pixels where a display list was loaded from JSON.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A point by its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in the unit of the plane it is used in.
public struct Size: Hashable, Sendable {
  /// The horizontal length.
  public var width: Double
  /// The vertical length.
  public var height: Double

  /// No area at all.
  public static let zero = Size(width: 0, height: 0)

  /// A size by its two lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An axis-parallel rectangle: its top left corner and its size.
///
/// Nothing normalises a negative size: such a rectangle is empty and draws nothing.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// Width and height; empty when one of them is not above 0.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle by its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by its top left corner and its sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The four corners, from left to right, the upper one first.
  package var corners: [Point] { [minX, maxX].flatMap { x in [minY, maxY].map { Point(x: x, y: $0) } } }
  /// The middle between left and right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal length.
  public var width: Double { size.width }
  /// The vertical length.
  public var height: Double { size.height }

  /// Whether it covers no area; true also when a side is NaN.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Whether a side is negative, or no number: then nothing that grows from it is drawn either.
  var isInverted: Bool { !(size.width >= 0 && size.height >= 0) }

  /// The rectangle moved by a distance.
  public func offset(dx: Double, dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: width, height: height)
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the two have an area in common.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle with every side moved inwards by `distance`, outwards where that is negative.
  public func inset(by distance: Double) -> Rect {
    Rect(x: minX + distance, y: minY + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}
