/// Rows of cells in columns that are as wide as their widest cell needs.
///
/// A view that is no ``GridRow`` is a row of one cell across all columns. Room is given to columns and rows as SwiftUI
/// does: by the priority of their cells, and within one priority first to cells whose size varies least.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: Double?
  private let verticalSpacing: Double?
  private let content: Content

  /// A grid.
  ///
  /// - Parameters:
  ///   - alignment: where a view stands in its cell.
  ///   - horizontalSpacing: points between two columns; nil for what the views keep from one another.
  ///   - verticalSpacing: points between two rows; nil for what the views keep from one another.
  @_disfavoredOverload
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
    inner.gridPlace = .rows
    return [
      GridNode(
        content._resolve(in: inner), alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing, context.environment)
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

  /// The nodes of the cells, each of which says what row it is of; so a modifier of the row is one of each cell.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    guard context.gridPlace == .rows else { return content._resolve(in: context) }
    var inner = context.inStack(.horizontal)
    inner.gridPlace = .cells
    let row = GridRowIdentity(alignment)
    return content._resolve(in: inner).map { cell in TraitNode(cell, context.environment) { $0.gridRow = row } }
  }
}

/// What the cells of one ``GridRow`` share.
final class GridRowIdentity {
  let alignment: VerticalAlignment?

  init(_ alignment: VerticalAlignment?) { self.alignment = alignment }
}

extension View {
  /// Has the view take several columns of a ``Grid``; at least one, and as many more as are said again.
  public func gridCellColumns(_ count: Int) -> NodeModifier<Self> {
    layoutTraits { traits in
      let count = min(max(count, 1), GridNode.mostColumns)
      traits.gridColumns =
        min(traits.gridColumns, count) > 1 ? traits.gridColumns + count : max(traits.gridColumns, count)
    }
  }

  /// Has all views of the same column of a ``Grid`` stand where the alignment says; the first that says so counts.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> NodeModifier<Self> {
    layoutTraits { $0.gridColumnAlignment = $0.gridColumnAlignment ?? alignment }
  }

  /// Has a point of the view stand on that of its cell in a ``Grid``.
  public func gridCellAnchor(_ anchor: UnitPoint) -> NodeModifier<Self> {
    layoutTraits { $0.gridCellAnchor = $0.gridCellAnchor ?? anchor }
  }

  /// Has the view be offered no more of a ``Grid``, along some axes, than its column and its row have without it.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> NodeModifier<Self> {
    layoutTraits { $0.gridUnsizedAxes.formUnion(axes) }
  }
}
