import SeededRandom
import Testing

@testable import DaguerreGraphics

@Suite("Strips of blurred shapes")
struct BlurredStripsTests {
  @Test("are added in order, to the bit, and to no other pixel")
  func order() {
    var random = SeededNumbers(seed: 1)
    for _ in 0..<300 {
      let (width, height) = (random.integer(1...100), random.integer(1...12))
      func range(_ count: Int) -> Range<Int> {
        let start = random.integer(0...count - 1)
        return start..<random.integer(start + 1...count)
      }
      func number() -> Float { Float(random.integer(-1_000_000...1_000_000)) / 777_777 }
      let strips = (0..<random.integer(1...16)).map { _ in
        let (columns, rows) = (range(width), range(height))
        return (columns: columns, rows: rows, across: columns.map { _ in number() }, down: rows.map { _ in number() })
      }
      let before = (0..<width * height).map { _ in number() }
      let factor: Float = -0.37

      var expected = before
      for strip in strips {
        for (y, weight) in zip(strip.rows, strip.down) {
          for (x, value) in zip(strip.columns, strip.across) { expected[y * width + x] += value * (weight * factor) }
        }
      }

      var together = BlurredStrips()
      together.begin(
        count: strips.count, columns: strips.reduce(strips[0].columns) { $0.union($1.columns) },
        rows: strips.reduce(strips[0].rows) { $0.union($1.rows) })
      for strip in strips {
        together.add(
          columns: strip.columns, rows: strip.rows, factor: factor, across: { strip.across.forEach($0) },
          down: { strip.down.forEach($0) })
      }
      var sums = before + [Float](repeating: 0, count: 7)
      sums.withUnsafeMutableBufferPointer { sums in
        guard let base = sums.baseAddress else { return }
        together.add(to: base + together.rows.lowerBound * width + together.columns.lowerBound, stride: width)
      }
      #expect(Array(sums.dropLast(7)) == expected)
    }
  }
}
