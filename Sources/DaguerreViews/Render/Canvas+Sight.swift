// What of views is seen where they scroll.

extension Canvas {
  /// Draws what `body` draws in a room that shows what lies in it.
  func withSight(_ room: Rect, _ body: () -> Void) {
    let outer = sight
    sight = outer?.part(in: room) ?? room
    body()
    sight = outer
  }

  /// Draws a view in a rectangle that is made when that comes into sight, and told nothing before.
  func drawLazily(in rect: Rect, _ body: () -> Void) {
    let outer = isOutOfSight
    if let sight, !rect.isSeen(in: sight) { isOutOfSight = true }
    body()
    isOutOfSight = outer
  }
}

extension Rect {
  /// What of it is in another one, which may be nothing.
  fileprivate func part(in other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0), height: max(min(maxY, other.maxY) - top, 0))
  }

  /// Whether a part of it lies in another one, be it a line or a point.
  fileprivate func isSeen(in other: Rect) -> Bool {
    func meets(_ start: Double, _ end: Double, _ first: Double, _ last: Double) -> Bool {
      start < end ? start < last && first < end : first <= start && start <= last
    }
    return meets(minX, maxX, other.minX, other.maxX) && meets(minY, maxY, other.minY, other.maxY)
  }
}
