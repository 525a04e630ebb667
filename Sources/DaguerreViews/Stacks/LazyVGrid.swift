/// A column of a ``LazyVGrid``, or as many as fit.
public struct GridItem: Hashable, Sendable {
  /// How wide the columns are, in points.
  public enum Size: Hashable, Sendable {
    /// One column of this width.
    case fixed(Double)
    /// One column, as wide as what is left allows.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns of at least the minimum as what would be one flexible column has room for.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide the columns are.
  public var size: Size
  /// Points between the column and the next; nil for 8.
  public var spacing: Double?
  /// Where a view stands in its cell; nil for the middle.
  public var alignment: Alignment?

  /// A column, or as many as fit.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in rows of columns of one width each, row after row; all of them are made.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// A grid.
  ///
  /// - Parameters:
  ///   - columns: the columns, from leading to trailing.
  ///   - alignment: where the columns stand if they leave room.
  ///   - spacing: points between two rows; nil for 8.
  ///   - pinnedViews: nothing is scrolled, so no view is pinned.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A node that places the views.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let cells = content._resolve(in: context.inStack(nil))
    return [GridNode(cells, columns: columns, alignment, spacing: spacing ?? defaultSpacing, context.environment)]
  }
}

/// A column as it is laid out, in points; a ``LazyHGrid`` lays out its rows so.
struct GridColumn {
  var width: Double
  /// To the next column.
  var spacing: Double
  var alignment: Alignment

  /// More than any screen shows.
  private static let mostColumns = 10_000.0

  /// The columns of a grid that has some room; nil for the least that they need.
  ///
  /// What is not fixed is given out from leading to trailing, to each an equal share of what is left, within its
  /// limits, as SwiftUI does it by the findings of objc.io ("Grid Layout", 2020).
  static func columns(of items: [GridItem], in room: Double?) -> [GridColumn] {
    let spacings = items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultSpacing) }
    var left = items.reduce((room ?? 0) - spacings) { left, item in
      if case .fixed(let width) = item.size { left - width } else { left }
    }
    var shares = items.count { if case .fixed = $0.size { false } else { true } }
    return items.flatMap { item -> [GridColumn] in
      let spacing = item.spacing ?? defaultSpacing
      func column(_ width: Double) -> GridColumn {
        GridColumn(width: max(width, 0), spacing: spacing, alignment: item.alignment ?? .center)
      }
      switch item.size {
      case .fixed(let width): return [column(width)]
      case .flexible(let least, let most):
        let width = min(max(left / Double(shares), least), most)
        left -= width
        shares -= 1
        return [column(width)]
      case .adaptive(let least, let most):
        let share = max(left / Double(shares), least)
        left -= share
        shares -= 1
        let fitting = ((share + spacing) / (max(least, 1) + max(spacing, 0))).rounded(.down)
        // One too where no number is known, as of columns without end.
        let count = fitting >= 1 ? min(fitting, mostColumns) : 1
        let width = min((share - spacing * (count - 1)) / count, most)
        return Array(repeating: column(width), count: Int(count))
      }
    }
  }
}

private final class GridNode: LayoutNode {
  private let cells: [LayoutNode]
  private let items: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Double
  private var arrangements: [ProposedViewSize: Arrangement] = [:]

  /// Where the cells go, for one proposal.
  private struct Arrangement {
    var columns: [GridColumn]
    /// Of each row, that of its highest cell.
    var heights: [Double]
    /// That of the columns, which may be less than the grid's.
    var width: Double
  }

  init(
    _ cells: [LayoutNode], columns: [GridItem], _ alignment: HorizontalAlignment, spacing: Double,
    _ environment: EnvironmentValues
  ) {
    self.cells = cells
    self.items = columns
    self.alignment = alignment
    self.spacing = environment.pixelGrid.nearest(spacing)
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let arrangement = arrangement(for: proposal)
    return Size(
      width: max(arrangement.width, finite(proposal.width) ?? 0),
      height: arrangement.heights.reduce(0, +) + spacing * Double(max(arrangement.heights.count - 1, 0)))
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let arrangement = arrangement(for: proposal)
    let columns = arrangement.columns
    let own = Size(width: arrangement.width, height: rect.height)
    let leading = alignment.defaultPosition(in: rect.size) - alignment.defaultPosition(in: own)
    var y = rect.minY
    for (row, height) in arrangement.heights.enumerated() {
      var x = leading
      for (column, cell) in zip(columns, cells.dropFirst(row * columns.count)) {
        let left = layoutDirection == .leftToRight ? rect.minX + x : rect.maxX - x - column.width
        place(
          cell, aligned: column.alignment, of: ProposedViewSize(width: column.width, height: height),
          in: Rect(x: left, y: y, width: column.width, height: height), on: canvas)
        x += column.width + column.spacing
      }
      y += height + spacing
    }
  }

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let columns = GridColumn.columns(of: items, in: finite(proposal.width))
    let heights =
      columns.isEmpty
      ? []
      : stride(from: 0, to: cells.count, by: columns.count).map { first in
        zip(columns, cells.dropFirst(first)).reduce(0) { height, cell in
          max(height, cell.1.size(for: ProposedViewSize(width: cell.0.width, height: nil)).height)
        }
      }
    let spacings = columns.dropLast().reduce(0) { $0 + $1.spacing }
    let arrangement = Arrangement(
      columns: columns, heights: heights, width: columns.reduce(spacings) { $0 + $1.width })
    arrangements[proposal] = arrangement
    return arrangement
  }

  private func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? $0 : nil } }
}
