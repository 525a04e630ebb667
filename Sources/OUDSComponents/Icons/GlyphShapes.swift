internal import DaguerreViews

// What glyphs are drawn with.

extension VectorImage {
  private static let glyphSize = Size(width: 24, height: 24)

  /// A glyph of one path.
  init(rule: FillRule = .nonzero, _ build: (inout Path) -> Void) {
    self.init(size: Self.glyphSize, layers: [.init(path: Path(build), rule: rule)])
  }

  /// A glyph of polygons, given by their corners.
  init(polygons: [[(Double, Double)]]) {
    self.init { path in for corners in polygons { path.addPolygon(corners) } }
  }

  /// Left and right exchanged.
  var mirrored: VectorImage {
    var image = self
    let mirror = AffineTransform(scaleX: -1, scaleY: 1, translateX: size.width)
    for index in image.layers.indices { image.layers[index].path = image.layers[index].path.transformed(by: mirror) }
    return image
  }
}

extension Path {
  mutating func addPolygon(_ corners: [(Double, Double)]) {
    for (index, (x, y)) in corners.enumerated() {
      index == 0 ? move(to: Point(x: x, y: y)) : addLine(to: Point(x: x, y: y))
    }
    close()
  }

  /// Adds a clockwise half of a circle; a greater radius than half of the way makes it more than that.
  mutating func addHalfCircle(_ radius: Double, from start: Point, to end: Point) {
    let arc = EllipticalArc(radiusX: radius, radiusY: radius, rotation: 0, isLarge: true, isClockwise: true)
    addArc(arc, from: start, to: end)
  }

  /// Adds the outline of a line through points, with round ends and joins: one pill for each segment.
  mutating func addPolyline(_ points: [(Double, Double)], width: Double) {
    for (from, to) in zip(points, points.dropFirst()) {
      let (dx, dy) = (to.0 - from.0, to.1 - from.1)
      let length = (dx * dx + dy * dy).squareRoot()
      let along = AffineTransform(
        a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: from.0, ty: from.1)
      let pill = Rect(x: -width / 2, y: -width / 2, width: length + width, height: width)
      elements += Path(roundedRect: pill, radii: CornerRadii(width / 2)).transformed(by: along).elements
    }
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
