/// In what a place is measured.
public enum CoordinateSpace: Hashable {
  /// The view's own room.
  case local
  /// The picture.
  case global
  /// A view around by its name.
  case named(AnyHashable)

  /// The innermost scrolling view around.
  public static var scrollView: CoordinateSpace { .named(ScrollViewName.any) }
  /// The innermost view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace { .named(ScrollViewName.along(axis)) }
}

/// What views that scroll are called.
enum ScrollViewName: Hashable {
  case any
  case along(Axis)

  static func all(along axes: Axis.Set) -> [AnyHashable] {
    ([.any] + Axis.allCases.filter(axes.contains).map(ScrollViewName.along)).map(AnyHashable.init)
  }
}

/// The views around a place that coordinate spaces are named for, in points of the picture.
struct CoordinateSpaces: @unchecked Sendable {  // names are compared, and nothing else
  private var views: [AnyHashable: Rect] = [:]

  subscript(name: AnyHashable) -> Rect? {
    get { views[name] }
    set { views[name] = newValue }
  }
}

/// Gives its place names.
private final class CoordinateSpaceNode: OnlookingNode {
  private let names: [AnyHashable]

  init(_ child: LayoutNode, names: [AnyHashable], _ environment: EnvironmentValues) {
    self.names = names
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.withSpaces(names, rect) { super.draw(in: rect, proposal: proposal, on: canvas) }
  }
}

extension View {
  /// Names a space for the view, in which views within can be measured.
  public func coordinateSpace(name: some Hashable) -> NodeModifier<Self> { coordinateSpace(.named(name)) }

  /// Names a space for the view, in which views within can be measured.
  public func coordinateSpace(_ space: CoordinateSpace) -> NodeModifier<Self> {
    wrapped { child, context in
      guard case .named(let name) = space else { return child }
      return CoordinateSpaceNode(child, names: [name], context.environment)
    }
  }

  /// Names a space for the view, in which views within can be measured.
  @_disfavoredOverload
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> NodeModifier<Self> {
    coordinateSpace(space.coordinateSpace)
  }
}
