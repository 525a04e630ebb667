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
struct ImageResizing: Sendable {
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

  private static let mostTilesAlong = 256.0

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
    let isWhole = column.source.length == image.size.width && row.source.length == image.size.height
    let columns = places(column, grid)
    for (y, height) in places(row, grid) {
      for (x, width) in columns {
        let (scaleX, scaleY) = (width / column.source.length, height / row.source.length)
        let piece = Rect(x: x, y: y, width: width, height: height)
        // A whole image has nothing beside it that would be seen too.
        if !isWhole { canvas.append(.pushClip(piece, .zero)) }
        image.draw(
          in: Rect(
            x: x - column.source.start * scaleX, y: y - row.source.start * scaleY,
            width: image.size.width * scaleX, height: image.size.height * scaleY), on: canvas)
        if !isWhole { canvas.append(.popClip) }
      }
    }
  }

  /// Where a piece is drawn, and how long it is there, from pixel to pixel.
  private func places(_ span: Span, _ grid: PixelGrid) -> [(start: Double, length: Double)] {
    guard mode == .tile, !span.isCap else { return [span.target] }
    let length = max(span.source.length, span.target.length / Self.mostTilesAlong)
    return (0..<Int((span.target.length / length).rounded(.up))).compactMap { index in
      let start = span.target.start + Double(index) * length
      let onGrid = grid.nearest(start + length) - grid.nearest(start)
      return onGrid > 0 ? (grid.nearest(start), onGrid) : nil
    }
  }
}
