/// What a finger or a pointer can hit.
public struct HitTarget: Hashable, Sendable {
  /// The smallest upright rectangle around it, in points.
  public var frame: Rect
  /// Its size, in points; of a target whose sides are not upright that of the largest upright square within it.
  public var size: Size

  /// An upright target.
  public init(_ frame: Rect) {
    self.frame = frame
    size = frame.size
  }

  /// A target that is drawn through a map.
  package init(_ rect: Rect, placedBy placement: Placement) {
    self.init(placement.apply(rect))
    let map = placement.transform
    let isTurned = (map.b != 0 || map.c != 0) && (map.a != 0 || map.d != 0)
    guard isTurned, !rect.isInverted, let back = map.inverse else { return }
    // The square lies about the middle: its corners, taken back, must lie within the rectangle.
    let (across, down) = (abs(back.a) + abs(back.c), abs(back.b) + abs(back.d))
    let side = min(rect.width / across, rect.height / down)
    size = Size(width: side, height: side)
  }
}
