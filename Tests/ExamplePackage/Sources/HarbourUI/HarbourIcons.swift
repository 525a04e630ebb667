import DaguerreViews

/// Icons on a box of 24 points.
enum HarbourIcons {
  /// A ferry with a bridge and a waterline, in the foreground colour.
  static let ferry: VectorImage = {
    var ship = Path()
    ship.move(to: Point(x: 2, y: 13))
    ship.addLine(to: Point(x: 22, y: 13))
    ship.addLine(to: Point(x: 19, y: 18))
    ship.addLine(to: Point(x: 5, y: 18))
    ship.close()
    ship.move(to: Point(x: 6, y: 7))
    ship.addLine(to: Point(x: 16, y: 7))
    ship.addLine(to: Point(x: 18, y: 12))
    ship.addLine(to: Point(x: 6, y: 12))
    ship.close()
    let water = Path(roundedRect: Rect(x: 3, y: 20, width: 18, height: 2), radii: CornerRadii(1))
    return VectorImage(size: Size(width: 24, height: 24), layers: [.init(path: ship), .init(path: water)])
  }()
}
