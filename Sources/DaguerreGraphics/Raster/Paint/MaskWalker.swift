/// Goes through the spans of a mask that lies somewhere on the sheet, stretched or not.
struct MaskWalker {
  let mask: Mask
  /// The pixel of the sheet at the mask's top left.
  let origin: (x: Int, y: Int)
  let patch: NinePatch

  /// Rows that are painted together.
  ///
  /// Where rows lie a multiple of 4096 bytes apart, more of them than this would push each other out of the first cache
  /// while their columns are painted one after the other.
  static let blockRows = 8

  /// - Parameter origin: the pixel of the sheet that holds the shape's origin.
  init(mask: Mask, origin: (x: Int, y: Int), patch: NinePatch = NinePatch()) {
    self.mask = mask
    self.origin = (origin.x + mask.x, origin.y + mask.y)
    self.patch = patch
  }

  func walk(in bounds: PixelRect, _ blitter: inout some Blitter) {
    let y0 = max(bounds.y0, origin.y)
    let y1 = min(bounds.y1, origin.y + mask.height + patch.extraRows)
    guard y0 < y1 else { return }
    if mask.tileStride > 0 {
      walkTile(in: bounds, rows: y0..<y1, &blitter)
    } else {
      blitter.spans(of: self, in: PixelRect(x0: bounds.x0, y0: y0, x1: bounds.x1, y1: y1))
    }
  }

  /// Goes through spans one by one.
  ///
  /// - Parameter bounds: the mask has all of these rows.
  func walkSpans(in bounds: PixelRect, _ blitter: inout some Blitter) {
    mask.spans.withUnsafeBufferPointer { spans in
      mask.coverage.withUnsafeBufferPointer { coverage in
        mask.rows.withUnsafeBufferPointer { rows in
          var y = bounds.y0
          while y < bounds.y1 {
            var row = y &- origin.y
            var next = y &+ 1
            if row >= patch.row {
              row = max(patch.row, row &- patch.extraRows)
              if row == patch.row {
                next = min(bounds.y1, y &+ Self.blockRows, origin.y &+ row &+ patch.extraRows &+ 1)
              }
            }
            blitter.begin(rows: y..<next)
            for index in Int(rows[row])..<Int(rows[row &+ 1]) {
              let span = spans[index]
              var x0 = Int(span.x)
              var x1 = x0 &+ Int(span.count)
              if x1 > patch.column {
                x1 &+= patch.extraColumns
                if x0 > patch.column { x0 &+= patch.extraColumns }
              }
              let left = max(x0 &+ origin.x, bounds.x0)
              let right = min(x1 &+ origin.x, bounds.x1)
              guard left < right else { continue }
              if span.value >= 0 {
                blitter.block(
                  y: y..<next, x: left, count: right &- left, coverage: UInt16(truncatingIfNeeded: span.value))
              } else {
                let first = coverage.baseAddress.unsafelyUnwrapped + (Int(~span.value) &+ left &- x0 &- origin.x)
                for y in y..<next { blitter.span(y: y, x: left, count: right &- left, coverage: first) }
              }
            }
            y = next
          }
        }
      }
    }
  }

  private func walkTile(in bounds: PixelRect, rows: Range<Int>, _ blitter: inout some Blitter) {
    let left = max(origin.x, bounds.x0)
    let right = min(origin.x + mask.width, bounds.x1)
    guard left < right else { return }
    mask.coverage.withUnsafeBufferPointer { coverage in
      let coverage = coverage.baseAddress.unsafelyUnwrapped
      if rows.count == mask.height, right - left == mask.width {
        blitter.tile(mask, coverage: coverage, y: origin.y, x: origin.x)
        return
      }
      for y in rows {
        blitter.begin(rows: y..<y + 1)
        blitter.span(
          y: y, x: left, count: right - left,
          coverage: coverage + ((y - origin.y) * mask.tileStride + left - origin.x))
      }
    }
  }
}
