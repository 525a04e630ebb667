/// Points between the views of a stack that names no spacing.
let defaultSpacing = 8.0

/// Views side by side, from leading to trailing.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// A row.
  ///
  /// - Parameters:
  ///   - alignment: which lines of the views lie on one another.
  ///   - spacing: points between two views; nil for 8, and none beside a spacer.
  @_disfavoredOverload
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A node that places the views.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    [
      StackNode(
        .horizontal, children: content._resolve(in: context.inStack(.horizontal)), spacing: spacing,
        vertical: alignment,
        context.environment)
    ]
  }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// A column.
  ///
  /// - Parameters:
  ///   - alignment: which lines of the views lie on one another.
  ///   - spacing: points between two views; nil for 8, and none beside a spacer.
  @_disfavoredOverload
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// A node that places the views.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    [
      StackNode(
        .vertical, children: content._resolve(in: context.inStack(.vertical)), spacing: spacing, horizontal: alignment,
        context.environment)
    ]
  }
}

/// Views one over the other, the first at the back.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Layers.
  ///
  /// - Parameter alignment: which points of the views lie on one another.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// A node that places the views.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    [LayerNode(content._resolve(in: context.inStack(nil)), alignment: alignment, context.environment)]
  }
}

/// Room that grows along the stack it stands in, and both ways in a cell of a ``Grid``.
public struct Spacer: PrimitiveView {
  private let minLength: Double

  /// Room of at least some points; nil for 8.
  @_disfavoredOverload
  public init(minLength: Double? = nil) { self.minLength = minLength ?? defaultSpacing }

  /// A node that takes what the views beside it leave.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    [SpacerNode(minLength: minLength, axis: context.gridPlace == nil ? context.stackAxis : nil, context.environment)]
  }
}

extension ResolutionContext {
  /// The same context within a stack along an axis, or within none.
  func inStack(_ axis: Axis?) -> ResolutionContext {
    var context = self
    context.stackAxis = axis
    context.gridPlace = nil
    return context
  }
}

private final class SpacerNode: LayoutNode {
  private let minLength: Double
  private let axis: Axis?

  init(minLength: Double, axis: Axis?, _ environment: EnvironmentValues) {
    self.minLength = minLength
    self.axis = axis
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    func length(_ proposed: Double?) -> Double { max(minLength, proposed ?? minLength) }
    return Size(
      width: axis == .vertical ? 0 : length(proposal.width), height: axis == .horizontal ? 0 : length(proposal.height))
  }

  /// Spacers take what others leave.
  override var traits: LayoutTraits { LayoutTraits(priority: -.infinity, spacing: .spacer(along: axis)) }
}

/// A line of one pixel: across a column, or between the views of a row.
public struct Divider: PrimitiveView {
  /// A line across the stack that it stands in.
  public init() {}

  /// A line as thin as the pixels allow.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let white = context.environment.colorScheme == .dark
    let color = Color(red: white ? 255 : 0, green: white ? 255 : 0, blue: white ? 255 : 0, alpha: 51)
    let thickness = 1 / context.environment.displayScale
    let line =
      context.stackAxis == .horizontal
      ? AnyView(color.frame(width: thickness)) : AnyView(color.frame(height: thickness))
    return line._resolve(in: context)
  }
}
