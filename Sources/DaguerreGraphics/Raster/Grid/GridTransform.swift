/// Takes the lengths of a display list to the grid.
struct GridTransform {
  /// Pixels per unit of the display list.
  let scale: Double

  @inline(__always)
  func snap(_ value: Double, _ field: StaticString) throws(InvalidField) -> Int {
    let steps = value * scale * Double(Fixed.one)
    guard abs(steps) <= Double(Fixed.largestCoordinate) * Double(Fixed.one) else {
      throw InvalidField(tooFar: value, field)
    }
    return Fixed.round(steps)
  }

  @inline(__always)
  func snap(_ point: Point, _ field: StaticString) throws(InvalidField) -> GridPoint {
    GridPoint(x: try snap(point.x, field), y: try snap(point.y, field))
  }

  /// The edges of a rectangle; nil when it is empty.
  func snap(_ rect: Rect, _ field: StaticString = "rect") throws(InvalidField) -> GridRect? {
    let box = GridRect(
      x0: try snap(rect.minX, field), y0: try snap(rect.minY, field),
      x1: try snap(rect.maxX, field), y1: try snap(rect.maxY, field))
    return box.isEmpty ? nil : box
  }
}

/// A value of a command that cannot be drawn.
struct InvalidField: Error {
  let reason: String

  init(reason: String) { self.reason = reason }

  /// A coordinate beyond what geometry may reach, or not a number.
  @inline(never)
  init(tooFar value: Double, _ field: StaticString) {
    reason = "\(field) is \(value); it must be a number and, after scaling, at most \(Fixed.largestCoordinate) px"
  }
}
