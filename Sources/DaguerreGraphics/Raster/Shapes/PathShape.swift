/// A path on the grid, relative to a whole pixel.
struct PathShape {
  /// The pixel that holds the first point.
  private(set) var origin = (x: 0, y: 0)
  /// The kinds and points of the elements.
  private(set) var numbers: [Int] = []
  /// A box around all points, control points too; empty if there are none.
  private(set) var extent = GridRect(x0: .max, y0: .max, x1: .min, y1: .min)

  private enum Step { static let move = 0, line = 1, quadratic = 2, cubic = 3, close = 4 }

  init(_ path: Path, in space: GridTransform) throws(InvalidField) {
    numbers.reserveCapacity(path.elements.count * 4)
    for element in path.elements {
      switch element {
      case .move(let point):
        numbers.append(Step.move)
        try append(point, space)
      case .line(let point):
        numbers.append(Step.line)
        try append(point, space)
      case .quadratic(let control, let point):
        numbers.append(Step.quadratic)
        try append(control, space)
        try append(point, space)
      case .cubic(let control1, let control2, let point):
        numbers.append(Step.cubic)
        try append(control1, space)
        try append(control2, space)
        try append(point, space)
      case .close:
        numbers.append(Step.close)
      }
    }
  }

  private mutating func append(_ point: Point, _ space: GridTransform) throws(InvalidField) {
    let point = try space.snap(point, "path")
    if extent.x0 == .max { origin = (Fixed.floor(point.x), Fixed.floor(point.y)) }
    let x = point.x - origin.x << Fixed.fractionBits
    let y = point.y - origin.y << Fixed.fractionBits
    extent.x0 = min(extent.x0, x)
    extent.y0 = min(extent.y0, y)
    extent.x1 = max(extent.x1, x)
    extent.y1 = max(extent.y1, y)
    numbers.append(x)
    numbers.append(y)
  }

  /// Adds the path to an outline.
  ///
  /// A path that does not begin with a move begins at its first point.
  func draw(into outline: inout Outline) {
    var index = 0
    var start: GridPoint?
    func point(_ number: Int) -> GridPoint {
      GridPoint(x: numbers[index + 2 * number + 1], y: numbers[index + 2 * number + 2])
    }
    while index < numbers.count {
      if start == nil, numbers[index] != Step.close {
        start = point(0)
        outline.move(to: point(0))
      }
      switch numbers[index] {
      case Step.move:
        outline.move(to: point(0))
        index += 3
      case Step.line:
        outline.addLine(to: point(0))
        index += 3
      case Step.quadratic:
        outline.addQuadratic(control: point(0), to: point(1))
        index += 5
      case Step.cubic:
        outline.addCubic(control1: point(0), control2: point(1), to: point(2))
        index += 7
      default:
        outline.close()
        index += 1
      }
    }
  }
}
