/// A turn by right angles, or a turn and a mirroring: maps that keep rectangles parallel to the axes.
struct Orientation: Hashable {
  /// Whether left and right are exchanged, before turning.
  var isMirrored = false
  /// Clockwise, 0 to 3.
  var quarterTurns = 0

  static let identity = Orientation()

  /// The map about `center`.
  func transform(about center: Point) -> AffineTransform {
    let mirror = isMirrored ? -1.0 : 1.0
    let (cosine, sine): (Double, Double) =
      switch quarterTurns & 3 {
      case 0: (1, 0)
      case 1: (0, 1)
      case 2: (-1, 0)
      default: (0, -1)
      }
    let turn = AffineTransform(a: cosine * mirror, b: sine * mirror, c: -sine, d: cosine, tx: 0, ty: 0)
    let moved = turn.apply(center)
    return AffineTransform(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: center.x - moved.x, ty: center.y - moved.y)
  }

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

/// An orientation and a size at a place: what a command is drawn through.
struct Placement {
  var orientation: Orientation
  /// By which all lengths grow.
  var scale = 1.0
  var transform: AffineTransform

  static let identity = Placement(orientation: .identity, transform: .identity)

  /// This placement of what `inner` placed.
  func after(_ inner: Placement) -> Placement {
    // Mirroring reverses the turns that came before it.
    let turns = orientation.isMirrored ? -inner.orientation.quarterTurns : inner.orientation.quarterTurns
    return Placement(
      orientation: Orientation(
        isMirrored: orientation.isMirrored != inner.orientation.isMirrored,
        quarterTurns: (orientation.quarterTurns + turns) & 3),
      scale: scale * inner.scale,
      transform: transform.after(inner.transform))
  }

  /// A distance, turned and scaled.
  func apply(distance: Point) -> Point {
    let (origin, moved) = (transform.apply(.zero), transform.apply(distance))
    return Point(x: moved.x - origin.x, y: moved.y - origin.y)
  }

  func apply(_ rect: Rect) -> Rect {
    let (a, b) = (transform.apply(rect.origin), transform.apply(Point(x: rect.maxX, y: rect.maxY)))
    return Rect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  /// The radii where the corners come to lie.
  func apply(_ radii: CornerRadii) -> CornerRadii {
    let turned = orientation.apply(radii)
    guard scale != 1 else { return turned }
    return CornerRadii(
      topLeft: turned.topLeft * scale, topRight: turned.topRight * scale, bottomRight: turned.bottomRight * scale,
      bottomLeft: turned.bottomLeft * scale)
  }
}
