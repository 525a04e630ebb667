internal import OUDS

/// The icons in components on sheets, drawn in a box of 24 points.
enum SampleIcons {
  /// The outline of a heart, about two points thick.
  static let heart = VectorImage(size: size, layers: [.init(path: outlinedHeart, rule: .evenodd)])

  /// The same with its own colours: a rainbow from left to right.
  static let rainbowHeart = VectorImage(size: size, layers: Rainbow(filling: outlinedHeart, width: size.width).layers)

  private static let size = Size(width: 24, height: 24)

  private static let outlinedHeart = Path { path in
    addHeart(
      to: &path, cleft: 5.1,
      left: [
        Cubic(10.9, 3.8, 9.25, 3, 7.5, 3), Cubic(4.45, 3, 2, 5.45, 2, 8.5), Cubic(2, 12.6, 5.8, 15.8, 12, 21.35),
      ])
    addHeart(
      to: &path, cleft: 7.9,
      left: [
        Cubic(10.9, 6.1, 9.3, 5, 7.5, 5), Cubic(5.5, 5, 4, 6.5, 4, 8.5), Cubic(4, 11.3, 7, 14.1, 12, 18.65),
      ])
  }

  private struct Cubic {
    let control1, control2, end: Point

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
      control1 = Point(x: x1, y: y1)
      control2 = Point(x: x2, y: y2)
      end = Point(x: x, y: y)
    }
  }

  /// Adds one contour: the left half from the cleft down to the tip, then its mirror image back up.
  private static func addHeart(to path: inout Path, cleft: Double, left: [Cubic]) {
    func mirrored(_ point: Point) -> Point { Point(x: 24 - point.x, y: point.y) }
    let start = Point(x: 12, y: cleft)
    path.move(to: start)
    for curve in left { path.addCubic(control1: curve.control1, control2: curve.control2, to: curve.end) }
    for (index, curve) in left.enumerated().reversed() {
      let end = index == 0 ? start : left[index - 1].end
      path.addCubic(control1: mirrored(curve.control2), control2: mirrored(curve.control1), to: mirrored(end))
    }
    path.close()
  }
}

extension SampleIcons {
  /// The handset of a telephone, filled.
  static let phone: VectorImage = {
    var path = Path()
    path.move(to: Point(x: 4, y: 3))
    path.addLine(to: Point(x: 7.6, y: 3))
    path.addCubic(control1: Point(x: 8.1, y: 3), control2: Point(x: 8.5, y: 3.35), to: Point(x: 8.6, y: 3.85))
    path.addLine(to: Point(x: 9.1, y: 7.35))
    path.addCubic(control1: Point(x: 9.15, y: 7.7), control2: Point(x: 9.05, y: 8), to: Point(x: 8.8, y: 8.25))
    path.addLine(to: Point(x: 6.6, y: 10.5))
    path.addCubic(control1: Point(x: 8, y: 13.4), control2: Point(x: 10.6, y: 16), to: Point(x: 13.5, y: 17.4))
    path.addLine(to: Point(x: 15.75, y: 15.2))
    path.addCubic(control1: Point(x: 16, y: 14.95), control2: Point(x: 16.3, y: 14.85), to: Point(x: 16.65, y: 14.9))
    path.addLine(to: Point(x: 20.15, y: 15.4))
    path.addCubic(control1: Point(x: 20.65, y: 15.5), control2: Point(x: 21, y: 15.9), to: Point(x: 21, y: 16.4))
    path.addLine(to: Point(x: 21, y: 20))
    path.addCubic(control1: Point(x: 21, y: 20.55), control2: Point(x: 20.55, y: 21), to: Point(x: 20, y: 21))
    path.addCubic(control1: Point(x: 10.6, y: 21), control2: Point(x: 3, y: 13.4), to: Point(x: 3, y: 4))
    path.addCubic(control1: Point(x: 3, y: 3.45), control2: Point(x: 3.45, y: 3), to: Point(x: 4, y: 3))
    path.close()
    return VectorImage(size: Size(width: 24, height: 24), layers: [.init(path: path)])
  }()
}

extension OUDSImage {
  static let heart = OUDSImage(asset: Image(SampleIcons.heart))
  static let rainbowHeart = OUDSImage(asset: Image(SampleIcons.rainbowHeart), renderingMode: .original)
  static let phone = OUDSImage(asset: Image(SampleIcons.phone))
}
