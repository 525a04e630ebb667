/// A rectangle with circular corners, on the grid.
///
/// - Invariant: no side is shorter than its two radii.
struct RoundedBox: Equatable {
  private(set) var rect: GridRect
  private(set) var topLeft, topRight, bottomRight, bottomLeft: Int

  /// Radii that exceed a side by the rounding to the grid are cut.
  init(rect: GridRect, topLeft: Int, topRight: Int, bottomRight: Int, bottomLeft: Int) {
    self.rect = rect
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
    fit()
  }

  /// Of all numbers.
  var digest: MaskDigest {
    var digest = MaskDigest()
    digest.add(rect.x0)
    digest.add(rect.y0)
    digest.add(rect.x1)
    digest.add(rect.y1)
    digest.add(topLeft)
    digest.add(topRight)
    digest.add(bottomRight)
    digest.add(bottomLeft)
    return digest
  }

  /// A box with sharp corners.
  init(_ rect: GridRect) { self.init(rect: rect, topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0) }

  /// Fits radii to the rectangle first, then grows both, radii above 0 only; nil when nothing is there.
  init?(_ rect: Rect, _ radii: CornerRadii, grownBy distance: Double = 0, in space: GridTransform)
    throws(InvalidField)
  {
    // One without an area may grow to a box.
    guard !rect.isInverted, let box = try space.snap(rect.inset(by: -distance)) else {
      return nil
    }
    let grown = radii.fitted(to: rect.size, grownBy: distance)
    self.init(
      rect: box, topLeft: try space.snap(grown.topLeft, "radii"), topRight: try space.snap(grown.topRight, "radii"),
      bottomRight: try space.snap(grown.bottomRight, "radii"), bottomLeft: try space.snap(grown.bottomLeft, "radii"))
  }

  var isSharp: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }

  /// Whether every pixel is covered in full or not at all.
  var isWholePixels: Bool { isSharp && (rect.x0 | rect.y0 | rect.x1 | rect.y1) & Fixed.fractionMask == 0 }

  /// Whole pixels that the box covers in full, nearly all of them; empty for a small box.
  var coveredPixels: PixelRect {
    // A square stays clear of a circle's corner at 1 - √½ of the radius, which is less than 0.3.
    let margin = (max(topLeft, topRight, bottomRight, bottomLeft) * 3 + 9) / 10
    let inner = rect.inset(by: margin)
    return PixelRect(
      x0: Fixed.ceil(inner.x0), y0: Fixed.ceil(inner.y0), x1: Fixed.floor(inner.x1), y1: Fixed.floor(inner.y1))
  }

  /// Scales the radii until no two on a side exceed it, as CSS does; off by less than a step.
  private mutating func fit() {
    let excess = max(
      Double(topLeft + topRight) / Double(rect.width), Double(bottomLeft + bottomRight) / Double(rect.width),
      Double(topLeft + bottomLeft) / Double(rect.height), Double(topRight + bottomRight) / Double(rect.height))
    guard excess > 1 else { return }
    func scale(_ radius: Int) -> Int { Int((Double(radius) / excess).rounded(.down)) }
    (topLeft, topRight) = (scale(topLeft), scale(topRight))
    (bottomRight, bottomLeft) = (scale(bottomRight), scale(bottomLeft))
  }

  /// The box within, after a border of `width`; nil when nothing is left.
  func inset(by width: Int) -> RoundedBox? {
    let inner = rect.inset(by: width)
    guard !inner.isEmpty else { return nil }
    return RoundedBox(
      rect: inner, topLeft: max(0, topLeft - width), topRight: max(0, topRight - width),
      bottomRight: max(0, bottomRight - width), bottomLeft: max(0, bottomLeft - width))
  }

  func moved(by distance: GridPoint) -> RoundedBox {
    var copy = self
    copy.rect.x0 += distance.x
    copy.rect.y0 += distance.y
    copy.rect.x1 += distance.x
    copy.rect.y1 += distance.y
    return copy
  }

  func movedByPixels(_ dx: Int, _ dy: Int) -> RoundedBox {
    var copy = self
    copy.rect = rect.movedByPixels(dx, dy)
    return copy
  }

  /// The box without the whole pixels between its corners, and how many those are.
  ///
  /// What remains has a column and a row that are like those left out.
  /// - Parameters:
  ///   - margin: how far from an edge coverage varies even where there is no corner: the width of a border.
  ///   - reach: how far beyond corners and margins it varies: the width of a blur.
  func compressed(margin: Int = 0, reach: Int = 0) -> (box: RoundedBox, patch: NinePatch) {
    let column = Fixed.ceil(rect.x0 + max(topLeft, bottomLeft, margin) + reach)
    let row = Fixed.ceil(rect.y0 + max(topLeft, topRight, margin) + reach)
    let extraColumns = max(0, Fixed.floor(rect.x1 - max(topRight, bottomRight, margin) - reach) - column - 1)
    let extraRows = max(0, Fixed.floor(rect.y1 - max(bottomLeft, bottomRight, margin) - reach) - row - 1)
    var box = self
    box.rect.x1 -= extraColumns * Fixed.one
    box.rect.y1 -= extraRows * Fixed.one
    return (
      box,
      NinePatch(
        column: extraColumns > 0 ? column : Mask.noStretch, row: extraRows > 0 ? row : Mask.noStretch,
        extraColumns: extraColumns, extraRows: extraRows)
    )
  }
}

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
