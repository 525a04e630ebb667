internal import DaguerreGraphics

/// What a gradient of an SVG document paints beyond its ends.
///
/// Source: SVG 1.1, section 13.2.2, `spreadMethod`.
enum SVGSpread: String {
  case pad, reflect, `repeat`

  /// The most stops of a gradient that is repeated.
  private static let mostStops = 1_000.0

  /// The same gradient, repeated until it covers what is painted.
  ///
  /// - Parameter corners: of what is painted, in the coordinates of the gradient.
  /// - Returns: nil where that takes too many stops, and for circles that do not start at their centre.
  func cover(
    _ corners: [Point], _ geometry: GradientGeometry, _ stops: [GradientFill.Stop]
  ) -> (geometry: GradientGeometry, stops: [GradientFill.Stop])? {
    guard self != .pad, let start = stops.first, let end = stops.last else { return (geometry, stops) }
    guard let (least, most) = geometry.positions(of: corners) else { return nil }
    let turn = [.init(position: 0, color: start.color)] + stops + [.init(position: 1, color: end.color)]
    let first = least.rounded(.down)
    let count = max(most.rounded(.up) - first, 1)
    guard count * Double(turn.count) <= Self.mostStops else { return nil }
    let repeated = (0..<Int(count)).flatMap { index in
      let isMirrored = self == .reflect && (first + Double(index)).truncatingRemainder(dividingBy: 2) != 0
      return (isMirrored ? turn.reversed() : turn).map { stop in
        let position = isMirrored ? 1 - stop.position : stop.position
        return GradientFill.Stop(position: (Double(index) + position) / count, color: stop.color)
      }
    }
    return (geometry.reaching(from: first, to: first + count), repeated)
  }
}

extension GradientGeometry {
  /// The least and the greatest position, 0 at its start and 1 at its end, that lies between points; from the start of
  /// circles on, and nil where they do not start there.
  fileprivate func positions(of points: [Point]) -> (least: Double, most: Double)? {
    switch shape {
    case .linear(let start, let end):
      let (x, y) = (end.x - start.x, end.y - start.y)
      let positions = points.map { (($0.x - start.x) * x + ($0.y - start.y) * y) / (x * x + y * y) }
      return (positions.min() ?? 0, positions.max() ?? 0)
    case .radial(let circles):
      return circles.startRadius == 0 ? (0, points.map(circles.position).max() ?? 0) : nil
    case .conic: return nil
    }
  }

  /// The same gradient with its ends at other positions.
  fileprivate func reaching(from first: Double, to last: Double) -> GradientGeometry {
    switch shape {
    case .linear(let start, let end):
      func point(_ position: Double) -> Point {
        Point(x: start.x + (end.x - start.x) * position, y: start.y + (end.y - start.y) * position)
      }
      return .linear(start: point(first), end: point(last))
    case .radial(var circles):
      if let focus = circles.focus {
        circles.center.x = focus.x + (circles.center.x - focus.x) * last
        circles.center.y = focus.y + (circles.center.y - focus.y) * last
      }
      circles.endRadius *= last
      return .radial(circles)
    case .conic: return self
    }
  }
}
