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
    // Made on every draw, to look the mask up.
    var numbers: [Int] = []
    numbers.reserveCapacity(path.elements.count * 7)
    var box = extent
    var corner = GridPoint(x: 0, y: 0)
    func append(_ point: Point) throws(InvalidField) {
      let snapped = try space.snap(point, "path")
      if box.x0 == .max {
        origin = (Fixed.floor(snapped.x), Fixed.floor(snapped.y))
        corner = GridPoint(x: origin.x << Fixed.fractionBits, y: origin.y << Fixed.fractionBits)
      }
      let (x, y) = (snapped.x &- corner.x, snapped.y &- corner.y)
      box = GridRect(x0: min(box.x0, x), y0: min(box.y0, y), x1: max(box.x1, x), y1: max(box.y1, y))
      numbers.append(x)
      numbers.append(y)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        numbers.append(Step.move)
        try append(point)
      case .line(let point):
        numbers.append(Step.line)
        try append(point)
      case .quadratic(let control, let point):
        numbers.append(Step.quadratic)
        try append(control)
        try append(point)
      case .cubic(let control1, let control2, let point):
        numbers.append(Step.cubic)
        try append(control1)
        try append(control2)
        try append(point)
      case .close:
        numbers.append(Step.close)
      }
    }
    self.numbers = numbers
    extent = box
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
