/// A stroked arc on the grid, relative to the pixel of its centre.
struct ArcShape {
  let origin: (x: Int, y: Int)
  let extent: GridRect
  private let center: GridPoint
  private let radius: Int
  private let halfWidth: Int
  /// Angles in turns.
  private let start, end: Double
  private let isRing: Bool
  private let cap: Arc.Cap

  /// Nil when there is nothing to draw: a line without width or an arc without length and caps.
  init?(_ arc: Arc, in space: GridTransform) throws(InvalidField) {
    let center = try space.snap(arc.center, "center")
    radius = try space.snap(arc.radius, "radius")
    halfWidth = try space.snap(arc.width / 2, "width")
    guard abs(arc.start) <= 1e9, abs(arc.sweep) <= 1e9 else {
      throw InvalidField(reason: "start is \(arc.start) and sweep is \(arc.sweep); both must be angles in degrees")
    }
    guard radius >= 0, halfWidth > 0, arc.sweep != 0 || (arc.cap != .butt && radius > 0) else { return nil }
    origin = (Fixed.floor(center.x), Fixed.floor(center.y))
    self.center = GridPoint(x: center.x & Fixed.fractionMask, y: center.y & Fixed.fractionMask)
    start = min(arc.start, arc.start + arc.sweep) / 360
    end = max(arc.start, arc.start + arc.sweep) / 360
    isRing = abs(arc.sweep) >= 360
    cap = arc.cap
    // A square cap's corner is the farthest: √2 half widths from the end of the line.
    let reach = radius + halfWidth + (cap == .square ? halfWidth : 0)
    extent = GridRect(
      x0: self.center.x - reach, y0: self.center.y - reach, x1: self.center.x + reach, y1: self.center.y + reach)
  }

  var key: OutlineMasks.Key {
    // Angles may be those of a ring but for what rounding has left of them.
    let ends = isRing ? 3 : cap == .butt ? 0 : cap == .round ? 1 : 2
    return OutlineMasks.Key(
      kind: .arc,
      numbers: [
        center.x, center.y, radius, halfWidth, Int(bitPattern: UInt(start.bitPattern)),
        Int(bitPattern: UInt(end.bitPattern)), ends,
      ])
  }

  /// Whether no part of the stroke lies over another one, so that the contours only touch.
  ///
  /// Caps lie before and behind the lines from the centre through the ends. With at most half a turn between these they
  /// cannot meet; else the ends must be far enough apart, on the chord of the gap.
  var isSimple: Bool {
    if isRing { return true }
    let reach =
      switch cap {
      case .butt: 0.0
      case .round: Double(halfWidth)
      case .square: 1.5 * Double(halfWidth)
      }
    guard radius > halfWidth, Double(radius) > reach else { return false }
    let gap = 1 - (end - start)
    guard gap < 0.5, cap != .butt else { return true }
    return Double(radius) * UnitCircle.point(atTurn: gap / 2).y > 1.01 * reach
  }

  /// Adds contours that overlap where parts of the stroke do; the nonzero rule makes one area of them.
  func draw(into outline: inout some ContourSink & ~Copyable) {
    if isRing {
      addCircle(radius + halfWidth, isReversed: false, to: &outline)
      if radius > halfWidth { addCircle(radius - halfWidth, isReversed: true, to: &outline) }
      return
    }
    if end > start {
      moveOnCircle(center, radius + halfWidth, start, &outline)
      outline.addArc(center: center, radius: radius + halfWidth, from: start, to: end)
      outline.addArc(center: center, radius: max(0, radius - halfWidth), from: end, to: start)
      if halfWidth > radius {
        // The line is wider than the arc is far from its centre, and so reaches beyond the centre.
        moveOnCircle(center, halfWidth - radius, start + 0.5, &outline)
        outline.addArc(center: center, radius: halfWidth - radius, from: start + 0.5, to: end + 0.5)
        outline.addLine(to: center)
      }
    }
    addCap(at: start, sense: -1, to: &outline)
    addCap(at: end, sense: 1, to: &outline)
  }

  private func moveOnCircle(
    _ center: GridPoint, _ radius: Int, _ turn: Double, _ outline: inout some ContourSink & ~Copyable
  ) {
    outline.move(to: CircularArc(center: center, radius: Double(radius), from: turn, to: turn).point(at: 0).gridPoint)
  }

  private func addCircle(_ radius: Int, isReversed: Bool, to outline: inout some ContourSink & ~Copyable) {
    moveOnCircle(center, radius, 0, &outline)
    outline.addArc(center: center, radius: radius, from: isReversed ? 1 : 0, to: isReversed ? 0 : 1)
  }

  /// - Parameter sense: 1 where the arc ends going clockwise, -1 where it begins.
  private func addCap(at turn: Double, sense: Double, to outline: inout some ContourSink & ~Copyable) {
    guard cap != .butt else { return }
    let outward = UnitCircle.point(atTurn: turn)
    let end = Vector(center) + outward * Double(radius)
    switch cap {
    case .butt: break
    case .round:
      let middle = end.gridPoint
      let across = turn - 0.25 * (1 - sense)
      moveOnCircle(middle, halfWidth, across, &outline)
      outline.addArc(center: middle, radius: halfWidth, from: across, to: across + 0.5)
    case .square:
      let side = outward * Double(halfWidth)
      let ahead = Vector(x: -outward.y, y: outward.x) * (sense * Double(halfWidth))
      let corners = [end + side, end + side + ahead, end - side + ahead, end - side]
      let clockwise = sense > 0 ? corners : corners.reversed()
      outline.move(to: clockwise[0].gridPoint)
      for corner in clockwise.dropFirst() { outline.addLine(to: corner.gridPoint) }
    }
    outline.close()
  }
}
