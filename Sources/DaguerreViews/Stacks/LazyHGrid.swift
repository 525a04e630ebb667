/// Views in columns of rows of one height each, column after column; all of them are made.
///
/// It is a ``LazyVGrid`` turned by a quarter: the items of its rows are laid out by their heights.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// A grid.
  ///
  /// - Parameters:
  ///   - rows: the rows, from top to bottom.
  ///   - alignment: where the rows stand if they leave room.
  ///   - spacing: points between two columns; nil for 8.
  ///   - pinnedViews: nothing is scrolled, so no view is pinned.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A node that places the views.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let cells = content._resolve(in: context.inStack(nil))
    return [RowGridNode(cells, rows: rows, alignment, spacing: spacing ?? defaultSpacing, context.environment)]
  }
}

private final class RowGridNode: LayoutNode {
  private let cells: [LayoutNode]
  private let items: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: Double
  private var arrangements: [ProposedViewSize: Arrangement] = [:]

  /// Where the cells go, for one proposal.
  private struct Arrangement {
    /// A row's height is the width of a column that lies.
    var rows: [GridColumn]
    /// Of each column, that of its widest cell.
    var widths: [Double]
    /// That of the rows, which may be less than the grid's.
    var height: Double
  }

  init(
    _ cells: [LayoutNode], rows: [GridItem], _ alignment: VerticalAlignment, spacing: Double,
    _ environment: EnvironmentValues
  ) {
    self.cells = cells
    self.items = rows
    self.alignment = alignment
    self.spacing = environment.pixelGrid.nearest(spacing)
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let arrangement = arrangement(for: proposal)
    return Size(
      width: arrangement.widths.reduce(0, +) + spacing * Double(max(arrangement.widths.count - 1, 0)),
      height: max(arrangement.height, finite(proposal.height) ?? 0))
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let arrangement = arrangement(for: proposal)
    let rows = arrangement.rows
    let own = Size(width: rect.width, height: arrangement.height)
    let top = rect.minY + alignment.defaultPosition(in: rect.size) - alignment.defaultPosition(in: own)
    var x = 0.0
    for (column, width) in arrangement.widths.enumerated() {
      let left = layoutDirection == .leftToRight ? rect.minX + x : rect.maxX - x - width
      var y = top
      for (row, cell) in zip(rows, cells.dropFirst(column * rows.count)) {
        place(
          cell, aligned: row.alignment, of: ProposedViewSize(width: width, height: row.width),
          in: Rect(x: left, y: y, width: width, height: row.width), on: canvas)
        y += row.width + row.spacing
      }
      x += width + spacing
    }
  }

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let rows = GridColumn.columns(of: items, in: finite(proposal.height))
    let widths =
      rows.isEmpty
      ? []
      : stride(from: 0, to: cells.count, by: rows.count).map { first in
        zip(rows, cells.dropFirst(first)).reduce(0) { width, cell in
          max(width, cell.1.size(for: ProposedViewSize(width: nil, height: cell.0.width)).width)
        }
      }
    let spacings = rows.dropLast().reduce(0) { $0 + $1.spacing }
    let arrangement = Arrangement(rows: rows, widths: widths, height: rows.reduce(spacings) { $0 + $1.width })
    arrangements[proposal] = arrangement
    return arrangement
  }

  private func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? $0 : nil } }
}
