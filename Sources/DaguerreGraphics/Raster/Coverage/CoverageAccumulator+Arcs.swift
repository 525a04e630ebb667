/// A part of a circle on one side of its centre's column and of its row, on the grid.
struct CircularPiece {
  let center: GridPoint
  let radius: Int
  /// On which side of the centre it is, 1 or -1.
  let towardsX, towardsY: Int
  /// How far its ends are from the centre's column and row: `from` is the end that is nearer to the row.
  let from, to: (across: Int, along: Int)

  /// - Parameter ends: turns within a quarter, the lower one first.
  init(center: GridPoint, radius: Int, between ends: (Double, Double), quarter: Int) {
    (self.center, self.radius) = (center, radius)
    let sides = [(1, 1), (-1, 1), (-1, -1), (1, -1)][quarter & 3]
    (towardsX, towardsY) = sides
    func distances(_ turn: Double) -> (across: Int, along: Int) {
      let offset = (UnitCircle.point(atTurn: turn) * Double(radius)).gridPoint
      return (max(0, offset.x * sides.0), max(0, offset.y * sides.1))
    }
    let (first, last) = (distances(ends.0), distances(ends.1))
    (from, to) = quarter & 1 == 0 ? (first, last) : (last, first)
  }

  /// A whole quarter.
  init(quarter: (towardsX: Int, towardsY: Int), center: GridPoint, radius: Int) {
    (self.center, self.radius) = (center, radius)
    (towardsX, towardsY) = quarter
    (from, to) = ((radius, 0), (0, radius))
  }
}

extension CoverageAccumulator {
  /// Adds a part of a circle in closed form: no flattening.
  ///
  /// The arc is cut where it crosses pixel boundaries, which takes a square root each. Within a pixel it is a chord
  /// and the segment between chord and arc. A segment of chord c and sagitta s has the area 2cs/3 + s³/2c, off by
  /// less than 0.001 of the pixel even for a whole quarter within one pixel.
  ///
  /// - Parameter sign: 1 where the contour runs clockwise around the centre, -1 where it runs the other way.
  mutating func add(_ piece: CircularPiece, sign: Int32) {
    let (center, towardsX, towardsY) = (piece.center, piece.towardsX, piece.towardsY)
    let r = Double(piece.radius)
    // Across and along are distances from the centre.
    var (across, along) = piece.from
    let end = piece.to
    // The next boundaries on the way.
    var acrossBoundary = across - Self.distanceBack(from: center.x + towardsX * across, towards: towardsX)
    var alongBoundary = along + Self.distanceAhead(from: center.y + towardsY * along, towards: towardsY)
    while along < end.along {
      let rowEnd = min(alongBoundary, end.along)
      var nextAlong = rowEnd
      var nextAcross = rowEnd == end.along ? end.across : Self.root(r, rowEnd)
      if nextAcross < acrossBoundary {
        nextAcross = max(acrossBoundary, 0)
        nextAlong = min(max(Self.root(r, nextAcross), along), rowEnd)
      }
      // The pixel that holds the piece, by its middle, in half steps; rounding can make an arc stick out of the window.
      let column = (2 * center.x + towardsX * (across + nextAcross)) >> (Fixed.fractionBits + 1)
      let row = (2 * center.y + towardsY * (along + nextAlong)) >> (Fixed.fractionBits + 1)
      let base = min(max(column, 0), width) << Fixed.fractionBits
      let cell = self.row(min(max(row, 0), height - 1)) + base >> Fixed.fractionBits
      Self.addTrapezoid(
        center.x + towardsX * across - base, center.x + towardsX * nextAcross - base, height: nextAlong - along,
        sign: sign * Int32(-towardsX), cell: cell)
      let segment = sign * Self.segmentArea(r, Double(across - nextAcross), Double(nextAlong - along))
      cell[0] &+= segment
      cell[1] &-= segment

      if nextAcross == acrossBoundary { acrossBoundary -= Fixed.one }
      if nextAlong == alongBoundary { alongBoundary += Fixed.one }
      (across, along) = (nextAcross, nextAlong)
    }
  }

  /// How far the next pixel boundary is from `position`, going against `direction`; above 0.
  private static func distanceBack(from position: Int, towards direction: Int) -> Int {
    distanceAhead(from: position, towards: -direction)
  }

  /// How far the next pixel boundary is from `position` in `direction`; above 0.
  private static func distanceAhead(from position: Int, towards direction: Int) -> Int {
    let offset = position & Fixed.fractionMask
    return direction > 0 ? Fixed.one - offset : (offset == 0 ? Fixed.one : offset)
  }

  /// The other leg of a right triangle, rounded to the grid.
  @inline(__always)
  private static func root(_ hypotenuse: Double, _ leg: Int) -> Int {
    Fixed.round((hypotenuse * hypotenuse - Double(leg * leg)).squareRoot())
  }

  /// Twice the area between an arc and its chord, in square grid steps.
  @inline(__always)
  private static func segmentArea(_ radius: Double, _ dx: Double, _ dy: Double) -> Int32 {
    let squared = dx * dx + dy * dy
    guard squared > 0 else { return 0 }
    let chord = squared.squareRoot()
    let sagitta = radius - max(0, radius * radius - squared / 4).squareRoot()
    return Int32(truncatingIfNeeded: Fixed.round(chord * sagitta * (4.0 / 3) + sagitta * sagitta * sagitta / chord))
  }
}
