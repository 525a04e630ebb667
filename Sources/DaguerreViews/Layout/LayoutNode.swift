/// A resolved view: answers proposals with a size, and draws itself where its parent places it.
///
/// Layout is SwiftUI's: a parent proposes a size, the child chooses its own, the parent places it. Nodes work in
/// leading-to-trailing coordinates; only ``place(_:at:of:in:on:)`` knows which way lines run.
public class LayoutNode {
  let layoutDirection: LayoutDirection
  let grid: PixelGrid
  private var answers = Answers<Size>()

  init(_ environment: EnvironmentValues) {
    self.layoutDirection = environment.layoutDirection
    self.grid = environment.pixelGrid
  }

  /// The size chosen for a proposal; asked of ``measure(_:)`` once.
  final func size(for proposal: ProposedViewSize) -> Size {
    if let known = answers[proposal] { return known }
    let size = measure(proposal)
    answers.add(size, to: proposal)
    return size
  }

  // MARK: For subclasses

  func measure(_ proposal: ProposedViewSize) -> Size { .zero }

  /// Draws the node in `rect`, whose size is the answer to `proposal`.
  func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {}

  /// Where an alignment line is, from the leading edge, for a node of the given size.
  func position(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    ownPosition(of: alignment, in: size, proposal: proposal)
  }

  /// Where an alignment line is, from the top, for a node of the given size.
  func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    ownPosition(of: alignment, in: size, proposal: proposal)
  }

  /// Where a line is that the node or one within it says it has, from the leading edge.
  func statedPosition(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double? { nil }

  /// Where a line is that the node or one within it says it has, from the top.
  func statedPosition(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double? { nil }

  /// Whether the node or one within it says where some line is.
  var statesGuides: Bool { false }

  /// Whether the node has a line of text, so that its baselines are more than its bottom.
  var hasTextBaseline: Bool { false }

  /// What the node says of itself to the one that lays it out.
  var traits: LayoutTraits { LayoutTraits() }

  /// The rounded rectangle that a shadow of the node is cast by, when it is drawn in `rect`.
  func silhouette(in rect: Rect) -> (Rect, CornerRadii) { (rect, .zero) }

  /// Whether what is drawn fills the silhouette and nothing else, so that its shadow is that of a box.
  var fillsSilhouette: Bool { false }

  /// How opaque what fills the silhouette is, 0 to 1; its shadow is as strong.
  var silhouetteOpacity: Double { 1 }

  /// Whether what is drawn is one thing, so that an effect around it is one.
  var isOneThing: Bool { true }

  // MARK: Placing

  /// Draws `child` with its leading top corner at `origin`, measured from the leading top corner of `bounds`.
  final func place(
    _ child: LayoutNode, at origin: Point, of proposal: ProposedViewSize, in bounds: Rect, on canvas: Canvas
  ) {
    child.draw(in: frame(of: child, at: origin, of: proposal, in: bounds), proposal: proposal, on: canvas)
  }

  /// Draws `child` so that its alignment point lies on that of `bounds`.
  final func place(
    _ child: LayoutNode, aligned alignment: Alignment, of proposal: ProposedViewSize, in bounds: Rect,
    on canvas: Canvas
  ) {
    let origin = origin(of: child, aligned: alignment, of: proposal, in: bounds)
    place(child, at: origin, of: proposal, in: bounds, on: canvas)
  }

  /// Where `child` is drawn with its leading top corner at `origin`, measured from the leading top corner of `bounds`.
  final func frame(
    of child: LayoutNode, at origin: Point, of proposal: ProposedViewSize, in bounds: Rect
  ) -> Rect {
    let size = child.size(for: proposal)
    let x = layoutDirection == .leftToRight ? origin.x : bounds.width - origin.x - size.width
    return grid.nearest(bounds.minX + x, bounds.minY + origin.y, size)
  }

  /// Where the leading top corner of `child` is, so that its alignment point lies on that of `bounds`.
  final func origin(
    of child: LayoutNode, aligned alignment: Alignment, of proposal: ProposedViewSize, in bounds: Rect
  ) -> Point {
    let size = child.size(for: proposal)
    let x =
      position(of: alignment.horizontal, in: bounds.size, proposal: ProposedViewSize(bounds.size))
      - child.position(of: alignment.horizontal, in: size, proposal: proposal)
    let y =
      position(of: alignment.vertical, in: bounds.size, proposal: ProposedViewSize(bounds.size))
      - child.position(of: alignment.vertical, in: size, proposal: proposal)
    return Point(x: x, y: y)
  }

  /// Where the node's leading top corner is when its alignment point lies on that of a room.
  final func origin(aligned alignment: Alignment, in room: Size, proposal: ProposedViewSize) -> Point {
    let size = size(for: proposal)
    return Point(
      x: alignment.horizontal.defaultPosition(in: room)
        - position(of: alignment.horizontal, in: size, proposal: proposal),
      y: alignment.vertical.defaultPosition(in: room) - position(of: alignment.vertical, in: size, proposal: proposal))
  }
}

extension [LayoutNode] {
  /// Calls `draw` with the place of each node, in the order in which a stack draws them.
  func forEachInDrawingOrder(_ draw: (Int) -> Void) {
    guard contains(where: { $0.traits.zIndex != 0 }) else { return indices.forEach(draw) }
    indices.sorted { (self[$0].traits.zIndex, $0) < (self[$1].traits.zIndex, $1) }.forEach(draw)
  }
}

/// A node around one other, which it resembles in all that a subclass does not change.
class WrapperNode: LayoutNode {
  let child: LayoutNode

  init(_ child: LayoutNode, _ environment: EnvironmentValues) {
    self.child = child
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { child.size(for: proposal) }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    child.draw(in: rect, proposal: proposal, on: canvas)
  }

  override func position(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    child.position(of: alignment, in: size, proposal: proposal)
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    child.position(of: alignment, in: size, proposal: proposal)
  }

  override func statedPosition(
    of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? { child.statedPosition(of: alignment, in: size, proposal: proposal) }

  override func statedPosition(
    of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? { child.statedPosition(of: alignment, in: size, proposal: proposal) }

  override var statesGuides: Bool { child.statesGuides }

  override var hasTextBaseline: Bool { child.hasTextBaseline }

  override var traits: LayoutTraits { child.traits }

  /// That of the child, unless a subclass gives the child another place.
  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) { child.silhouette(in: rect) }

  override var fillsSilhouette: Bool { child.fillsSilhouette }

  override var silhouetteOpacity: Double { child.silhouetteOpacity }

  override var isOneThing: Bool { child.isOneThing }
}

/// A node that looks on while its child is drawn, and changes nothing of it.
class OnlookingNode: WrapperNode {}

extension LayoutNode {
  /// What others look on at.
  var withoutOnlookers: LayoutNode {
    var node = self
    while let onlooker = node as? OnlookingNode { node = onlooker.child }
    return node
  }
}

/// A node around one other, as large as that is in another room than its own.
class OfferingNode: WrapperNode {
  /// What the child is offered.
  func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Those of the child, but for its priority, which it has for its own size.
  override var traits: LayoutTraits {
    var traits = child.traits
    traits.priority = 0
    return traits
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { child.size(for: inner(proposal)) }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    child.draw(in: rect, proposal: inner(proposal), on: canvas)
  }

  override func position(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    child.position(of: alignment, in: size, proposal: inner(proposal))
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    child.position(of: alignment, in: size, proposal: inner(proposal))
  }

  override func statedPosition(
    of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? { child.statedPosition(of: alignment, in: size, proposal: inner(proposal)) }

  override func statedPosition(
    of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? { child.statedPosition(of: alignment, in: size, proposal: inner(proposal)) }
}

/// A node around one other that has a place of its own in it.
class PlacingNode: OfferingNode {
  /// What the child is offered where it is placed, in a node of the size that answers a proposal.
  func inner(_ proposal: ProposedViewSize, in size: Size) -> ProposedViewSize { inner(proposal) }

  /// Where the child's leading top corner is in a node of a size.
  ///
  /// - Parameter inner: what the child is offered.
  func origin(of inner: ProposedViewSize, in size: Size) -> Point { .zero }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let inner = inner(proposal, in: rect.size)
    place(child, at: origin(of: inner, in: rect.size), of: inner, in: rect, on: canvas)
  }

  override func position(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    ownPosition(of: alignment, in: size, proposal: proposal)
  }

  /// A baseline is the child's, other lines are those of the node's own rectangle.
  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    guard alignment.isBaseline else { return ownPosition(of: alignment, in: size, proposal: proposal) }
    let inner = inner(proposal, in: size)
    return origin(of: inner, in: size).y + child.position(of: alignment, in: child.size(for: inner), proposal: inner)
  }

  /// That of the child, where it is.
  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) {
    let inner = inner(ProposedViewSize(rect.size), in: rect.size)
    return child.silhouette(in: frame(of: child, at: origin(of: inner, in: rect.size), of: inner, in: rect))
  }

  override func statedPosition(
    of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    let inner = inner(proposal, in: size)
    return child.statedPosition(of: alignment, in: child.size(for: inner), proposal: inner)
      .map { $0 + origin(of: inner, in: size).x }
  }

  override func statedPosition(
    of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize
  ) -> Double? {
    let inner = inner(proposal, in: size)
    return child.statedPosition(of: alignment, in: child.size(for: inner), proposal: inner)
      .map { $0 + origin(of: inner, in: size).y }
  }
}

extension LayoutNode {
  /// A line of the node's own rectangle, unless something within it says where it is.
  final func ownPosition(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    let stated = statesGuides ? statedPosition(of: alignment, in: size, proposal: proposal) : nil
    return stated ?? alignment.defaultPosition(in: size)
  }

  /// A line of the node's own rectangle, unless something within it says where it is.
  final func ownPosition(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    let stated = statesGuides ? statedPosition(of: alignment, in: size, proposal: proposal) : nil
    return stated ?? alignment.defaultPosition(in: size)
  }
}

/// A node around one other whose guides and silhouette are those of its own rectangle.
class EnclosingNode: WrapperNode {
  override func position(of alignment: HorizontalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    alignment.defaultPosition(in: size)
  }

  override func position(of alignment: VerticalAlignment, in size: Size, proposal: ProposedViewSize) -> Double {
    alignment.defaultPosition(in: size)
  }

  override var hasTextBaseline: Bool { false }

  override func silhouette(in rect: Rect) -> (Rect, CornerRadii) { (rect, .zero) }

  override var fillsSilhouette: Bool { false }
}
