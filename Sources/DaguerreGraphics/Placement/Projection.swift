/// A map of the plane with perspective, about a point: what comes nearer to the eye becomes larger.
package struct Projection: Hashable, Sendable {
  /// The map, from and to the sheet.
  let map: ProjectiveTransform
  private let center: Point

  /// A map and the point that decides how strong blurs are.
  init(_ map: ProjectiveTransform, about center: Point) { (self.map, self.center) = (map, center) }

  /// - Parameters:
  ///   - transform: the map with the centre as its origin.
  ///   - center: where that is.
  package init(aboutOrigin transform: ProjectiveTransform, about center: Point) {
    func move(_ x: Double, _ y: Double) -> ProjectiveTransform {
      ProjectiveTransform(AffineTransform(scaleX: 1, scaleY: 1, translateX: x, translateY: y))
    }
    self.init(move(center.x, center.y).after(transform).after(move(-center.x, -center.y)), about: center)
  }

  /// Where the map takes a point.
  package func apply(_ point: Point) -> Point { map.apply(point) }

  /// The smallest upright rectangle around what a rectangle becomes; one with a negative side stays as it is.
  package func apply(_ rect: Rect) -> Rect {
    if rect.isInverted { return rect }
    let corners = rect.corners.map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return rect }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether all of a rectangle lies before the eye, and not too near to it.
  package func isBeforeEye(_ rect: Rect) -> Bool { rect.corners.allSatisfy { map.distance(of: $0) > 1.0 / 64 } }

  /// What the map nearly is around the centre.
  var mapNearCenter: AffineTransform { map.map(near: center) }
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
  /// The command as it is drawn in perspective: as paths, groups of them, and pictures.
  ///
  /// Blurs are as strong as at the centre. Clips are left as they are.
  ///
  /// - Returns: nil for a picture that reaches behind the eye.
  package func projected(by projection: Projection) -> [Command]? {
    switch self {
    case .fillPath(let path, let rule, let color): return [.fillPath(path.projected(by: projection), rule, color)]
    case .fillGradient(var gradient):
      guard !gradient.rect.isEmpty, let geometry = gradient.geometry.transformed(by: projection.map)
      else { return [] }
      let shape = Path(roundedRect: gradient.rect, radii: gradient.radii).projected(by: projection)
      gradient.geometry = geometry
      gradient.rect = projection.apply(gradient.rect)
      return [
        .pushOpacity(1), .fillGradient(gradient.surrounded), .pushMask, .fillPath(shape, .nonzero, .black), .popMask,
        .popOpacity,
      ]
    case .pushEffect(let effect): return [.pushEffect(effect.placed(by: Placement(projection.mapNearCenter)))]
    case .image(var fill):
      fill.transform = projection.map.after(fill.transform)
      return fill.isBeforeEye ? [.image(fill)] : nil
    case .fillRect, .fillRoundedRect, .border, .shadow, .glyphs, .arc:
      return transformed(by: Placement(slanted: .identity)).flatMap { $0.projected(by: projection) ?? [] }
    case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .popEffect: return [self]
    }
  }
}
