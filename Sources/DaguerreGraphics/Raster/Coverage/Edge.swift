/// A straight piece of an outline, in grid steps from the corner of the window that it lies in.
struct Edge {
  var xTop, yTop, xBottom, yBottom: Int32
  /// What passing the edge from left to right adds to the winding number: 1 where the outline runs up, -1 where it runs
  /// down.
  ///
  /// So a clockwise outline has the winding number 1.
  var winding: Int32

  /// Nil when the piece is level: such pieces bound no area.
  init?(from start: GridPoint, to end: GridPoint) {
    guard start.y != end.y else { return nil }
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    self.init(top: top, bottom: bottom, winding: start.y < end.y ? -1 : 1)
  }

  /// - Parameters:
  ///   - top: within a window, so that 32 bits hold it; asking again takes a tenth of the time of an icon.
  ///   - bottom: within it too.
  init(top: GridPoint, bottom: GridPoint, winding: Int32) {
    (xTop, yTop) = (Int32(truncatingIfNeeded: top.x), Int32(truncatingIfNeeded: top.y))
    (xBottom, yBottom) = (Int32(truncatingIfNeeded: bottom.x), Int32(truncatingIfNeeded: bottom.y))
    self.winding = winding
  }

  /// How many rows of pixels the edge reaches into.
  var rowCount: Int { Fixed.ceil(Int(yBottom)) - Fixed.floor(Int(yTop)) }

  /// An upright edge.
  init(x: Int, from yTop: Int, to yBottom: Int, winding: Int32) {
    self.init(top: GridPoint(x: x, y: yTop), bottom: GridPoint(x: x, y: yBottom), winding: winding)
  }
}
