/// A dashed or dotted border on the grid, relative to the pixel of its top left; lengths in grid steps.
struct DashedBorder {
  let origin: (x: Int, y: Int)
  let extent: GridRect
  let key: OutlineMasks.Key
  private let width: Int
  private let isDotted: Bool
  /// The centre line.
  private let pieces: [Piece]
  private let length: Double
  private let count: Int
  /// From the start of a dash to the next, and the length of a dash.
  private let period: Double
  private let on: Double

  private var halfWidth: Double { Double(width) / 2 }

  /// A straight or round piece of the centre line, clockwise.
  private struct Piece {
    /// Where it begins along the line, and how long it is.
    let start, length: Double
    /// A line's first point, an arc's centre.
    let anchor: Vector
    /// Where a line leads; for an arc, undefined.
    let direction: Vector
    /// 0 for a line.
    let radius: Double
    /// The angle, in turns, at which an arc begins.
    let turn: Double

    /// To the left of a line, seen in its direction: out of the box.
    var outward: Vector { Vector(x: direction.y, y: -direction.x) }

    func turn(at distance: Double) -> Double { turn + 0.25 * (distance / length) }

    func point(at distance: Double) -> Vector {
      radius > 0 ? anchor + UnitCircle.point(atTurn: turn(at: distance)) * radius : anchor + direction * distance
    }
  }

  private static let maximumCount = 10_000.0
  /// A last dash shorter than this, in grid steps, comes from rounding and is left out.
  private static let shortestDash = Double(Fixed.one) / 256

  /// - Parameters:
  ///   - outer: the outer edge; its sides are longer than `width`.
  ///   - on: the length of a dash, nil for discs.
  ///   - period: from the start of a dash to the next.
  init(_ outer: RoundedBox, width: Int, on: Double?, period: Double) throws(InvalidField) {
    let pixels = outer.rect.pixels
    origin = (pixels.x0, pixels.y0)
    let box = outer.movedByPixels(-pixels.x0, -pixels.y0)
    extent = box.rect
    self.width = width
    isDotted = on == nil
    self.on = on ?? 0
    self.period = period
    pieces = Self.centerLine(box, halfWidth: Double(width) / 2)
    length = pieces.last.map { $0.start + $0.length } ?? 0
    let exactCount = length / period
    guard exactCount < Self.maximumCount else {
      throw InvalidField(reason: "dash makes more than \(Int(Self.maximumCount)) dashes of this border; make it longer")
    }
    let whole = exactCount.rounded(.down)
    count = Int(whole) + (length - whole * period > Self.shortestDash ? 1 : 0)
    key = OutlineMasks.Key(
      kind: isDotted ? .dots : .dashes,
      numbers: [
        box.rect.x0, box.rect.y0, box.rect.x1, box.rect.y1, box.topLeft, box.topRight, box.bottomRight, box.bottomLeft,
        width, Int(bitPattern: UInt(self.on.bitPattern)), Int(bitPattern: UInt(period.bitPattern)),
      ])
  }

  /// From the end of the top left corner, along the top edge.
  private static func centerLine(_ box: RoundedBox, halfWidth: Double) -> [Piece] {
    func radius(_ outer: Int) -> Double { max(0, Double(outer) - halfWidth) }
    let (a, b, c, d) = (radius(box.topLeft), radius(box.topRight), radius(box.bottomRight), radius(box.bottomLeft))
    let (x0, x1) = (Double(box.rect.x0) + halfWidth, Double(box.rect.x1) - halfWidth)
    let (y0, y1) = (Double(box.rect.y0) + halfWidth, Double(box.rect.y1) - halfWidth)
    var pieces: [Piece] = []
    var position = 0.0
    func line(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ length: Double) {
      guard length > 0 else { return }
      pieces.append(
        Piece(
          start: position, length: length, anchor: Vector(x: x, y: y), direction: Vector(x: dx, y: dy), radius: 0,
          turn: 0))
      position += length
    }
    func corner(_ x: Double, _ y: Double, _ radius: Double, _ turn: Double) {
      guard radius > 0 else { return }
      let length = radius * 1.5707963267948966
      pieces.append(
        Piece(
          start: position, length: length, anchor: Vector(x: x, y: y), direction: Vector(x: 0, y: 0), radius: radius,
          turn: turn))
      position += length
    }
    line(x0 + a, y0, 1, 0, x1 - b - x0 - a)
    corner(x1 - b, y0 + b, b, -0.25)
    line(x1, y0 + b, 0, 1, y1 - c - y0 - b)
    corner(x1 - c, y1 - c, c, 0)
    line(x1 - c, y1, -1, 0, x1 - c - x0 - d)
    corner(x0 + d, y1 - d, d, 0.25)
    line(x0, y1 - d, 0, -1, y1 - d - y0 - a)
    corner(x0 + a, y0 + a, a, 0.5)
    return pieces
  }

  /// Adds contours that overlap where dashes do; the nonzero rule makes one area of them.
  func draw(into outline: inout some ContourSink & ~Copyable) {
    if isDotted { return addDiscs(to: &outline) }
    for index in 0..<count {
      let start = Double(index) * period
      addDash(from: start, to: min(start + on, length), to: &outline)
    }
  }

  /// Adds discs, not all where they are so close that none could tell.
  private func addDiscs(to outline: inout some ContourSink & ~Copyable) {
    guard count > 0 else { return }
    // Between discs a distance d apart on a line, the edge of their union lies d²/8r deep; on a round piece it is
    // d²/8r + d²/8R at most. That may be as much as a chord may be off.
    let curvature = pieces.reduce(1 / halfWidth) { max($0, 1 / halfWidth + ($1.radius > 0 ? 1 / $1.radius : 0)) }
    let distance = (8 * Outline.flatteningTolerance / curvature).squareRoot()
    let step = max(1, Int(distance / period))
    func piece(_ index: Int) -> Int? { pieces.lastIndex { $0.start <= Double(index) * period } }
    for index in 1..<max(1, count - 1) {
      let isLast = piece(index) != piece(index + 1)
      let isFirst = piece(index) != piece(index - 1)
      if index % step == 0 || isFirst || isLast { addDisc(at: Double(index) * period, to: &outline) }
    }
    // The last disc is as far from the first as it happens to be.
    let last = Double(count - 1) * period
    if count == 1 || areApart(0, last) {
      addDisc(at: 0, to: &outline)
      if count > 1 { addDisc(at: last, to: &outline) }
    } else {
      outline.addOverlapping {
        addDisc(at: 0, to: &$0)
        addDisc(at: last, to: &$0)
      }
    }
  }

  private func areApart(_ first: Double, _ last: Double) -> Bool {
    let (a, b) = (Vector(center(at: first)), Vector(center(at: last)))
    return (a - b).length >= Double(width)
  }

  private func center(at position: Double) -> GridPoint {
    let piece = pieces.last { $0.start <= position }
    return (piece?.point(at: position - (piece?.start ?? 0)) ?? Vector(x: 0, y: 0)).gridPoint
  }

  private func addDisc(at position: Double, to outline: inout some ContourSink & ~Copyable) {
    let center = center(at: position)
    let radius = width / 2
    outline.move(to: GridPoint(x: center.x + radius, y: center.y))
    outline.addArc(center: center, radius: radius, from: 0, to: 1)
  }

  /// Whether no dash or disc lies over another one or over itself, so that the contours only touch.
  var isSimple: Bool {
    if isDotted {
      // At a corner, discs are closer than their distance along the line; 1.5 is more than √2. The last one is seen to.
      return period >= 1.5 * Double(width) && min(extent.width, extent.height) >= 3 * width
    }
    // With corners at least as round as half the line is wide, the line itself overlaps nowhere, and dashes are parts
    // of it.
    return on <= period && min(extent.width, extent.height) >= 2 * width
      && pieces.count { $0.radius >= halfWidth } == 4
  }

  /// Adds the stroke of a part of the centre line: a contour for each of its pieces, all clockwise.
  private func addDash(from start: Double, to end: Double, to outline: inout some ContourSink & ~Copyable) {
    var previous: Piece?
    for piece in pieces {
      let from = max(start - piece.start, 0)
      let to = min(end - piece.start, piece.length)
      guard from < to else { continue }
      if piece.radius > 0 {
        addRoundPiece(piece, from: from, to: to, to: &outline)
      } else {
        if let previous, previous.radius == 0 { addMiter(previous, piece, to: &outline) }
        addLoop(
          [(from, halfWidth), (to, halfWidth), (to, -halfWidth), (from, -halfWidth)].map { distance, offset in
            piece.point(at: distance) + piece.outward * offset
          }, to: &outline)
      }
      previous = piece
    }
  }

  private func addRoundPiece(_ piece: Piece, from: Double, to: Double, to outline: inout some ContourSink & ~Copyable) {
    let center = piece.anchor.gridPoint
    let (start, end) = (piece.turn(at: from), piece.turn(at: to))
    func radius(_ length: Double) -> Int { max(0, Fixed.round(length)) }
    outline.move(to: (piece.anchor + UnitCircle.point(atTurn: start) * (piece.radius + halfWidth)).gridPoint)
    outline.addArc(center: center, radius: radius(piece.radius + halfWidth), from: start, to: end)
    outline.addArc(center: center, radius: radius(piece.radius - halfWidth), from: end, to: start)
    if piece.radius < halfWidth {
      // The line is wider than its radius, and so reaches beyond the arc's centre.
      outline.move(to: center)
      outline.addArc(center: center, radius: radius(halfWidth - piece.radius), from: start + 0.5, to: end + 0.5)
    }
  }

  /// Fills the outside of a sharp corner.
  private func addMiter(_ before: Piece, _ after: Piece, to outline: inout some ContourSink & ~Copyable) {
    let corner = after.anchor
    addLoop(
      [
        corner, corner + before.outward * halfWidth, corner + (before.outward + after.outward) * halfWidth,
        corner + after.outward * halfWidth,
      ], to: &outline)
  }

  private func addLoop(_ points: [Vector], to outline: inout some ContourSink & ~Copyable) {
    for (index, point) in points.enumerated() {
      if index == 0 { outline.move(to: point.gridPoint) } else { outline.addLine(to: point.gridPoint) }
    }
    outline.close()
  }
}
