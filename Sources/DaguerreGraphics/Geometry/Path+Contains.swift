extension Path {
  /// Whether the path encloses a point; subpaths that are open are closed by a straight line, as for filling.
  ///
  /// A ray to the right is followed: each crossing winds the path once around the point. Of what only touches the ray,
  /// and of the outline itself, the upper and the left edge count as inside. A point that is not a number is nowhere.
  public func contains(_ point: Point, rule: FillRule = .nonzero) -> Bool {
    var count = Crossings(of: point)
    var (current, start) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let to):
        count.add([current.x, start.x], [current.y, start.y])
        (current, start) = (to, to)
      case .line(let to):
        count.add([current.x, to.x], [current.y, to.y])
        current = to
      case .quadratic(let control, let to):
        count.add([current.x, control.x, to.x], [current.y, control.y, to.y])
        current = to
      case .cubic(let control1, let control2, let to):
        count.add([current.x, control1.x, control2.x, to.x], [current.y, control1.y, control2.y, to.y])
        current = to
      case .close:
        count.add([current.x, start.x], [current.y, start.y])
        current = start
      }
    }
    count.add([current.x, start.x], [current.y, start.y])
    return rule == .nonzero ? count.winding != 0 : !count.winding.isMultiple(of: 2)
  }
}

private struct Crossings {
  let point: Point
  private(set) var winding = 0

  init(of point: Point) { self.point = point }

  /// Counts where a Bézier curve, by the coordinates of its points, crosses the ray.
  mutating func add(_ xs: [Double], _ ys: [Double]) {
    guard let low = ys.min(), let high = ys.max(), low <= point.y, point.y < high else { return }
    let ends = [0] + turns(ys).sorted() + [1]
    // Between two turns a curve goes up or down all the way, so that it crosses once.
    for (begin, end) in zip(ends, ends.dropFirst()) {
      let (isFromAbove, isToAbove) = (value(ys, begin) <= point.y, value(ys, end) <= point.y)
      guard isFromAbove != isToAbove else { continue }
      var (least, most) = (begin, end)
      for _ in 0..<60 {
        let middle = (least + most) / 2
        if (value(ys, middle) <= point.y) == isFromAbove { least = middle } else { most = middle }
      }
      if value(xs, most) > point.x { winding += isFromAbove ? 1 : -1 }
    }
  }

  /// Where a curve turns between its ends.
  private func turns(_ values: [Double]) -> [Double] {
    switch values.count {
    case 3: Path.quadraticExtremes(values[0], values[1], values[2])
    case 4: Path.cubicExtremes(values[0], values[1], values[2], values[3])
    default: []
    }
  }

  /// By de Casteljau; the ends are met exactly.
  private func value(_ values: [Double], _ t: Double) -> Double {
    var values = values
    while values.count > 1 {
      values = zip(values, values.dropFirst()).map { t == 1 ? $1 : $0 + ($1 - $0) * t }
    }
    return values[0]
  }
}
