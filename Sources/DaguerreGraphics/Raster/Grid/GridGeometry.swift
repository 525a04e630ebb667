/// A point on the grid.
struct GridPoint: Equatable {
  var x, y: Int
}

/// A rectangle on the grid: two corners.
struct GridRect: Equatable {
  var x0, y0, x1, y1: Int

  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  /// The pixels that it touches.
  var pixels: PixelRect {
    PixelRect(x0: Fixed.floor(x0), y0: Fixed.floor(y0), x1: Fixed.ceil(x1), y1: Fixed.ceil(y1))
  }

  func inset(by distance: Int) -> GridRect {
    GridRect(x0: x0 + distance, y0: y0 + distance, x1: x1 - distance, y1: y1 - distance)
  }

  /// Moved by whole pixels.
  func movedByPixels(_ dx: Int, _ dy: Int) -> GridRect {
    GridRect(
      x0: x0 + dx * Fixed.one, y0: y0 + dy * Fixed.one, x1: x1 + dx * Fixed.one, y1: y1 + dy * Fixed.one)
  }
}
