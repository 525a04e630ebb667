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
  ///   - pinnedViews: says nothing: headers and footers are scrolled with their views.
  @_disfavoredOverload
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
    return [
      LazyGridNode(
        cells, columns, along: .horizontal, guide: alignment.defaultPosition(in:), spacing: spacing ?? defaultSpacing,
        context.environment)
    ]
  }
}

/// Views in columns of rows of one height each, column after column; all of them are made.
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
  ///   - pinnedViews: says nothing: headers and footers are scrolled with their views.
  @_disfavoredOverload
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
    return [
      LazyGridNode(
        cells, rows, along: .vertical, guide: alignment.defaultPosition(in:), spacing: spacing ?? defaultSpacing,
        context.environment)
    ]
  }
}
