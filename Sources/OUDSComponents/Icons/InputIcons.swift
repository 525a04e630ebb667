internal import DaguerreViews

/// The glyphs that inputs show by themselves, on a box of 24 points.
enum InputIcons {
  private static let box = Size(width: 24, height: 24)

  /// A closed padlock: what is typed stays secret.
  static let lock: VectorImage = {
    var path = Path()
    path.addRoundedRect(Rect(x: 4, y: 10, width: 16, height: 12), radii: CornerRadii(2))
    path.addRoundedRect(Rect(x: 6, y: 12, width: 12, height: 8), radii: CornerRadii(0.5))
    path.addEllipse(in: Rect(x: 10.5, y: 14.5, width: 3, height: 3))
    addShackle(to: &path)
    return VectorImage(size: box, layers: [.init(path: path, rule: .evenodd)])
  }()

  /// An open eye: shows what is hidden.
  static let eye = VectorImage(size: box, layers: [.init(path: openEye)])

  /// An eye with a stroke across: hides what is shown.
  static let crossedEye: VectorImage = {
    var path = openEye
    path.move(to: Point(x: 4.2, y: 2.8))
    path.addLine(to: Point(x: 21.2, y: 19.8))
    path.addLine(to: Point(x: 19.8, y: 21.2))
    path.addLine(to: Point(x: 2.8, y: 4.2))
    path.close()
    return VectorImage(size: box, layers: [.init(path: path)])
  }()

  /// A lid's outline two points thick around a pupil.
  ///
  /// Filled by the nonzero rule, so the inner side of the lid runs the other way; a stroke laid over it adds up.
  private static let openEye: Path = {
    var path = Path()
    path.move(to: Point(x: 1.5, y: 12))
    addLid(to: &path, from: 1.5, over: 4.5)
    addLid(to: &path, from: 22.5, over: 19.5)
    path.close()
    path.move(to: Point(x: 3.9, y: 12))
    addLid(to: &path, from: 3.9, over: 17.5)
    addLid(to: &path, from: 20.1, over: 6.5)
    path.close()
    path.addEllipse(in: Rect(x: 8.75, y: 8.75, width: 6.5, height: 6.5))
    return path
  }()

  /// Adds one lid: from a corner of the eye at half height over its middle to the other corner.
  private static func addLid(to path: inout Path, from x: Double, over y: Double) {
    let start = Point(x: x, y: 12)
    let end = Point(x: 24 - x, y: 12)
    // Steep at the corners, level in the middle.
    let steep = (12 - start.x) * 0.32
    let level = (12 - start.x) * 0.42
    path.addCubic(
      control1: Point(x: start.x + steep, y: 12 + (y - 12) * 0.66), control2: Point(x: 12 - level, y: y),
      to: Point(x: 12, y: y))
    path.addCubic(
      control1: Point(x: 12 + level, y: y), control2: Point(x: end.x - steep, y: 12 + (y - 12) * 0.66), to: end)
  }

  private static func addShackle(to path: inout Path) {
    func arch(from left: Double, over top: Double, to right: Double) {
      let radius = (right - left) / 2
      let side = top + abs(radius)
      // Of a quarter of a circle, see `Path.addRoundedRect`.
      let handle = radius * 0.5522847498307936
      path.addCubic(
        control1: Point(x: left, y: side - abs(handle)), control2: Point(x: left + radius - handle, y: top),
        to: Point(x: left + radius, y: top))
      path.addCubic(
        control1: Point(x: left + radius + handle, y: top), control2: Point(x: right, y: side - abs(handle)),
        to: Point(x: right, y: side))
    }
    path.move(to: Point(x: 7, y: 10))
    path.addLine(to: Point(x: 7, y: 7))
    arch(from: 7, over: 2, to: 17)
    path.addLine(to: Point(x: 17, y: 10))
    path.addLine(to: Point(x: 15, y: 10))
    path.addLine(to: Point(x: 15, y: 7))
    arch(from: 15, over: 4, to: 9)
    path.addLine(to: Point(x: 9, y: 10))
    path.close()
  }
}
