/// Makes a mask from rows of coverage.
struct MaskBuilder {
  private let x, y: Int
  private let width: Int
  private let stretchColumn: Int
  private let stretchRow: Int
  private var rows: [Int32] = [0]
  private var spans: [Mask.Span] = []
  private var coverage: [UInt16] = []

  /// Equal pixels that are worth a span of their own; any number is in a row that is repeated.
  private static let worthwhileRun = 8

  init(x: Int, y: Int, width: Int, height: Int, stretchColumn: Int = Mask.noStretch, stretchRow: Int = Mask.noStretch) {
    (self.x, self.y) = (x, y)
    self.width = width
    self.stretchColumn = stretchColumn
    self.stretchRow = stretchRow
    rows.reserveCapacity(height + 1)
  }

  /// Appends the next row.
  mutating func append(_ row: UnsafeBufferPointer<UInt16>) {
    let isStretchRow = rows.count - 1 == stretchRow
    let worthwhileRun = isStretchRow && Self.runs(in: row) <= 8 ? 1 : Self.worthwhileRun
    var x = 0
    var pending = 0  // first value that no span holds yet
    while x < row.count {
      let value = row[x]
      var end = x + 1
      while end < row.count, row[end] == value { end += 1 }
      let holdsStretch = x <= stretchColumn && stretchColumn < end
      if end - x >= worthwhileRun || holdsStretch || (value == 0 && (x == pending || end == row.count)) {
        appendVarying(row, pending..<x)
        if value > 0 {
          spans.append(Mask.Span(x: Int32(x), count: Int32(end - x), value: Int32(value)))
        }
        pending = end
      }
      x = end
    }
    appendVarying(row, pending..<row.count)
    rows.append(Int32(spans.count))
  }

  private static func runs(in row: UnsafeBufferPointer<UInt16>) -> Int {
    zip(row, row.dropFirst()).count { $0 != $1 } + 1
  }

  private mutating func appendVarying(_ row: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    spans.append(
      Mask.Span(x: Int32(range.lowerBound), count: Int32(range.count), value: ~Int32(coverage.count)))
    coverage.append(contentsOf: row[range])
  }

  consuming func finish() -> Mask {
    coverage.append(contentsOf: repeatElement(0, count: Mask.padding))
    return Mask(
      x: x, y: y, width: width, height: rows.count - 1, rows: rows, spans: spans, coverage: coverage,
      stretchColumn: stretchColumn, stretchRow: stretchRow)
  }
}
