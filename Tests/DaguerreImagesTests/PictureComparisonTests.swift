import DaguerreGraphics
import DaguerreImages
import Testing

@Suite("Comparing any pictures")
struct PictureComparisonTests {
  private func picture(_ rows: [[UInt32]]) -> StraightBitmap {
    StraightBitmap(width: rows.first?.count ?? 0, height: rows.count, pixels: rows.flatMap(\.self))
  }

  private let black: UInt32 = 0xFF00_0000
  private let white: UInt32 = 0xFFFF_FFFF

  @Test("a picture equals itself under every metric", arguments: ComparisonMetric.samples)
  func same(metric: ComparisonMetric) {
    let (first, _) = ComparisonScenes.pair(seed: 1, isTranslucent: true)
    let comparison = PictureComparison(first, first, metric: metric)
    #expect(comparison.isEqual && comparison.largestStep == 0 && comparison.bounds.isEmpty && comparison.share == 0)
    #expect(comparison.totalPixels == 49 * 40)
  }

  @Test("exact tells where and how far, in what is seen")
  func exact() {
    let first = picture([[black, black, black], [black, black, 0x8000_0010], [black, black, black]])
    let second = picture([[black, black, black], [black, 0xFF00_0700, 0x8000_0030], [black, black, black]])
    let comparison = PictureComparison(first, second)
    #expect(comparison.differentPixels == 2 && comparison.totalPixels == 9 && !comparison.isEqual)
    #expect(comparison.bounds == PixelRect(x: 1, y: 1, width: 2, height: 1))
    // 0x20 of red at half alpha.
    #expect(comparison.largestStep == 16)
    #expect(comparison.score == 2.0 / 9)
    #expect(comparison.marks[4] == .different && comparison.marks[3] == .equal)
  }

  @Test("the largest step is found wherever in a row it is")
  func largestStep() {
    let first = picture([Array(repeating: black, count: 37), Array(repeating: black, count: 37)])
    for place in 1..<74 {
      var pixels = first.pixels
      (pixels[0], pixels[place]) = (0xFF00_0064, 0xFF00_C800)
      #expect(PictureComparison(first, StraightBitmap(width: 37, height: 2, pixels: pixels)).largestStep == 0xC8)
    }
  }

  @Test("colours of transparent pixels do not count")
  func transparent() {
    #expect(PictureComparison(picture([[0x00FF_FFFF]]), picture([[0]])).isEqual)
    #expect(!PictureComparison(picture([[0x01FF_FFFF]]), picture([[0]])).isEqual)
  }

  @Test("what only one picture has is different, what neither has is not", arguments: ComparisonMetric.samples)
  func sizes(metric: ComparisonMetric) {
    let wide = StraightBitmap(width: 5, height: 2, pixels: .init(repeating: black, count: 10))
    let high = StraightBitmap(width: 3, height: 4, pixels: .init(repeating: black, count: 12))
    for (first, second) in [(wide, high), (high, wide)] {
      let comparison = PictureComparison(first, second, metric: metric)
      #expect(comparison.width == 5 && comparison.height == 4 && comparison.totalPixels == 20)
      #expect(comparison.differentPixels == 2 * 2 + 3 * 2 && comparison.largestStep == 255)
      #expect(comparison.bounds == PixelRect(x: 0, y: 0, width: 5, height: 4))
    }
  }

  @Test("ignored rectangles do not count, wherever they lie", arguments: ComparisonMetric.samples)
  func ignored(metric: ComparisonMetric) {
    let first = StraightBitmap(width: 20, height: 10, pixels: .init(repeating: black, count: 200))
    let second = StraightBitmap(width: 20, height: 10, pixels: .init(repeating: white, count: 200))
    let comparison = PictureComparison(
      first, second, metric: metric,
      ignoring: [
        PixelRect(x: -5, y: -5, width: 10, height: 10), PixelRect(x: 4, y: 4, width: 2, height: 100),
        PixelRect(x: 30, y: 0, width: 5, height: 5), PixelRect(x: 0, y: 0, width: 0, height: 7),
      ])
    // 5 x 5, and 2 x 6 of which one pixel is in both.
    #expect(comparison.totalPixels == 200 - 36)
    #expect(comparison.differentPixels == 200 - 36)
    let all = PictureComparison(
      first, second, metric: metric, ignoring: [PixelRect(x: 0, y: 0, width: 99, height: 99)])
    #expect(all.isEqual && all.totalPixels == 0 && all.share == 0)
  }

  @Test("pictures without pixels are equal")
  func empty() {
    let none = StraightBitmap(width: 0, height: 0, pixels: [])
    #expect(PictureComparison(none, none).isEqual)
    #expect(PictureComparison(none, picture([[black]])).differentPixels == 1)
  }
}

extension ComparisonMetric {
  /// One of each kind.
  static let samples: [ComparisonMetric] =
    [.exact, .odiff(Odiff()), .ssim(StructuralSimilarity()), .deltaE(DeltaE()), .flip(Flip())]
    + Pixelmatch.Algorithm.allCases.map { .pixelmatch(Pixelmatch(algorithm: $0)) }
}
