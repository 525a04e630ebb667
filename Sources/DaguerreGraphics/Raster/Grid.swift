/// The grid that all geometry is snapped to, once, before coverage is computed: 4096 steps to the pixel.
///
/// Snapping moves an edge by at most 1/8192 px, which is 0.03 levels of 255. From there on coordinates are
/// integers, so coverage is the same on every machine and does not change when a shape moves by whole pixels.
enum Grid {
  static let bits = 12
  static let one = 1 << bits
  static let mask = one - 1

  /// The farthest from the origin that geometry may reach, in pixels.
  static let reach = 1 << 30

  /// The nearest integer, ties to even, for a magnitude of at most 2⁵¹.
  ///
  /// Adding 3 · 2⁵¹ leaves no bits for a fraction, so the addition rounds. Processors that must not assume SSE 4.1 call
  /// a function of the C library for the same.
  @inline(__always) static func round(_ value: Double) -> Int {
    let shift = 0x1.8p52
    return Int(truncatingIfNeeded: Int64(bitPattern: (value + shift).bitPattern &- shift.bitPattern))
  }

  /// The pixel that holds `value`.
  @inline(__always) static func floor(_ value: Int) -> Int { value >> bits }

  /// The first pixel boundary that is not before `value`.
  @inline(__always) static func ceil(_ value: Int) -> Int { (value &+ mask) >> bits }
}

/// Takes the lengths of a display list to the grid.
struct GridTransform {
  /// Pixels per unit of the display list.
  let scale: Double

  func snap(_ value: Double, _ field: StaticString) throws(InvalidField) -> Int {
    let steps = value * scale * Double(Grid.one)
    guard abs(steps) <= Double(Grid.reach) * Double(Grid.one) else {
      throw InvalidField(
        reason: "\(field) is \(value); it must be a number and, after scaling, at most \(Grid.reach) px")
    }
    return Grid.round(steps)
  }

  func snap(_ point: Point, _ field: StaticString) throws(InvalidField) -> GridPoint {
    GridPoint(x: try snap(point.x, field), y: try snap(point.y, field))
  }

  /// The edges of a rectangle; nil when it is empty.
  func snap(_ rect: Rect, _ field: StaticString = "rect") throws(InvalidField) -> GridRect? {
    let box = GridRect(
      x0: try snap(rect.minX, field), y0: try snap(rect.minY, field),
      x1: try snap(rect.maxX, field), y1: try snap(rect.maxY, field))
    return box.isEmpty ? nil : box
  }
}

/// A value of a command that cannot be drawn.
struct InvalidField: Error {
  let reason: String
}

/// A point on the grid.
struct GridPoint: Hashable {
  var x, y: Int
}

/// A rectangle on the grid: two corners.
struct GridRect: Hashable {
  var x0, y0, x1, y1: Int

  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  /// The pixels that it touches.
  var pixels: PixelRect {
    PixelRect(x0: Grid.floor(x0), y0: Grid.floor(y0), x1: Grid.ceil(x1), y1: Grid.ceil(y1))
  }

  func inset(by distance: Int) -> GridRect {
    GridRect(x0: x0 + distance, y0: y0 + distance, x1: x1 - distance, y1: y1 - distance)
  }

  /// Moved by whole pixels.
  func movedByPixels(_ dx: Int, _ dy: Int) -> GridRect {
    GridRect(
      x0: x0 + dx * Grid.one, y0: y0 + dy * Grid.one, x1: x1 + dx * Grid.one, y1: y1 + dy * Grid.one)
  }
}

/// A rectangle of whole pixels: `x0..<x1` by `y0..<y1`.
struct PixelRect: Hashable {
  var x0, y0, x1, y1: Int

  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  func moved(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy)
  }

  func contains(_ other: PixelRect) -> Bool {
    x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }
}
