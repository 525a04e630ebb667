import DaguerreGraphics
import SeededRandom
import Testing

@testable import DaguerreImages

@Suite("Comparison")
struct BitmapComparisonTests {
  private let base = SamplePictures.scattered(width: 20, height: 12, colors: 40, isOpaque: true)

  private func changed(_ points: [(x: Int, y: Int)], xor: UInt32 = 1) -> Bitmap {
    var copy = base
    for point in points { copy.pixels[point.y * copy.width + point.x] ^= xor }
    return copy
  }

  @Test("equal pictures are identical")
  func identical() {
    #expect(BitmapComparison(expected: base, actual: base).verdict == .identical)
  }

  @Test("one step of one channel of one pixel is a difference", arguments: [0, 8, 16, 24] as [UInt32])
  func oneStep(shift: UInt32) {
    let comparison = BitmapComparison(expected: base, actual: changed([(7, 5)], xor: 1 << shift))
    let expected = PixelDifference(
      changedPixels: 1, largestStep: 1, bounds: PixelRect(x: 7, y: 5, width: 1, height: 1))
    #expect(comparison.verdict == .different(expected))
  }

  @Test("the box holds all changed pixels, the step is the largest")
  func bounds() {
    var actual = changed([(3, 2), (9, 7)])
    actual.pixels[2 * 20 + 3] = base[3, 2] ^ 0x40_0000
    let expected = PixelDifference(
      changedPixels: 2, largestStep: 0x40, bounds: PixelRect(x: 3, y: 2, width: 7, height: 6))
    #expect(BitmapComparison(expected: base, actual: actual).verdict == .different(expected))
  }

  @Test("every changed pixel is attributed to the nearest region")
  func regions() throws {
    let comparison = BitmapComparison(expected: base, actual: changed([(0, 0), (4, 4), (5, 4), (11, 0), (19, 11)]))
    let regions = [
      PixelRect(x: 0, y: 0, width: 5, height: 5), PixelRect(x: 10, y: 8, width: 5, height: 4),
      PixelRect(x: 6, y: 0, width: 5, height: 5), PixelRect(x: 0, y: 8, width: 5, height: 4),
    ]
    let differences = comparison.changes.differences(by: regions)
    #expect(differences.map { $0.inside?.changedPixels } == [2, nil, nil, nil])
    #expect(differences[0].inside?.bounds == PixelRect(x: 0, y: 0, width: 5, height: 5))
    // (5, 4) lies between two regions, next to both: the first one gets it.
    #expect(differences.map { $0.around?.changedPixels } == [1, 1, 1, nil])
    #expect(differences[1].around?.bounds == PixelRect(x: 19, y: 11, width: 1, height: 1))
    #expect(differences[2].around?.bounds == PixelRect(x: 11, y: 0, width: 1, height: 1))
    #expect(comparison.changes.differences(by: []).isEmpty)
  }

  @Test("regions that meet, reach over the edge or are empty get what each pixel alone would give them")
  func anyRegions() {
    var numbers = SeededNumbers(seed: 47)
    for _ in 0..<200 {
      var actual = base
      for index in actual.pixels.indices where numbers.next(below: 3) > 0 {
        actual.pixels[index] ^= UInt32(numbers.next(below: 8)) << UInt32(8 * numbers.next(below: 3))
      }
      let regions = (0..<numbers.next(below: 5)).map { _ in
        PixelRect(
          x: numbers.integer(-4...18), y: numbers.integer(-4...12), width: numbers.next(below: 12),
          height: numbers.next(below: 12))
      }
      let changes = DifferingPixels(base, actual)
      var (inside, around) = (
        [[Int]](repeating: [], count: regions.count), [[Int]](repeating: [], count: regions.count)
      )
      let pixels = changes.runs.flatMap { run in run.columns.map { run.part($0..<$0 + 1) } }
      for (number, pixel) in pixels.enumerated() {
        let distances = regions.map { region in
          let (x, y) = (pixel.x, pixel.y)
          let across = max(region.x - x, 0, x - (region.x + region.width - 1))
          let down = max(region.y - y, 0, y - (region.y + region.height - 1))
          return across * across + down * down
        }
        guard let least = distances.min(), let nearest = distances.firstIndex(of: least) else { continue }
        if least == 0 { inside[nearest].append(number) } else { around[nearest].append(number) }
      }
      func plain(_ numbers: [Int]) -> PixelDifference? {
        let boxes = numbers.map {
          PixelRect(x: pixels[$0].x, y: pixels[$0].y, width: 1, height: 1)
        }
        let steps: [Int] = numbers.flatMap { number in
          [0, 8, 16, 24].map { (shift: UInt32) -> Int in
            let (before, after) = (pixels[number].before >> shift, pixels[number].after >> shift)
            return abs(Int(before & 0xFF) - Int(after & 0xFF))
          }
        }
        guard let first = boxes.first else { return nil }
        return PixelDifference(
          changedPixels: numbers.count, largestStep: steps.max() ?? 0, bounds: boxes.reduce(first) { $0.union($1) })
      }
      let found = changes.differences(by: regions)
      #expect(found.map(\.inside) == inside.map(plain))
      #expect(found.map(\.around) == around.map(plain))
    }
  }

  @Test("pixels that only one picture has are changed")
  func sizes() {
    let narrow = Bitmap(width: 2, height: 3, pixels: [UInt32](repeating: 0xFF00_0000, count: 6))
    let low = Bitmap(width: 3, height: 2, pixels: [UInt32](repeating: 0xFF00_0000, count: 6))
    let comparison = BitmapComparison(expected: narrow, actual: low)
    // Two pixels on the right are new, two at the bottom are gone; the corner is in neither.
    let expected = PixelDifference(
      changedPixels: 4, largestStep: 255, bounds: PixelRect(x: 0, y: 0, width: 3, height: 3))
    #expect(comparison.verdict == .different(expected))
    let image = comparison.differenceImage()
    #expect((image.width, image.height) == (3, 3))
  }

  @Test("a size alone is a difference, also without any pixel")
  func emptySizes() {
    let comparison = BitmapComparison(expected: Bitmap(width: 0, height: 3), actual: Bitmap(width: 3, height: 0))
    #expect(comparison.verdict != .identical)
  }

  @Test("the difference image shows changes in red on pale grey")
  func image() {
    let image = BitmapComparison(expected: base, actual: changed([(4, 4)])).differenceImage()
    for (index, pixel) in image.pixels.enumerated() {
      if index == 4 * 20 + 4 {
        #expect(pixel == 0xFF00_00FF)
      } else {
        #expect(pixel >> 24 == 255 && pixel & 0xFF >= 192 && pixel & 0xFF == pixel >> 16 & 0xFF)
      }
    }
  }

  @Test("transparent pixels are white in the difference image")
  func transparent() {
    let expected = Bitmap(width: 2, height: 1, pixels: [0, 0])
    let actual = Bitmap(width: 2, height: 1, pixels: [0, 0xFF00_0000])
    let image = BitmapComparison(expected: expected, actual: actual).differenceImage()
    #expect(image.pixels == [0xFFFF_FFFF, 0xFF00_00FF])
  }
}
