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

  @Test("no two opaque colours are equally bright")
  func brightness() {
    for red in -255...255 {
      for green in -255...255 where red != 0 || green != 0 {
        let rest =
          red * OpaqueSurroundings.brightness(1) + green * OpaqueSurroundings.brightness(0x100)
        let (blue, remainder) = rest.quotientAndRemainder(dividingBy: OpaqueSurroundings.brightness(0x10000))
        if remainder == 0 { #expect(abs(blue) > 255) }
      }
    }
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
      let (differ, unsure) = colors.roughly(a, b)
      for lane in 0..<8 {
        let bit = UInt64(1) << UInt64(lane * 8)
        if unsure & bit != 0 {
          count += 1
          #expect(differ & bit == 0)
        } else if (differ & bit != 0) != (a[lane] != b[lane] && colors.differ(a[lane], b[lane], place: 0)) {
          Issue.record("\(a[lane]), \(b[lane])")
        }
      }
    }
    return Double(count) / Double(rounds * 8)
  }
}
