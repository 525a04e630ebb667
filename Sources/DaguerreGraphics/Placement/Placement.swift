/// A turn by right angles, or a turn and a mirroring: maps that keep rectangles parallel to the axes.
struct Orientation: Hashable {
  /// Whether left and right are exchanged, before turning.
  var isMirrored = false
  /// Clockwise, 0 to 3.
  var quarterTurns = 0

  static let identity = Orientation()

  /// The radii where the corners come to lie.
  func apply(_ radii: CornerRadii) -> CornerRadii {
    var corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    if isMirrored { corners = [corners[1], corners[0], corners[3], corners[2]] }
    func corner(_ index: Int) -> Double { corners[(index - quarterTurns) & 3] }
    return CornerRadii(topLeft: corner(0), topRight: corner(1), bottomRight: corner(2), bottomLeft: corner(3))
  }

  /// Where an arc begins that began at `start` and runs clockwise for `sweep`, in degrees.
  func start(of start: Double, sweep: Double) -> Double {
    (isMirrored ? 180 - start - sweep : start) + 90 * Double(quarterTurns)
  }
}

extension Orientation {
  /// Of a map that also scales and moves; nil where it does not keep rectangles parallel to the axes, or circles round.
  init?(_ map: AffineTransform) {
    if map.b == 0, map.c == 0, abs(map.a) == abs(map.d), map.a != 0 {
      // Top and bottom exchanged is left and right exchanged, and half a turn.
      self.init(isMirrored: map.a * map.d < 0, quarterTurns: map.d < 0 ? 2 : 0)
    } else if map.a == 0, map.d == 0, abs(map.b) == abs(map.c), map.b != 0 {
      self.init(isMirrored: map.b * map.c > 0, quarterTurns: map.c < 0 ? 1 : 3)
    } else {
      return nil
    }
  }
}

/// A map that commands are drawn through.
package struct Placement {
  /// Of a map that keeps rectangles parallel to the axes and circles round; nil of any other one.
  var orientation: Orientation?
  /// By which lengths grow; on average, where that depends on their direction.
  package var scale: Double
  package var transform: AffineTransform

  /// A move by points.
  package init(movingBy distance: Point) {
    self.init(AffineTransform(scaleX: 1, scaleY: 1, translateX: distance.x, translateY: distance.y))
  }

  /// Any map.
  package init(_ transform: AffineTransform) {
    self.init(slanted: transform)
    orientation = Orientation(transform)
    // Not through a square, which may be too large for a number.
    if isUpright { scale = max(abs(transform.a), abs(transform.b)) }
  }

  /// A map of which it does not matter whether it keeps rectangles parallel to the axes.
  init(slanted transform: AffineTransform) {
    orientation = nil
    scale = transform.scale
    self.transform = transform
  }

  /// Whether rectangles stay parallel to the axes, and circles round.
  package var isUpright: Bool { orientation != nil }

  /// This placement of what `inner` placed.
  package func after(_ inner: Placement) -> Placement { Placement(transform.after(inner.transform)) }

  /// A distance, turned and scaled.
  func apply(distance: Point) -> Point {
    let (origin, moved) = (transform.apply(.zero), transform.apply(distance))
    return Point(x: moved.x - origin.x, y: moved.y - origin.y)
  }

  /// The smallest rectangle around what a rectangle becomes; one with a negative side, which draws nothing, stays as it is.
  package func apply(_ rect: Rect) -> Rect {
    if rect.isInverted { return rect }
    let (a, b) = (transform.apply(rect.origin), transform.apply(Point(x: rect.maxX, y: rect.maxY)))
    let box = Rect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    guard orientation == nil else { return box }
    let (c, d) = (
      transform.apply(Point(x: rect.maxX, y: rect.minY)), transform.apply(Point(x: rect.minX, y: rect.maxY))
    )
    return box.union(Rect(x: min(c.x, d.x), y: min(c.y, d.y), width: abs(c.x - d.x), height: abs(c.y - d.y)))
  }

  /// The radii where the corners come to lie; none where they are not upright.
  package func apply(_ radii: CornerRadii) -> CornerRadii {
    guard let orientation else { return .zero }
    let turned = orientation.apply(radii)
    return scale == 1 ? turned : turned.map { $0 * scale }
  }
}
