import DaguerreImages
import Testing

/// Counts of ``ComparisonScenes``, computed by a program in JavaScript that does what pixelmatch and odiff do.
@Suite("pixelmatch and odiff")
struct PixelmatchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let seed: Int
    let isTranslucent: Bool
    /// For each algorithm, each threshold of 0, 0.05 and 0.1: without and with the edges of shapes.
    let pixelmatch: [Int]
    /// For each of these thresholds: all, and without the edges of shapes.
    let odiff: [Int]

    var testDescription: String { "scene \(seed)\(isTranslucent ? ", translucent" : "")" }
  }

  static let cases = [
    Case(
      seed: 1, isTranslucent: false,
      pixelmatch: [280, 412, 196, 252, 13, 23, 280, 412, 196, 252, 13, 23, 280, 412, 196, 258, 196, 226],
      odiff: [412, 279, 252, 196, 23, 13]),
    Case(
      seed: 1, isTranslucent: true,
      pixelmatch: [648, 808, 45, 66, 15, 29, 660, 808, 42, 55, 2, 7, 652, 812, 43, 69, 8, 18],
      odiff: [804, 648, 66, 45, 29, 15]),
    Case(
      seed: 2, isTranslucent: false,
      pixelmatch: [500, 775, 95, 172, 15, 60, 500, 775, 95, 172, 15, 60, 500, 775, 120, 212, 92, 146],
      odiff: [775, 498, 172, 94, 60, 14]),
    Case(
      seed: 2, isTranslucent: true,
      pixelmatch: [434, 511, 19, 23, 13, 13, 435, 511, 15, 17, 3, 3, 442, 519, 23, 27, 9, 13],
      odiff: [511, 434, 23, 19, 13, 13]),
    Case(
      seed: 3, isTranslucent: false,
      pixelmatch: [290, 445, 218, 241, 9, 11, 290, 445, 218, 241, 9, 11, 290, 445, 215, 244, 214, 220],
      odiff: [445, 289, 241, 218, 11, 9]),
    Case(
      seed: 3, isTranslucent: true,
      pixelmatch: [563, 797, 24, 98, 14, 62, 567, 797, 22, 53, 6, 20, 571, 805, 22, 63, 12, 40],
      odiff: [797, 563, 98, 24, 62, 14]),
    Case(
      seed: 4, isTranslucent: false,
      pixelmatch: [166, 333, 36, 93, 23, 41, 166, 333, 36, 93, 23, 41, 166, 333, 37, 93, 25, 46],
      odiff: [333, 167, 92, 37, 41, 24]),
    Case(
      seed: 4, isTranslucent: true,
      pixelmatch: [138, 292, 24, 57, 15, 29, 140, 292, 16, 43, 4, 10, 151, 305, 22, 52, 9, 20],
      odiff: [292, 138, 57, 24, 29, 15]),
    Case(
      seed: 5, isTranslucent: false,
      pixelmatch: [606, 812, 454, 519, 12, 26, 606, 812, 454, 519, 12, 26, 606, 812, 163, 234, 15, 31],
      odiff: [812, 605, 519, 453, 26, 11]),
    Case(
      seed: 5, isTranslucent: true,
      pixelmatch: [619, 838, 350, 436, 25, 56, 604, 838, 334, 381, 10, 22, 626, 845, 347, 419, 248, 285],
      odiff: [838, 613, 436, 346, 56, 23]),
    Case(
      seed: 6, isTranslucent: false,
      pixelmatch: [643, 807, 251, 287, 17, 25, 643, 807, 251, 287, 17, 25, 643, 807, 488, 536, 18, 27],
      odiff: [807, 643, 287, 251, 25, 17]),
    Case(
      seed: 6, isTranslucent: true,
      pixelmatch: [192, 295, 77, 86, 24, 25, 195, 295, 66, 75, 2, 2, 202, 305, 73, 88, 24, 27],
      odiff: [294, 192, 86, 77, 25, 24]),
  ]

  @Test("counts are those of pixelmatch in all its versions", arguments: cases)
  func pixelmatchCounts(scene: Case) {
    let (first, second) = ComparisonScenes.pair(seed: scene.seed, isTranslucent: scene.isTranslucent)
    var counts: [Int] = []
    for algorithm in Pixelmatch.Algorithm.allCases {
      for threshold in [0, 0.05, 0.1] {
        for isIncluded in [false, true] {
          let metric = Pixelmatch(algorithm: algorithm, threshold: threshold, includesAntiAliasing: isIncluded)
          counts.append(PictureComparison(first, second, metric: .pixelmatch(metric)).differentPixels)
        }
      }
    }
    #expect(counts == scene.pixelmatch)
  }

  @Test("counts are those of odiff", arguments: cases)
  func odiffCounts(scene: Case) {
    let (first, second) = ComparisonScenes.pair(seed: scene.seed, isTranslucent: scene.isTranslucent)
    let counts = [0, 0.05, 0.1].flatMap { threshold in
      [false, true].map { isIgnored in
        PictureComparison(
          first, second, metric: .odiff(Odiff(threshold: threshold, ignoresAntiAliasing: isIgnored))
        ).differentPixels
      }
    }
    #expect(counts == scene.odiff)
  }

  @Test("a picture of one pixel, row or column has no edges", arguments: [(1, 1), (7, 1), (1, 7)])
  func thin(width: Int, height: Int) {
    let black = StraightBitmap(
      width: width, height: height, pixels: .init(repeating: 0xFF00_0000, count: width * height))
    let white = StraightBitmap(
      width: width, height: height, pixels: .init(repeating: 0xFFFF_FFFF, count: width * height))
    for algorithm in Pixelmatch.Algorithm.allCases {
      let comparison = PictureComparison(black, white, metric: .pixelmatch(Pixelmatch(algorithm: algorithm)))
      #expect(comparison.differentPixels == width * height && comparison.score == 1)
    }
  }
}
