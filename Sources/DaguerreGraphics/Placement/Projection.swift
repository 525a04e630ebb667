/// A map of the plane with perspective, about a point: what comes nearer to the eye becomes larger.
package struct Projection: Hashable, Sendable {
  private let plane: AffineTransform
  private let across, down, distance: Double
  private let center: Point

  /// - Parameters:
  ///   - plane: where points come to lie, as seen from very far away.
  ///   - across: how much farther away a point is for each point that it lies to the right.
  ///   - down: the same for each point that it lies lower.
  ///   - distance: of the centre. All three are in shares of the distance at which nothing changes its size.
  ///   - center: the origin of all of these.
  package init(_ plane: AffineTransform, across: Double, down: Double, distance: Double, about center: Point) {
    (self.plane, self.across, self.down, self.distance, self.center) = (plane, across, down, distance, center)
  }

  /// Where the map takes a point.
  package func apply(_ point: Point) -> Point {
    let (place, distance) = parts(of: point)
    return Point(x: center.x + place.x / distance, y: center.y + place.y / distance)
  }

  /// The smallest upright rectangle around what a rectangle becomes; one with a negative side stays as it is.
  package func apply(_ rect: Rect) -> Rect {
    if rect.isInverted { return rect }
    let corners = rect.corners.map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return rect }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether all of a rectangle lies before the eye, and not too near to it.
  package func isBeforeEye(_ rect: Rect) -> Bool { rect.corners.allSatisfy { parts(of: $0).distance > 1.0 / 64 } }

  /// What the map nearly is around a point: its first derivatives.
  package func map(near point: Point) -> AffineTransform {
    let (place, distance) = parts(of: point)
    let (x, y) = (place.x / distance, place.y / distance)
    let slopes = (
      (plane.a - x * across) / distance, (plane.b - y * across) / distance, (plane.c - x * down) / distance,
      (plane.d - y * down) / distance
    )
    let map = AffineTransform(a: slopes.0, b: slopes.1, c: slopes.2, d: slopes.3, tx: 0, ty: 0)
    let (from, to) = (map.apply(point), apply(point))
    return AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: to.x - from.x, ty: to.y - from.y)
  }

  /// What it nearly is around the centre.
  var mapNearCenter: AffineTransform { map(near: center) }

  private func parts(of point: Point) -> (place: Point, distance: Double) {
    let (x, y) = (point.x - center.x, point.y - center.y)
    return (plane.apply(Point(x: x, y: y)), across * x + down * y + distance)
  }
}

extension Path {
  /// The path in perspective: its lines are lines, and curves are divided so far that those between their control points are
  /// hardly others than theirs.
  package func projected(by projection: Projection) -> Path {
    var path = Path()
    var (start, current) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point):
        path.move(to: projection.apply(point))
        (start, current) = (point, point)
      case .line(let point):
        path.addLine(to: projection.apply(point))
        current = point
      case .quadratic(let control, let point):
        // The same curve as a cubic one.
        path.addCubic(
          from: current, current.toward(control, 2 / 3), point.toward(control, 2 / 3), point, projectedBy: projection)
        current = point
      case .cubic(let control1, let control2, let point):
        path.addCubic(from: current, control1, control2, point, projectedBy: projection)
        current = point
      case .close:
        path.close()
        current = start
      }
    }
    return path
  }

  /// Adds the parts of a curve one after the other, each cut off by De Casteljau's construction.
  private mutating func addCubic(
    from start: Point, _ control1: Point, _ control2: Point, _ end: Point, projectedBy projection: Projection
  ) {
    let count = 8
    var (p0, p1, p2) = (start, control1, control2)
    for left in stride(from: count, through: 1, by: -1) {
      let share = 1 / Double(left)
      let (a, b, c) = (p0.toward(p1, share), p1.toward(p2, share), p2.toward(end, share))
      let (ab, bc) = (a.toward(b, share), b.toward(c, share))
      let middle = left == 1 ? end : ab.toward(bc, share)
      addCubic(control1: projection.apply(a), control2: projection.apply(ab), to: projection.apply(middle))
      (p0, p1, p2) = (middle, bc, c)
    }
  }
}

extension Point {
  fileprivate func toward(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension Command {
  /// The command as it is drawn in perspective: as paths, and groups of them.
  ///
  /// Colours of gradients run as they do in the middle of their shapes, and blurs are as strong as at the centre. Clips are
  /// left as they are.
  ///
  /// - Returns: nil for a picture.
  package func projected(by projection: Projection) -> [Command]? {
    switch self {
    case .fillPath(let path, let rule, let color): return [.fillPath(path.projected(by: projection), rule, color)]
    case .fillGradient(var gradient):
      let middle = Point(
        x: (gradient.rect.minX + gradient.rect.maxX) / 2, y: (gradient.rect.minY + gradient.rect.maxY) / 2)
      guard !gradient.rect.isEmpty, let geometry = gradient.geometry.transformed(by: projection.map(near: middle))
      else { return [] }
      let shape = Path(roundedRect: gradient.rect, radii: gradient.radii).projected(by: projection)
      gradient.geometry = geometry
      gradient.rect = projection.apply(gradient.rect)
      return [
        .pushOpacity(1), .fillGradient(gradient.surrounded), .pushMask, .fillPath(shape, .nonzero, .black), .popMask,
        .popOpacity,
      ]
    case .pushEffect(let effect): return [.pushEffect(effect.placed(by: Placement(projection.mapNearCenter)))]
    case .image: return nil
    case .fillRect, .fillRoundedRect, .border, .shadow, .glyphs, .arc:
      return transformed(by: Placement(slanted: .identity)).flatMap { $0.projected(by: projection) ?? [] }
    case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .popEffect: return [self]
    }
  }
}
