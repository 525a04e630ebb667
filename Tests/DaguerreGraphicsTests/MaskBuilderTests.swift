import SeededRandom
import Testing

@testable import DaguerreGraphics

@Suite("Masks made of rows")
struct MaskBuilderTests {
  @Test("have the coverage of the rows, in even spans where there are long runs and where a column is repeated")
  func rows() {
    var random = SeededNumbers(seed: 1)
    for _ in 0..<2000 {
      let width = random.integer(1...60)
      let stretchColumn = random.integer(0...2) == 0 ? Mask.noStretch : random.integer(0...width - 1)
      let stretchRow = random.integer(0...4)
      let rows = (0..<5).map { _ in Self.row(width, &random) }
      var builder = MaskBuilder(
        x: 0, y: 0, width: width, height: rows.count, stretchColumn: stretchColumn, stretchRow: stretchRow)
      for row in rows { row.withUnsafeBufferPointer { builder.append($0) } }
      let mask = builder.finish()
      for (y, row) in rows.enumerated() {
        let spans = mask.spans[Int(mask.rows[y])..<Int(mask.rows[y + 1])]
        var made = [UInt16](repeating: 0, count: width)
        for span in spans {
          let pixels = Int(span.x)..<Int(span.x) + Int(span.count)
          for (n, x) in pixels.enumerated() {
            #expect(made[x] == 0, "covered twice")
            made[x] = span.value >= 0 ? UInt16(span.value) : mask.coverage[Int(~span.value) + n]
          }
          #expect(!pixels.contains(stretchColumn) || span.value >= 0, "\(row), column \(stretchColumn)")
        }
        #expect(made == row)
        for x in 0..<max(0, width - 7) where row[x] > 0 && Set(row[x..<x + 8]).count == 1 {
          #expect(spans.contains { $0.value >= 0 && $0.x <= x && x + 8 <= Int($0.x + $0.count) }, "\(row), run at \(x)")
        }
      }
    }
  }

  /// Runs of few values, short and long.
  private static func row(_ width: Int, _ random: inout SeededNumbers) -> [UInt16] {
    var row: [UInt16] = []
    while row.count < width {
      let value: UInt16 = random.element([0, 65535, 5, UInt16(random.integer(0...65535))])
      row += repeatElement(value, count: random.element([1, 2, 3, 7, 8, 9, 20]))
    }
    return Array(row.prefix(width))
  }
}
