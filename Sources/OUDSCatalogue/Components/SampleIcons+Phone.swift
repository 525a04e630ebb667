internal import OUDS

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
