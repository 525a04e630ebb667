/// The product of all open clips.
///
/// Outside `bounds` nothing is drawn. Inside, most of every row is fully covered, so only what lies before and after
/// a row's longest full run is stored.
final class Clip {
  let bounds: PixelRect
  /// Whether everything in `bounds` is full.
  let isWholePixels: Bool
  private let rows: [Row]
  private let coverage: [UInt16]

  private struct Row {
    /// The full run; columns of the sheet.
    var full: Range<Int32>
    /// Index of the first coverage before and of the first after the run, each as if of the row's first column.
    var before: Int
    var after: Int
  }

  /// Clips to whole pixels.
  init(bounds: PixelRect) {
    self.bounds = bounds.isEmpty ? PixelRect(x0: 0, y0: 0, x1: 0, y1: 0) : bounds
    isWholePixels = true
    rows = []
    coverage = []
  }

  /// Narrows `outer` by the coverage of a shape.
  ///
  /// - Parameter emit: gives the spans of the shape within a rectangle to a sink.
  init(_ outer: Clip, bounds: PixelRect, emit: (PixelRect, CoverageCollector) -> Void) {
    self.bounds = bounds
    isWholePixels = false
    let width = bounds.width
    var dense = [UInt16](repeating: 0, count: width * bounds.height)
    var rows: [Row] = []
    var coverage: [UInt16] = []
    rows.reserveCapacity(bounds.height)
    dense.withUnsafeMutableBufferPointer { dense in
      emit(bounds, CoverageCollector(bounds: bounds, coverage: dense, outer: outer))
      for row in 0..<bounds.height {
        let values = UnsafeBufferPointer(rebasing: dense[row * width..<(row + 1) * width])
        let full = Self.longestFullRun(values)
        let before = coverage.count
        coverage.append(contentsOf: values[..<full.lowerBound])
        let after = coverage.count - full.upperBound
        coverage.append(contentsOf: values[full.upperBound...])
        let x0 = Int32(bounds.x0)
        rows.append(
          Row(full: Int32(full.lowerBound) + x0..<Int32(full.upperBound) + x0, before: before, after: after))
      }
    }
    self.rows = rows
    self.coverage = coverage
  }

  private static func longestFullRun(_ row: UnsafeBufferPointer<UInt16>) -> Range<Int> {
    var best = 0..<0
    var start = 0
    for x in 0..<row.count {
      if row[x] != Mask.full {
        start = x + 1
      } else if x - start >= best.count {
        best = start..<x + 1
      }
    }
    return best
  }

  /// Splits a run of pixels where the clip becomes full and where that ends; empty parts are left out.
  ///
  /// - Parameter body: gets the first column, the number of pixels, and their coverage, nil where it is full.
  @inline(__always)
  func split(y: Int, x: Int, count: Int, _ body: (Int, Int, UnsafePointer<UInt16>?) -> Void) {
    if isWholePixels { return body(x, count, nil) }
    let row = rows[y &- bounds.y0]
    let end = x &+ count
    let fullStart = min(max(Int(row.full.lowerBound), x), end)
    let fullEnd = max(min(Int(row.full.upperBound), end), fullStart)
    coverage.withUnsafeBufferPointer { coverage in
      if x < fullStart {
        body(x, fullStart &- x, coverage.baseAddress.unsafelyUnwrapped + (row.before &+ x &- bounds.x0))
      }
      if fullStart < fullEnd { body(fullStart, fullEnd &- fullStart, nil) }
      if fullEnd < end {
        body(fullEnd, end &- fullEnd, coverage.baseAddress.unsafelyUnwrapped + (row.after &+ fullEnd &- bounds.x0))
      }
    }
  }
}

/// Writes spans as coverage of every pixel, times that of the outer clip.
struct CoverageCollector: SpanSink {
  let bounds: PixelRect
  let coverage: UnsafeMutableBufferPointer<UInt16>
  let outer: Clip

  private func write(y: Int, x: Int, count: Int, _ value: (Int) -> UInt16) {
    let row = (y - bounds.y0) * bounds.width - bounds.x0
    outer.split(y: y, x: x, count: count) { start, count, clip in
      for column in start..<start + count {
        coverage[row + column] =
          clip.map { multiplyCoverage(value(column - x), $0[column - start]) } ?? value(column - x)
      }
    }
  }

  func span(y: Int, x: Int, count: Int, coverage: UInt16) {
    write(y: y, x: x, count: count) { _ in coverage }
  }

  func span(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt16>) {
    write(y: y, x: x, count: count) { coverage[$0] }
  }
}
