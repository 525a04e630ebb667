package import DaguerreViews

// What icons are drawn with.

extension VectorImage {
  private static let iconSize = Size(width: 24, height: 24)

  /// An icon of one path.
  package init(rule: FillRule = .nonzero, _ build: (inout Path) -> Void) { self.init(path: Path(build), rule: rule) }

  /// An icon of one path.
  init(path: Path, rule: FillRule = .nonzero) { self.init(layers: [.init(path: path, rule: rule)]) }

  /// An icon of polygons, given by their corners.
  package init(polygons: [[(Double, Double)]]) {
    self.init { path in for corners in polygons { path.addPolygon(corners) } }
  }

  /// An icon of layers.
  init(layers: [Layer]) { self.init(size: Self.iconSize, layers: layers) }
}

extension Path {
  /// Larger or smaller around the middle of an icon's box.
  package func scaled(by factor: Double) -> Path {
    let offset = 12 * (1 - factor)
    return transformed(by: AffineTransform(scaleX: factor, scaleY: factor, translateX: offset, translateY: offset))
  }

  package mutating func addPolygon(_ corners: [(Double, Double)]) {
    for (index, (x, y)) in corners.enumerated() {
      index == 0 ? move(to: Point(x: x, y: y)) : addLine(to: Point(x: x, y: y))
    }
    close()
  }

  /// Adds a line to a point, and from there a clockwise arc of at most half a circle to another.
  mutating func addLine(to start: Point, andArc radius: Double, to end: Point) {
    addLine(to: start)
    addArc(
      EllipticalArc(radiusX: radius, radiusY: radius, rotation: 0, isLarge: false, isClockwise: true), from: start,
      to: end)
  }

  /// Adds the outline of a line through points, with round ends and joins: one pill for each segment.
  package mutating func addPolyline(_ points: [(Double, Double)], width: Double) {
    for (from, to) in zip(points, points.dropFirst()) {
      let (dx, dy) = (to.0 - from.0, to.1 - from.1)
      let length = (dx * dx + dy * dy).squareRoot()
      let along = AffineTransform(
        a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: from.0, ty: from.1)
      let pill = Rect(x: -width / 2, y: -width / 2, width: length + width, height: width)
      elements += Path(roundedRect: pill, radii: CornerRadii(width / 2)).transformed(by: along).elements
    }
  }

  package mutating func addDisc(center: Point, radius: Double) {
    addEllipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Adds the outline of all points within `radius` of a convex polygon, whose corners run clockwise.
  package mutating func addRoundedPolygon(_ corners: [Point], radius: Double) {
    let arc = EllipticalArc(radiusX: radius, radiusY: radius, rotation: 0, isLarge: false, isClockwise: true)
    var last: Point?
    for index in corners.indices {
      let (from, to) = (corners[index], corners[(index + 1) % corners.count])
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let outwards = radius / (dx * dx + dy * dy).squareRoot()
      let start = Point(x: from.x + dy * outwards, y: from.y - dx * outwards)
      let end = Point(x: to.x + dy * outwards, y: to.y - dx * outwards)
      if let last { addArc(arc, from: last, to: start) } else { move(to: start) }
      addLine(to: end)
      last = end
    }
    if let last, case .move(let start)? = elements.first { addArc(arc, from: last, to: start) }
    close()
  }

  /// Adds the outline of a line to the right, down and up again; its ends and the outside of its corner are round.
  package mutating func addTick(_ points: [Point], halfWidth: Double) {
    let (start, corner, end) = (points[0], points[1], points[2])
    let arc = EllipticalArc(radiusX: halfWidth, radiusY: halfWidth, rotation: 0, isLarge: false, isClockwise: true)
    /// From a stroke's middle to its upper edge.
    func upwards(_ from: Point, _ to: Point) -> Point {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let factor = halfWidth / (dx * dx + dy * dy).squareRoot()
      return Point(x: dy * factor, y: -dx * factor)
    }
    func off(_ point: Point, _ way: Point, _ factor: Double) -> Point {
      Point(x: point.x + way.x * factor, y: point.y + way.y * factor)
    }
    let (first, second) = (upwards(start, corner), upwards(corner, end))
    // Where the upper edges meet.
    let way = Point(x: first.x + second.x, y: first.y + second.y)
    let inwards = halfWidth * halfWidth / (halfWidth * halfWidth + first.x * second.x + first.y * second.y)
    move(to: off(start, first, 1))
    addLine(to: off(corner, way, inwards))
    addLine(to: off(end, second, 1))
    addArc(arc, from: off(end, second, 1), to: off(end, second, -1))
    addLine(to: off(corner, second, -1))
    addArc(arc, from: off(corner, second, -1), to: off(corner, first, -1))
    addLine(to: off(start, first, -1))
    addArc(arc, from: off(start, first, -1), to: off(start, first, 1))
    close()
  }

  /// Adds the outline of two lines with round ends that cross at right angles in the middle of an icon's box.
  ///
  /// - Parameter reach: from there to the middle of each end, both ways.
  package mutating func addCross(reach: Double, halfWidth: Double) {
    let half = halfWidth / 2.0.squareRoot()
    // The arm to the top right: where it leaves the one before it, and both sides of its end.
    addFourTimes(
      [(0, -2 * half), (reach - half, -reach - half), (reach + half, -reach + half)], arcAfter: 1, radius: halfWidth)
  }

  /// Adds an outline that is the same after each quarter of a turn around the middle of an icon's box.
  ///
  /// - Parameters:
  ///   - corners: a quarter of its corners, from the middle.
  ///   - index: of the corner that an arc of less than half a circle leads from to the next, in place of a line.
  ///   - radius: of the arc.
  package mutating func addFourTimes(
    _ corners: [(Double, Double)], arcAfter index: Int, radius: Double, isClockwise: Bool = true
  ) {
    let arc = EllipticalArc(radiusX: radius, radiusY: radius, rotation: 0, isLarge: false, isClockwise: isClockwise)
    for turn in 0..<4 {
      let points = corners.map { x, y in
        switch turn {
        case 0: Point(x: 12 + x, y: 12 + y)
        case 1: Point(x: 12 - y, y: 12 + x)
        case 2: Point(x: 12 - x, y: 12 - y)
        default: Point(x: 12 + y, y: 12 - x)
        }
      }
      for (number, point) in points.enumerated() {
        if number == index + 1 {
          addArc(arc, from: points[index], to: point)
        } else if turn == 0 && number == 0 {
          move(to: point)
        } else {
          addLine(to: point)
        }
      }
    }
    close()
  }

  // MARK: Eye

  /// Adds a lid's outline two points thick around a pupil.
  ///
  /// Filled by the nonzero rule, so the inner side of the lid runs the other way; a stroke laid over it adds up.
  mutating func addEye() {
    move(to: Point(x: 1.5, y: 12))
    addLid(from: 1.5, over: 4.5)
    addLid(from: 22.5, over: 19.5)
    close()
    move(to: Point(x: 3.9, y: 12))
    addLid(from: 3.9, over: 17.5)
    addLid(from: 20.1, over: 6.5)
    close()
    addEllipse(in: Rect(x: 8.75, y: 8.75, width: 6.5, height: 6.5))
  }

  /// Adds one lid: from a corner of the eye at half height over its middle to the other corner.
  private mutating func addLid(from x: Double, over y: Double) {
    let start = Point(x: x, y: 12)
    let end = Point(x: 24 - x, y: 12)
    // Steep at the corners, level in the middle.
    let steep = (12 - start.x) * 0.32
    let level = (12 - start.x) * 0.42
    addCubic(
      control1: Point(x: start.x + steep, y: 12 + (y - 12) * 0.66), control2: Point(x: 12 - level, y: y),
      to: Point(x: 12, y: y))
    addCubic(
      control1: Point(x: 12 + level, y: y), control2: Point(x: end.x - steep, y: 12 + (y - 12) * 0.66), to: end)
  }

  // MARK: Padlock

  mutating func addShackle() {
    move(to: Point(x: 7, y: 10))
    addLine(to: Point(x: 7, y: 7))
    addArch(from: 7, over: 2, to: 17)
    addLine(to: Point(x: 17, y: 10))
    addLine(to: Point(x: 15, y: 10))
    addLine(to: Point(x: 15, y: 7))
    addArch(from: 15, over: 4, to: 9)
    addLine(to: Point(x: 9, y: 10))
    close()
  }

  private mutating func addArch(from left: Double, over top: Double, to right: Double) {
    let radius = (right - left) / 2
    let side = top + abs(radius)
    // Of a quarter of a circle, see `Path.addRoundedRect`.
    let handle = radius * 0.5522847498307936
    addCubic(
      control1: Point(x: left, y: side - abs(handle)), control2: Point(x: left + radius - handle, y: top),
      to: Point(x: left + radius, y: top))
    addCubic(
      control1: Point(x: left + radius + handle, y: top), control2: Point(x: right, y: side - abs(handle)),
      to: Point(x: right, y: side))
  }
}
