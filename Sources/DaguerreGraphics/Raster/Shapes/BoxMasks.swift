/// Gives the spans of boxes, round or sharp, filled or as a border.
struct BoxMasks {
  /// What makes a mask: a box near the origin, without the whole pixels between its corners.
  private struct Key: MaskKey {
    let box: RoundedBox
    /// The width of a border; 0 for a filled box.
    let border: Int
    let patch: NinePatch.Directions

    var digest: MaskDigest { box.digest.adding(border) }
  }

  private var cache = MaskCache<Key, Mask>(limit: 8 << 20)

  /// Corners beyond which a mask is made for what can be seen only, and not kept.
  static let largestCorners = 2048

  mutating func removeAll() { cache.removeAll() }

  /// Gives the spans within `bounds` to a blitter.
  ///
  /// - Parameter border: the width of the line along the inside of the box's edge; 0 fills the box.
  mutating func emit(_ box: RoundedBox, border: Int = 0, in bounds: PixelRect, to blitter: inout some Blitter) {
    let visible = box.rect.pixels.intersection(bounds)
    guard !visible.isEmpty else { return }
    let hole = border > 0 ? box.inset(by: border) : nil
    if box.isSharp, hole == nil {
      Self.emit(box.rect, in: visible, to: &blitter)
      return
    }
    let pixels = box.rect.pixels
    let (compressed, patch) = box.movedByPixels(-pixels.x0, -pixels.y0).compressed(margin: hole == nil ? 0 : border)
    let size = compressed.rect.pixels
    if size.width <= Self.largestCorners, size.height <= Self.largestCorners {
      let mask = cache.mask(for: Key(box: compressed, border: hole == nil ? 0 : border, patch: patch.directions)) {
        var accumulator = CoverageAccumulator(width: size.width, height: size.height)
        accumulator.add(compressed)
        if hole != nil, let hole = compressed.inset(by: border) { accumulator.add(hole, isHole: true) }
        return accumulator.mask(stretchColumn: patch.column, stretchRow: patch.row)
      }
      MaskWalker(mask: mask, origin: (pixels.x0, pixels.y0), patch: patch).walk(in: visible, &blitter)
    } else {
      var outline = Outline(window: visible)
      outline.add(box, isReversed: false)
      if let hole { outline.add(hole, isReversed: true) }
      let mask = OutlineMasks.mask(outline.edges, window: visible)
      MaskWalker(mask: mask, origin: (0, 0)).walk(in: visible, &blitter)
    }
  }

  /// A sharp rectangle needs no mask: its coverage is the product of that of its column and its row.
  private static func emit(_ rect: GridRect, in visible: PixelRect, to blitter: inout some Blitter) {
    let inner = PixelRect(
      x0: Fixed.ceil(rect.x0), y0: Fixed.ceil(rect.y0), x1: Fixed.floor(rect.x1), y1: Fixed.floor(rect.y1))
    // As nine-patches, where a column at the side has to be painted before the rest of its rows.
    let blockRows = (rect.x0 | rect.x1) & Fixed.fractionMask == 0 ? visible.height : MaskWalker.blockRows
    func columns(_ x0: Int, _ x1: Int, of rows: Range<Int>, area: Int) {
      let (x0, x1) = (max(x0, visible.x0), min(x1, visible.x1))
      guard x0 < x1 else { return }
      blitter.block(
        y: rows, x: x0, count: x1 - x0, coverage: CoverageAccumulator.coverage(Int32(truncatingIfNeeded: 2 * area)))
    }
    func rows(_ y0: Int, _ y1: Int, height: Int) {
      let (y0, y1) = (max(y0, visible.y0), min(y1, visible.y1))
      for y in stride(from: y0, to: y1, by: blockRows) {
        let rows = y..<min(y + blockRows, y1)
        blitter.begin(rows: rows)
        if inner.x0 > inner.x1 {
          // Both sides are in one pixel.
          columns(inner.x1, inner.x0, of: rows, area: rect.width * height)
        } else {
          columns(inner.x0 - 1, inner.x0, of: rows, area: (inner.x0 << Fixed.fractionBits - rect.x0) * height)
          columns(inner.x0, inner.x1, of: rows, area: Fixed.one * height)
          columns(inner.x1, inner.x1 + 1, of: rows, area: (rect.x1 - inner.x1 << Fixed.fractionBits) * height)
        }
      }
    }
    if inner.y0 > inner.y1 {
      rows(inner.y1, inner.y0, height: rect.height)
    } else {
      rows(inner.y0 - 1, inner.y0, height: inner.y0 << Fixed.fractionBits - rect.y0)
      rows(inner.y0, inner.y1, height: Fixed.one)
      rows(inner.y1, inner.y1 + 1, height: rect.y1 - inner.y1 << Fixed.fractionBits)
    }
  }
}
