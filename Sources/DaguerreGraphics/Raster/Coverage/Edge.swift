/// A straight piece of an outline, in grid steps from the corner of the window that it lies in.
struct Edge {
  var xTop, yTop, xBottom, yBottom: Int32
  /// Whether the outline runs down along it; clockwise outlines do so on their right.
  var isDownward: Bool

  /// Nil when the piece is level: such pieces bound no area.
  init?(from start: GridPoint, to end: GridPoint) {
    guard start.y != end.y else { return nil }
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    self.init(top: top, bottom: bottom, isDownward: start.y < end.y)
  }

  init(top: GridPoint, bottom: GridPoint, isDownward: Bool) {
    (xTop, yTop) = (Int32(top.x), Int32(top.y))
    (xBottom, yBottom) = (Int32(bottom.x), Int32(bottom.y))
    self.isDownward = isDownward
  }

  /// An upright edge.
  init(x: Int, from yTop: Int, to yBottom: Int, isDownward: Bool) {
    self.init(top: GridPoint(x: x, y: yTop), bottom: GridPoint(x: x, y: yBottom), isDownward: isDownward)
  }
}
