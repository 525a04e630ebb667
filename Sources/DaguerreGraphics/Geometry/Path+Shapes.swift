/// How far the control points of a quarter of a circle lie along its tangents, of its radius: the cubic that touches
/// the circle at 0, 45 and 90 degrees.
///
/// Source: 4/3 · tan(π/8) = 4/3 · (√2 - 1); off the circle by at most 0.03 % of the radius.
private let quarterHandle = 0.5522847498307936

extension Path {
  /// The outline of a rectangle with circular corners, clockwise from the end of the top left one.
  ///
  /// Corners are cubic curves; the display list has commands of its own that draw such shapes exactly.
  public init(roundedRect rect: Rect, radii: CornerRadii = .zero) {
    self.init()
    addRoundedRect(rect, radii: radii)
  }

  /// Adds a rectangle, clockwise from the top left.
  public mutating func addRect(_ rect: Rect) { addRoundedRect(rect, radii: .zero) }

  /// Adds a rectangle with circular corners, which shrink where they do not fit.
  public mutating func addRoundedRect(_ rect: Rect, radii: CornerRadii) {
    let radii = radii.fitted(to: rect.size)
    addRoundedRect(
      rect,
      corners: [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map { ($0, $0) })
  }

  /// Adds the ellipse that touches the sides of a rectangle, clockwise from the right.
  ///
  /// There it begins in the Scalable Vector Graphics specification, section 10.4, too.
  public mutating func addEllipse(in rect: Rect) {
    let radius = (x: rect.width / 2, y: rect.height / 2)
    move(to: Point(x: rect.maxX, y: rect.midY))
    addQuarter(from: Point(x: 0, y: 1), to: Point(x: rect.midX, y: rect.maxY), radius)
    addQuarter(from: Point(x: -1, y: 0), to: Point(x: rect.minX, y: rect.midY), radius)
    addQuarter(from: Point(x: 0, y: -1), to: Point(x: rect.midX, y: rect.minY), radius)
    addQuarter(from: Point(x: 1, y: 0), to: Point(x: rect.maxX, y: rect.midY), radius)
    close()
  }

  /// Adds a rectangle with four equal elliptical corners, whose radii are at most half of the sides.
  public mutating func addRoundedRect(_ rect: Rect, corner: (x: Double, y: Double)) {
    addRoundedRect(rect, corners: Array(repeating: corner, count: 4))
  }

  /// Adds a rectangle with elliptical corners, clockwise from the end of the top left one.
  ///
  /// - Parameter corners: horizontal and vertical radius of the top left, top right, bottom right and bottom left
  ///   corner; they must fit.
  private mutating func addRoundedRect(_ rect: Rect, corners: [(x: Double, y: Double)]) {
    let (topLeft, topRight, bottomRight, bottomLeft) = (corners[0], corners[1], corners[2], corners[3])
    move(to: Point(x: rect.minX + topLeft.x, y: rect.minY))
    addLine(to: Point(x: rect.maxX - topRight.x, y: rect.minY))
    addQuarter(from: Point(x: 1, y: 0), to: Point(x: rect.maxX, y: rect.minY + topRight.y), topRight)
    addLine(to: Point(x: rect.maxX, y: rect.maxY - bottomRight.y))
    addQuarter(from: Point(x: 0, y: 1), to: Point(x: rect.maxX - bottomRight.x, y: rect.maxY), bottomRight)
    addLine(to: Point(x: rect.minX + bottomLeft.x, y: rect.maxY))
    addQuarter(from: Point(x: -1, y: 0), to: Point(x: rect.minX, y: rect.maxY - bottomLeft.y), bottomLeft)
    addLine(to: Point(x: rect.minX, y: rect.minY + topLeft.y))
    addQuarter(from: Point(x: 0, y: -1), to: Point(x: rect.minX + topLeft.x, y: rect.minY), topLeft)
    close()
  }

  /// Adds a clockwise quarter of an ellipse that ends at `end`.
  ///
  /// - Parameter direction: of travel where it begins, a unit vector along an axis.
  private mutating func addQuarter(from direction: Point, to end: Point, _ radius: (x: Double, y: Double)) {
    guard radius.x > 0, radius.y > 0 else { return }
    // A clockwise turn of the direction of travel, y downwards.
    let turned = Point(x: -direction.y, y: direction.x)
    let start = Point(
      x: end.x - (direction.x + turned.x) * radius.x, y: end.y - (direction.y + turned.y) * radius.y)
    let handle = (x: radius.x * quarterHandle, y: radius.y * quarterHandle)
    addCubic(
      control1: Point(x: start.x + direction.x * handle.x, y: start.y + direction.y * handle.y),
      control2: Point(x: end.x - turned.x * handle.x, y: end.y - turned.y * handle.y), to: end)
  }
}
