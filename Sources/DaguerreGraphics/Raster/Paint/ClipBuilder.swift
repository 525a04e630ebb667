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

  init(_ outer: Clip, bounds: PixelRect) {
    self.outer = outer
    self.bounds = bounds
    shape = [UInt16](repeating: 0, count: bounds.width)
    current = bounds.y0..<bounds.y0
    rows.reserveCapacity(bounds.height)
  }

  mutating func begin(rows: Range<Int>) {
    finishRows()
    current = rows
  }

  mutating func block(y: Range<Int>, x: Int, count: Int, coverage: UInt16) {
    if coverage == Mask.full, count > full.count { full = x..<x + count }
    shape.withUnsafeMutableBufferPointer { shape in
      shape[x - bounds.x0..<x - bounds.x0 + count].update(repeating: coverage)
    }
  }

  mutating func span(y: Int, x: Int, count: Int, coverage: UInt16) {
    block(y: y..<y + 1, x: x, count: count, coverage: coverage)
  }

  mutating func span(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt16>) {
    shape.withUnsafeMutableBufferPointer { shape in
      for i in 0..<count { shape[x - bounds.x0 + i] = coverage[i] }
    }
  }

  /// Ends the last rows; those that the shape did not reach are empty.
  mutating func finish() {
    begin(rows: bounds.y1..<bounds.y1)
    while rows.count < bounds.height { appendRow(bounds.y0 + rows.count, isEmpty: true) }
  }

  private mutating func finishRows() {
    guard !current.isEmpty else { return }
    while rows.count < current.lowerBound - bounds.y0 { appendRow(bounds.y0 + rows.count, isEmpty: true) }
    for y in current {
      if outer.isWholePixels, y > current.lowerBound, let last = rows.last {
        rows.append(last)
      } else {
        appendRow(y)
      }
    }
    shape.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    full = 0..<0
  }

  private mutating func appendRow(_ y: Int, isEmpty: Bool = false) {
    var full = bounds.x0..<bounds.x0
    if !isEmpty, !self.full.isEmpty {
      outer.split(y: y, x: self.full.lowerBound, count: self.full.count) { x, count, clip in
        if clip == nil { full = x..<x + count }
      }
    }
    let before = coverage.count
    appendProducts(y, bounds.x0..<full.lowerBound, isEmpty)
    let after = coverage.count - (full.upperBound - bounds.x0)
    appendProducts(y, full.upperBound..<bounds.x1, isEmpty)
    rows.append(Clip.Row(full: full, before: before, after: after))
  }

  private mutating func appendProducts(_ y: Int, _ columns: Range<Int>, _ isEmpty: Bool) {
    guard !columns.isEmpty else { return }
    if isEmpty {
      coverage.append(contentsOf: repeatElement(0, count: columns.count))
      return
    }
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
