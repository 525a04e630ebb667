// Stacks as layouts, for what chooses between them.

/// A row as a ``Layout``: that of ``HStack``.
public struct HStackLayout: PrimitiveLayout {
  /// Which lines of the views lie on one another.
  public var alignment: VerticalAlignment
  /// Points between two views; nil for 8.
  public var spacing: Double?

  /// A row; `spacing` is in points, nil for 8.
  @_disfavoredOverload
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The row's node.
  public func _node(of content: some View, in context: ResolutionContext) -> LayoutNode {
    HStack(alignment: alignment, spacing: spacing) { content }._resolve(in: context)[0]
  }
}

/// A column as a ``Layout``: that of ``VStack``.
public struct VStackLayout: PrimitiveLayout {
  /// Which lines of the views lie on one another.
  public var alignment: HorizontalAlignment
  /// Points between two views; nil for 8.
  public var spacing: Double?

  /// A column; `spacing` is in points, nil for 8.
  @_disfavoredOverload
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The column's node.
  public func _node(of content: some View, in context: ResolutionContext) -> LayoutNode {
    VStack(alignment: alignment, spacing: spacing) { content }._resolve(in: context)[0]
  }
}

/// Layers as a ``Layout``: those of ``ZStack``.
public struct ZStackLayout: PrimitiveLayout {
  /// Which points of the views lie on one another.
  public var alignment: Alignment

  /// Layers.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The layers' node.
  public func _node(of content: some View, in context: ResolutionContext) -> LayoutNode {
    ZStack(alignment: alignment) { content }._resolve(in: context)[0]
  }
}

/// A grid as a ``Layout``: that of ``Grid``.
public struct GridLayout: PrimitiveLayout {
  /// Where a view stands in its cell.
  public var alignment: Alignment
  /// Points between two columns; nil for what the views keep from one another.
  public var horizontalSpacing: Double?
  /// Points between two rows; nil for what the views keep from one another.
  public var verticalSpacing: Double?

  /// A grid; see ``Grid/init(alignment:horizontalSpacing:verticalSpacing:content:)``.
  @_disfavoredOverload
  public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
  }

  /// The grid's node.
  public func _node(of content: some View, in context: ResolutionContext) -> LayoutNode {
    Grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing) { content }
      ._resolve(in: context)[0]
  }
}

/// A layout whose type is hidden.
public struct AnyLayout: PrimitiveLayout {
  private let base: any Layout

  /// The layout, without its type.
  public init(_ layout: some Layout) { base = layout }

  /// The layout's node.
  public func _node(of content: some View, in context: ResolutionContext) -> LayoutNode {
    base._node(of: content, in: context)
  }
}

/// A layout that is drawn by this module itself, so that nothing asks it for places.
public protocol PrimitiveLayout: Layout where Cache == Void, FittedSize == Size, Bounds == Rect {}

extension PrimitiveLayout {
  /// None: the layout's node is asked.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size { .zero }
  /// Nothing: the layout's node is asked.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
