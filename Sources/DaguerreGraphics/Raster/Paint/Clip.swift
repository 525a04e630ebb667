/// The product of all open clips.
///
/// Outside `bounds` nothing is drawn. Inside, most of every row is fully covered or not at all, so only what lies
/// between is stored: before and after the row's longest full run.
final class Clip: KeptMask {
  let bounds: PixelRect
  /// Whether everything in `bounds` is full.
  let isWholePixels: Bool
  private let rows: [Row]
  /// With ``Mask/padding`` after it.
  private let coverage: [UInt16]

  /// Laid out as the C kernels have it.
  struct Row {
    /// Columns outside of which nothing is covered.
    var reach: Range<Int32>
    /// The full run within these.
    var full: Range<Int32>
    /// Where the coverage before and after the run is, each as if it began at column 0.
    var before: Int32
    var after: Int32
  }

  /// Bytes in memory, about.
  var cost: Int { rows.count * MemoryLayout<Row>.stride + coverage.count * 2 }

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
    let start = max(x, Int(row.reach.lowerBound))
    let end = min(x &+ count, Int(row.reach.upperBound))
    guard start < end else { return }
    let fullStart = min(max(Int(row.full.lowerBound), start), end)
    let fullEnd = max(min(Int(row.full.upperBound), end), fullStart)
    coverage.withUnsafeBufferPointer { coverage in
      if start < fullStart {
        body(start, fullStart &- start, coverage.baseAddress.unsafelyUnwrapped + (Int(row.before) &+ start))
      }
      if fullStart < fullEnd { body(fullStart, fullEnd &- fullStart, nil) }
      if fullEnd < end {
        body(fullEnd, end &- fullEnd, coverage.baseAddress.unsafelyUnwrapped + (Int(row.after) &+ fullEnd))
      }
    }
  }

  /// The insides of a clip that is not one of whole pixels.
  ///
  /// - Parameter body: gets the row `y`, the rest after it, and the coverage.
  @inline(__always)
  func withRows(from y: Int, _ body: (UnsafePointer<Row>, UnsafePointer<UInt16>) -> Void) {
    rows.withUnsafeBufferPointer { rows in
      coverage.withUnsafeBufferPointer { coverage in
        guard let first = rows.baseAddress, let coverage = coverage.baseAddress else { return }
        body(first + (y - bounds.y0), coverage)
      }
    }
  }

  /// Columns outside of which nothing in a row of `bounds` is covered.
  func reach(y: Int) -> Range<Int> {
    if isWholePixels { return bounds.x0..<bounds.x1 }
    let reach = rows[y - bounds.y0].reach
    return Int(reach.lowerBound)..<Int(reach.upperBound)
  }
}
