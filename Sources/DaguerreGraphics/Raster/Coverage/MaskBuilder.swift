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
    // What is empty at both ends is left out.
    var start = row.endOfRun(of: 0, in: row.indices)
    let end = row.startOfRun(of: 0, in: start..<row.count)
    while let run = nextRun(in: row, start..<end, worthwhileRun) {
      appendVarying(row, start..<run.lowerBound)
      let value = row[run.lowerBound]
      if value > 0 {
        spans.append(Mask.Span(x: Int32(run.lowerBound), count: Int32(run.count), value: Int32(value)))
      }
      start = row.endOfRun(of: 0, in: run.upperBound..<end)
    }
    appendVarying(row, start..<end)
    rows.append(Int32(spans.count))
  }

  /// The first run in a range that deserves a span of its own: a long one, or that of the column to repeat.
  private func nextRun(in row: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ worthwhileRun: Int) -> Range<Int>? {
    guard !range.isEmpty else { return nil }
    func run(around x: Int) -> Range<Int> {
      row.startOfRun(of: row[x], in: range.lowerBound..<x)..<row.endOfRun(of: row[x], in: x..<range.upperBound)
    }
    if worthwhileRun == 1 { return run(around: range.lowerBound) }
    // A run of eight has four equal values in a row wherever one begins to count by fours.
    var x = range.lowerBound
    while x &+ 4 <= range.upperBound {
      if stretchColumn >= x, stretchColumn &- x < 4 { return run(around: stretchColumn) }
      if row.hasFour(row[x], at: x) {
        let run = run(around: x)
        if run.count >= worthwhileRun { return run }
      }
      x &+= 4
    }
    return range.contains(stretchColumn) && stretchColumn >= x ? run(around: stretchColumn) : nil
  }

  private static func runs(in row: UnsafeBufferPointer<UInt16>) -> Int {
    zip(row, row.dropFirst()).count { $0 != $1 } + 1
  }

  private mutating func appendVarying(_ row: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    spans.append(
      Mask.Span(x: Int32(range.lowerBound), count: Int32(range.count), value: ~Int32(coverage.count)))
    coverage.append(contentsOf: UnsafeBufferPointer(rebasing: row[range]))
  }

  consuming func finish() -> Mask {
    coverage.append(contentsOf: repeatElement(0, count: Mask.padding))
    return Mask(
      x: x, y: y, width: width, height: rows.count - 1, rows: rows, spans: spans, coverage: coverage,
      stretchColumn: stretchColumn, stretchRow: stretchRow)
  }
}

extension UnsafeBufferPointer<UInt16> {
  /// Whether a value stands four times from a place on, all four within the buffer.
  @inline(__always)
  fileprivate func hasFour(_ value: UInt16, at place: Int) -> Bool {
    let four = UnsafeRawPointer(baseAddress.unsafelyUnwrapped + place).loadUnaligned(as: UInt64.self)
    return four == UInt64(value) &* 0x0001_0001_0001_0001
  }

  /// Where the equal values at the start of a range end.
  fileprivate func endOfRun(of value: UInt16, in range: Range<Int>) -> Int {
    var place = range.lowerBound
    while place &+ 4 <= range.upperBound, hasFour(value, at: place) { place &+= 4 }
    while place < range.upperBound, self[place] == value { place &+= 1 }
    return place
  }

  /// Where the equal values at the end of a range start.
  fileprivate func startOfRun(of value: UInt16, in range: Range<Int>) -> Int {
    var place = range.upperBound
    while place &- 4 >= range.lowerBound, hasFour(value, at: place &- 4) { place &-= 4 }
    while place > range.lowerBound, self[place &- 1] == value { place &-= 1 }
    return place
  }
}
