internal import DaguerreSnapshots
internal import OUDS

/// The cells of a sheet, as the frames that its views reported tell them.
///
/// A mark is the word of a ``SheetState``, row and column of a grid as in `Neutral/Small`, or a name of its own.
struct SheetCells {
  private let cells: [Cell]
  private let direction: LayoutDirection

  init(marks: [MarkedFrame], direction: LayoutDirection) {
    cells = marks.map { mark in
      let name = SheetState(rawValue: mark.name)?.caption ?? mark.name
      return Cell(name: name, state: mark.name, direction: direction.word, frame: mark.frame)
    }
    self.direction = direction
  }

  /// Row by row, each from the side where lines begin.
  var inReadingOrder: [Cell] { cells.sorted { position($0) < position($1) } }

  private func position(_ cell: Cell) -> (Double, Double) {
    (cell.frame.minY, direction == .leftToRight ? cell.frame.minX : -cell.frame.maxX)
  }
}
