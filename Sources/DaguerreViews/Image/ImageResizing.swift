// How images fill a room that is larger or smaller than they are.

extension Image {
  /// How an image fills its room.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again in its own size, from the left top corner; where that would be more than 65,536 times, the piece
    /// grows until it is not.
    case tile
    /// Once, as large as the room.
    case stretch
  }
}

/// How an image fills its room: the pieces at its corners in their size, and those between as the mode says.
struct ImageResizing: Equatable, Sendable {
  /// In points of the image.
  let caps: EdgeInsets
  let mode: Image.ResizingMode

  /// Whether the image is stretched as a whole.
  var isPlain: Bool { mode == .stretch && caps == EdgeInsets() }

  /// A piece along one side, in the image and in the room.
  private struct Span {
    let source: (start: Double, length: Double)
    let target: (start: Double, length: Double)
    /// Whether it keeps its size.
    let isCap: Bool
  }

  /// - Parameters:
  ///   - image: as it is to be seen.
  ///   - isMirrored: whether its left side was its right one.
  func draw(_ image: VectorImage, in rect: Rect, isMirrored: Bool, _ grid: PixelGrid, on canvas: Canvas) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let (left, right) = isMirrored ? (caps.trailing, caps.leading) : (caps.leading, caps.trailing)
    let columns = spans(of: image.size.width, left, right, from: rect.minX, rect.width, grid)
    let rows = spans(of: image.size.height, caps.top, caps.bottom, from: rect.minY, rect.height, grid)
    for row in rows {
      for column in columns { draw(image, column, row, grid, on: canvas) }
    }
  }

  /// The first cap, what lies between, and the last cap, without those that are nothing.
  private func spans(
    of length: Double, _ first: Double, _ last: Double, from start: Double, _ room: Double, _ grid: PixelGrid
  ) -> [Span] {
    var caps = [first, last].map { $0.isFinite ? min(max($0, 0), length) : 0 }
    if caps[0] + caps[1] > length { caps[1] = length - caps[0] }
    let share = min(1, room / max(caps[0] + caps[1], .leastNonzeroMagnitude))
    // Pieces meet between pixels, so that no line is seen there.
    let ends = [
      start, grid.nearest(start + caps[0] * share), grid.nearest(start + room - caps[1] * share), start + room,
    ]
    let sources = [0, caps[0], length - caps[1], length]
    return (0..<3).compactMap { index in
      let (source, target) = (sources[index + 1] - sources[index], ends[index + 1] - ends[index])
      guard source > 0, target > 0 else { return nil }
      return Span(source: (sources[index], source), target: (ends[index], target), isCap: index != 1)
    }
  }

  private func draw(_ image: VectorImage, _ column: Span, _ row: Span, _ grid: PixelGrid, on canvas: Canvas) {
    let target = Rect(
      x: column.target.start, y: row.target.start, width: column.target.length, height: row.target.length)
    canvas.append(.pushClip(target, .zero))
    defer { canvas.append(.popClip) }
    let source = Rect(
      x: column.source.start, y: row.source.start, width: column.source.length, height: row.source.length)
    image.drawPieces(source, at: places(column, grid), places(row, grid), on: canvas)
  }

  /// Where a piece is drawn.
  private func places(_ span: Span, _ grid: PixelGrid) -> [TilePlace] {
    guard mode == .tile, !span.isCap else { return [span.target] }
    return tilePlaces(of: span.source.length, from: span.target.start, covering: span.target, grid)
  }
}

/// Where a piece of an image begins along an axis, and how long it is there, in points.
private typealias TilePlace = (start: Double, length: Double)

/// Places one after the other, from pixel to pixel.
///
/// - Parameters:
///   - length: of each, which grows where there would be more than 256.
///   - start: where one of them begins.
///   - span: what they cover, and perhaps a little beyond.
private func tilePlaces(of length: Double, from start: Double, covering span: TilePlace, _ grid: PixelGrid)
  -> [TilePlace]
{
  let length = max(length, span.length / 256)
  let first = ((span.start - start) / length).rounded(.down)
  let last = ((span.start - start + span.length) / length).rounded(.up)
  guard let first = Int(exactly: first), let last = Int(exactly: last), first < last else { return [] }
  return (first..<last).compactMap { index in
    let left = grid.nearest(start + Double(index) * length)
    let onGrid = grid.nearest(start + Double(index) * length + length) - left
    return onGrid > 0 ? (left, onGrid) : nil
  }
}

extension VectorImage {
  /// Draws a part of the image again and again, from pixel to pixel.
  ///
  /// - Parameters:
  ///   - source: the part, in points of the image.
  ///   - origin: the left top corner of one of the pieces.
  ///   - rect: where they are drawn, and perhaps a little beyond.
  func drawTiles(of source: Rect, from origin: Point, covering rect: Rect, _ grid: PixelGrid, on canvas: Canvas) {
    guard source.width > 0, source.height > 0, rect.width > 0, rect.height > 0 else { return }
    let columns = tilePlaces(of: source.width, from: origin.x, covering: (rect.minX, rect.width), grid)
    let rows = tilePlaces(of: source.height, from: origin.y, covering: (rect.minY, rect.height), grid)
    drawPieces(source, at: columns, rows, on: canvas)
  }

  /// Draws a part of the image, in its points, at places.
  fileprivate func drawPieces(_ source: Rect, at columns: [TilePlace], _ rows: [TilePlace], on canvas: Canvas) {
    // A whole image has nothing beside it that would be seen too.
    let isWhole = source.width == size.width && source.height == size.height
    for row in rows {
      for column in columns {
        let (scaleX, scaleY) = (column.length / source.width, row.length / source.height)
        let piece = Rect(x: column.start, y: row.start, width: column.length, height: row.length)
        if !isWhole { canvas.append(.pushClip(piece, .zero)) }
        draw(
          in: Rect(
            x: piece.minX - source.minX * scaleX, y: piece.minY - source.minY * scaleY,
            width: size.width * scaleX, height: size.height * scaleY), on: canvas)
        if !isWhole { canvas.append(.popClip) }
      }
    }
  }
}
