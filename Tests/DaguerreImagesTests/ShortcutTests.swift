import CCompare
import SeededRandom
import Testing

@testable import DaguerreImages

/// What is decided for many pixels at once, or by rough numbers, beside what is said of each pixel by itself.
@Suite("Shortcuts of comparisons")
struct ShortcutTests {
  @Test("every opaque colour is as near to the point of its cell as the cell says")
  func cells() {
    OklabTables.shared.withTables { tables in
      var worst = Float(-1)
      for color in 0..<UInt32(1 << 24) {
        let cell = tables.cell(color)
        let point = SIMD3(cell.x, cell.y, cell.z)
        worst = max(worst, OklabTables.distance(tables.point(color) - point) - cell.w)
      }
      // The rounding of the difference of two distances is far below that.
      #expect(worst < -5e-5)
    }
  }

  @Test(
    "the darkest and the brightest neighbour are those by exact sums, or nothing is sure", arguments: [1, 4, 40, 255])
  func extremes(spread: Int) {
    var random = SeededNumbers(seed: UInt64(spread))
    func brightness(_ color: UInt32) -> Int {
      Int(color & 0xFF) * 29_889_531 + Int(color >> 8 & 0xFF) * 58_662_247 + Int(color >> 16 & 0xFF) * 11_448_223
    }
    let (width, center) = (5, 7)
    var unsure = 0
    for _ in 0..<20_000 {
      let pixels = (0..<15).map { _ in
        (0..<3).reduce(0xFF00_0000) { $0 | UInt32(random.next(below: spread + 1)) << (8 * UInt32($1)) }
      }
      for isByColumns in [true, false] {
        let offsets = [-1, 0, 1].flatMap { one in
          [-1, 0, 1].map { isByColumns ? $0 * width + one : one * width + $0 }
        }
        let extremes = pixels.withUnsafeBufferPointer {
          daguerre_find_extremes($0.baseAddress?.advanced(by: center), width, isByColumns)
        }
        guard extremes.is_sure else {
          unsure += 1
          continue
        }
        let values = offsets.map { brightness(pixels[center + $0]) }
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        #expect(extremes.darkest == values.firstIndex(of: low).map { offsets[$0] })
        #expect(extremes.brightest == values.firstIndex(of: high).map { offsets[$0] })
        let own = brightness(pixels[center])
        #expect(extremes.is_between == (low < own && own < high))
      }
    }
    #expect(unsure < 400, "\(unsure)")
  }

  @Test("what is said of eight pixels at once is what is said of each", arguments: [0, 0.001, 0.02, 0.1, 0.5, 1])
  func eight(threshold: Double) {
    OklabTables.shared.withTables { tables in
      var shares = [
        undecided(YIQOverWhite(threshold: threshold)), undecided(YIQOverCheckerboard(threshold: threshold)),
        undecided(OdiffColors(threshold: threshold)),
      ]
      shares.append(undecided(OklabColors(threshold: threshold, tables: tables)))
      // Half of the colours are near each other; it would be no shortcut otherwise.
      #expect(shares.allSatisfy { $0 < 0.9 }, "\(shares)")
    }
  }

  @Test("marks are those of each pixel by itself", arguments: 0..<200)
  func marks(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let (width, height) = (random.integer(1...40), random.integer(1...20))
    let colors = (0..<random.integer(2...6)).map { _ in
      UInt32(truncatingIfNeeded: random.next()) | (seed % 3 == 0 && random.next(below: 2) == 0 ? 0 : 0xFF00_0000)
    }
    /// Lines of one colour, so that there are areas, with steps that are near the threshold.
    func picture() -> [UInt32] {
      var color = colors[0]
      return (0..<width * height).map { _ in
        switch random.next(below: 4) {
        case 0: color = random.element(colors)
        case 1: return color ^ UInt32(random.next(below: 1 << 4) << (8 * random.next(below: 3)))
        default: break
        }
        return color
      }
    }
    let first = picture()
    let second = picture().enumerated().map { random.next(below: 3) == 0 ? $0.element : first[$0.offset] }
    let pair = (
      StraightBitmap(width: width, height: height, pixels: first),
      StraightBitmap(width: width, height: height, pixels: second)
    )
    for threshold in [0, 0.05, 0.1, 0.3] {
      for algorithm in Pixelmatch.Algorithm.allCases {
        for includesEdges in [false, true] {
          let metric = Pixelmatch(algorithm: algorithm, threshold: threshold, includesAntiAliasing: includesEdges)
          #expect(
            PictureComparison(pair.0, pair.1, metric: .pixelmatch(metric)).marks
              == PlainComparison.marks(pair.0, pair.1, metric), "\(metric)")
        }
      }
      for ignoresEdges in [false, true] {
        let metric = Odiff(threshold: threshold, ignoresAntiAliasing: ignoresEdges)
        #expect(
          PictureComparison(pair.0, pair.1, metric: .odiff(metric)).marks
            == PlainComparison.marks(pair.0, pair.1, metric), "\(metric)")
      }
    }
  }

  /// The share of pairs that `colors` cannot tell of at once, of many that it is asked for.
  private func undecided(_ colors: some ColorThreshold) -> Double {
    var random = SeededNumbers(seed: 7)
    var count = 0
    let rounds = 40_000
    for round in 0..<rounds {
      let a = (0..<8).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
      let b = a.map { color in
        round % 2 == 0
          ? UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
          : color ^ UInt32(truncatingIfNeeded: random.next() & random.next()) & 0x001F_1F1F
      }
      var verdicts = [UInt8](repeating: 9, count: 8)
      verdicts.withUnsafeMutableBytes { bytes in
        if let base = bytes.baseAddress { colors.compare(a, b, count: 8, into: base) }
      }
      for (lane, verdict) in verdicts.enumerated() {
        if verdict == 2 {
          count += 1
        } else if (verdict == 1) != (a[lane] != b[lane] && colors.differ(a[lane], b[lane], place: 0)) {
          Issue.record("\(a[lane]), \(b[lane])")
        }
      }
    }
    return Double(count) / Double(rounds * 8)
  }
}
