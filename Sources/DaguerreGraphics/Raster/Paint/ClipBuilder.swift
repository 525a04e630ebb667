/// Makes the rows of a clip from the spans of a shape and an outer clip.
///
/// Rows that are alike share their coverage, so a clip costs what its corners cost.
struct ClipBuilder: Blitter {
  private(set) var rows: [Clip.Row] = []
  private(set) var coverage: [UInt16] = []
  private let outer: Clip
  private let bounds: PixelRect
  /// The shape's coverage in the current rows.
  private var shape: [UInt16]
  /// The rows that `shape` is for.
  private var current: Range<Int>
  /// The longest run of full coverage in them.
  private var full = 0..<0
  /// From the first to the last column that they reach; empty if there is none.
  private var reach: Range<Int>

  init(_ outer: Clip, bounds: PixelRect) {
    self.outer = outer
    self.bounds = bounds
    shape = [UInt16](repeating: 0, count: bounds.width)
    current = bounds.y0..<bounds.y0
    reach = bounds.x0..<bounds.x0
    rows.reserveCapacity(bounds.height)
  }

  mutating func begin(rows: Range<Int>) {
    finishRows()
    current = rows
  }

  mutating func block(y: Range<Int>, x: Int, count: Int, coverage: UInt16) {
    if coverage == Mask.full, count > full.count { full = x..<x + count }
    cover(x, count) { $0.update(repeating: coverage) }
  }

  mutating func span(y: Int, x: Int, count: Int, coverage: UInt16) {
    block(y: y..<y + 1, x: x, count: count, coverage: coverage)
  }

  mutating func span(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt16>) {
    cover(x, count) { $0.baseAddress?.update(from: coverage, count: count) }
  }

  private mutating func cover(_ x: Int, _ count: Int, _ set: (UnsafeMutableBufferPointer<UInt16>) -> Void) {
    reach = reach.isEmpty ? x..<x + count : min(reach.lowerBound, x)..<max(reach.upperBound, x + count)
    shape.withUnsafeMutableBufferPointer { shape in
      set(UnsafeMutableBufferPointer(rebasing: shape[x - bounds.x0..<x - bounds.x0 + count]))
    }
  }

  /// Ends the last rows; those that the shape did not reach are empty.
  mutating func finish() {
    begin(rows: bounds.y1..<bounds.y1)
    appendEmptyRows(before: bounds.y1)
    coverage += repeatElement(0, count: Mask.padding)
  }

  private mutating func finishRows() {
    guard !current.isEmpty else { return }
    appendEmptyRows(before: current.lowerBound)
    for y in current {
      if outer.isWholePixels, y > current.lowerBound, let last = rows.last {
        rows.append(last)
      } else {
        appendRow(y)
      }
    }
    shape.withUnsafeMutableBufferPointer { shape in
      UnsafeMutableBufferPointer(rebasing: shape[reach.lowerBound - bounds.x0..<reach.upperBound - bounds.x0])
        .update(repeating: 0)
    }
    reach = bounds.x0..<bounds.x0
    full = 0..<0
  }

  private mutating func appendEmptyRows(before y: Int) {
    while rows.count < y - bounds.y0 { rows.append(Clip.Row(reach: 0..<0, full: 0..<0, before: 0, after: 0)) }
  }

  private mutating func appendRow(_ y: Int) {
    let reach = reach.clamped(to: outer.reach(y: y))
    var full = reach.lowerBound..<reach.lowerBound
    if !self.full.isEmpty {
      outer.split(y: y, x: self.full.lowerBound, count: self.full.count) { x, count, clip in
        if clip == nil { full = x..<x + count }
      }
    }
    let before = coverage.count - reach.lowerBound
    appendProducts(y, reach.lowerBound..<full.lowerBound)
    let after = coverage.count - full.upperBound
    appendProducts(y, full.upperBound..<reach.upperBound)
    rows.append(
      Clip.Row(
        reach: Int32(reach.lowerBound)..<Int32(reach.upperBound),
        full: Int32(full.lowerBound)..<Int32(full.upperBound), before: Int32(before), after: Int32(after)))
  }

  private mutating func appendProducts(_ y: Int, _ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    let offset = coverage.count - columns.lowerBound
    coverage.append(contentsOf: shape[columns.lowerBound - bounds.x0..<columns.upperBound - bounds.x0])
    outer.split(y: y, x: columns.lowerBound, count: columns.count) { x, count, clip in
      guard let clip else { return }
      coverage.withUnsafeMutableBufferPointer { coverage in
        for i in 0..<count { coverage[offset + x + i] = multiplyCoverage(coverage[offset + x + i], clip[i]) }
      }
    }
  }
}
