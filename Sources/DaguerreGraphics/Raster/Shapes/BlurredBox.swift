/// Computes the coverage of a blurred box in a window of pixels.
struct BlurredBox {
  private let window: PixelRect
  /// In pixels.
  private let deviation: Double
  private let table = GaussianTable.shared
  /// The coverage, row by row.
  private var sums: [Float]
  // What a strip needs, kept to save allocations.
  private var across: [Float] = []
  private var down: [Float] = []

  /// Deviations after which the rest of a notch is too little to see.
  private static let reach = 3.7

  /// - Parameters:
  ///   - blur: two standard deviations, in grid steps.
  ///   - patch: the column and row to repeat, seen from the window.
  static func mask(_ box: RoundedBox, blur: Int, window: PixelRect, _ patch: NinePatch) -> Mask {
    var blurred = BlurredBox(blur: blur, window: window)
    blurred.add(box)
    return blurred.mask(patch)
  }

  private init(blur: Int, window: PixelRect) {
    self.window = window
    deviation = Double(blur) / 2 / Double(Fixed.one)
    sums = [Float](repeating: 0, count: window.width * window.height)
  }

  private mutating func add(_ box: RoundedBox) {
    func pixels(_ steps: Int) -> Double { Double(steps) / Double(Fixed.one) }
    let (left, right) = (pixels(box.rect.x0), pixels(box.rect.x1))
    let (top, bottom) = (pixels(box.rect.y0), pixels(box.rect.y1))
    blurInterval(left, right, window.x0..<window.x1, into: &across)
    blurInterval(top, bottom, window.y0..<window.y1, into: &down)
    addProduct(columns: window.x0..<window.x1, rows: window.y0..<window.y1, factor: 1)
    subtractNotch(pixels(box.topLeft), left, top, 1, 1)
    subtractNotch(pixels(box.topRight), right, top, -1, 1)
    subtractNotch(pixels(box.bottomRight), right, bottom, -1, -1)
    subtractNotch(pixels(box.bottomLeft), left, bottom, 1, -1)
  }

  /// Takes away what lies between a corner and its circle: strips so flat that the height of each is a weight.
  private mutating func subtractNotch(
    _ radius: Double, _ x: Double, _ y: Double, _ towardsX: Double, _ towardsY: Double
  ) {
    guard radius > 0 else { return }
    // Nodes lie half a deviation apart, but no closer than what a pixel averages anyway.
    let panels = radius * 1.5708 / (2 * max(deviation, 0.25))
    for node in Quadrature.quarterCircle(panels: panels) {
      let depth = y + towardsY * radius * (1 - node.cosine)
      let end = x + towardsX * radius * (1 - node.sine)
      let (start, stop) = (min(x, end), max(x, end))
      let columns = reached(start, stop, window.x0..<window.x1)
      let rows = reached(depth, depth, window.y0..<window.y1)
      guard !columns.isEmpty, !rows.isEmpty else { continue }
      blurInterval(start, stop, columns, into: &across)
      blurLine(depth, rows, into: &down)
      addProduct(columns: columns, rows: rows, factor: Float(-radius * node.sine * node.weight))
    }
  }

  /// The pixels of a range that something between two positions reaches.
  private func reached(_ start: Double, _ end: Double, _ range: Range<Int>) -> Range<Int> {
    let low = start - Self.reach * deviation
    let high = end + Self.reach * deviation + 1
    let (first, last) = (Double(range.lowerBound), Double(range.upperBound))
    return Int(min(max(low, first), last).rounded(.down))..<Int(min(max(high, first), last).rounded(.down))
  }

  /// The blurred interval from `start` to `end`, averaged over each pixel.
  private func blurInterval(_ start: Double, _ end: Double, _ cells: Range<Int>, into values: inout [Float]) {
    values.removeAll(keepingCapacity: true)
    func integral(_ cell: Int, _ position: Double) -> Double {
      table.integralOfCumulative((Double(cell) - position) / deviation)
    }
    var before = integral(cells.lowerBound, start) - integral(cells.lowerBound, end)
    for cell in cells {
      let after = integral(cell + 1, start) - integral(cell + 1, end)
      values.append(Float((after - before) * deviation))
      before = after
    }
  }

  /// A blurred line at `position`, averaged over each pixel.
  private func blurLine(_ position: Double, _ cells: Range<Int>, into values: inout [Float]) {
    values.removeAll(keepingCapacity: true)
    var before = table.cumulative((Double(cells.lowerBound) - position) / deviation)
    for cell in cells {
      let after = table.cumulative((Double(cell + 1) - position) / deviation)
      values.append(Float(after - before))
      before = after
    }
  }

  /// Adds the product of ``across`` and ``down``, which are for these columns and rows.
  private mutating func addProduct(columns: Range<Int>, rows: Range<Int>, factor: Float) {
    let width = window.width
    let offset = columns.lowerBound - window.x0
    sums.withUnsafeMutableBufferPointer { sums in
      across.withUnsafeBufferPointer { across in
        for y in rows {
          let weight = down[y - rows.lowerBound] * factor
          let start = (y - window.y0) * width + offset
          let row = UnsafeMutableBufferPointer(rebasing: sums[start..<start + across.count])
          for x in 0..<across.count { row[x] += across[x] * weight }
        }
      }
    }
  }

  private func mask(_ patch: NinePatch) -> Mask {
    var builder = MaskBuilder(
      x: window.x0, y: window.y0, width: window.width, height: window.height, stretchColumn: patch.column,
      stretchRow: patch.row)
    var row = [UInt16](repeating: 0, count: window.width)
    for y in 0..<window.height {
      row.withUnsafeMutableBufferPointer { row in
        sums.withUnsafeBufferPointer { sums in
          for x in 0..<row.count { row[x] = Self.coverage(sums[y * window.width + x]) }
        }
      }
      row.withUnsafeBufferPointer { builder.append($0) }
    }
    return builder.finish()
  }

  /// Coverage of 0...65535, to the nearest; within 0.1 levels of nothing or all it is that.
  private static func coverage(_ sum: Float) -> UInt16 {
    let value = Int32(max(0, min(sum, 1)) * 65535 + 0.5)
    return value < 24 ? 0 : value > 65535 - 24 ? 65535 : UInt16(truncatingIfNeeded: value)
  }
}

/// Gauss-Legendre quadrature with four nodes a panel.
private enum Quadrature {
  /// Nodes and weights on -1...1.
  ///
  /// Source: Abramowitz and Stegun, table 25.4.
  private static let nodes: [(position: Double, weight: Double)] = [
    (-0.8611363115940526, 0.3478548451374538), (-0.3399810435848563, 0.6521451548625461),
    (0.3399810435848563, 0.6521451548625461), (0.8611363115940526, 0.3478548451374538),
  ]

  /// Nodes on a quarter of a circle; weights are angles in radians.
  ///
  /// - Parameter panels: rounded up, at least 1.
  static func quarterCircle(panels: Double) -> [(cosine: Double, sine: Double, weight: Double)] {
    let count = max(1, Int(panels.rounded(.up)))
    let width = 0.25 / Double(count)
    return (0..<count).flatMap { panel in
      nodes.map { position, weight in
        let direction = UnitCircle.point(atTurn: (Double(panel) + (position + 1) / 2) * width)
        return (direction.x, direction.y, weight * width / 2 * 6.283185307179586)
      }
    }
  }
}
