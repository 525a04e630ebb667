/// The coverage of a shape: rows of spans, with what is empty left out, or, if it is small, a tile of all pixels.
///
/// A mask does not know where on the sheet it lies: position and colour come when it is painted. Coverage is
/// 0...65535 up to the blend. A mask may have a column and a row that stand for any number of equal ones, so
/// that all boxes with the same corners share one mask. Glyphs and icons are tiles: for so few pixels in a row,
/// sorting out the empty ones takes longer than blending them.
final class Mask: KeptMask, Sendable {
  /// A horizontal run of pixels.
  struct Span: Sendable {
    var x: Int32
    var count: Int32
    /// Coverage of every pixel, or, below 0, the complement of an index of ``Mask/coverage``.
    var value: Int32
  }

  static let full: UInt16 = 65535
  /// Values after the last that blending may read, without using them.
  static let padding = 7
  /// A stretch column or row that no span can reach.
  static let noStretch = Int.max

  /// The pixel at the top left, seen from the shape's origin.
  let x, y: Int
  let width: Int
  let height: Int
  /// Values of `coverage` to a row of a tile: the width rounded up to a multiple of 4, zeros after it; 0 for spans.
  let tileStride: Int
  /// Spans of row `y`: `rows[y]..<rows[y + 1]`, from left to right; none in a tile.
  let rows: [Int32]
  let spans: [Span]
  let coverage: [UInt16]
  /// The column to repeat, which every span that crosses it covers evenly.
  let stretchColumn: Int
  /// The row to repeat.
  let stretchRow: Int

  static let empty = Mask(
    x: 0, y: 0, width: 0, height: 0, rows: [0], spans: [], coverage: [], stretchColumn: noStretch,
    stretchRow: noStretch)

  /// A tile, `coverage` with ``padding`` after it.
  init(x: Int, y: Int, width: Int, height: Int, tileStride: Int, coverage: [UInt16]) {
    (self.x, self.y) = (x, y)
    self.width = width
    self.height = height
    self.tileStride = tileStride
    rows = []
    spans = []
    self.coverage = coverage
    stretchColumn = Self.noStretch
    stretchRow = Self.noStretch
  }

  init(
    x: Int, y: Int, width: Int, height: Int, rows: [Int32], spans: [Span], coverage: [UInt16], stretchColumn: Int,
    stretchRow: Int
  ) {
    (self.x, self.y) = (x, y)
    self.width = width
    self.height = height
    tileStride = 0
    self.rows = rows
    self.spans = spans
    self.coverage = coverage
    self.stretchColumn = stretchColumn
    self.stretchRow = stretchRow
  }

  /// How this mask is stretched to a size; its own column and row count from its top left.
  func patch(ofSizeOf patch: NinePatch) -> NinePatch {
    NinePatch(
      column: stretchColumn, row: stretchRow, extraColumns: patch.extraColumns, extraRows: patch.extraRows)
  }

  /// Bytes in memory, about.
  var cost: Int { 160 + rows.count * 4 + spans.count * MemoryLayout<Span>.stride + coverage.count * 2 }
}

/// A column and a row of a mask, or of what it is made from, and how often they are repeated.
struct NinePatch {
  var column = Mask.noStretch
  var row = Mask.noStretch
  var extraColumns = 0
  var extraRows = 0

  /// Which directions the mask is stretched in: one made without a column to repeat cannot take the place of one with.
  var directions: Directions { Directions(hasColumn: column != Mask.noStretch, hasRow: row != Mask.noStretch) }

  struct Directions: Equatable {
    let hasColumn: Bool
    let hasRow: Bool
  }
}
