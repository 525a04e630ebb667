internal import DaguerreGraphics

/// The lines between pixels, in points: where edges must lie to be sharp.
struct PixelGrid: Hashable {
  /// Pixels per point.
  let scale: Double

  /// The nearest grid line; half-way goes right and down.
  func nearest(_ points: Double) -> Double {
    guard points.isFinite else { return points }
    return (points * scale + 0.5).rounded(.down) / scale
  }

  /// A thousandth of a pixel, in points: what is beyond a line by no more counts as on it.
  var tolerance: Double { Self.pixelTolerance / scale }

  private static let pixelTolerance = 0.001

  /// The grid line at or beyond `points`, give or take the tolerance.
  func up(_ points: Double) -> Double {
    guard points.isFinite else { return points }
    return (points * scale - Self.pixelTolerance).rounded(.up) / scale
  }

  /// The rectangle with each edge on its nearest grid line.
  func nearest(_ x: Double, _ y: Double, _ size: Size) -> Rect {
    let left = nearest(x)
    let top = nearest(y)
    return Rect(x: left, y: top, width: nearest(x + size.width) - left, height: nearest(y + size.height) - top)
  }
}
