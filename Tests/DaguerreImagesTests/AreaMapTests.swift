import SeededRandom
import Testing

@testable import DaguerreImages

@Suite("Areas of one colour")
struct AreaMapTests {
  @Test("what can be an edge is what has a neighbour in an area, in any band of rows", arguments: 0..<60)
  func candidates(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let (width, height) = (random.integer(1...14), random.integer(1...14))
    func picture() -> StraightBitmap {
      StraightBitmap(
        width: width, height: height,
        pixels: (0..<width * height).map { _ in 0xFF00_0000 | UInt32(random.next(below: seed % 3 == 0 ? 9 : 3)) })
    }
    let (first, second) = (picture(), picture())
    PixelPair.with(first, second) { pair in
      func areas(_ x: Int, _ y: Int) -> (shared: Bool, both: Bool) {
        let (columns, rows) = pair.neighbours(x, y)
        var (shared, one, other) = (false, false, false)
        for row in rows {
          for column in columns {
            let (a, b) = (
              pair.hasThreeAlike(in: pair.first, column, row), pair.hasThreeAlike(in: pair.second, column, row)
            )
            (shared, one, other) = (shared || a && b, one || a, other || b)
          }
        }
        return (shared, one && other)
      }
      for start in 0..<height {
        let rows = start..<min(start + 3, height)
        AreaMap.with(pair, rows: rows) { map in
          for y in rows where !pair.isEqual(row: y) {
            for x in 0..<width {
              let (right, place) = (areas(x, y), y * width + x)
              let found = (shared: map.isNear(.sameArea, place), both: map.isNear(.anyAreas, place))
              #expect(found == right, "\(x), \(y)")
            }
          }
        }
      }
    }
  }
}
