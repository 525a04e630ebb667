internal import OUDS

/// The icons that the sheets of bars show, on a box of 24 points, filled.
enum BarSampleIcons {
  static let star = image { path in
    // Ten points on two circles around the middle; the inner one is that of a regular five-pointed star.
    for index in 0..<10 {
      let turn = AffineTransform(rotation: Double(index) * 36)
      let up = turn.apply(Point(x: 0, y: index.isMultiple(of: 2) ? -10 : -3.82))
      let point = Point(x: 12 + up.x, y: 13 + up.y)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
  }

  static let mail = image { path in
    path.addRoundedRect(rect(2, 4, 20, 16), radii: CornerRadii(2))
    path.addPolygon([(4, 8), (12, 13), (20, 8), (20, 6), (12, 11), (4, 6)])
  }

  static let calendar = image { path in
    path.addRoundedRect(rect(3, 4, 18, 17), radii: CornerRadii(2))
    path.addRect(rect(5, 9, 14, 10))
    path.addRect(rect(7, 11, 4, 4))
    path.addRect(rect(6, 2, 2, 2))
    path.addRect(rect(16, 2, 2, 2))
  }

  static let person = image { path in
    path.addEllipse(in: rect(8, 4, 8, 8))
    path.addRoundedRect(rect(4, 14, 16, 6), radii: CornerRadii(topLeft: 6, topRight: 6, bottomRight: 0, bottomLeft: 0))
  }

  static let phone = image { path in
    path.addRoundedRect(rect(6, 1, 12, 22), radii: CornerRadii(2))
    path.addRect(rect(8, 4, 8, 14))
    path.addEllipse(in: rect(11, 19, 2, 2))
  }

  static let sliders = image { path in
    for (y, knob) in [(5.0, 14.0), (11, 6), (17, 12)] {
      path.addRect(rect(3, y, knob - 3 - 1, 2))
      path.addRect(rect(knob + 5, y, 21 - knob - 5, 2))
      path.addEllipse(in: rect(knob - 1, y - 2, 6, 6))
      path.addEllipse(in: rect(knob + 1, y, 2, 2))
    }
  }

  /// A chequered square, which an avatar clips to a circle.
  static let checkerboard: VectorImage = {
    var light = Path()
    var dark = Path()
    for row in 0..<6 {
      for column in 0..<6 {
        let (x, y) = (6 * Double(column), 6 * Double(row))
        let square = rect(x, y, min(6, 32 - x), min(6, 32 - y))
        if (row + column).isMultiple(of: 2) { dark.addRect(square) } else { light.addRect(square) }
      }
    }
    return VectorImage(
      size: Size(width: 32, height: 32),
      layers: [
        .init(path: dark, color: Color(rgba: 0x247A_85FF)), .init(path: light, color: Color(rgba: 0xFBCD_00FF)),
      ])
  }()

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private static func image(_ build: (inout Path) -> Void) -> VectorImage {
    VectorImage(size: Size(width: 24, height: 24), layers: [.init(path: Path(build), rule: .evenodd)])
  }
}

extension Path {
  fileprivate mutating func addPolygon(_ points: [(Double, Double)]) {
    for (index, (x, y)) in points.enumerated() {
      let point = Point(x: x, y: y)
      index == 0 ? move(to: point) : addLine(to: point)
    }
    close()
  }
}
