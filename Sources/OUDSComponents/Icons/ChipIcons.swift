internal import DaguerreViews

/// The glyphs that chips show by themselves, on a box of 24 points.
enum ChipIcons {
  /// A tick with round ends, which becomes thinner towards its long one.
  static let tick: VectorImage = {
    let short = (from: Point(x: 4.36, y: 13.29), to: Point(x: 6.84, y: 10.81), radius: 1.75)
    let long = (from: Point(x: 17.95, y: 5.8), to: Point(x: 19.93, y: 7.78), radius: 1.4)
    let path = Path { path in
      path.move(to: Point(x: 9.5, y: 13.35))
      path.addLine(to: long.from)
      path.addArc(halfCircle(long.radius), from: long.from, to: long.to)
      path.addLine(to: Point(x: 10.95, y: 17.9))
      path.addQuadratic(control: Point(x: 9.85, y: 19.1), to: Point(x: 8.96, y: 17.89))
      path.addLine(to: short.from)
      path.addArc(halfCircle(short.radius), from: short.from, to: short.to)
      path.close()
    }
    return VectorImage(size: Size(width: 24, height: 24), layers: [.init(path: path)])
  }()

  private static func halfCircle(_ radius: Double) -> EllipticalArc {
    EllipticalArc(radiusX: radius, radiusY: radius, rotation: 0, isLarge: true, isClockwise: true)
  }
}
