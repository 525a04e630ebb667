extension Outline {
  /// Adds the outline of a box, clockwise from the end of its top left corner.
  mutating func add(_ box: RoundedBox, isReversed: Bool) {
    let rect = box.rect
    func corner(_ x: Int, _ y: Int, _ radius: Int, _ dx: Int, _ dy: Int, _ quarter: Double)
      -> (center: GridPoint, radius: Int, quarter: Double)
    {
      (GridPoint(x: x + dx * radius, y: y + dy * radius), radius, quarter)
    }
    let corners = [
      corner(rect.x1, rect.y0, box.topRight, -1, 1, -0.25), corner(rect.x1, rect.y1, box.bottomRight, -1, -1, 0),
      corner(rect.x0, rect.y1, box.bottomLeft, 1, -1, 0.25), corner(rect.x0, rect.y0, box.topLeft, 1, 1, 0.5),
    ]
    let last = corners[3]
    let tangent = GridPoint(x: last.center.x, y: last.center.y - last.radius)
    move(to: tangent)
    for corner in isReversed ? corners.reversed() : corners {
      let (start, end) = (corner.quarter, corner.quarter + 0.25)
      addArc(
        center: corner.center, radius: corner.radius, from: isReversed ? end : start, to: isReversed ? start : end)
    }
    close()
  }
}
