internal import DaguerreGraphics

/// A room with bars or space along its sides, in points of the picture.
struct SafeArea {
  /// What none of them covers.
  var safe: Rect
  /// The room, with what they cover.
  var whole: Rect

  /// A rectangle in the room, with what is covered beyond those of its sides that lie where that begins.
  func extending(_ rect: Rect, _ edges: Edge.Set, _ direction: LayoutDirection, _ grid: PixelGrid) -> Rect {
    let isForward = direction == .leftToRight
    let near = grid.tolerance
    var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    if edges.contains(isForward ? .leading : .trailing), left <= safe.minX + near { left = min(left, whole.minX) }
    if edges.contains(isForward ? .trailing : .leading), right >= safe.maxX - near { right = max(right, whole.maxX) }
    if edges.contains(.top), top <= safe.minY + near { top = min(top, whole.minY) }
    if edges.contains(.bottom), bottom >= safe.maxY - near { bottom = max(bottom, whole.maxY) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Canvas {
  /// Draws what `body` draws with space along the sides of a room that views may reach into.
  func withSafeArea(_ insets: EdgeInsets, in room: Rect, of node: LayoutNode, _ body: () -> Void) {
    let isForward = node.layoutDirection == .leftToRight
    let safe = Rect(
      x: room.minX + (isForward ? insets.leading : insets.trailing), y: room.minY + insets.top,
      width: room.width - insets.horizontal, height: room.height - insets.vertical)
    with(SafeArea(safe: safe, whole: extending(room, .all, of: node)), body)
  }

  /// Draws what `body` draws where nothing is covered.
  func withoutSafeArea(_ body: () -> Void) { with(nil, body) }

  private func with(_ inner: SafeArea?, _ body: () -> Void) {
    let outer = safeArea
    safeArea = inner
    body()
    safeArea = outer
  }

  /// The rectangle of a node, with what is covered beyond it.
  func extending(_ rect: Rect, _ edges: Edge.Set, of node: LayoutNode) -> Rect {
    guard !edges.isEmpty, let safeArea else { return rect }
    return safeArea.extending(rect, edges, node.layoutDirection, node.grid)
  }
}

/// A view that reaches into what is covered beyond its sides; those around place it as if it did not.
private final class UnsafeNode: WrapperNode {
  private let edges: Edge.Set

  init(_ child: LayoutNode, _ edges: Edge.Set, _ environment: EnvironmentValues) {
    self.edges = edges
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let room = canvas.extending(rect, edges, of: self)
    guard room != rect else { return super.draw(in: rect, proposal: proposal, on: canvas) }
    let offer = ProposedViewSize(
      width: proposal.width.map { $0 + room.width - rect.width },
      height: proposal.height.map { $0 + room.height - rect.height })
    place(child, at: .zero, of: offer, in: room, on: canvas)
  }
}

extension View {
  /// Has the view reach under what covers the sides of its room, such as the bar of a
  /// ``safeAreaInset(edge:alignment:spacing:content:)``, where it ends there.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> NodeModifier<Self> {
    // No keyboard covers a picture.
    let edges = regions.contains(.container) ? edges : []
    return wrapped { UnsafeNode($0, edges, $1.environment) }
  }

  /// The older name of ``ignoresSafeArea(_:edges:)``.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> NodeModifier<Self> { ignoresSafeArea(edges: edges) }
}
