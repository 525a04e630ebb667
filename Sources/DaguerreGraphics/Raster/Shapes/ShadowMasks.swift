/// Gives the spans of boxes blurred by a gaussian.
///
/// A blurred rectangle is the product of a blurred column and a blurred row, each an integral of the normal
/// distribution averaged over the pixel. A round corner is a rectangle without a notch; the notch is cut into strips,
/// each of which is such a product too. Away from corners the mask stretches, so boxes of all sizes share one.
struct ShadowMasks {
  private struct Key: Hashable {
    let box: RoundedBox
    let blur: Int
  }

  private var cache = MaskCache<Key>(limit: 8 << 20)

  /// Deviations after which a blurred edge counts as even: the rest is 0.06 levels.
  private static let reach = 3.5
  /// A gaussian narrower than this many grid steps blurs nothing that could be seen.
  private static let sharpestBlur = Grid.one / 32
  /// Sides beyond which a mask is made for what can be seen only, and not kept.
  private static let largestSide = 1024

  mutating func removeAll() { cache.removeAll() }

  static func isSharp(blur: Int) -> Bool { blur < sharpestBlur }

  /// Gives the spans within `bounds` to a sink.
  ///
  /// - Parameter blur: two standard deviations, not sharp.
  mutating func emit(_ box: RoundedBox, blur: Int, in bounds: PixelRect, to sink: some SpanSink) {
    let reach = Int((Double(blur) / 2 * Self.reach).rounded(.up))
    let pixels = box.rect.pixels
    let visible = box.rect.inset(by: -reach).pixels.intersection(bounds)
    guard !visible.isEmpty else { return }
    let (compressed, stretch) = box.movedByPixels(-pixels.x0, -pixels.y0).compressed(reach: reach)
    let size = compressed.rect.inset(by: -reach).pixels
    if size.width <= Self.largestSide, size.height <= Self.largestSide {
      let mask = cache.mask(for: Key(box: compressed, blur: blur)) {
        var stretch = stretch
        if stretch.column != Mask.noStretch { stretch.column -= size.x0 }
        if stretch.row != Mask.noStretch { stretch.row -= size.y0 }
        return BlurredBox(compressed, blur: blur, window: size).mask(stretch)
      }
      MaskWalker(mask: mask, origin: (pixels.x0, pixels.y0), stretch: mask.stretched(by: stretch))
        .walk(in: visible, sink)
    } else {
      let mask = BlurredBox(box, blur: blur, window: visible).mask(Stretch())
      MaskWalker(mask: mask, origin: (0, 0)).walk(in: visible, sink)
    }
  }
}

/// The coverage of a blurred box in a window of pixels.
private struct BlurredBox {
  private let window: PixelRect
  private let deviation: Double
  private let across: [Float]
  private let down: [Float]
  private let strips: [Strip]

  /// A part of a notch so flat that its height is a weight: a product of a row and a column, both for the pixels that
  /// it reaches only.
  private struct Strip {
    let columns: Range<Int>
    let rows: Range<Int>
    let across: [Float]
    let down: [Float]
  }

  init(_ box: RoundedBox, blur: Int, window: PixelRect) {
    self.window = window
    let deviation = Double(blur) / 2 / Double(Grid.one)
    self.deviation = deviation
    let table = GaussianTable.shared
    func pixels(_ steps: Int) -> Double { Double(steps) / Double(Grid.one) }
    let rect = box.rect
    let (left, right) = (pixels(rect.x0), pixels(rect.x1))
    let (top, bottom) = (pixels(rect.y0), pixels(rect.y1))

    /// The blurred interval from `start` to `end`, averaged over each pixel.
    func interval(_ start: Double, _ end: Double, _ cells: Range<Int>) -> [Float] {
      func edge(_ position: Double, _ cell: Int) -> Double {
        let low = table.integralBelow((Double(cell) - position) / deviation)
        return (table.integralBelow((Double(cell + 1) - position) / deviation) - low) * deviation
      }
      return cells.map { Float(edge(start, $0) - edge(end, $0)) }
    }
    across = interval(left, right, window.x0..<window.x1)
    down = interval(top, bottom, window.y0..<window.y1)

    /// The pixels of a range that something between two positions reaches.
    func reached(_ start: Double, _ end: Double, _ range: Range<Int>) -> Range<Int> {
      let low = (start - 4 * deviation).rounded(.down)
      let high = (end + 4 * deviation).rounded(.up)
      let limits = (Double(range.lowerBound), Double(range.upperBound))
      return Int(min(max(low, limits.0), limits.1))..<Int(min(max(high, limits.0), limits.1))
    }
    var strips: [Strip] = []
    func addCorner(_ radius: Int, _ x: Double, _ y: Double, _ towardsX: Double, _ towardsY: Double) {
      let radius = pixels(radius)
      for node in Quadrature.quarterCircle(panels: radius * 1.5708 / (4 * deviation)) {
        // From the corner: the notch at this depth is as wide as the circle leaves free.
        let depth = y + towardsY * radius * (1 - node.cosine)
        let end = x + towardsX * radius * (1 - node.sine)
        let columns = reached(min(x, end), max(x, end), window.x0..<window.x1)
        let rows = reached(depth, depth, window.y0..<window.y1)
        guard !columns.isEmpty, !rows.isEmpty else { continue }
        let height = radius * node.sine * node.weight
        strips.append(
          Strip(
            columns: columns, rows: rows, across: interval(min(x, end), max(x, end), columns),
            down: rows.map { row in
              let low = table.below((Double(row) - depth) / deviation)
              return Float((table.below((Double(row + 1) - depth) / deviation) - low) * height)
            }))
      }
    }
    if box.topLeft > 0 { addCorner(box.topLeft, left, top, 1, 1) }
    if box.topRight > 0 { addCorner(box.topRight, right, top, -1, 1) }
    if box.bottomRight > 0 { addCorner(box.bottomRight, right, bottom, -1, -1) }
    if box.bottomLeft > 0 { addCorner(box.bottomLeft, left, bottom, 1, -1) }
    self.strips = strips
  }

  func mask(_ stretch: Stretch) -> Mask {
    var builder = MaskBuilder(
      x: window.x0, y: window.y0, width: window.width, height: window.height, stretchColumn: stretch.column,
      stretchRow: stretch.row)
    var sums = [Float](repeating: 0, count: window.width)
    var row = [UInt16](repeating: 0, count: window.width)
    for y in window.y0..<window.y1 {
      let down = down[y - window.y0]
      for x in 0..<sums.count { sums[x] = across[x] * down }
      for strip in strips where strip.rows.contains(y) {
        Self.subtract(
          strip.across, times: strip.down[y - strip.rows.lowerBound], from: &sums,
          at: strip.columns.lowerBound - window.x0)
      }
      for x in 0..<sums.count { row[x] = Self.coverage(sums[x]) }
      row.withUnsafeBufferPointer { builder.append($0, first: 0) }
    }
    return builder.finish()
  }

  private static func subtract(_ values: [Float], times factor: Float, from sums: inout [Float], at start: Int) {
    values.withUnsafeBufferPointer { values in
      sums.withUnsafeMutableBufferPointer { sums in
        let sums = UnsafeMutableBufferPointer(rebasing: sums[start..<start + values.count])
        for i in 0..<values.count { sums[i] -= values[i] * factor }
      }
    }
  }

  /// Coverage of 0...65535, to the nearest; within 0.1 levels of nothing or all it is that.
  private static func coverage(_ sum: Float) -> UInt16 {
    let value = Int((sum * 65535 + 0.5).rounded(.down))
    return value < 24 ? 0 : value > 65535 - 24 ? 65535 : UInt16(value)
  }
}

/// Gauss-Legendre quadrature with eight nodes a panel.
private enum Quadrature {
  /// Half of the nodes and weights on -1...1; the others mirror them.
  ///
  /// Source: Abramowitz and Stegun, table 25.4.
  private static let nodes: [(position: Double, weight: Double)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
  ]

  /// Nodes on a quarter of a circle; weights are angles in radians.
  ///
  /// - Parameter panels: rounded up, at least 1.
  static func quarterCircle(panels: Double) -> [(cosine: Double, sine: Double, weight: Double)] {
    let count = max(1, Int(panels.rounded(.up)))
    let width = 0.25 / Double(count)
    return (0..<count).flatMap { panel in
      (nodes.reversed().map { (-$0.position, $0.weight) } + nodes.map { ($0.position, $0.weight) }).map {
        position, weight in
        let direction = UnitCircle.point(atTurn: (Double(panel) + (position + 1) / 2) * width)
        return (direction.x, direction.y, weight * width / 2 * 6.283185307179586)
      }
    }
  }
}
