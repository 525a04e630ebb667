/// What of a ``Grid`` a place is.
enum GridPlace {
  /// Where its rows stand, and views across all columns.
  case rows
  /// Where the cells of a row stand.
  case cells
}

/// Puts cells into columns and rows.
final class GridNode: ContainerNode {
  /// More than any screen shows; a cell may ask for any number.
  static let mostColumns = 1000

  private let cells: [GridCell]
  private let columns: GridTracks
  private let rows: GridTracks
  private let alignment: HorizontalAlignment
  /// By row.
  private let rowAlignments: [VerticalAlignment]
  /// By row, where cells are aligned at more than their edges or middles.
  private let lines: [GridLine?]
  /// By column, where a view says so.
  private let columnAlignments: [HorizontalAlignment?]
  private var solutions = Answers<GridSolution>()

  init(
    _ nodes: [LayoutNode], alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?,
    _ environment: EnvironmentValues
  ) {
    let rows = Self.rows(of: nodes)
    let count = rows.compactMap { $0.first?.traits.gridRow == nil ? nil : $0.last?.columns.upperBound }.max() ?? 1
    self.alignment = alignment.horizontal
    rowAlignments = rows.map { $0.first?.traits.gridRow?.alignment ?? alignment.vertical }
    cells = rows.flatMap { row in
      row.map { cell in
        guard cell.traits.gridRow == nil else { return cell }
        return GridCell(node: cell.node, traits: cell.traits, row: cell.row, columns: 0..<count)
      }
    }
    lines = zip(rows, rowAlignments).map { row, alignment in
      alignment.isBaseline || row.contains(where: \.node.statesGuides) ? GridLine(alignment) : nil
    }
    columnAlignments = cells.reduce(into: Array(repeating: nil, count: count)) { alignments, cell in
      guard cell.traits.gridRow != nil, alignments[cell.columns.lowerBound] == nil else { return }
      alignments[cell.columns.lowerBound] = cell.traits.gridColumnAlignment
    }
    let grid = environment.pixelGrid
    columns = GridTracks(
      gaps: Self.gaps(cells, .horizontal, count, horizontalSpacing).map(grid.nearest), cells: cells.map(\.columns))
    self.rows = GridTracks(
      gaps: Self.gaps(cells, .vertical, rows.count, verticalSpacing).map(grid.nearest),
      cells: cells.map { $0.tracks(along: .vertical) })
    super.init(nodes, environment)
  }

  /// The cells of each row, of which those that are across all columns are in the first as yet.
  private static func rows(of nodes: [LayoutNode]) -> [[GridCell]] {
    var rows: [[GridCell]] = []
    for node in nodes {
      let traits = node.traits
      if traits.gridRow == nil || traits.gridRow !== rows.last?.first?.traits.gridRow { rows.append([]) }
      let row = rows.count - 1
      let first = rows[row].last?.columns.upperBound ?? 0
      let count = traits.gridRow == nil ? 1 : max(1, min(traits.gridColumns, mostColumns - first))
      rows[row].append(GridCell(node: node, traits: traits, row: row, columns: first..<first + count))
    }
    return rows
  }

  /// What is before each column or row: the most that two cells want which meet there, and nothing where none do.
  private static func gaps(_ cells: [GridCell], _ axis: Axis, _ count: Int, _ spacing: Double?) -> [Double] {
    var gaps = [Double?](repeating: nil, count: count)
    func meet(_ one: GridCell, _ other: GridCell) {
      let index = other.tracks(along: axis).lowerBound
      let gap = spacing ?? one.traits.spacing.distance(to: other.traits.spacing, along: axis)
      gaps[index] = max(gaps[index] ?? gap, gap)
    }
    if axis == .horizontal {
      for (one, other) in zip(cells, cells.dropFirst()) where one.row == other.row { meet(one, other) }
    } else {
      var above = cells.startIndex
      for cell in cells where cell.row > 0 {
        // The cells of the row above that end before this one begins have met all that they meet.
        while cells[above].row < cell.row - 1
          || cells[above].row == cell.row - 1 && cells[above].columns.upperBound <= cell.columns.lowerBound
        { above += 1 }
        for other in cells[above...].prefix(while: {
          $0.row == cell.row - 1 && $0.columns.lowerBound < cell.columns.upperBound
        }) { meet(other, cell) }
      }
    }
    return gaps.map { $0 ?? 0 }
  }

  private func solution(for proposal: ProposedViewSize) -> GridSolution {
    if let known = solutions[proposal] { return known }
    let solution = GridSolution(cells, columns: columns, rows: rows, lines: lines, in: proposal)
    solutions.add(solution, to: proposal)
    return solution
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let solution = solution(for: proposal)
    return Size(width: solution.columns.length, height: solution.rows.length)
  }

  override func places(in size: Size, _ proposal: ProposedViewSize) -> [Place] {
    let solution = solution(for: proposal)
    let (left, top) = (solution.columns.starts, solution.rows.starts)
    let slots = cells.map { cell in
      Size(
        width: solution.columns.length(of: cell.columns),
        height: solution.rows.length(of: cell.tracks(along: .vertical)))
    }
    // What takes its whole slot is offered what it was measured with, so that it surely takes it again.
    let proposals = zip(slots, solution.answers).map { $0 == $1.size ? $1.proposal : ProposedViewSize($0) }
    var lines = lines
    for (cell, proposal) in zip(cells, proposals) {
      lines[cell.row]?.add(cell, cell.node.size(for: proposal), proposal)
    }
    return cells.indices.map { index in
      let cell = cells[index]
      let origin = origin(of: cell, in: slots[index], proposals[index], lines[cell.row])
      return Place(
        origin: Point(x: left[cell.columns.lowerBound] + origin.x, y: top[cell.row] + origin.y),
        proposal: proposals[index])
    }
  }

  /// Where a cell is in its slot.
  private func origin(of cell: GridCell, in slot: Size, _ proposal: ProposedViewSize, _ line: GridLine?) -> Point {
    let size = cell.node.size(for: proposal)
    if let anchor = cell.traits.gridCellAnchor {
      return Point(x: (slot.width - size.width) * anchor.x, y: (slot.height - size.height) * anchor.y)
    }
    let column = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
    let own = Alignment(horizontal: column ?? alignment, vertical: rowAlignments[cell.row])
    var origin = cell.node.origin(aligned: own, in: slot, proposal: proposal)
    if let line { origin.y += line.above - own.vertical.defaultPosition(in: slot) }
    return origin
  }
}
