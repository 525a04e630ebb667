internal import DaguerreViews

/// The chevrons of links and navigation buttons, on a box of 24 points: straight strokes with sharp corners, for lines that run from left to
/// right.
enum LinkIcons {
  static let next = VectorImage(polygons: [chevron])
  static let previous = VectorImage(polygons: [chevron.map { (24 - $0.0, $0.1) }])

  private static let chevron = [
    (9.95, 4.875), (17.25, 12), (9.95, 19.125), (7.9, 17.1), (13.1, 12), (7.9, 6.9),
  ]
}
