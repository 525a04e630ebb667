internal import OUDS

/// A shape filled with the colours of the rainbow, from left to right.
///
/// Each layer of an image has one colour, so the shape is cut into vertical stripes.
struct Rainbow {
  let layers: [VectorImage.Layer]

  private static let stops: [Color] = [
    0xE639_46FF, 0xFF8C_42FF, 0xFFB7_03FF, 0x06D6_A0FF, 0x118A_B2FF, 0x7209_B7FF, 0xD625_98FF,
  ].map { Color(rgba: $0) }

  private static let stripeCount = 48
  /// Each stripe extends under the next, so that there are no gaps.
  private static let overlap = 0.2

  /// - Parameters:
  ///   - path: filled by the even-odd rule.
  ///   - width: of the box that the rainbow spans, with the path in it.
  init(filling path: Path, width: Double) {
    let contours = path.flattened
    let stripe = width / Double(Self.stripeCount)
    layers = (0..<Self.stripeCount).compactMap { index in
      let start = Double(index) * stripe
      let parts = contours.map { contour in
        contour.clipped { $0.x - start }.clipped { start + stripe + Self.overlap - $0.x }
      }
      let path = Path(polygons: parts.filter { !$0.isEmpty })
      guard !path.elements.isEmpty else { return nil }
      let middle = (Double(index) + 0.5) / Double(Self.stripeCount)
      return VectorImage.Layer(path: path, rule: .evenodd, color: Self.color(at: middle))
    }
  }

  /// - Parameter position: 0 to 1 along the rainbow.
  private static func color(at position: Double) -> Color {
    let place = position * Double(stops.count - 1)
    let index = min(Int(place), stops.count - 2)
    let (from, to, frac) = (stops[index], stops[index + 1], place - Double(index))
    func mixed(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
      let (start, end) = (Double(from[keyPath: channel]), Double(to[keyPath: channel]))
      return UInt8((start + (end - start) * frac).rounded())
    }
    return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }
}

extension [Point] {
  /// The part of a polygon where a linear distance is not negative.
  ///
  /// Source: Sutherland and Hodgman, "Reentrant Polygon Clipping", for one edge.
  fileprivate func clipped(by distance: (Point) -> Double) -> [Point] {
    indices.flatMap { index -> [Point] in
      let (from, to) = (self[index], self[(index + 1) % count])
      let (start, end) = (distance(from), distance(to))
      let crossing = { () -> Point in
        let frac = start / (start - end)
        return Point(x: from.x + (to.x - from.x) * frac, y: from.y + (to.y - from.y) * frac)
      }
      return switch (start >= 0, end >= 0) {
      case (true, true): [to]
      case (true, false): [crossing()]
      case (false, true): [crossing(), to]
      case (false, false): []
      }
    }
  }
}

extension Path {
  fileprivate init(polygons: [[Point]]) {
    self.init { path in
      for polygon in polygons {
        for (index, point) in polygon.enumerated() {
          index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
      }
    }
  }

  /// The corners of polygons that approximate contours of cubic curves.
  fileprivate var flattened: [[Point]] {
    let steps = 24
    var contours: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let point): contours.append([point])
      case .line(let point), .quadratic(_, let point): contours[contours.count - 1].append(point)
      case .cubic(let control1, let control2, let end):
        guard let start = contours.last?.last else { continue }
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          contours[contours.count - 1].append(
            Point(
              x: a * start.x + b * control1.x + c * control2.x + d * end.x,
              y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
      case .close: break
      }
    }
    return contours
  }
}
