import DaguerreSupport
import DaguerreGraphics
import Foundation
import Testing

@testable import DaguerreImages

@Suite("Delta E and structural similarity")
struct PerceptualMetricTests {
  /// Sharma, Wu and Dalal (2005), table 1: two colours in CIELAB and their difference.
  static let published: [[Double]] = [
    [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
    [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
    [50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412],
    [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000],
    [50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0000],
    [50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0000],
    [50, 0, 0, 50, -1, 2, 2.3669],
    [50, -1, 2, 50, 0, 0, 2.3669],
    [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
    [50, 2.49, -0.001, 50, -2.49, 0.0010, 7.1792],
    [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
    [50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195],
    [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045],
    [50, -0.001, 2.49, 50, 0.0010, -2.49, 4.8045],
    [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
    [50, 2.5, 0, 50, 0, -2.5, 4.3065],
    [50, 2.5, 0, 73, 25, -18, 27.1492],
    [50, 2.5, 0, 61, -5, 29, 22.8977],
    [50, 2.5, 0, 56, -27, -3, 31.9030],
    [50, 2.5, 0, 58, 24, 15, 19.4535],
    [50, 2.5, 0, 50, 3.1736, 0.5854, 1.0000],
    [50, 2.5, 0, 50, 3.2972, 0, 1.0000],
    [50, 2.5, 0, 50, 1.8634, 0.5757, 1.0000],
    [50, 2.5, 0, 50, 3.2592, 0.3350, 1.0000],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
    [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
    [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
    [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
    [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
    [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
    [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
    [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
    [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
  ]

  @Test("differences are the published ones, to four decimals", arguments: published)
  func sharma(row: [Double]) {
    let (first, second) = (
      LabColor(lightness: row[0], a: row[1], b: row[2]), LabColor(lightness: row[3], a: row[4], b: row[5])
    )
    #expect((first.difference(from: second) * 10_000).rounded() == (row[6] * 10_000).rounded())
    #expect(abs(first.difference(from: second) - second.difference(from: first)) < 1e-9)
  }

  @Test("our functions are those of the library, to 12 digits")
  func functions() {
    for step in -1000...1000 {
      let angle = Double(step) * 0.7371
      let radians: Double = angle * .pi / 180
      #expect(abs(Trigonometry.sine(degrees: angle) - sin(radians)) < 2e-13)
      #expect(abs(Trigonometry.cosine(degrees: angle) - cos(radians)) < 2e-13)
      let value = Double(step + 1000) * 0.35
      #expect(abs(Trigonometry.decay(value) - exp(-value)) < 1e-13)
      #expect(abs(CubeRoot.of(value) - cbrt(value)) <= 4 * cbrt(value).ulp)
      let (x, y): (Double, Double) = (cos(angle), sin(angle) * 3)
      let turned: Double = atan2(y, x) * 180 / .pi
      let degrees = turned < 0 ? turned + 360 : turned
      #expect(abs(Trigonometry.degrees(x: x, y: y) - degrees) < 1e-11)
    }
    #expect(Trigonometry.degrees(x: 0, y: 0) == 0 && Trigonometry.degrees(x: -1, y: 0) == 180)
    let roots = (0...2000).map { Double($0) }
    #expect(roots.map { CubeRoot.of($0 * $0 * $0) } == roots)
  }

  @Test("black and white are 100 apart, translucent colours lie over white")
  func deltaE() {
    func score(_ a: UInt32, _ b: UInt32) -> Double {
      let pictures = [a, b].map { StraightBitmap(width: 1, height: 1, pixels: [$0]) }
      return PictureComparison(pictures[0], pictures[1], metric: .deltaE(DeltaE())).score
    }
    #expect(abs(score(0xFF00_0000, 0xFFFF_FFFF) - 100) < 0.01)
    #expect(score(0x0012_3456, 0xFFFF_FFFF) < 1e-9)
    // Grey 127.5 either way, to half a step.
    #expect(score(0x8000_0000, 0xFF7F_7F7F) < 0.3)
  }

  @Test("a pixel counts when it is over the threshold")
  func thresholds() {
    let first = StraightBitmap(width: 2, height: 1, pixels: [0xFF80_8080, 0xFF80_8080])
    let second = StraightBitmap(width: 2, height: 1, pixels: [0xFF80_8080, 0xFF84_8484])
    let difference = LabColor(0xFF80_8080).difference(from: LabColor(0xFF84_8484))
    for (threshold, count) in [(0, 1), (difference * 0.999, 1), (difference, 0), (100, 0)] {
      let comparison = PictureComparison(first, second, metric: .deltaE(DeltaE(threshold: threshold)))
      #expect(comparison.differentPixels == count && comparison.score == difference)
    }
  }

  @Test("similarity is that of the definition")
  func similarity() {
    // 11 x 11 around the middle of 21 x 21, summed up directly from the definition.
    let (first, second) = ComparisonScenes.pair(seed: 4, isTranslucent: false, width: 21, height: 21)
    func luma(_ pixel: UInt32) -> Double {
      0.299 * Double(pixel & 0xFF) + 0.587 * Double(pixel >> 8 & 0xFF) + 0.114 * Double(pixel >> 16 & 0xFF)
    }
    var expected = 0.0
    for centerY in 0..<21 {
      for centerX in 0..<21 {
        var items: [(weight: Double, a: Double, b: Double)] = []
        for y in max(0, centerY - 5)...min(20, centerY + 5) {
          for x in max(0, centerX - 5)...min(20, centerX + 5) {
            let distance = Double((x - centerX) * (x - centerX) + (y - centerY) * (y - centerY))
            let place = y * 21 + x
            items.append((exp(-distance / 4.5), luma(first.pixels[place]), luma(second.pixels[place])))
          }
        }
        let total = items.reduce(0) { $0 + $1.weight }
        func mean(_ value: ((weight: Double, a: Double, b: Double)) -> Double) -> Double {
          items.reduce(0) { $0 + $1.weight * value($1) } / total
        }
        let (a, b) = (mean(\.a), mean(\.b))
        let (varianceA, varianceB) = (mean { ($0.a - a) * ($0.a - a) }, mean { ($0.b - b) * ($0.b - b) })
        let covariance = mean { ($0.a - a) * ($0.b - b) }
        let (c1, c2) = (0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255)
        expected +=
          (2 * a * b + c1) * (2 * covariance + c2) / ((a * a + b * b + c1) * (varianceA + varianceB + c2))
      }
    }
    let comparison = PictureComparison(first, second, metric: .ssim(StructuralSimilarity()))
    #expect(abs(comparison.score - expected / 441) < 1e-9 && comparison.score < 0.9999 && !comparison.isEqual)
    let all = [PixelRect(x: 0, y: 0, width: 21, height: 21)]
    #expect(PictureComparison(first, second, metric: .ssim(StructuralSimilarity()), ignoring: all).score == 1)
    #expect(PictureComparison(first, first, metric: .ssim(StructuralSimilarity())).score == 1)
  }
}
