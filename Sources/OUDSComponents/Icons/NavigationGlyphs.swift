internal import DaguerreViews

/// Glyphs for ways through an application, on a box of 24 points: lines two points thick with round ends.
///
/// Those with a direction are for lines that run from left to right.
enum NavigationGlyphs {
  static let chevronLeft = image { path in
    path.addPolyline([Point(x: 15, y: 5), Point(x: 8, y: 12), Point(x: 15, y: 19)], width: 2)
  }

  static let chevronRight = image { path in
    path.addPolyline([Point(x: 9, y: 5), Point(x: 16, y: 12), Point(x: 9, y: 19)], width: 2)
  }

  /// Out of the application: an arrow that leaves a frame.
  static let external = image { path in
    path.addPolyline(
      [Point(x: 10, y: 5), Point(x: 5, y: 5), Point(x: 5, y: 19), Point(x: 19, y: 19), Point(x: 19, y: 14)], width: 2)
    path.addPolyline([Point(x: 14, y: 4), Point(x: 20, y: 4), Point(x: 20, y: 10)], width: 2)
    path.addPolyline([Point(x: 20, y: 4), Point(x: 11, y: 13)], width: 2)
  }

  static let cross = image { path in
    path.addPolyline([Point(x: 6, y: 6), Point(x: 18, y: 18)], width: 2)
    path.addPolyline([Point(x: 18, y: 6), Point(x: 6, y: 18)], width: 2)
  }

  /// Nine dots.
  static let menu = image { path in
    for row in 0..<3 {
      for column in 0..<3 {
        path.addEllipse(in: Rect(x: 4 + 6.5 * Double(column), y: 4 + 6.5 * Double(row), width: 3, height: 3))
      }
    }
  }

  private static func image(_ build: (inout Path) -> Void) -> VectorImage {
    VectorImage(size: Size(width: 24, height: 24), layers: [.init(path: Path(build))])
  }
}

extension Path {
  /// Adds the outline of a line through points, with round ends and joins: one pill for each segment.
  fileprivate mutating func addPolyline(_ points: [Point], width: Double) {
    for (from, to) in zip(points, points.dropFirst()) { addPill(from: from, to: to, width: width) }
  }

  private mutating func addPill(from: Point, to: Point, width: Double) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let along = AffineTransform(a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: from.x, ty: from.y)
    let box = Rect(x: -width / 2, y: -width / 2, width: length + width, height: width)
    elements += Path(roundedRect: box, radii: CornerRadii(width / 2)).transformed(by: along).elements
  }
}
