/// A view in a ``Grid``, and where it is.
struct GridCell {
  let node: LayoutNode
  let traits: LayoutTraits
  let row: Int
  let columns: Range<Int>

  /// The tracks that it is in.
  func tracks(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
}

/// How wide the columns of a ``Grid`` are and how high its rows, for one proposal.
///
/// Cells have turns: those of higher priority first, then those that grow along fewer axes without limit, then those
/// whose size varies less. Cells that are alike in this have theirs together, and those of them that are unsized along
/// an axis last. This is what SwiftUI was seen to do, in a public record of its answers; `GridRecordTests` has them.
struct GridSolution {
  private(set) var columns: GridTracks
  private(set) var rows: GridTracks
  /// What each cell was offered, and took.
  private(set) var answers: [(proposal: ProposedViewSize, size: Size)]
  private let cells: [GridCell]
  private var lines: [GridLine?]

  /// - Parameter lines: by row, where its cells are aligned at more than their edges or middles.
  init(_ cells: [GridCell], columns: GridTracks, rows: GridTracks, lines: [GridLine?], in proposal: ProposedViewSize) {
    self.cells = cells
    self.lines = lines
    self.columns = columns.within(proposal.width)
    self.rows = rows.within(proposal.height)
    answers = Array(repeating: (.unspecified, .zero), count: cells.count)
    guard proposal != .unspecified else {
      ask(cells.indices)
      widen(cells.indices)
      return
    }
    var turns = cells.indices.map { Turn($0, cells[$0], in: proposal) }
    turns.sort()
    var rest = turns[...]
    while let priority = rest.first?.priority {
      let level = rest.prefix { $0.priority == priority }
      rest = rest[level.endIndex...]
      self.columns.open(for: level.lazy.map { cells[$0.index].columns })
      self.rows.open(for: level.lazy.map { cells[$0.index].tracks(along: .vertical) })
      var alike = level[...]
      while let first = alike.first {
        let group = alike.prefix { $0.isAlike(first) }
        alike = alike[group.endIndex...]
        ask(group.lazy.filter { !$0.isUnsized }.map(\.index))
        ask(group.lazy.filter(\.isUnsized).map(\.index))
        widen(group.lazy.map(\.index))
      }
      self.columns.closeAll()
      self.rows.closeAll()
    }
  }

  /// Asks cells that have their turn together.
  private mutating func ask(_ group: some Sequence<Int>) {
    let share = (columns.share, rows.share)
    for index in group {
      let cell = cells[index]
      let unsized = cell.traits.gridUnsizedAxes
      let row = cell.tracks(along: .vertical)
      let proposal = ProposedViewSize(
        width: columns.offer(to: cell.columns, share.0, isUnsized: unsized.contains(.horizontal)),
        height: rows.offer(to: row, share.1, isUnsized: unsized.contains(.vertical)))
      let size = cell.node.size(for: proposal)
      answers[index] = (proposal, size)
      columns.add(size.width, to: cell.columns)
      lines[cell.row]?.add(cell, size, proposal)
      rows.add(max(size.height, lines[cell.row]?.height ?? 0), to: row)
    }
    for index in group {
      columns.closeIfServed(cells[index].columns)
      rows.closeIfServed(cells[index].tracks(along: .vertical))
    }
  }

  /// Makes columns as wide as cells need that are in several.
  private mutating func widen(_ group: some Sequence<Int>) {
    for index in group { columns.widen(cells[index].columns, to: answers[index].size.width) }
  }
}

/// When a cell is asked for its size.
private struct Turn: Comparable {
  let index: Int
  let priority: Double
  /// Along how many axes it grows without limit.
  private let boundlessAxes: Int
  /// By how much its size varies along the others.
  private let variability: Double
  /// Whether it is offered only what there is already, along one axis at least.
  let isUnsized: Bool

  init(_ index: Int, _ cell: GridCell, in proposal: ProposedViewSize) {
    self.index = index
    priority = cell.traits.priority
    let least = cell.node.size(for: .zero)
    let most = cell.node.size(for: .infinity)
    var boundlessAxes = 0
    var variability = 0.0
    var isUnsized = false
    for axis in Axis.allCases where proposal[axis] != nil {
      if most[axis] == .infinity { boundlessAxes += 1 } else { variability += most[axis] - least[axis] }
      if cell.traits.gridUnsizedAxes.contains(axis) { isUnsized = true }
    }
    self.boundlessAxes = boundlessAxes
    self.variability = variability.isNaN ? 0 : variability
    self.isUnsized = isUnsized
  }

  func isAlike(_ other: Turn) -> Bool {
    boundlessAxes == other.boundlessAxes && variability == other.variability
  }

  /// Ties keep their order, so that the result does not depend on the sort.
  static func < (one: Turn, other: Turn) -> Bool {
    if one.priority != other.priority { return one.priority > other.priority }
    if one.boundlessAxes != other.boundlessAxes { return one.boundlessAxes < other.boundlessAxes }
    if one.variability != other.variability { return one.variability < other.variability }
    return one.index < other.index
  }
}

/// How far the cells of a row reach above and below the line at which they are aligned.
struct GridLine {
  let alignment: VerticalAlignment
  private(set) var above = 0.0
  private var below = 0.0

  init(_ alignment: VerticalAlignment) { self.alignment = alignment }

  var height: Double { above + below }

  /// Notes a cell, unless it stands elsewhere or fills what height there is.
  mutating func add(_ cell: GridCell, _ size: Size, _ proposal: ProposedViewSize) {
    guard cell.traits.gridCellAnchor == nil, !cell.traits.gridUnsizedAxes.contains(.vertical), size.height < .infinity
    else { return }
    let line = cell.node.position(of: alignment, in: size, proposal: proposal)
    above = max(above, line)
    below = max(below, size.height - line)
  }
}
