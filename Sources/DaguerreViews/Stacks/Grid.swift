/// Rows of cells in columns that are as wide as their widest cell needs.
///
/// A view that is no ``GridRow`` is a row of one cell across all columns. Room is given to columns as a row gives it to
/// its views, and to rows as a column does.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: Double?
  private let verticalSpacing: Double?
  private let content: Content

  /// A grid.
  ///
  /// - Parameters:
  ///   - alignment: where a view stands in its cell.
  ///   - horizontalSpacing: points between two columns; nil for 8.
  ///   - verticalSpacing: points between two rows; nil for 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// A node that places the cells.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var inner = context.inStack(.vertical)
    inner.isInGrid = true
    let rows = content._resolve(in: inner).map { Row($0, alignment) }
    let count = rows.lazy.filter { !$0.isWhole }.compactMap(\.cells.last?.columns.upperBound).max() ?? 1
    return [
      GridNode(
        rows.map { $0.across(count) }, columnCount: count, horizontalSpacing: horizontalSpacing ?? defaultSpacing,
        verticalSpacing: verticalSpacing ?? defaultSpacing, context.environment)
    ]
  }
}

/// Views that are a row of a ``Grid``, a cell each; elsewhere they stand as in a group.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// A row.
  ///
  /// - Parameter alignment: which lines of the views lie on one another; nil for what the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// A node that holds the cells.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    guard context.isInGrid else { return content._resolve(in: context) }
    let cells = content._resolve(in: context.inStack(.horizontal))
    return [GridRowNode(cells, alignment, context.environment)]
  }
}

extension View {
  /// Has the view take several columns of a ``Grid``; at least one.
  public func gridCellColumns(_ count: Int) -> NodeModifier<Self> {
    layoutTraits { $0.gridColumns = max(count, 1) }
  }

  /// Has all views of the same column of a ``Grid`` stand where the alignment says.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> NodeModifier<Self> {
    layoutTraits { $0.gridColumnAlignment = alignment }
  }

  /// Has a point of the view stand on that of its cell in a ``Grid``.
  public func gridCellAnchor(_ anchor: UnitPoint) -> NodeModifier<Self> {
    layoutTraits { $0.gridCellAnchor = anchor }
  }

  /// Has the view make its column and its row of a ``Grid`` no larger along some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> NodeModifier<Self> {
    layoutTraits { $0.gridUnsizedAxes = axes }
  }
}

/// The cells of a row, which its grid takes out and places; where a modifier is around them, they stand as in a stack.
private final class GridRowNode: WrapperNode {
  let cells: [LayoutNode]
  let alignment: VerticalAlignment?

  init(_ cells: [LayoutNode], _ alignment: VerticalAlignment?, _ environment: EnvironmentValues) {
    self.cells = cells
    self.alignment = alignment
    let row = StackNode(
      .horizontal, children: cells, spacing: defaultSpacing, vertical: alignment ?? .center, environment)
    super.init(row, environment)
  }
}

private struct Row {
  struct Cell {
    let node: LayoutNode
    var columns: Range<Int>
  }

  private(set) var cells: [Cell] = []
  let alignment: Alignment
  /// Whether it is one view across all columns.
  let isWhole: Bool

  init(_ node: LayoutNode, _ alignment: Alignment) {
    guard let row = node.withoutOnlookers as? GridRowNode else {
      cells = [Cell(node: node, columns: 0..<1)]
      self.alignment = alignment
      isWhole = true
      return
    }
    for node in row.cells {
      let first = cells.last?.columns.upperBound ?? 0
      cells.append(Cell(node: node, columns: first..<first + min(node.traits.gridColumns, Self.mostColumns)))
    }
    self.alignment = Alignment(horizontal: alignment.horizontal, vertical: row.alignment ?? alignment.vertical)
    isWhole = false
  }

  /// More than any screen shows; a cell may ask for any number.
  private static let mostColumns = 1000

  /// The row in a grid of so many columns.
  func across(_ columnCount: Int) -> Row {
    guard isWhole else { return self }
    var copy = self
    copy.cells[0].columns = 0..<columnCount
    return copy
  }
}

private final class GridNode: ContainerNode {
  /// How wide columns and how high rows are, for one proposal.
  private struct Arrangement {
    var widths: [Double]
    var heights: [Double]
  }

  private let rows: [Row]
  private let columnCount: Int
  private let spacing: Size
  /// By their columns, where a view says so.
  private let columnAlignments: [Int: HorizontalAlignment]
  private var arrangements = Answers<Arrangement>()

  init(
    _ rows: [Row], columnCount: Int, horizontalSpacing: Double, verticalSpacing: Double,
    _ environment: EnvironmentValues
  ) {
    self.rows = rows
    self.columnCount = columnCount
    columnAlignments = rows.lazy.filter { !$0.isWhole }.flatMap(\.cells).reduce(into: [:]) { alignments, cell in
      if let alignment = cell.node.traits.gridColumnAlignment { alignments[cell.columns.lowerBound] = alignment }
    }
    spacing = Size(
      width: environment.pixelGrid.nearest(horizontalSpacing), height: environment.pixelGrid.nearest(verticalSpacing))
    super.init(rows.flatMap { $0.cells.map(\.node) }, environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let arrangement = arrangement(for: proposal)
    return Size(
      width: length(of: arrangement.widths[...], spacing.width),
      height: length(of: arrangement.heights[...], spacing.height))
  }

  override func places(in size: Size, _ proposal: ProposedViewSize) -> [Place] {
    let arrangement = arrangement(for: proposal)
    var places: [Place] = []
    var y = 0.0
    for (row, height) in zip(rows, arrangement.heights) {
      let guides = guides(of: row, arrangement.widths, height)
      let line = line(of: row, guides)
      for (cell, guide) in zip(row.cells, guides) {
        let before = arrangement.widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + spacing.width }
        let proposal = offer(to: cell, arrangement.widths, height)
        let size = cell.node.size(for: proposal)
        let origin: Point
        if let anchor = cell.node.traits.gridCellAnchor {
          origin = Point(
            x: before + ((proposal.width ?? 0) - size.width) * anchor.x, y: y + (height - size.height) * anchor.y)
        } else {
          let alignment =
            (row.isWhole ? nil : columnAlignments[cell.columns.lowerBound]) ?? row.alignment.horizontal
          let x =
            alignment.defaultPosition(in: Size(width: proposal.width ?? 0, height: height))
            - cell.node.position(of: alignment, in: size, proposal: proposal)
          origin = Point(x: before + x, y: y + line - guide)
        }
        places.append(Place(origin: origin, proposal: proposal))
      }
      y += height + spacing.height
    }
    return places
  }

  private func offer(to cell: Row.Cell, _ widths: [Double], _ height: Double?) -> ProposedViewSize {
    ProposedViewSize(width: length(of: widths[cell.columns], spacing.width), height: height)
  }

  /// From the top of each cell of a row, where the line is on which the row aligns them.
  private func guides(of row: Row, _ widths: [Double], _ height: Double?) -> [Double] {
    row.cells.map { cell in
      let proposal = offer(to: cell, widths, height)
      return cell.node.position(of: row.alignment.vertical, in: cell.node.size(for: proposal), proposal: proposal)
    }
  }

  /// From the top of a row, where the line is; what its height does not depend on moves none of the others.
  private func line(of row: Row, _ guides: [Double]) -> Double {
    let sized = zip(row.cells, guides).filter { !$0.0.node.traits.gridUnsizedAxes.contains(.vertical) }
    return (sized.isEmpty ? guides : sized.map(\.1)).max() ?? 0
  }

  private func length(of parts: ArraySlice<Double>, _ spacing: Double) -> Double {
    parts.reduce(spacing * Double(max(parts.count - 1, 0)), +)
  }

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let widths = widths(for: proposal.width)
    let heights = lengths(rows.map { $0.cells.map(\.node) }, in: proposal.height, spacing.height) { row, height in
      let guides = guides(of: rows[row], widths, height)
      let line = line(of: rows[row], guides)
      return zip(rows[row].cells, guides).map { cell, guide in
        guard !cell.node.traits.gridUnsizedAxes.contains(.vertical) else { return 0 }
        return line - guide + cell.node.size(for: offer(to: cell, widths, height)).height
      }
      .max() ?? 0
    }
    let arrangement = Arrangement(widths: widths, heights: heights)
    arrangements.add(arrangement, to: proposal)
    return arrangement
  }

  private func widths(for room: Double?) -> [Double] {
    let cells = rows.flatMap(\.cells)
    var columns = [[LayoutNode]](repeating: [], count: columnCount)
    let sized = cells.filter { !$0.node.traits.gridUnsizedAxes.contains(.horizontal) }
    for cell in sized where cell.columns.count == 1 { columns[cell.columns.lowerBound].append(cell.node) }
    var widths = lengths(columns, in: room, spacing.width) { column, width in
      columns[column].map { $0.size(for: ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
    }
    // What takes several columns is offered their width, so that a line makes no grid wider. Where it needs more, the
    // last of them grows.
    for cell in sized where cell.columns.count > 1 {
      let width = length(of: widths[cell.columns], spacing.width)
      let missing = cell.node.size(for: ProposedViewSize(width: width, height: nil)).width - width
      if missing > 0 { widths[cell.columns.upperBound - 1] += missing }
    }
    return widths
  }

  /// The lengths of columns or rows, by what is in each: what they need where nothing says how much room there is.
  private func lengths(
    _ parts: [[LayoutNode]], in room: Double?, _ spacing: Double,
    _ length: (_ index: Int, _ offered: Double?) -> Double
  ) -> [Double] {
    guard let room else { return parts.indices.map { length($0, nil) } }
    return offeredLengths(
      in: room - spacing * Double(max(parts.count - 1, 0)),
      priorities: parts.map { $0.map(\.traits.priority).max() ?? 0 }
    ) { length($0, $1) }
    .enumerated().map { length($0, $1) }
  }
}
