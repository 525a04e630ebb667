internal import DaguerreSnapshots
internal import OUDS

/// The cells of a sheet, as the frames that its views reported tell them.
///
/// A mark is the word of a ``SheetState``, or row and column of a grid as in `Neutral/Small`.
struct SheetCells {
  private let cells: [Cell]
  private let direction: LayoutDirection

  init(marks: [MarkedFrame], direction: LayoutDirection) {
    cells = marks.compactMap { mark in
      Self.name(of: mark).map { Cell(name: $0, state: mark.name, direction: direction.word, frame: mark.frame) }
    }
    self.direction = direction
  }

  /// Row by row, each from the side where lines begin.
  var inReadingOrder: [Cell] { cells.sorted { position($0) < position($1) } }

  private func position(_ cell: Cell) -> (Double, Double) {
    (cell.frame.minY, direction == .leftToRight ? cell.frame.minX : -cell.frame.maxX)
  }

  private static func name(of mark: MarkedFrame) -> String? {
    mark.name.contains("/") ? mark.name : SheetState(rawValue: mark.name)?.caption
  }
}
