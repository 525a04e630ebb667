internal import CRaster

/// Computes the coverage of a blurred box in a window of pixels.
struct BlurredBox {
  private let window: PixelRect
  private let gaussian: Gaussian
  /// The coverage, row by row, with ``padding`` after it.
  private var sums: [Float]
  private var strips = BlurredStrips()

  /// Deviations after which the rest of a notch is too little to see.
  private static let reach = 3.7
  /// Strips that are added at once: four panels, which reach the same pixels for the most part.
  private static let batch = 16
  /// Sums beyond the last that adding may write, with what they hold.
  private static let padding = 7

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
    gaussian = Gaussian(deviation: Double(blur) / 2 / Double(Fixed.one))
    sums = [Float](repeating: 0, count: window.width * window.height + Self.padding)
  }

  private mutating func add(_ box: RoundedBox) {
    func pixels(_ steps: Int) -> Double { Double(steps) / Double(Fixed.one) }
    let (left, right) = (pixels(box.rect.x0), pixels(box.rect.x1))
    let (top, bottom) = (pixels(box.rect.y0), pixels(box.rect.y1))
    let gaussian = gaussian
    let all = (columns: window.x0..<window.x1, rows: window.y0..<window.y1)
    strips.begin(count: 1, columns: all.columns, rows: all.rows)
    strips.add(
      columns: all.columns, rows: all.rows, factor: 1,
      across: { gaussian.interval(left, right, all.columns, $0) },
      down: { gaussian.interval(top, bottom, all.rows, $0) })
    addStrips()
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
    // Nodes lie half a deviation apart: strips that are farther from one another would be seen as steps.
    let gaussian = gaussian
    let panels = radius * 1.5708 / (2 * max(gaussian.deviation, 1.0 / 32))
    let nodes = Quadrature.quarterCircle(panels: panels)
    for first in stride(from: 0, to: nodes.count, by: Self.batch) {
      let reaching = nodes[first..<min(first + Self.batch, nodes.count)].compactMap { node -> Strip? in
        let depth = y + towardsY * radius * (1 - node.cosine)
        let end = x + towardsX * radius * (1 - node.sine)
        let strip = Strip(
          start: min(x, end), stop: max(x, end), depth: depth, factor: Float(-radius * node.sine * node.weight),
          columns: reached(min(x, end), max(x, end), window.x0..<window.x1),
          rows: reached(depth, depth, window.y0..<window.y1))
        return strip.columns.isEmpty || strip.rows.isEmpty ? nil : strip
      }
      guard let one = reaching.first else { continue }
      strips.begin(
        count: reaching.count, columns: reaching.reduce(one.columns) { $0.union($1.columns) },
        rows: reaching.reduce(one.rows) { $0.union($1.rows) })
      for strip in reaching {
        strips.add(
          columns: strip.columns, rows: strip.rows, factor: strip.factor,
          across: { gaussian.interval(strip.start, strip.stop, strip.columns, $0) },
          down: { gaussian.line(strip.depth, strip.rows, $0) })
      }
      addStrips()
    }
  }

  /// A part of a notch, as wide as it is deep into the box, and the pixels that it reaches when it is blurred.
  private struct Strip {
    let start, stop, depth: Double
    let factor: Float
    let columns, rows: Range<Int>
  }

  private mutating func addStrips() {
    let offset = (strips.rows.lowerBound - window.y0) * window.width + strips.columns.lowerBound - window.x0
    sums.withUnsafeMutableBufferPointer { sums in
      guard let base = sums.baseAddress else { return }
      strips.add(to: base + offset, stride: window.width)
    }
  }

  /// The pixels of a range that something between two positions reaches.
  private func reached(_ start: Double, _ end: Double, _ range: Range<Int>) -> Range<Int> {
    let low = start - Self.reach * gaussian.deviation
    let high = end + Self.reach * gaussian.deviation + 1
    let (first, last) = (Double(range.lowerBound), Double(range.upperBound))
    return Int(min(max(low, first), last).rounded(.down))..<Int(min(max(high, first), last).rounded(.down))
  }

  private func mask(_ patch: NinePatch) -> Mask {
    var builder = MaskBuilder(
      x: window.x0, y: window.y0, width: window.width, height: window.height, stretchColumn: patch.column,
      stretchRow: patch.row)
    var row = [UInt16](repeating: 0, count: window.width)
    for y in 0..<window.height {
      row.withUnsafeMutableBufferPointer { row in
        sums.withUnsafeBufferPointer { sums in
          guard let first = row.baseAddress, let sums = sums.baseAddress else { return }
          daguerre_find_coverage(first, sums + y * window.width, row.count)
        }
      }
      row.withUnsafeBufferPointer { builder.append($0) }
    }
    return builder.finish()
  }
}

/// What a gaussian makes of intervals and lines.
private struct Gaussian {
  /// In pixels.
  let deviation: Double
  private let table = GaussianTable.shared

  init(deviation: Double) { self.deviation = deviation }

  /// The blurred interval from `start` to `end`, averaged over each pixel.
  func interval(_ start: Double, _ end: Double, _ cells: Range<Int>, _ add: (Float) -> Void) {
    func integral(_ cell: Int, _ position: Double) -> Double {
      table.integralOfCumulative((Double(cell) - position) / deviation)
    }
    var before = integral(cells.lowerBound, start) - integral(cells.lowerBound, end)
    for cell in cells {
      let after = integral(cell + 1, start) - integral(cell + 1, end)
      add(Float((after - before) * deviation))
      before = after
    }
  }

  /// A blurred line at `position`, averaged over each pixel.
  func line(_ position: Double, _ cells: Range<Int>, _ add: (Float) -> Void) {
    var before = table.cumulative((Double(cells.lowerBound) - position) / deviation)
    for cell in cells {
      let after = table.cumulative((Double(cell + 1) - position) / deviation)
      add(Float(after - before))
      before = after
    }
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
