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

  struct Row {
    /// The full run; columns of the sheet.
    var full: Range<Int>
    /// Where the coverage before and after the run is, each as if it began at the row's first column.
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
  /// - Parameter emit: gives the spans of the shape within `bounds` to a blitter.
  init(_ outer: Clip, bounds: PixelRect, emit: (inout ClipBuilder) -> Void) {
    var builder = ClipBuilder(outer, bounds: bounds)
    emit(&builder)
    builder.finish()
    self.bounds = bounds
    isWholePixels = false
    rows = builder.rows
    coverage = builder.coverage
  }

  /// Splits a run of pixels where the clip becomes full and where that ends; empty parts are left out.
  ///
  /// - Parameter body: gets the first column, the number of pixels, and their coverage, nil where it is full.
  @inline(__always)
  func split(y: Int, x: Int, count: Int, _ body: (Int, Int, UnsafePointer<UInt16>?) -> Void) {
    if isWholePixels { return body(x, count, nil) }
    let row = rows[y &- bounds.y0]
    let end = x &+ count
    let fullStart = min(max(row.full.lowerBound, x), end)
    let fullEnd = max(min(row.full.upperBound, end), fullStart)
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
