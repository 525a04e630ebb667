internal import DaguerreViews

/// The indicators of links, on a box of 24 points: straight strokes with sharp corners, for lines that run from left to
/// right.
enum LinkIcons {
  static let next = VectorImage(polygons: [chevron])

  static let previous = VectorImage(polygons: [chevron.map { (24 - $0.0, $0.1) }])

  /// A box open at its top right corner, out of which an arrow points.
  static let external = VectorImage(polygons: [
    [
      (11, 4), (11, 6.5), (6.5, 6.5), (6.5, 17.5), (17.5, 17.5), (17.5, 13), (20, 13), (20, 20), (4, 20), (4, 4),
    ],
    [
      (13.5, 3.5), (20.5, 3.5), (20.5, 10.5), (18, 10.5), (18, 7.75), (11.9, 13.85), (10.15, 12.1), (16.25, 6),
      (13.5, 6),
    ],
  ])

  private static let chevron = [
    (9.95, 4.875), (17.25, 12), (9.95, 19.125), (7.9, 17.1), (13.1, 12), (7.9, 6.9),
  ]
}
