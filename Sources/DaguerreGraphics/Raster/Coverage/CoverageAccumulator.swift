/// Adds up the signed area that edges cut from the pixels of a window.
///
/// Cell `x` of a row holds by how much the coverage of pixel `x` differs from that of pixel `x - 1`, so a running
/// sum is the coverage: the signed-area method of the FreeType and AGG rasterizers, with differences instead of
/// pairs of cover and area. All sums are integers, so neither the order of the edges nor the machine matters.
/// It is exact for edges that enclose any point at most once; ``EdgeResolver`` makes such edges from others.
struct CoverageAccumulator: ~Copyable {
  let width: Int
  let height: Int
  private let stride: Int
  private let cells: UnsafeMutableBufferPointer<Int32>

  /// What a cell adds up to where a pixel is covered: twice a pixel's area in grid steps.
  private static let fullBits = Int32(2 * Fixed.fractionBits + 1)

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = width + 2
    cells = .allocate(capacity: stride * height)
    cells.initialize(repeating: 0)
  }

  deinit { cells.deallocate() }

  /// The cells of a row.
  func row(_ y: Int) -> UnsafeMutablePointer<Int32> { cells.baseAddress.unsafelyUnwrapped + y * stride }

  /// Adds straight edges, which must lie in the window.
  mutating func add(_ edges: borrowing ScratchList<Edge>) {
    for edge in edges.elements { Self.add(edge, to: cells, stride: stride) }
  }

  /// Adds a straight edge, which must lie in the window.
  mutating func add(_ edge: Edge) { Self.add(edge, to: cells, stride: stride) }

  /// Adds straight edges within a row of the window.
  mutating func add(_ edges: borrowing ScratchList<Edge>, inRow y: Int) {
    let row = row(y)
    for edge in edges.elements {
      Self.addPiece(
        from: Int(edge.xTop), to: Int(edge.xBottom), height: Int(edge.yBottom &- edge.yTop), sign: edge.winding,
        row: row)
    }
  }

  @inline(__always)
  private static func add(_ edge: Edge, to cells: UnsafeMutableBufferPointer<Int32>, stride: Int) {
    let sign = edge.winding
    let (xTop, yTop) = (Int(edge.xTop), Int(edge.yTop))
    let (xBottom, yBottom) = (Int(edge.xBottom), Int(edge.yBottom))
    let base = cells.baseAddress.unsafelyUnwrapped
    let firstRow = yTop >> Fixed.fractionBits
    if yBottom <= (firstRow + 1) << Fixed.fractionBits {
      addPiece(from: xTop, to: xBottom, height: yBottom - yTop, sign: sign, row: base + firstRow * stride)
      return
    }
    let slope = Double(xBottom - xTop) / Double(yBottom - yTop)
    var x = xTop
    var y = yTop
    while y < yBottom {
      let row = y >> Fixed.fractionBits
      let yNext = min(yBottom, (row + 1) << Fixed.fractionBits)
      let xNext =
        yNext == yBottom ? xBottom : xTop + Fixed.round(Double(yNext - yTop) * slope)
      addPiece(from: x, to: xNext, height: yNext - y, sign: sign, row: base + row * stride)
      x = xNext
      y = yNext
    }
  }

  /// Adds an edge that stays within a row.
  @inline(__always)
  private static func addPiece(
    from x0: Int, to x1: Int, height: Int, sign: Int32, row: UnsafeMutablePointer<Int32>
  ) {
    let left = min(x0, x1)
    let right = max(x0, x1)
    var cell = left >> Fixed.fractionBits
    let lastCell = right >> Fixed.fractionBits
    if cell == lastCell {
      addTrapezoid(left & Fixed.fractionMask, right & Fixed.fractionMask, height: height, sign: sign, cell: row + cell)
      return
    }
    let slope = Double(height) / Double(right - left)
    var x = left
    var done = 0
    while cell < lastCell {
      let boundary = (cell + 1) << Fixed.fractionBits
      let reached = Fixed.round(Double(boundary - left) * slope)
      addTrapezoid(x & Fixed.fractionMask, Fixed.one, height: reached - done, sign: sign, cell: row + cell)
      done = reached
      x = boundary
      cell += 1
    }
    addTrapezoid(0, right & Fixed.fractionMask, height: height - done, sign: sign, cell: row + cell)
  }

  /// Adds an edge that stays within a pixel, between two offsets from its left side.
  @inline(__always)
  static func addTrapezoid(
    _ offset0: Int, _ offset1: Int, height: Int, sign: Int32, cell: UnsafeMutablePointer<Int32>
  ) {
    let beyond = Int32(truncatingIfNeeded: height &* (offset0 &+ offset1))
    let total = Int32(truncatingIfNeeded: height << (Fixed.fractionBits + 1))
    cell[0] &+= sign &* (total &- beyond)
    cell[1] &+= sign &* beyond
  }

  /// Adds the outline of a box with round corners, clockwise, or counterclockwise to cut it out.
  ///
  /// The box must lie in the window.
  mutating func add(_ box: RoundedBox, isHole: Bool = false) {
    let sign: Int32 = isHole ? -1 : 1
    let rect = box.rect
    func side(_ x: Int, _ top: Int, _ bottom: Int, _ winding: Int32) {
      // One without a length may lie at the bottom of the window, in no row of it.
      if top < bottom { add(Edge(x: x, from: top, to: bottom, winding: winding)) }
    }
    side(rect.x1, rect.y0 + box.topRight, rect.y1 - box.bottomRight, -sign)
    side(rect.x0, rect.y0 + box.topLeft, rect.y1 - box.bottomLeft, sign)
    func corner(_ radius: Int, _ x: Int, _ y: Int, _ towardsX: Int, _ towardsY: Int) {
      let center = GridPoint(x: x - towardsX * radius, y: y - towardsY * radius)
      add(CircularPiece(quarter: (towardsX, towardsY), center: center, radius: radius), sign: sign)
    }
    corner(box.topLeft, rect.x0, rect.y0, -1, -1)
    corner(box.topRight, rect.x1, rect.y0, 1, -1)
    corner(box.bottomRight, rect.x1, rect.y1, 1, 1)
    corner(box.bottomLeft, rect.x0, rect.y1, -1, 1)
  }

  /// The coverage of all rows.
  ///
  /// - Parameters:
  ///   - x: the column of the window's top left pixel, seen from the shape's origin.
  ///   - y: its row.
  consuming func mask(
    x: Int = 0, y: Int = 0, stretchColumn: Int = Mask.noStretch, stretchRow: Int = Mask.noStretch
  ) -> Mask {
    if width <= Self.widestTile, stretchColumn == Mask.noStretch, stretchRow == Mask.noStretch {
      return tile(x: x, y: y)
    }
    var builder = MaskBuilder(
      x: x, y: y, width: width, height: height, stretchColumn: stretchColumn, stretchRow: stretchRow)
    var row = [UInt16](repeating: 0, count: width)
    for y in 0..<height {
      row.withUnsafeMutableBufferPointer { row in
        sumUp(row: y, into: row)
        builder.append(UnsafeBufferPointer(row))
      }
    }
    return builder.finish()
  }

  /// The widest mask that is worth being a tile.
  private static let widestTile = 40

  private consuming func tile(x: Int, y: Int) -> Mask {
    let tileStride = (width + 3) / 4 * 4
    var coverage = [UInt16](repeating: 0, count: tileStride * height + Mask.padding)
    coverage.withUnsafeMutableBufferPointer { coverage in
      for y in 0..<height {
        sumUp(row: y, into: UnsafeMutableBufferPointer(rebasing: coverage[y * tileStride..<y * tileStride + width]))
      }
    }
    return Mask(x: x, y: y, width: width, height: height, tileStride: tileStride, coverage: coverage)
  }

  private func sumUp(row y: Int, into row: UnsafeMutableBufferPointer<UInt16>) {
    let cells = self.row(y)
    // Apart, since only the second loop can take several pixels at once.
    var sum: Int32 = 0
    for x in 0..<width {
      sum &+= cells[x]
      cells[x] = sum
    }
    for x in 0..<width { row[x] = Self.coverage(cells[x]) }
  }

  /// Coverage of 0...65535 from a signed sum, rounded to nearest.
  @inline(__always)
  static func coverage(_ sum: Int32) -> UInt16 {
    let area = min(sum.magnitude, 1 << fullBits)
    // area * 65535 / 2^25, as area / 2^9 - area / 2^25.
    return UInt16(truncatingIfNeeded: (area &- (area >> 16) &+ 256) >> 9)
  }
}
