internal import DaguerreViews

/// The icons that tags have of their own, on a box of 24 points.
enum TagIcons {
  /// The cross that takes the tag away: two strokes at 45 degrees, their ends square.
  static let close = VectorImage(polygons: [stroke, stroke.reversed().map { (24 - $0.0, $0.1) }])

  /// From the top left to the bottom right.
  private static let stroke = [(5.25, 7.2), (7.2, 5.25), (18.75, 16.8), (16.8, 18.75)]
}
