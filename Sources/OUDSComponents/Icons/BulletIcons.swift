internal import DaguerreViews

/// The bullets of lists, on a box of 24 points: a shape of ten points in its middle for each level.
enum BulletIcons {
  /// By level; deeper ones have the last.
  static func bullet(level: Int) -> VectorImage {
    switch level {
    case 0: filledSquare
    case 1: outlinedSquare
    default: dash
    }
  }

  static let filledSquare = VectorImage(rects: [square])
  private static let outlinedSquare = VectorImage(rects: [square, square.inset(by: 1.5)])
  private static let dash = VectorImage(rects: [Rect(x: 7, y: 11, width: 10, height: 2)])

  private static let square = Rect(x: 7, y: 7, width: 10, height: 10)
}

extension VectorImage {
  /// Rectangles on a box of 24 points, each a hole in the one around it.
  fileprivate init(rects: [Rect]) {
    let path = Path { path in for rect in rects { path.addRect(rect) } }
    self.init(size: Size(width: 24, height: 24), layers: [.init(path: path, rule: .evenodd)])
  }
}
