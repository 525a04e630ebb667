import DaguerreImages
import Foundation

/// Times comparisons of two pictures of 2000 x 2000 pixels: of noise, where every pixel differs, and of a screen of
/// flat areas and edges of which a part has moved.
struct CompareBenchmark {
  private static let side = 2000

  func run() {
    let scenes = [
      ("noise", Self.noise(seed: 1), Self.noise(seed: 2)), ("moved screen", Self.screen(0), Self.screen(3)),
    ]
    let metrics: [(String, ComparisonMetric)] =
      [("exact", .exact)]
      + Pixelmatch.Algorithm.allCases.map { ("pixelmatch \($0.rawValue)", .pixelmatch(Pixelmatch(algorithm: $0))) }
      + [("odiff", .odiff(Odiff(ignoresAntiAliasing: true)))]
    print("2000 x 2000 pixels, CPU ms, wall ms".padding(toLength: 43, withPad: " ", startingAt: 0) + "different")
    for (scene, first, second) in scenes {
      for (name, metric) in metrics {
        var times: [(cpu: Double, wall: Double)] = []
        var count = 0
        for _ in 0..<5 {
          let (start, cpu) = (ContinuousClock.now, clock())
          count = PictureComparison(first, second, metric: metric).differentPixels
          let time = ContinuousClock.now - start
          times.append(
            (
              cpu: Double(clock() - cpu) * 1e3 / Double(CLOCKS_PER_SEC),
              wall: Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
            ))
        }
        let label = "\(scene), \(name)".padding(toLength: 26, withPad: " ", startingAt: 0)
        let (least, fastest) = (times.map(\.cpu).min() ?? 0, times.map(\.wall).min() ?? 0)
        print(label + String(format: "%8.1f%8.1f", least, fastest) + " \(count)")
      }
    }
  }

  private static func noise(seed: UInt32) -> StraightBitmap {
    var state = seed
    return StraightBitmap(
      width: side, height: side,
      pixels: (0..<side * side).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return 0xFF00_0000 | (state >> 8)
      })
  }

  /// Discs with smoothed edges on bands of colour.
  private static func screen(_ shift: Int) -> StraightBitmap {
    var pixels = [UInt32](repeating: 0, count: side * side)
    for y in 0..<side {
      for x in 0..<side {
        let back = UInt32(y / 100 * 12)
        let (dx, dy) = ((x + shift) % 40 - 20, y % 40 - 20)
        let inside = min(max(230 - dx * dx - dy * dy, 0), 64)
        let value = (back * UInt32(64 - inside) + 230 * UInt32(inside)) / 64
        pixels[y * side + x] = 0xFF00_0000 | value << 16 | (255 - value) << 8 | value / 2
      }
    }
    return StraightBitmap(width: side, height: side, pixels: pixels)
  }
}
