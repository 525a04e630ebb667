internal import OUDS

/// The icons that sheets show components with, drawn on a box of 24 points.
enum SampleIcons {
  /// The outline of a heart, about two points thick.
  static let heart: VectorImage = {
    var path = filledHeart
    addHeart(
      to: &path, cleft: 7.9,
      left: [
        Cubic(10.9, 6.1, 9.3, 5, 7.5, 5), Cubic(5.5, 5, 4, 6.5, 4, 8.5), Cubic(4, 11.3, 7, 14.1, 12, 18.65),
      ])
    return VectorImage(size: size, layers: [.init(path: path, rule: .evenodd)])
  }()

  /// A heart in colours of its own: a rainbow from the left to the right.
  static let rainbowHeart = VectorImage(size: size, layers: Rainbow(filling: filledHeart).layers)

  private static let size = Size(width: 24, height: 24)

  private static let filledHeart = Path { path in
    addHeart(
      to: &path, cleft: 5.1,
      left: [
        Cubic(10.9, 3.8, 9.25, 3, 7.5, 3), Cubic(4.45, 3, 2, 5.45, 2, 8.5), Cubic(2, 12.6, 5.8, 15.8, 12, 21.35),
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

  /// Adds one contour: its left half from the cleft down to the tip, then the mirror image of that upwards.
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
